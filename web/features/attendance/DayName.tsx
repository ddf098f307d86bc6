/** The first cell of a day: which day it is, after the box that ticks it where there is one. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DayCell } from './DayCell.tsx';

interface Props {
  tick?: ReactNode;
  children: string;
}

export function DayName({ tick, children }: Props) {
  return (
    <DayCell flex="1 1 50%" fontWeight="600" whiteSpace="nowrap">
      <chakra.div display="flex" alignItems="center" gap="1.5">
        <chakra.div boxSize="6" ms="-1" flexShrink="0" _print={{ display: 'none' }}>
          {tick}
        </chakra.div>
        {children}
      </chakra.div>
    </DayCell>
  );
}
