/** Props of one day of one person in the muster, shared by the table and the phone's calendar. */
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { type Cell, letterOf, type MusterRow } from './muster.ts';
import { payrollTexts } from './payroll/texts/texts.ts';
import { teamTexts } from './texts/texts.ts';

export function useMusterCell() {
  const text = useText(teamTexts, payrollTexts);
  const dates = useDates();
  /** @returns the visible letter, and the attributes of its element; null for a future day */
  return ({ name }: Pick<MusterRow, 'name'>, cell: Cell) => {
    const { date, state, day, type } = cell;
    if (state === 'ahead') return null;
    const isCorrected = day !== undefined && day.corrections.length > 0;
    const kind = type?.type ?? undefined;
    const isAbsent = kind === 'WORK';
    const letter = letterOf(cell) ?? text('muster.in');
    // A visible word is part of the accessible name (WCAG 2.5.3). Single letters stand for their words.
    const typeWords = kind === undefined ? [] : [...(isAbsent ? [] : [text(`payroll.type.${kind}`)]), ...(type?.reason ? [type.reason] : [])];
    const isNamed = kind !== undefined && !isAbsent && day === undefined;
    const words = [
      ...(isNamed ? [] : [text(`muster.${state}`)]),
      ...typeWords,
      ...(state === 'atWork' ? [letter] : []),
      ...(isCorrected ? [text('muster.corrected')] : []),
    ];
    return {
      letter,
      attributes: {
        'data-state': isAbsent && !type?.reason ? 'missing' : state,
        'data-corrected': isCorrected || undefined,
        'aria-label': text('muster.cell', { name, date: dates.dayOfYear(date), state: words.join(', ') }),
      },
    };
  };
}
