import { expect, it } from 'vitest';
import { type Facts, readRange, sharedFacts } from './cards.ts';

it.each([
  ['0', '99', { fromSerial: 0, toSerial: 99 }],
  ['318-0', ' 318 - 99 ', { fromSerial: 0, toSerial: 99 }],
  ['5', '5', { fromSerial: 5, toSerial: 5 }],
  ['6', '5', undefined],
  ['', '5', undefined],
  ['a', '5', undefined],
  ['1', '1000000', undefined],
])('reads the range from "%s" to "%s"', (from, to, range) => {
  expect(readRange({ from, to })).toEqual(range);
});

/** Facts shown once above the cards of a batch. */
const card = (facts: Partial<Facts> = {}): Facts => ({
  createdAt: '2026-11-20T10:42:00+05:30',
  productName: 'Humi Boost',
  packageSize: '1 l',
  expiryDate: '2028-11-20',
  points: 50,
  ...facts,
});

it.each<[string, Facts[], Partial<Facts>]>([
  ['no card', [], {}],
  ['one card', [card()], card()],
  ['cards that are alike', [card(), card()], card()],
])('returns the shared facts of %s', (_what, cards, shared) => {
  expect(sharedFacts(cards)).toEqual(shared);
});

it('omits different and unknown facts', () => {
  expect(sharedFacts([card(), card({ points: 80 })])).not.toHaveProperty('points');
  expect(sharedFacts([card({ expiryDate: null }), card({ expiryDate: null })])).not.toHaveProperty('expiryDate');
});
