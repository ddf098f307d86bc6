/** One day of one person: a letter that leads to the day, or opens the correction of a missing check-out. Of a day that is still to come there is nothing. */
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
  /** Whether it opens the correction. */
  corrects: boolean;
}

export function MusterDay({ row: { id, name }, cell: { date, state, day }, to, corrects }: Props) {
  const text = useText(teamTexts);
  const dates = useDates();
  if (state === 'ahead') return null;
  const isCorrected = day !== undefined && day.corrections.length > 0;
  const letter = state === 'atWork' ? text('muster.in') : letters[state];
  // A word that is seen is part of the name (WCAG 2.5.3); single letters stand for the words.
  const words = [text(`muster.${state}`), ...(state === 'atWork' ? [letter] : []), ...(isCorrected ? [text('muster.corrected')] : [])].join(', ');
  const cell = {
    tabIndex: -1,
    'data-cell': `${id} ${date}`,
    'data-state': state,
    'data-corrected': isCorrected || undefined,
    'aria-label': text('muster.cell', { name, date: dates.dayOfYear(date), state: words }),
  };
  return corrects ? (
    <button type="button" {...cell}>
      {letter}
    </button>
  ) : (
    <a href={to} {...cell}>
      {letter}
    </a>
  );
}
