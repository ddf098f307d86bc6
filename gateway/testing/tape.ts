/**
 * A tape of random numbers from which generators make their choices one after the other. A shorter tape makes a smaller value, so
 * fast-check can shrink failures, and a failing tape can be kept as a test.
 */
import fc from 'fast-check';

export interface Tape {
  /** Returns an integer from 0 to below `bound`, or 0 when the tape has ended. */
  next(bound: number): number;
  /** Returns one of the items. @throws Error when there is none */
  one<Item>(items: readonly Item[]): Item;
  /** Returns true once in `times` calls on average, or false when the tape has ended. */
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
