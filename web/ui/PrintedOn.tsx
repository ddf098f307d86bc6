/** Renders the date and time of printing on paper, and nothing on the screen. */
import { serverNow } from '../calendar/server-clock.ts';
import { useDates } from '../calendar/use-dates.ts';
import { useText } from '../i18n/text-context.ts';
import { listTexts } from './list/texts/texts.ts';
import { usePrinting } from './use-printing.ts';

export function PrintedOn() {
  const text = useText(listTexts);
  const dates = useDates();
  const isPrinting = usePrinting();
  return isPrinting && <span className="printed-on">{text('list.printed', { date: dates.dateTime(serverNow().toISOString()) })}</span>;
}
