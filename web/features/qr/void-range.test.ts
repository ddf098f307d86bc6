import { expect, it } from 'vitest';
import { readRange } from './void-range.ts';

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
