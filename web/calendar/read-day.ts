/**
 * Parses a day as people type it and programs write it: 19/11, 19-11-26, 19 nov, Nov 19 2026, Thu 19 Nov 2026, 19th Nov, 2024-02-12, 12/02/1984 00:00,
 * Sun Feb 12 1984 00:00:00 GMT+0530, today, yesterday.
 * In figures the day is before the month. The name of a month, in any language of the product, determines the order.
 */

import { latinDigits, visibleText } from '../i18n/formats.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { datesIn } from './dates.ts';
import { addDays, weekFrom } from './india.ts';

interface Around {
  language: Language;
  /** Today in India. */
  today: string;
  /** The last plausible day. A missing or incomplete year is the latest one that does not exceed this day. */
  latest?: string | undefined;
}

/** Returns `YYYY-MM-DD`, or undefined for a text that is not a calendar day. The day may be after `latest`, which the caller must refuse. */
export function readDay(typed: string, { language, today, latest = '9999-12-31' }: Around): string | undefined {
  const { text, shift } = splitTime(plainDate(typed).replace(timeWithDots, '$1:$2:$3'));
  if (!/^[\d\p{L}\p{M}\s,./-]+$/u.test(text)) return undefined;
  for (const words of [language, ...languages.map(({ code }) => code)].map(wordsOf)) {
    const near = words.near.indexOf(text);
    if (near !== -1) return addDays(today, -near);
    const day = dayOfParts(partsOf(text, words), Number(today.slice(0, 4)), latest);
    if (day !== undefined) return addDays(day, shift);
  }
  return undefined;
}

const timeBehind =
  /(?<=\d)[t\s,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(z|utc|gmt)?\s*(?:([+-])(\d{2}):?(\d{2})?)?(?:\s*ist)?(?:\s*\([^()]*\))?$/;

/** A time with dots, as Oracle formats it. */
const timeWithDots = /(?<=\d\s)(\d{1,2})\.(\d{2})\.(\d{2}(?:\.\d+)?)(?=\s*(?:[ap]m)?$)/;

/** A time before the year, as Java formats it. */
const timeWithin = /(?<=\d)\s\d{1,2}:\d{2}:\d{2}\s+[a-z]{3,4}(?=\s\d{4}$)/;

/**
 * Splits off the time that databases and programs write after a day. A time with a zone may belong to another day in India: midnight in India is
 * `18:30Z` of the previous day.
 */
function splitTime(text: string): { readonly text: string; readonly shift: number } {
  const [time, hours, minutes, zone, sign, offsetHours = 0, offsetMinutes = 0] = timeBehind.exec(text) ?? [];
  if (time === undefined) return { text: text.replace(timeWithin, ''), shift: 0 };
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -1 : 1);
  const inIndia = Number(hours) * 60 + Number(minutes) - offset + indiaOffsetMinutes;
  const hasZone = zone !== undefined || sign !== undefined;
  return { text: text.slice(0, -time.length), shift: hasZone ? Math.floor(inIndia / minutesPerDay) : 0 };
}

const indiaOffsetMinutes = 330;
const minutesPerDay = 24 * 60;

/** Returns the numbers in their order, with the name of a month as one of them, and without the weekday before them. */
function partsOf(text: string, { months, weekdays }: Words): readonly string[] {
  const parts = text.replace(/(\d)(?:st|nd|rd|th)\b(?: of\b)?/g, '$1').match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const isWeekday = (part = '') => part.length > 1 && weekdays.some((name) => name.startsWith(part));
  const withoutWeekday = isWeekday(parts[0]) ? parts.slice(1) : parts;
  const monthOf = (part: string) => {
    const fitting = months.flatMap((name, at) => (name.startsWith(part) ? [at + 1] : []));
    return fitting.length === 1 ? fitting.join() : undefined;
  };
  const [first = '', second, ...others] = withoutWeekday;
  const month = monthOf(first);
  // `Feb 12 1984` becomes `12 Feb 1984`.
  if (month !== undefined && second !== undefined) return [second, month, ...others];
  return withoutWeekday.map((part) => monthOf(part) ?? part);
}

function dayOfParts(parts: readonly string[], thisYear: number, latest: string): string | undefined {
  const [first = '', month = '', last = ''] = parts;
  if (parts.length > 3) return undefined;
  if (first.length === 4) return dayOf(first, month, last);
  if (last.length === 4) return dayOf(last, month, first);
  if (last !== '' && last.length !== 2) return undefined;
  const [year, before] = last === '' ? [thisYear, thisYear - 1] : [Number(last) + 2000, Number(last) + 1900];
  const day = dayOf(String(year), month, first);
  // 29 February may exist only in the previous year.
  return day === undefined || day > latest ? dayOf(String(before), month, first) : day;
}

/** Returns undefined for a day that the month does not have. */
function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : undefined;
}

/** The first plausible day. An earlier year is a typing error. */
export const earliestDay = '1900-01-01';

/** Returns true when the text is a stored day: `YYYY-MM-DD`, and in the calendar. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && text === dayOf(text.slice(0, 4), text.slice(5, 7), text.slice(8));

interface Words {
  /** Words for today and yesterday. */
  near: readonly string[];
  months: readonly string[];
  weekdays: readonly string[];
}

const byLanguage = new Map<Language, Words>();

function wordsOf(language: Language): Words {
  const languageWords = byLanguage.get(language) ?? words(language);
  byLanguage.set(language, languageWords);
  return languageWords;
}

function words(language: Language): Words {
  const dates = datesIn(language);
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return {
    near: [0, -1].map((days) => plainDate(near.format(days, 'day'))),
    months: Array.from({ length: 12 }, (_, at) => plainDate(dates.month(at + 1))),
    weekdays: weekFrom('2024-01-01').map((day) => plainDate(dates.weekdayInFull(day))),
  };
}

/** Spellings of month names: अक्तूबर and अक्टूबर, सितम्बर and सितंबर, एप्रील and एप्रिल, आगस्ट and ऑगस्ट, नोवेंबर and नोव्हेंबर. */
const spellings: readonly (readonly [written: RegExp, plain: string])[] = [
  [/[\u093C\u0970]/g, ''],
  [/म्(?=ब)/g, 'ं'],
  [/क्त/g, 'क्ट'],
  [/्ह/g, ''],
  [/[आऑ]/g, 'अ'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ै/g, 'े'],
];

/** Words of an office before a date. */
const dateLabel = /^(?:दिनांक|दि|date|dated|dt|dob)[\s.:-]+/u;

/** Normalises to Latin digits, lower case, one spelling, one kind of dash and slash, and without abbreviation signs and labels. */
export const plainDate = (text: string): string =>
  spellings
    .reduce((plainer, [written, letters]) => plainer.replaceAll(written, letters), latinDigits(visibleText(text).normalize('NFKC').toLowerCase()))
    .replace(dateLabel, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\u2044\u2215|_\\]/g, '/')
    .trim();
