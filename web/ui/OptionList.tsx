/** The option list of a screen: a column of links at the left; below 768 pixels one line with the chosen option, which opens a drawer. */
import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { Link } from './Link.tsx';
import { lazyPart } from './lazy-part.ts';

export const DrawerFrame = lazyPart(async () => (await import('./DrawerFrame.tsx')).DrawerFrame);

export interface Option {
  key: string;
  /** The title that it stands under, if the list has groups. */
  group?: string;
  label: string;
  icon: LucideIcon;
  href: string;
  /** Whether its panel is on the screen. */
  current: boolean;
}

interface Props {
  label: string;
  options: readonly Option[];
}

export function OptionList({ label, options }: Props) {
  return (
    <>
      <chakra.nav
        aria-label={label}
        hideBelow="md"
        position="sticky"
        top="48px"
        zIndex="dropdown"
        alignSelf="start"
        w={{ md: '56px', xl: '232px' }}
        flexShrink="0"
        p="2"
        pt="3"
        _print={{ display: 'none' }}
      >
        <OptionGroups options={options} narrow />
      </chakra.nav>
      <Box hideFrom="md" _print={{ display: 'none' }}>
        <OptionDrawer label={label} options={options} />
      </Box>
    </>
  );
}

function OptionDrawer({ label, options }: Props) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const current = options.find((option) => option.current);
  return (
    <>
      <chakra.button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
        display="flex"
        alignItems="center"
        gap="2"
        w="full"
        minH="44px"
        px="4"
        bg="bg.canvas"
        borderBottomWidth="1px"
        fontWeight="600"
        textAlign="start"
        focusVisibleRing="inside"
      >
        {current !== undefined && <current.icon />}
        {current?.label ?? label}
        <chakra.span ms="auto">
          <ChevronDown />
        </chakra.span>
      </chakra.button>
      {wasOpened && (
        <Suspense>
          <DrawerFrame open={open} onClose={() => setOpen(false)} title={label} finalFocus={() => button.current}>
            <chakra.nav aria-label={label} px="2">
              <OptionGroups options={options} onChosen={() => setOpen(false)} />
            </chakra.nav>
          </DrawerFrame>
        </Suspense>
      )}
    </>
  );
}

interface GroupsProps {
  options: readonly Option[];
  /** Between 768 and 1199 pixels a title is a line, and an option is an icon. */
  narrow?: boolean;
  onChosen?: () => void;
}

function OptionGroups({ options, narrow = false, onChosen }: GroupsProps) {
  const id = useId();
  const titles = [...new Set(options.map(({ group }) => group))];
  return titles.map((title, at) => (
    <chakra.div key={title ?? ''} role={title === undefined ? undefined : 'group'} aria-labelledby={title === undefined ? undefined : `${id}${at}`}>
      {title !== undefined && (
        <chakra.div
          id={`${id}${at}`}
          px="9px"
          pt={at === 0 ? '1' : '3.5'}
          pb="1.5"
          textStyle="meta"
          fontWeight="600"
          color="fg.muted"
          css={narrow ? { mdToXl: { h: '1px', p: '0', mx: '2', my: '1.5', bg: 'border', fontSize: '0', color: 'transparent', overflow: 'hidden' } } : {}}
        >
          {title}
        </chakra.div>
      )}
      {options
        .filter(({ group }) => group === title)
        .map(({ key, label, icon: Icon, href, current }) => (
          <OptionLink
            key={key}
            to={href}
            aria-current={current ? 'page' : undefined}
            onClick={onChosen}
            justifyContent={narrow ? { mdToXl: 'center' } : undefined}
            minH={narrow ? '34px' : '44px'}
          >
            <Icon />
            <chakra.span minW="0" overflowWrap="anywhere" css={narrow ? { mdToXl: floatingWord } : {}}>
              {label}
            </chakra.span>
          </OptionLink>
        ))}
    </chakra.div>
  ));
}

const OptionLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '9px',
    px: '9px',
    py: '1',
    mb: '0.5',
    borderRadius: 'l2',
    color: 'fg.muted',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _currentPage: {
      bg: 'bg.selected',
      color: 'fg.brand',
      fontWeight: '600',
      _hover: { bg: 'bg.selected', color: 'fg.brand' },
      _before: { content: '""', position: 'absolute', insetStart: '-8px', insetY: '7px', w: '3px', borderEndRadius: '2px', bg: 'brand.solid' },
    },
  },
});

/** The word of an icon, floating beside it while its link is pointed at or has the focus. */
const floatingWord = {
  layerStyle: 'floating',
  position: 'absolute',
  insetStart: '100%',
  whiteSpace: 'nowrap',
  zIndex: 'tooltip',
  px: '2',
  py: '1',
  borderRadius: 'l1',
  fontWeight: '500',
  opacity: '0',
  pointerEvents: 'none',
  ':is(a:hover, a:focus-visible) > &': { opacity: '1', pointerEvents: 'auto' },
} as const;
