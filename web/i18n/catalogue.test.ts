/** The texts of every domain: complete by type, and equal in what they ask for. */
import { describe, expect, it } from 'vitest';
import { fill, placeholders, type Texts } from './catalogue.ts';

type File = Readonly<Record<string, Texts>>;

const english = import.meta.glob<File>('../**/en.ts', { eager: true });
const translated = { Hindi: import.meta.glob<File>('../**/hi.ts', { eager: true }), Marathi: import.meta.glob<File>('../**/mr.ts', { eager: true }) };

const textsOf = (file: File | undefined): Texts => Object.assign({}, ...Object.values(file ?? {}));

const files = Object.entries(english).flatMap(([path, file]) =>
  Object.entries(translated).map(([language, catalogue]) => {
    const other = path.replace('en.ts', language === 'Hindi' ? 'hi.ts' : 'mr.ts');
    return [other, textsOf(file), textsOf(catalogue[other])] as const;
  }),
);

describe.each(files)('%s', (_path, en, texts) => {
  it('has every text and no other', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
  });

  it('asks for the same values as English', () => {
    const asked = (all: Texts) => Object.fromEntries(Object.entries(all).map(([key, text]) => [key, placeholders(text)]));
    expect(asked(texts)).toEqual(asked(en));
  });

  it('is written in its own script', () => {
    const foreign = Object.entries(texts).filter(([, text]) => !/\p{Script=Devanagari}/u.test(text) && /[A-Za-z]/.test(text.replaceAll(/\{\w+\}/g, '')));
    expect(foreign).toEqual([]);
  });
});

it('no two domains have a text of the same key', () => {
  const keys = Object.values(english).flatMap((file) => Object.keys(textsOf(file)));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

describe('filling in', () => {
  it('puts values where their names stand', () => {
    expect(fill('Welcome, {first} {last}', { first: 'Asha', last: 'Patil' })).toBe('Welcome, Asha Patil');
  });

  it('takes values as they are, even if they look like placeholders', () => {
    expect(fill('{first} {last}', { first: '{last}', last: '$1' })).toBe('{last} $1');
  });

  it('leaves a name without a value alone', () => {
    expect(fill('Page {page}')).toBe('Page {page}');
  });
});
