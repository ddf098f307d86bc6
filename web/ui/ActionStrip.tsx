/** Renders the actions of a list on one line that scrolls on a phone, so the rows begin higher. The padding leaves room for the focus ring. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function ActionStrip({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      className="action-strip"
      display={{ base: 'flex', md: 'contents' }}
      flex="1 1 0"
      w={{ base: '0', md: 'auto' }}
      minW="140px"
      gap="2"
      p="1"
      m="-1"
      overflowX="auto"
      css={{ scrollbarWidth: 'none', '& > *': { flexShrink: '0' } }}
    >
      {children}
    </chakra.div>
  );
}
