import { FF1 } from '@noble/ciphers/ff1.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFf1 } from './ff1.ts';

describe.each([
  [5, 8],
  [4, 7],
])('FF1 with digits of %i bits and %i digits per half', (digitBits, halfLength) => {
  const half = fc.integer({ min: 0, max: 2 ** (digitBits * halfLength) - 1 });
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
  const digitsOf = (number: number) =>
    Array.from({ length: halfLength }, (_, at) => Math.floor(number / 2 ** (digitBits * (halfLength - 1 - at))) % 2 ** digitBits);
  const numberOf = (digits: readonly number[]) => digits.reduce((number, digit) => number * 2 ** digitBits + digit, 0);

  test('encrypts like the library @noble/ciphers', () => {
    fc.assert(
      fc.property(key, half, half, (secret, first, second) => {
        const digits = FF1(2 ** digitBits, secret).encrypt([...digitsOf(first), ...digitsOf(second)]);
        const expected = [numberOf(digits.slice(0, halfLength)), numberOf(digits.slice(halfLength))];
        expect(createFf1(secret, digitBits, halfLength).encrypt([first, second])).toEqual(expected);
      }),
    );
  });

  test('decrypts its own output on every use', () => {
    const ff1 = createFf1(new Uint8Array(32).fill(7), digitBits, halfLength);
    fc.assert(
      fc.property(half, half, (first, second) => {
        expect(ff1.decrypt(ff1.encrypt([first, second]))).toEqual([first, second]);
      }),
    );
  });
});
