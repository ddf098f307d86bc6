/** Finds the letters by which two values differ. Pure. */

export interface LetterRun {
  readonly text: string;
  readonly differs: boolean;
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the letters with their vowel signs, because a sign without its letter cannot be marked. */
const lettersOf = (value: string): readonly string[] => Array.from(letters.segment(value), ({ segment }) => segment);

/** Minimum share of common letters in the longer value. Below it the values are unrelated, and marks of nearly all letters would not help. */
const leastCommon = 0.6;

/** Returns both values in runs of letters that they have in common, in the same order, and of other letters. Case makes no difference. */
export function differingLetters(one: string, other: string): readonly [readonly LetterRun[], readonly LetterRun[]] {
  const [ones, others] = [lettersOf(one), lettersOf(other)];
  const [foldedOnes, foldedOthers] = [ones, others].map((own) => own.map((letter) => letter.toLowerCase()));
  const lengths = commonLengths(foldedOnes ?? [], foldedOthers ?? []);
  if ((lengths[0]?.[0] ?? 0) < leastCommon * Math.max(ones.length, others.length)) return [[{ text: one, differs: false }], [{ text: other, differs: false }]];
  const [runs, otherRuns]: [LetterRun[], LetterRun[]] = [[], []];
  let [i, j] = [0, 0];
  while (i < ones.length || j < others.length) {
    const [letter, otherLetter] = [ones[i], others[j]];
    const isCommon = foldedOnes?.[i] === foldedOthers?.[j];
    const skipsOne = isCommon || otherLetter === undefined || (letter !== undefined && lengths[i + 1]?.[j] === lengths[i]?.[j]);
    if (skipsOne && letter !== undefined) append(runs, letter, !isCommon);
    if (skipsOne) i += 1;
    if ((isCommon || !skipsOne) && otherLetter !== undefined) append(otherRuns, otherLetter, !isCommon);
    if (isCommon || !skipsOne) j += 1;
  }
  return [runs, otherRuns];
}

/** Appends a letter to the last run, or to a new one. */
function append(runs: LetterRun[], letter: string, differs: boolean): void {
  const last = runs.at(-1);
  if (last?.differs === differs) runs.splice(-1, 1, { text: last.text + letter, differs });
  else runs.push({ text: letter, differs });
}

/** Returns the lengths of the longest common subsequences of the ends of two lists. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const [row = [], next = []] = [lengths[i], lengths[i + 1]];
    for (let j = other.length - 1; j >= 0; j -= 1) row[j] = one[i] === other[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}
