/** Consistent terms: a noun of the English texts has one word in Hindi and one in Marathi, and abandoned synonyms are not used. */
import { describe, expect, it } from 'vitest';
import type { Plural, Texts } from './catalogue.ts';
import { en as signedOutEn } from './signed-out/en.ts';
import { hi as signedOutHi } from './signed-out/hi.ts';
import { mr as signedOutMr } from './signed-out/mr.ts';

type File = Readonly<Record<string, Texts>>;

const words = (text: string | Plural = '') => (typeof text === 'string' ? text : `${text.one} ${text.other}`);

const textsOf = (files: Readonly<Record<string, File>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(files).flatMap((file) => Object.values(file).flatMap((texts) => Object.entries(texts).map(([key, text]) => [key, words(text)]))),
  );

const hindi = textsOf(import.meta.glob<File>(['../**/texts/**/hi.ts', '../data/server-words/hi.ts'], { eager: true }));
const marathi = textsOf(import.meta.glob<File>(['../**/texts/**/mr.ts', '../data/server-words/mr.ts'], { eager: true }));
/** The server's messages are keyed by their English text. */
const serverWords = Object.keys(textsOf(import.meta.glob<File>('../data/server-words/hi.ts', { eager: true })));
const english = {
  ...Object.fromEntries(serverWords.map((words) => [words, words])),
  ...textsOf(import.meta.glob<File>('../**/texts/**/en.ts', { eager: true })),
};

interface Word {
  english: RegExp;
  /** Beginnings of the word's forms. */
  hindi: RegExp;
  marathi: RegExp;
}

/** Texts whose translations idiomatically omit the noun of the English text. */
const unsaid: readonly string[] = ['meetings.assign', 'meetings.with'];

const nouns: Readonly<Record<string, Word>> = {
  address: { english: /\baddress(es)?\b/i, hindi: /पत[ाे]/, marathi: /पत्त/ },
  attendance: { english: /\battendance\b/i, hindi: /उपस्थिति/, marathi: /हजेरी/ },
  batch: { english: /\bbatch(es)?\b/i, hindi: /बैच/, marathi: /बॅच/ },
  card: { english: /\bcards?\b/i, hindi: /कार्ड/, marathi: /कार्ड/ },
  date: { english: /\bdate\b/i, hindi: /तारीख/, marathi: /तारीख|तारख/ },
  dealer: { english: /\bdealers?\b/i, hindi: /डीलर/, marathi: /डीलर/ },
  district: { english: /\bdistricts?\b/i, hindi: /ज़िल/, marathi: /जिल्ह/ },
  employee: { english: /\bemployees?\b/i, hindi: /कर्मचारी/, marathi: /कर्मचारी|कर्मचाऱ्या/ },
  farmer: { english: /\bfarmers?\b/i, hindi: /किसान/, marathi: /शेतकरी|शेतकऱ्या/ },
  id: { english: /\bid\b/i, hindi: /क्रमांक/, marathi: /क्रमांक/ },
  invoice: { english: /\binvoices?\b/i, hindi: /बिल/, marathi: /बिल/ },
  map: { english: /\bmap\b/i, hindi: /नक्श/, marathi: /नकाश/ },
  meeting: { english: /\bmeetings?\b/i, hindi: /बैठक/, marathi: /बैठक/ },
  month: { english: /\bmonths?\b/i, hindi: /महीन/, marathi: /महिन/ },
  password: { english: /\bpasswords?\b/i, hindi: /पासवर्ड/, marathi: /पासवर्ड/ },
  print: { english: /\bprint(ed)?\b/i, hindi: /प्रिंट/, marathi: /प्रिंट/ },
  product: { english: /\bproducts?\b/i, hindi: /उत्पाद/, marathi: /उत्पादन/ },
  profile: { english: /\bprofile\b/i, hindi: /प्रोफ़ाइल/, marathi: /प्रोफाइल/ },
  state: { english: /\bstates?\b/i, hindi: /राज्य/, marathi: /राज्य/ },
  status: { english: /\bstatus\b/i, hindi: /स्थिति/, marathi: /स्थिती/ },
  taluka: { english: /\b(talukas?|tahasil)\b/i, hindi: /तालुक/, marathi: /तालुक/ },
  village: { english: /\bvillages?\b/i, hindi: /गाँव/, marathi: /गाव/ },
};

const without = (texts: Readonly<Record<string, string>>, pattern: RegExp, noun: RegExp) =>
  Object.entries(english)
    .filter(([key, text]) => noun.test(text.replaceAll(/\{\w+\}/g, '')) && !unsaid.includes(key) && !pattern.test(texts[key] ?? ''))
    .map(([key]) => `${key}: ${texts[key]}`);

describe.each(Object.entries(nouns))('%s', (_noun, word) => {
  it('has one word in each language', () => {
    expect({ hindi: without(hindi, word.hindi, word.english), marathi: without(marathi, word.marathi, word.english) }).toEqual({ hindi: [], marathi: [] });
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
  const oldWords = /विक्रेत|छाप|तहसील|साइन इन|ई-मेल|तिथि|आईडी|आयडी/;
  const outdated = [...Object.entries(hindi), ...Object.entries(marathi)].filter(([, text]) => oldWords.test(text));
  expect(outdated).toEqual([]);
});
