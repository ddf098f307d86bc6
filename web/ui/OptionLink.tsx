/** One entry of the option list. With `narrow` it is an icon between 768 and 1199 pixels, its word beside it on hover and focus. */
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Option } from './options.ts';

const ChakraLink = chakra(Link);

interface Props {
  option: Option;
  narrow?: boolean;
  onChosen?: (() => void) | undefined;
}

/** The word of an icon, floating beside it while it is pointed at or focused. */
const floatingWord = {
  position: 'absolute',
  insetStart: '100%',
  whiteSpace: 'nowrap',
  zIndex: 'tooltip',
  px: '2',
  py: '1',
  borderRadius: 'l1',
  bg: 'bg.panel',
  color: 'fg',
  fontWeight: '500',
  boxShadow: 'md',
  opacity: '0',
  pointerEvents: 'none',
} as const;

export function OptionLink({ option: { label, icon: Icon, href, current }, narrow = false, onChosen }: Props) {
  return (
    <ChakraLink
      to={href}
      aria-current={current ? 'page' : undefined}
      onClick={onChosen}
      position="relative"
      display="flex"
      alignItems="center"
      justifyContent={narrow ? { mdToXl: 'center' } : undefined}
      gap="9px"
      minH={narrow ? '34px' : '44px'}
      px="9px"
      py="1"
      mb="0.5"
      borderRadius="l2"
      color="fg.muted"
      transition="background-color 120ms"
      focusVisibleRing="outside"
      _hover={{ bg: 'bg.muted', color: 'fg' }}
      _currentPage={{
        bg: 'bg.selected',
        color: 'fg.brand',
        fontWeight: '600',
        _hover: { bg: 'bg.selected', color: 'fg.brand' },
        _before: { content: '""', position: 'absolute', insetStart: '-8px', insetY: '7px', w: '3px', borderEndRadius: '2px', bg: 'brand.solid' },
      }}
      css={narrow ? { '&:is(:hover, :focus-visible) > span': { mdToXl: { opacity: '1', pointerEvents: 'auto' } } } : {}}
    >
      <Icon />
      <chakra.span minW="0" overflowWrap="anywhere" css={narrow ? { mdToXl: floatingWord } : {}}>
        {label}
      </chakra.span>
    </ChakraLink>
  );
}
