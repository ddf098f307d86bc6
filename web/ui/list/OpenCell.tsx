/** The last cell of a row that opens something: a sign, not a target. */
import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Cell } from './Cell.tsx';

export function OpenCell() {
  return (
    <Cell kind="go" _print={{ display: 'none' }}>
      <chakra.span display="flex" justifyContent="flex-end">
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </chakra.span>
    </Cell>
  );
}
