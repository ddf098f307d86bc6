/** A day's check events as stretches of work and breaks on an axis of hours. Minutes are counted from midnight in India, beyond 24 hours in the night after the day. */

import { indiaDate, toInstant } from '../../calendar/india.ts';
import type { CheckEventKind } from '../../data/schema.generated.ts';

export interface CheckEvent {
  readonly kind: CheckEventKind;
  readonly at: string | null;
}

export interface Stretch {
  readonly kind: 'work' | 'break';
  readonly from: number;
  readonly to: number;
}

/** Returns minutes from the midnight before the first event. */
function minutesOf(events: readonly CheckEvent[]): readonly number[] {
  const first = events.find(({ at }) => at !== null)?.at ?? null;
  const midnight = first === null ? Number.NaN : toInstant(indiaDate(toInstant(first))).getTime();
  return events.map(({ at }) => (at === null ? Number.NaN : Math.floor((toInstant(at).getTime() - midnight) / 60_000)));
}

/**
 * Returns work from each check-in to the check-out right after it, and breaks from a check-out to the next check-in.
 * @param events in chronological order
 * @param now minutes now when the day is today; a person without a check-out works until then
 */
export function stretchesOf(events: readonly CheckEvent[], now?: number): Stretch[] {
  const minutes = minutesOf(events);
  return events.flatMap((event, at): Stretch[] => {
    const next = events[at + 1];
    const from = minutes[at] ?? Number.NaN;
    if (next === undefined) return event.kind === 'CHECK_IN' && now !== undefined && now > from ? [{ kind: 'work', from, to: now }] : [];
    const to = minutes[at + 1] ?? Number.NaN;
    // Two check-ins in a row: the end of the work between them is unknown.
    if (event.kind === next.kind || !(to > from)) return [];
    return [{ kind: event.kind === 'CHECK_IN' ? 'work' : 'break', from, to }];
  });
}

export interface Axis {
  /** Whole hours from midnight. */
  readonly from: number;
  readonly to: number;
  /** Every other hour. */
  readonly ticks: readonly number[];
}

/** Returns the axis, with an hour of padding at both ends. */
export function axisOf(stretches: readonly Stretch[]): Axis {
  const minutes = stretches.flatMap(({ from, to }) => [from, to]);
  const from = Math.max(0, Math.floor(Math.min(...minutes) / 60) - 1);
  const to = Math.min(29, Math.ceil(Math.max(...minutes) / 60) + 1);
  return { from, to, ticks: Array.from({ length: Math.floor((to - from) / 2) + 1 }, (_, at) => from + 2 * at) };
}
