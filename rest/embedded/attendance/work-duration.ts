/** How long somebody worked on a day. Pure. */

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

const minuteMs = 60_000;

/**
 * The time between each check-in and the check-out after it, so that breaks do not count; without such a pair, from punch-in to punch-out.
 * @param checks those of the day, in order of time
 * @returns `HH:mm`, or null while the day is open
 */
export function workDuration(punches: Punches, checks: readonly Check[]): string | null {
  if (punches.out === null) return null;
  const minutes = Math.floor((workedMs([...checks, { kind: 'OUT', at: punches.out }]) ?? punches.out - punches.in) / minuteMs);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A second check-in in a row is part of the first, a check-out without a check-in is none, a check-in that is open at punch-out ends with it. Null without any pair. */
function workedMs(checks: readonly Check[]): number | null {
  let since: number | null = null;
  let worked: number | null = null;
  for (const { kind, at } of checks) {
    if (kind === 'IN') since ??= at;
    else if (since !== null) {
      worked = (worked ?? 0) + at - since;
      since = null;
    }
  }
  return worked;
}
