/** One day of one person: a letter that leads to the day. Of a day that is still to come there is nothing. */
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Cell, CellState, MusterRow } from './muster.ts';
import { teamTexts } from './texts/texts.ts';

/** The same in all languages; 'in' is a word and stands in the texts. */
export const letters: Readonly<Record<Exclude<CellState, 'atWork'>, string>> = {
  approved: 'P',
  toApprove: 'P',
  missing: 'M',
  notIn: '-',
  free: '',
  ahead: '',
  unknown: '?',
};

interface Props {
  row: Pick<MusterRow, 'id' | 'name'>;
  cell: Cell;
  to: string;
}

export function MusterDay({ row: { id, name }, cell: { date, state }, to }: Props) {
  const text = useText(teamTexts);
  const dates = useDates();
  if (state === 'ahead') return null;
  return (
    <a
      href={to}
      tabIndex={-1}
      data-cell={`${id} ${date}`}
      data-state={state}
      aria-label={text('muster.cell', { name, date: dates.dayOfYear(date), state: text(`muster.${state}`) })}
    >
      {state === 'atWork' ? text('muster.in') : letters[state]}
    </a>
  );
}
