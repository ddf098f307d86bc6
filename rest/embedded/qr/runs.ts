/** Runs of serial numbers, the gaps between them, and their unused numbers by place. Pure except for the given functions. */

/** Consecutive numbers, both ends included. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the parts of a run that are in none of the other runs.
 * @param taken in ascending order, without overlap
 */
export function runsBetween({ from, to }: Run, taken: readonly Run[]): Run[] {
  const free: Run[] = [];
  let next = from;
  for (const run of taken) {
    if (run.from > next) free.push({ from: next, to: Math.min(run.from - 1, to) });
    next = Math.max(next, run.to + 1);
  }
  if (next <= to) free.push({ from: next, to });
  return free.filter((run) => run.from <= run.to);
}

/** Returns the runs of some numbers, in ascending order. */
export function runsOf(numbers: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.to === number - 1) runs[runs.length - 1] = { from: last.from, to: number };
    else runs.push({ from: number, to: number });
  }
  return runs;
}

/** Functions that read the used numbers of a run. */
export interface Used {
  count(run: Run): Promise<number>;
  within(run: Run): Promise<ReadonlySet<number>>;
}

const firstChunk = 1_000;

/** Returns the unused numbers of the runs from the place `skip` on. For earlier places, only counts the used numbers. */
export async function unusedOf(runs: readonly Run[], used: Used, skip: number, size: number): Promise<number[]> {
  const found: number[] = [];
  let left = skip;
  for (const run of runs) {
    if (found.length >= size) break;
    const start = await placeIn(run, used, left);
    left = start.left;
    let chunk = firstChunk;
    for (let from = start.at; from <= run.to && found.length < size; from += chunk, chunk *= 4) {
      const part = { from, to: Math.min(from + chunk - 1, run.to) };
      const taken = await used.within(part);
      for (let number = part.from; number <= part.to && found.length < size; number += 1) if (!taken.has(number)) found.push(number);
    }
  }
  return found;
}

/** Finds the unused number at a place of a run. When the run has fewer, `at` is after the run and `left` is the number of missing places. */
async function placeIn(run: Run, used: Used, place: number): Promise<{ readonly at: number; readonly left: number }> {
  let at = run.from + place;
  while (at <= run.to) {
    const next = run.from + place + (await used.count({ from: run.from, to: at }));
    if (next === at) return { at, left: 0 };
    at = next;
  }
  return { at: run.to + 1, left: place - (run.to - run.from + 1 - (await used.count(run))) };
}
