/** The texts of every domain: complete by type, and with equal placeholders. */
import { describe, expect, it } from 'vitest';
import { english, formsOf, hindi, joined, marathi } from '../testing/catalogues.ts';
import { fill, formOf, placeholders, type Texts } from './catalogue.ts';

const files = Object.entries(english).flatMap(([folder, en]) =>
  [hindi, marathi].map((catalogues, at) => [`${folder}/${['hi', 'mr'][at]}.ts`, en, catalogues[folder] ?? {}] as const),
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
  const keys = Object.values(english).flatMap(Object.keys);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('a number before the counted noun chooses the form of the text', () => {
  const all = Object.entries(joined(english));
  const isCounted = (names: string, text: string) => new RegExp(String.raw`\{(${names})\} ([a-z]+s\b(?! to\b)|people\b)`).test(text);
  const others = 'labels|points|total|all|records';
  const wrong = all.filter(([, text]) =>
    typeof text === 'string' ? isCounted(`count|${others}`, text) : formsOf(text).some((form) => isCounted(others, form)),
  );
  // The specification has a text, a sheet has several fields, and the others are shown only when a list has more people than a page.
  const usual = ['days.minutes', 'import.matchedCount'];
  const long = ['overview.part', 'week.people'];
  expect(wrong.map(([key]) => key).sort()).toEqual([...usual, ...long]);
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
