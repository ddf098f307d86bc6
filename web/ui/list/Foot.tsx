/** The foot of a list, in sight while the rows scroll. A message opens above it and covers rows: it never moves one. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  /** A message about the rows; invisible while it is empty. */
  message?: ReactNode;
  children?: ReactNode;
}

export function Foot({ message, children }: Props) {
  return (
    <chakra.div position="sticky" bottom="0" mt="auto" order="9" zIndex="docked" _print={{ display: 'none' }}>
      <chakra.div position="absolute" insetX="0" bottom="full">
        {message}
      </chakra.div>
      {children}
    </chakra.div>
  );
}
