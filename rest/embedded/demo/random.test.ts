import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phone, random } from './random.ts';

describe('the random stream of an entity', () => {
  it('is the same each time', () => {
    const take = () => {
      const draw = random('seed', 'farmer', 17);
      return [draw.unit(), draw.int(1, 6), draw.chance(0.5), draw.pick(['a', 'b', 'c'])];
    };
    expect(take()).toEqual(take());
  });

  it('is independent of the streams of other entities', () => {
    const first = (...key: string[]) => random(...key).unit();
    const numbers = ['1', '2', '3', '4'].flatMap((n) => [first('seed', 'farmer', n), first('seed', 'dealer', n), first('other', 'farmer', n)]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('returns integers within their limits, including both limits', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -1000, max: 1000 }), fc.nat({ max: 5 }), (key, least, more) => {
        const draw = random(key);
        const numbers = Array.from({ length: 200 }, () => draw.int(least, least + more));
        expect(Math.min(...numbers)).toBe(least);
        expect(Math.max(...numbers)).toBe(least + more);
      }),
    );
  });

  it('throws when there is nothing to pick from', () => {
    expect(() => random('seed').pick([])).toThrow(RangeError);
  });
});

describe('phone numbers', () => {
  it('are Indian mobile numbers', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 2_999_999_999 }), (n) => /^[6-9]\d{9}$/.test(phone('farmer', n))));
  });

  it('are unique', () => {
    const numbers = Array.from({ length: 100_000 }, (_, n) => phone('farmer', n));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
