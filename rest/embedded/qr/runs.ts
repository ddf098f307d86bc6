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

/** Numbers that are read at once. Shorter parts are not counted before. */
const firstChunk = 1_000;

/**
 * Returns the unused numbers of the runs from the place `skip` on. Finds the place by counting halves, so every used number is counted about once
 * however many there are.
 */
export async function unusedOf(runs: readonly Run[], used: Used, skip: number, size: number): Promise<number[]> {
  const found: number[] = [];
  let left = skip;
  for (const run of runs) {
    if (found.length >= size) break;
    const unused = sizeOf(run) - (await used.count(run));
    if (unused <= left) {
      left -= unused;
      continue;
    }
    const end = Math.min(found.length + unused - left, size);
    const start = await partWith(run, used, left);
    let chunk = firstChunk;
    left = start.left;
    for (let { from } = start; found.length < end; from += chunk, chunk *= 4) {
      const part = { from, to: Math.min(from + chunk - 1, run.to) };
      const taken = await used.within(part);
      for (let number = part.from; number <= part.to && found.length < end; number += 1) {
        if (taken.has(number)) continue;
        if (left === 0) found.push(number);
        else left -= 1;
      }
    }
    left = 0;
  }
  return found;
}

const sizeOf = ({ from, to }: Run) => to - from + 1;

/** Finds a short part of a run with the unused number at a place. `left` is the number of unused ones before it in the part. */
async function partWith(run: Run, used: Used, place: number): Promise<{ readonly from: number; readonly left: number }> {
  let { from, to } = run;
  let left = place;
  while (to - from >= firstChunk) {
    const half = { from, to: Math.floor((from + to) / 2) };
    const unused = sizeOf(half) - (await used.count(half));
    if (unused > left) {
      to = half.to;
    } else {
      from = half.to + 1;
      left -= unused;
    }
  }
  return { from, left };
}
