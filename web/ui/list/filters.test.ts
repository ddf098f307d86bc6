import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Filter, filterQuery, filterWords, maxFilterLength, readFilters } from './filters.ts';

const keys = ['number', 'dealer', 'type'];
const value = fc.string({ unit: 'grapheme', maxLength: 200 });
const values = fc.dictionary(fc.constantFrom(...keys), value);
const addressOf = (filterState: Readonly<Record<string, string>>) =>
  new URLSearchParams(Object.entries(filterQuery(filterState, keys)).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])));

describe('filters in an address', () => {
  it('are parsed without empty values, up to the length that a REST API accepts', () => {
    fc.assert(
      fc.property(values, (filterState) => {
        const read = readFilters(addressOf(filterState), keys);
        for (const key of keys) {
          const expected = [...(filterState[key] ?? '').trim()].slice(0, maxFilterLength).join('');
          expect(read[key]).toBe(expected === '' ? undefined : expected);
        }
        expect(readFilters(addressOf(read), keys)).toEqual(
          Object.fromEntries(
            Object.entries(read)
              .map(([key, text]) => [key, text.trim()])
              .filter(([, text]) => text !== ''),
          ),
        );
      }),
    );
  });

  it('of other lists are ignored', () => {
    expect(readFilters(new URLSearchParams('search=patil&type=EARN'), keys)).toEqual({ type: 'EARN' });
  });
});

it('in words name chosen values, typed texts and days', () => {
  const filters: readonly Filter[] = [
    { key: 'dealer', label: 'Dealer', kind: 'text' },
    { key: 'from', label: 'From', kind: 'day' },
    {
      key: 'type',
      label: 'Type',
      kind: 'choice',
      choices: [
        { value: '', label: 'All types' },
        { value: 'EARN', label: 'Earned' },
      ],
    },
  ];
  expect(filterWords(filters, {}, String)).toBe('');
  expect(filterWords(filters, { type: 'EARN', dealer: 'Patil', from: '2026-11-20' }, () => '20 Nov 2026')).toBe('"Patil", From 20 Nov 2026, Earned');
});
