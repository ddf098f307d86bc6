/** Renders the work bar of an import: messages, then actions, the main action last. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export function ImportBar({ status, children }: { status: ReactNode; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      minH="52px"
      px="gutter"
      py="1.5"
      bg="bg"
      borderTopWidth="1px"
      css={{ '& > button, & > a': { height: 'control', flexGrow: { mdDown: '1' } } }}
    >
      <chakra.div role="status" flex={{ base: '1 0 100%', md: '1' }} overflowWrap="anywhere">
        {status}
      </chakra.div>
      {children}
    </chakra.div>
  );
}
