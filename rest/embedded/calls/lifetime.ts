/** How long a session lives. */

const minuteMs = 60_000;

/** Milliseconds from the last use to the end. */
export const idleMs = 8 * 60 * minuteMs;

/** Milliseconds from sign-in to the end, however busy. */
export const longestMs = 24 * 60 * minuteMs;

/** Milliseconds of use that are not written down, so that a session costs at most one write in that time. */
export const unwrittenMs = 5 * minuteMs;

/** When a session that is used now ends, both as instants. */
export function expiryOf(now: Date, createdAt: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + longestMs));
}
