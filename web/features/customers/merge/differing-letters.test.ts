/** The letters by which two values differ. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differingLetters, type LetterRun } from './differing-letters.ts';

/** Writes the differing parts in brackets. */
const written = (runs: readonly LetterRun[]) => runs.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');

describe('the differing letters', () => {
  it.each([
    ['Vilas Chavhan', 'Vilash Chavhan', 'Vilas Chavhan', 'Vilas[h] Chavhan'],
    ['Anil Karpe', 'Anil Karape', 'Anil Karpe', 'Anil Kar[a]pe'],
    ['94220 61187', '94220 61181', '94220 6118[7]', '94220 6118[1]'],
    ['रामदास काळे', 'रामदास कळे', 'रामदास [का]ळे', 'रामदास [क]ळे'],
    ['Sunil', 'SUNIL', 'Sunil', 'SUNIL'],
    ['रामदास', 'Ramdas', 'रामदास', 'Ramdas'],
    ['-', 'vilas.c@example.in', '-', 'vilas.c@example.in'],
    ['Gat No. 88', 'Gat No. 88, near Godavari weir', 'Gat No. 88', 'Gat No. 88, near Godavari weir'],
  ])('of %s and %s are marked while most letters are the same', (one, other, marked, otherMarked) => {
    expect(differingLetters(one, other).map(written)).toEqual([marked, otherMarked]);
  });

  it('keep the text, are none between equal values, and leave the same letters in both', () => {
    const value = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', 'क', 'ा', '\u200D', '👩‍🌾'), maxLength: 30 });
    fc.assert(
      fc.property(value, value, (one, other) => {
        const parts = differingLetters(one, other);
        expect(parts.map((runs) => runs.map(({ text }) => text).join(''))).toEqual([one, other]);
        expect(
          differingLetters(one, one)
            .flat()
            .some(({ differs }) => differs),
        ).toBe(false);
        const [same, otherSame] = parts.map((runs) =>
          runs
            .flatMap(({ text, differs }) => (differs ? [] : text))
            .join('')
            .toLowerCase(),
        );
        if (parts.flat().some(({ differs }) => differs)) expect(same).toBe(otherSame);
      }),
    );
  });
});
