/**
 * A property's random choices as numbers, which whatever is generated reads one after the other. A shorter tape makes less, so that
 * fast-check shrinks what failed; and a failing tape can be kept as a test.
 */
import fc from 'fast-check';

export interface Tape {
  /** A whole number from 0 to below `bound`; 0 once the tape has ended. */
  next(bound: number): number;
  /** One of the items. @throws Error when there is none */
  one<Item>(items: readonly Item[]): Item;
  /** True once in so many times; false once the tape has ended. */
  rarely(times: number): boolean;
}

export const tapes: fc.Arbitrary<readonly number[]> = fc.array(fc.nat({ max: 65_535 }), { maxLength: 120, size: 'max' });

export function readTape(numbers: readonly number[]): Tape {
  let at = 0;
  const next = (bound: number): number => {
    const number = numbers[at] ?? 0;
    at += 1;
    return number % bound;
  };
  return {
    next,
    one(items) {
      const item = items[next(items.length)];
      if (item === undefined) throw new Error('there is nothing to choose from');
      return item;
    },
    rarely: (times) => next(times) === times - 1,
  };
}
