/** Computes the work duration of a day. Pure. */
import { clockMinutes } from '../../contract/clock.ts';

export interface Check {
  readonly kind: 'IN' | 'OUT';
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface Punches {
  /** Epoch milliseconds. */
  readonly in: number;
  /** Null while the day is open. */
  readonly out: number | null;
}

const nothing: ReadonlySet<number> = new Set();

/** Returns the times of check-outs that corrections replaced. */
export const replacedCheckOuts = (corrections: readonly { readonly punchOutBefore: string | null }[]): ReadonlySet<number> =>
  new Set(corrections.flatMap(({ punchOutBefore }) => (punchOutBefore === null ? [] : [Date.parse(punchOutBefore)])));

/**
 * Returns the minutes between each check-in and the following check-out, so that breaks do not count. Without a pair, returns the time from punch-in to
 * punch-out. Returns null while the day is open.
 * @param checks events in order of time; events outside the punches are ignored
 * @param replaced times of corrected check-outs, which are ignored
 */
export function workedMinutes(punches: Punches, checks: readonly Check[], replaced: ReadonlySet<number> = nothing): number | null {
  const { in: begin, out: end } = punches;
  if (end === null) return null;
  const own = checks.filter(({ kind, at }) => at >= begin && at <= end && !(kind === 'OUT' && replaced.has(at)));
  return minutesOfPairs([...own, { kind: 'OUT', at: end }]) ?? clockMinutes(begin, end);
}

/** Returns the work duration as `HH:mm`. */
export function workDuration(punches: Punches, checks: readonly Check[], replaced?: ReadonlySet<number>): string | null {
  const minutes = workedMinutes(punches, checks, replaced);
  return minutes === null ? null : [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Returns the minutes of all pairs, or null without a pair. A repeated check-in extends the first, a check-out without a check-in is ignored, and an
 * open check-in ends at punch-out.
 */
function minutesOfPairs(checks: readonly Check[]): number | null {
  let since: number | null = null;
  let worked: number | null = null;
  for (const { kind, at } of checks) {
    if (kind === 'IN') since ??= at;
    else if (since !== null) {
      worked = (worked ?? 0) + clockMinutes(since, at);
      since = null;
    }
  }
  return worked;
}
