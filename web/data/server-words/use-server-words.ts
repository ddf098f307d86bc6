/** Words of the server that we know, in the person's language. Everything else is shown word for word, and in English all of it. */
import { use } from 'react';
import { fill, type Texts } from '../../i18n/catalogue.ts';
import { defineTexts } from '../../i18n/define-texts.ts';
import { useLanguage } from '../../i18n/text-context.ts';

const known = defineTexts<Readonly<Record<string, string>>>({}, { hi: async () => (await import('./hi.ts')).hi, mr: async () => (await import('./mr.ts')).mr });

/** @param table what is said, with names in braces for what differs: what it is in another language */
export function translateWords(table: Texts, words: string): string {
  const whole = table[words];
  if (typeof whole === 'string') return whole;
  for (const [said, translated] of Object.entries(table)) {
    const parts = new RegExp(`^${said.replaceAll(/[.()?]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>.+)')}$`, 'u').exec(words);
    if (parts !== null && typeof translated === 'string') return fill(translated, parts.groups);
  }
  return words;
}

/** Suspends while the words of a language are on their way. */
export function useServerWords(): (words: string) => string {
  const table = use(known.in(useLanguage().language));
  return (words) => translateWords(table, words);
}
