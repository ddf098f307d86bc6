/** Every text is used in the client's code, by its key or by a composed key (`person.gender.${gender}`). */
import { expect, it } from 'vitest';
import { english, joined } from '../testing/catalogues.ts';

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/{en,hi,mr,texts}.ts', '!../**/*.{test,generated}.*', '!../testing/**'], {
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

it('every text is used', () => {
  const keys = Object.keys(joined(english));
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
