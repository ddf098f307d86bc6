/** Translates known messages of the server into the user's language. Unknown messages, and all messages in English, are shown verbatim. */
import { use } from 'react';
import { datesIn } from '../../calendar/dates.ts';
import { fill, type Texts } from '../../i18n/catalogue.ts';
import { defineTexts } from '../../i18n/define-texts.ts';
import type { Language } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/text-context.ts';

const wordTexts = defineTexts<Readonly<Record<string, string>>>({}, { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') });

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns `YYYY-MM-DD` for a day in a server message: `2026-11-20`, `20 Nov 2026`, `1 Sept 2026`; undefined for other text. */
function dayOf(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [, day = '', name = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]{2})t? (\d{4})$/.exec(text) ?? [];
  const month = months.indexOf(name) + 1;
  return month === 0 ? undefined : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Returns a field's translation, and days and months in the language's format. */
function inLanguage(table: Texts, language: Language, name: string, value: string): string {
  const field = name === 'field' ? table[value] : undefined;
  if (typeof field === 'string') return field;
  const day = dayOf(value);
  if (day !== undefined) return datesIn(language).date(day);
  const [, month = '', year = ''] = /^([A-Z][a-z]{2})[a-z]* (\d{4})$/.exec(value) ?? [];
  return months.includes(month) ? `${datesIn(language).month(months.indexOf(month) + 1)} ${year}` : value;
}

/** Translates a message. @param table messages with named placeholders, and their translations; `{field}` matches a field in the table */
export function translateWords(table: Texts, language: Language, words: string): string {
  const whole = table[words];
  if (typeof whole === 'string') return whole;
  for (const [pattern, translated] of Object.entries(table)) {
    const parts = new RegExp(`^${pattern.replaceAll(/[.()?]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>.+)')}$`, 'u').exec(words);
    if (parts === null || typeof translated !== 'string') continue;
    const { groups = {} } = parts;
    // For an unknown field the original message says more than a partial translation.
    if (groups['field'] !== undefined && table[groups['field']] === undefined) continue;
    const values = Object.entries(groups).map(([name, value]) => [name, inLanguage(table, language, name, value)] as const);
    return fill(translated, Object.fromEntries(values));
  }
  return words;
}

/** Returns the translator. Suspends while the texts of the language load. */
export function useServerWords(): (words: string) => string {
  const { language } = useLanguage();
  const table = use(wordTexts.in(language));
  return (words) => translateWords(table, language, words);
}
