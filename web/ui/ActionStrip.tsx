/** Actions of a list that share one line on a phone and are scrolled there, so that the rows begin higher. The padding holds the ring of the focus. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function ActionStrip({ children }: { children: ReactNode }) {
  return (
    <chakra.div
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
