/** Consistent terms: a noun of the English texts has one word in Hindi and one in Marathi, and abandoned synonyms are not used. */
import { describe, expect, it } from 'vitest';
import * as catalogues from '../testing/catalogues.ts';
import { nouns, withoutWord } from '../testing/glossary.ts';
import type { Texts } from './catalogue.ts';
import { en as signedOutEn } from './signed-out/en.ts';
import { hi as signedOutHi } from './signed-out/hi.ts';
import { mr as signedOutMr } from './signed-out/mr.ts';

/** Returns the forms of each text as one text. The texts of signed-out pages are compared below. */
const textsOf = (domains: Readonly<Record<string, Texts>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(domains).flatMap(([folder, texts]) =>
      folder.endsWith('signed-out') ? [] : Object.entries(texts).map(([key, text]) => [key, catalogues.formsOf(text).join(' ')]),
    ),
  );

const english = textsOf(catalogues.english);
const messages = import.meta.glob<Readonly<Record<string, Texts>>>('../data/server-messages/{hi,mr}.ts', { eager: true });
const hindi = { ...textsOf(catalogues.hindi), ...textsOf(messages['../data/server-messages/hi.ts'] ?? {}) };
const marathi = { ...textsOf(catalogues.marathi), ...textsOf(messages['../data/server-messages/mr.ts'] ?? {}) };

/** Texts whose translations idiomatically omit the noun of the English text. */
const unsaid: readonly string[] = ['meetings.assign', 'meetings.with', 'plan.chooseEmployee'];

describe.each(Object.entries(nouns))('%s', (_noun, word) => {
  it('has one word in each language', () => {
    const said = Object.fromEntries(Object.entries(english).filter(([key]) => !unsaid.includes(key)));
    const without = (texts: typeof english, pattern: RegExp) => withoutWord(said, texts, { noun: word.english, word: pattern });
    expect({ hindi: without(hindi, word.hindi), marathi: without(marathi, word.marathi) }).toEqual({ hindi: [], marathi: [] });
  });
});

it('a single sentence says that the server lacks a function', () => {
  const lacks = {
    english: /not available|this (server|provider)|connected service/i,
    hindi: /उपलब्ध नहीं|इस (सर्वर|प्रदाता|सेवा)|जुड़ी हुई सेवा/,
    marathi: /उपलब्ध नाही|या (सर्व्हर|प्रदात|पुरवठादार|सेवे)|जोडलेली सेवा/,
  };
  // These texts say that there are no rows or pictures.
  const empty = ['list.empty', 'invoices.none', 'meetings.noImages'];
  const found = (texts: Readonly<Record<string, string>>, pattern: RegExp) =>
    Object.entries(texts)
      .filter(([key, text]) => pattern.test(text) && !empty.includes(key))
      .map(([key]) => key);
  expect([found(english, lacks.english), found(hindi, lacks.hindi), found(marathi, lacks.marathi)]).toEqual([[], [], []]);
  expect([signedOutEn, signedOutHi, signedOutMr].map((texts) => texts['failure.notSupported'])).toEqual([
    'Not available on this server',
    'इस सर्वर पर उपलब्ध नहीं',
    'या सर्व्हरवर उपलब्ध नाही',
  ]);
});

it('that sentence is defined in one place, and shown by the message of a refusal', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
  const naming = Object.keys(sources).filter((file) => !/\.test\.tsx?$|signed-out\//.test(file) && sources[file]?.includes("'failure.notSupported'"));
  expect(naming.toSorted()).toEqual(['../data/attempt.ts', './not-available.ts']);
});

it('no text contains an abandoned synonym', () => {
  const oldWords = /विक्रेत|छाप|तहसील|साइन इन|ई-मेल|तिथि|आईडी|आयडी|गुण/;
  const outdated = [
    ...Object.entries(english).filter(([, text]) => /\b(?:un)?tick/i.test(text)),
    ...[...Object.entries(hindi), ...Object.entries(marathi)].filter(([, text]) => oldWords.test(text)),
  ];
  expect(outdated).toEqual([]);
});
