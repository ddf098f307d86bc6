/** Travel points of an employee's day: the points on the map, and the points that the route uses. */
import type { Place } from '../../maps/place.ts';

export type LeftOutReason = 'NO_PLACE' | 'NO_TIME' | 'OTHER_DAY' | 'TOO_FAST';

export interface TravelPoint {
  readonly id: string;
  readonly at: string | null;
  readonly location: Place | null;
  readonly comment: string | null;
  readonly syncComment: string | null;
  /** Reason why the gateway leaves the point out of the route; null for a point of the route. */
  readonly leftOut: LeftOutReason | null;
}

export interface TravelStop {
  readonly key: string;
  readonly point: TravelPoint;
  /** Null without a position, which some devices report as 0,0. The point is not shown on the map. */
  readonly place: Place | null;
  /** Number among the points on the map, from 1. */
  readonly number: number | null;
  /** True for a point with a place that is left out of the route. */
  readonly isLeftOut: boolean;
}

const placeOf = ({ location }: TravelPoint): Place | null =>
  location === null || (location.latitude === 0 && location.longitude === 0) ? null : { latitude: location.latitude, longitude: location.longitude };

/** @param points in the order of the gateway */
export function travelStops(points: readonly TravelPoint[]): TravelStop[] {
  let number = 0;
  return points.map((point) => {
    const place = placeOf(point);
    if (place !== null) number += 1;
    return { key: `travel ${point.id}`, point, place, number: place === null ? null : number, isLeftOut: place !== null && point.leftOut !== null };
  });
}

const reasons: readonly LeftOutReason[] = ['NO_PLACE', 'NO_TIME', 'OTHER_DAY', 'TOO_FAST'];

/** Returns the number of points that the route leaves out, by reason. */
export const leftOutPoints = (stops: readonly TravelStop[]): readonly { readonly reason: LeftOutReason; readonly count: number }[] =>
  reasons.map((reason) => ({ reason, count: stops.filter(({ point }) => point.leftOut === reason).length })).filter(({ count }) => count > 0);

/** Returns the places of the route, in order. */
export const routePlaces = (stops: readonly TravelStop[]): Place[] => stops.flatMap(({ place, isLeftOut }) => (place === null || isLeftOut ? [] : [place]));

interface Leg {
  readonly kind: 'TRAVEL' | 'SILENCE';
  readonly fromAt: string | null;
  readonly untilAt: string | null;
}

/** Returns the indices of the route's places that precede a long silence, as reported by the gateway. */
export function routeGaps(stops: readonly TravelStop[], legs: readonly Leg[]): ReadonlySet<number> {
  const spans = new Set(legs.filter(({ kind }) => kind === 'SILENCE').map(({ fromAt, untilAt }) => `${fromAt} ${untilAt}`));
  const times = stops.filter(({ place, isLeftOut }) => place !== null && !isLeftOut).map(({ point }) => point.at);
  return new Set(times.flatMap((at, index) => (spans.has(`${at} ${times[index + 1]}`) ? [index] : [])));
}

/** Returns the seconds from the first to the last point of the route; 0 when unknown. */
export function recordedSeconds(stops: readonly TravelStop[]): number {
  const times = stops.flatMap(({ place, isLeftOut, point }) => (place === null || isLeftOut || point.at === null ? [] : [Date.parse(point.at)]));
  const [first, last] = [times[0], times.at(-1)];
  return first === undefined || last === undefined ? 0 : (last - first) / 1000;
}
