/** The day and time at which a page is printed. On the screen it renders nothing. */
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
    // The browser takes the page as it is when the handler returns.
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
