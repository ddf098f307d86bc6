/** Steps of the replay, which moves from point to point along an axis of time. Pure. */
import type { TravelStop } from './travel.ts';

export interface ReplayStop {
  readonly key: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly stop: TravelStop;
}

/** Returns the points with a place and a time, in order. */
export const replayStops = (stops: readonly TravelStop[]): ReplayStop[] =>
  stops.flatMap((stop) => (stop.place === null || stop.point.at === null ? [] : [{ key: stop.key, at: Date.parse(stop.point.at), stop }]));

/** Returns the position of an instant within the day, 0 to 1. */
export function shareOf(at: number, stops: readonly ReplayStop[]): number {
  const [first, last] = [stops[0]?.at ?? 0, stops.at(-1)?.at ?? 0];
  return last === first ? 0 : (at - first) / (last - first);
}

/** Returns the index of the point nearest in time. */
export const nearestInTime = (at: number, stops: readonly ReplayStop[]): number =>
  stops.reduce((best, stop, index) => (Math.abs(stop.at - at) < Math.abs((stops[best]?.at ?? Number.POSITIVE_INFINITY) - at) ? index : best), 0);

const hour = 3_600_000;
const indiaOffset = 5.5 * hour;

/** Returns up to eight whole hours of India between the ends, as instants. */
export function hourMarks(stops: readonly ReplayStop[]): number[] {
  const [first, last] = [stops[0]?.at ?? 0, stops.at(-1)?.at ?? 0];
  const step = [1, 2, 3, 4, 6].find((hours) => (last - first) / (hours * hour) <= 7) ?? 12;
  const start = Math.ceil((first + indiaOffset) / (step * hour)) * step * hour - indiaOffset;
  return Array.from({ length: Math.max(0, Math.floor((last - start) / (step * hour)) + 1) }, (_, at) => start + at * step * hour);
}
