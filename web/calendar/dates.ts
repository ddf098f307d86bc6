/** Formats days and times in India's time zone, in the chosen language, with Latin digits. */

import type { Language } from '../i18n/languages.ts';
import { toInstant } from './india.ts';

export interface Dates {
  /** `20 Nov 2026`, of a day (`YYYY-MM-DD`) or an instant. */
  date: (text: string) => string;
  /** `20 Nov` */
  dayOfYear: (text: string) => string;
  /** `09:42`, of an instant. */
  time: (text: string) => string;
  /** `09:42:19`, of an instant. */
  seconds: (text: string) => string;
  /** `Fri`, of a day or an instant. */
  weekday: (text: string) => string;
  /** `F`, for narrow columns. */
  weekdayLetter: (text: string) => string;
  /** `Friday` */
  weekdayInFull: (text: string) => string;
  /** `Fri 20 Nov 2026`, as a date field shows a day. */
  named: (text: string) => string;
  /** `20 Nov 2026, 09:42`, of an instant. */
  dateTime: (text: string) => string;
  /** `November` for 11. */
  month: (month: number) => string;
}

// American names for English, because other locales write 'Sept'. The order of the parts is set here.
const locales: Readonly<Record<Language, string>> = { en: 'en-US', hi: 'hi-IN', mr: 'mr-IN' };

type Part = 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'second';

const dates = (language: Language): Dates => {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${locales[language]}-u-nu-latn`, { timeZone: 'Asia/Kolkata', hourCycle: 'h23', ...options });
  const whole = formatter({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const month = formatter({ month: 'long' });
  const weekday = formatter({ weekday: 'long' });
  const letter = formatter({ weekday: 'narrow' });
  const write = (text: string, pattern: (part: (type: Part) => string) => string): string => {
    const instant = toInstant(text);
    // A text that is not a date is returned unchanged.
    if (Number.isNaN(instant.getTime())) return text;
    const parts = whole.formatToParts(instant);
    return pattern((type) => parts.find((part) => part.type === type)?.value ?? '');
  };
  const date = (text: string) => write(text, (part) => `${part('day')} ${part('month')} ${part('year')}`);
  const time = (text: string) => write(text, (part) => `${part('hour')}:${part('minute')}`);
  return {
    date,
    dayOfYear: (text) => write(text, (part) => `${part('day')} ${part('month')}`),
    time,
    seconds: (text) => write(text, (part) => `${part('hour')}:${part('minute')}:${part('second')}`),
    weekday: (text) => write(text, (part) => part('weekday')),
    weekdayLetter: (text) => letter.format(toInstant(text)),
    weekdayInFull: (text) => weekday.format(toInstant(text)),
    named: (text) => write(text, (part) => `${part('weekday')} ${date(text)}`),
    dateTime: (text) => write(text, () => `${date(text)}, ${time(text)}`),
    month: (number) => month.format(toInstant(`2024-${String(number).padStart(2, '0')}-01`)),
  };
};

const byLanguage = new Map<Language, Dates>();

/** Returns the formats of a language, created once. */
export function datesIn(language: Language): Dates {
  const formats = byLanguage.get(language) ?? dates(language);
  byLanguage.set(language, formats);
  return formats;
}

/** Formats minutes since midnight as the time of day: 1480 -> `00:40`. */
export const writeTimeOfDay = (minutes: number): string => writeMinutes(minutes % (24 * 60));

/** Formats a duration: 516 -> `08:36`. Hours of a whole month may have three digits. */
export const writeMinutes = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
