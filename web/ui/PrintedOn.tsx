/** Renders the date and time of printing on paper, and nothing on the screen. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverNow } from '../calendar/server-clock.ts';
import { useDates } from '../calendar/use-dates.ts';
import { useText } from '../i18n/text-context.ts';
import { listTexts } from './list/texts/texts.ts';

export function PrintedOn() {
  const text = useText(listTexts);
  const dates = useDates();
  const [at, setAt] = useState<Date>();
  useEffect(() => {
    // flushSync, because the browser prints the page as soon as the handler returns.
    const show = () => flushSync(() => setAt(serverNow()));
    const hide = () => setAt(undefined);
    window.addEventListener('beforeprint', show);
    window.addEventListener('afterprint', hide);
    return () => {
      window.removeEventListener('beforeprint', show);
      window.removeEventListener('afterprint', hide);
    };
  }, []);
  return at && <span className="printed-on">{text('list.printed', { date: dates.dateTime(at.toISOString()) })}</span>;
}
