/** The texts of every domain: complete by type, and with equal placeholders. */
import { describe, expect, it } from 'vitest';
import { fill, formOf, type Plural, placeholders, type Texts } from './catalogue.ts';

type File = Readonly<Record<string, Texts>>;

const english = import.meta.glob<File>('../**/en.ts', { eager: true });
const translated = { Hindi: import.meta.glob<File>('../**/hi.ts', { eager: true }), Marathi: import.meta.glob<File>('../**/mr.ts', { eager: true }) };

/** Returns all forms of a text. */
const formsOf = (text: string | Plural) => (typeof text === 'string' ? [text] : [text.one, text.other]);

const textsOf = (file: File | undefined): Texts => Object.assign({}, ...Object.values(file ?? {}));

const files = Object.entries(english).flatMap(([path, file]) =>
  Object.entries(translated).map(([language, catalogue]) => {
    const other = path.replace('en.ts', language === 'Hindi' ? 'hi.ts' : 'mr.ts');
    return [other, textsOf(file), textsOf(catalogue[other])] as const;
  }),
);

describe.each(files)('%s', (_path, en, texts) => {
  it('has exactly the English keys', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
  });

  it('has the placeholders of the English text', () => {
    const placeholdersOf = (all: Texts) => Object.fromEntries(Object.entries(all).map(([key, text]) => [key, formsOf(text).map(placeholders)]));
    expect(placeholdersOf(texts)).toEqual(placeholdersOf(en));
  });

  it('uses the script of its language', () => {
    const foreign = Object.entries(texts).filter(([, text]) =>
      formsOf(text).some((form) => !/\p{Script=Devanagari}/u.test(form) && /[A-Za-z]/.test(form.replaceAll(/\{\w+\}/g, ''))),
    );
    expect(foreign).toEqual([]);
  });
});

it('no two domains share a key', () => {
  const keys = Object.values(english).flatMap((file) => Object.keys(textsOf(file)));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('a number before the counted noun chooses the form of the text', () => {
  const all = Object.values(english).flatMap((file) => Object.entries(textsOf(file)));
  expect(all.filter(([, text]) => typeof text === 'string' && /\{(count|labels|points)\} [a-z]+s\b(?! to\b)/.test(text)).map(([key]) => key)).toEqual([
    'days.minutes',
  ]);
});

describe('the form', () => {
  const days = { one: '{count} day', other: '{count} days' };

  it.each([
    ['en', 0, '0 days'],
    ['en', 1, '1 day'],
    ['en', 120_000, '1,20,000 days'],
    // Hindi uses the form of one for zero.
    ['hi', 0, '0 day'],
    ['hi', 1, '1 day'],
    ['mr', 1, '1 day'],
    ['mr', 2, '2 days'],
  ])('in %s of %d is %s', (language, count, written) => {
    expect(fill(formOf(days, language, { count }), { count })).toBe(written);
  });
});

describe('filling in', () => {
  it('replaces placeholders by their values', () => {
    expect(fill('Welcome, {first} {last}', { first: 'Asha', last: 'Patil' })).toBe('Welcome, Asha Patil');
  });

  it('inserts values unchanged, even when they look like placeholders', () => {
    expect(fill('{first} {last}', { first: '{last}', last: '$1' })).toBe('{last} $1');
  });

  it('leaves a placeholder without a value unchanged', () => {
    expect(fill('Page {page}')).toBe('Page {page}');
  });
});
