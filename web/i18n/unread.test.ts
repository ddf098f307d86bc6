/** Every text is read by the client's code: under its key, or under a key that is put together (`person.gender.${gender}`). */
import { expect, it } from 'vitest';
import type { Texts } from './catalogue.ts';

const catalogues = import.meta.glob<Readonly<Record<string, Texts>>>('../**/en.ts', { eager: true });
const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/{en,hi,mr}.ts', '!../**/*.{test,generated}.*', '!../testing/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const literals = new Set<string>();
const patterns: RegExp[] = [];
for (const source of Object.values(sources)) {
  for (const [, literal = ''] of source.matchAll(/'([\w.]+)'/g)) literals.add(literal);
  for (const [, template = ''] of source.matchAll(/`([\w.]*\$\{[^`]+)`/g)) {
    const parts = template.split(/\$\{[^}]*\}/);
    // An interpolated part is one segment of a key, so the text before or after it has to identify the key.
    if (parts.some((part) => part.includes('.')) && parts.every((part) => /^[\w.]*$/.test(part))) {
      patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('\\w+')}$`));
    }
  }
}

it('no text is there that nobody reads', () => {
  const keys = Object.values(catalogues).flatMap((file) => Object.values(file).flatMap((texts) => Object.keys(texts)));
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
