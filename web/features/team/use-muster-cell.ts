/** Props of one day of one person in the muster, shared by the table and the phone's calendar. */
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { type Cell, letters, type MusterRow } from './muster.ts';
import { teamTexts } from './texts/texts.ts';

export function useMusterCell() {
  const text = useText(teamTexts);
  const dates = useDates();
  /** @returns the letter that is seen, and what its element is known and coloured by; null on a day that is still to come */
  return ({ name }: Pick<MusterRow, 'name'>, { date, state, day }: Cell) => {
    if (state === 'ahead') return null;
    const isCorrected = day !== undefined && day.corrections.length > 0;
    const letter = state === 'atWork' ? text('muster.in') : letters[state];
    // A word that is seen is part of the name (WCAG 2.5.3); single letters stand for the words.
    const words = [text(`muster.${state}`), ...(state === 'atWork' ? [letter] : []), ...(isCorrected ? [text('muster.corrected')] : [])];
    return {
      letter,
      attributes: {
        'data-state': state,
        'data-corrected': isCorrected || undefined,
        'aria-label': text('muster.cell', { name, date: dates.dayOfYear(date), state: words.join(', ') }),
      },
    };
  };
}
