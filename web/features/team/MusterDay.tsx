/** One day of one person: a letter that leads to the day, or opens the correction of a missing check-out. Of a day that is still to come there is nothing. */
import type { Cell, MusterRow } from './muster.ts';
import { useMusterCell } from './use-muster-cell.ts';

interface Props {
  row: Pick<MusterRow, 'id' | 'name'>;
  cell: Cell;
  to: string;
  /** Whether it opens the correction. */
  corrects: boolean;
}

export function MusterDay({ row, cell, to, corrects }: Props) {
  const shownAs = useMusterCell()(row, cell);
  if (shownAs === null) return null;
  const { letter, attributes } = shownAs;
  const day = { ...attributes, tabIndex: -1, 'data-cell': `${row.id} ${cell.date}` };
  return corrects ? (
    <button type="button" {...day}>
      {letter}
    </button>
  ) : (
    <a href={to} {...day}>
      {letter}
    </a>
  );
}
