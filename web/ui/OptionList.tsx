/** The option list: a column of links at the left; below 768 pixels one line with the chosen option, which opens a drawer. */
import { Box, chakra } from '@chakra-ui/react';
import { OptionDrawer } from './OptionDrawer.tsx';
import { OptionGroups } from './OptionGroups.tsx';
import type { Option } from './options.ts';

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
