/** What an employee's device sent on a day: which points are on the map, and which of them the route goes through. */
import { metresBetween, type Place } from '../../maps/place.ts';

export interface TravelPoint {
  readonly id: string;
  readonly at: string | null;
  readonly location: Place | null;
  readonly comment: string | null;
  readonly syncComment: string | null;
}

export interface TravelStop {
  readonly key: string;
  readonly point: TravelPoint;
  /** Null when the device did not know: the point is skipped on the map, since it has no place there. 0,0 is how some devices say so. */
  readonly place: Place | null;
  /** Among those on the map, from 1. */
  readonly number: number | null;
  /** Left out of the route: nobody could have been there at that time. */
  readonly tooFar: boolean;
}

/** Nobody travels faster on these roads, in metres per second (150 km/h, as the gateway's own summary of a day). */
const topSpeed = 150 / 3.6;

const placeOf = ({ location }: TravelPoint): Place | null =>
  location === null || (location.latitude === 0 && location.longitude === 0) ? null : { latitude: location.latitude, longitude: location.longitude };

const isTooFar = (from: TravelStop, place: Place, at: string | null): boolean => {
  if (from.place === null || from.point.at === null || at === null) return false;
  const seconds = Math.max(0, (Date.parse(at) - Date.parse(from.point.at)) / 1000);
  return metresBetween(from.place, place) > seconds * topSpeed;
};

/** @param points in order of time */
export function travelStops(points: readonly TravelPoint[]): TravelStop[] {
  const stops: TravelStop[] = [];
  let last: TravelStop | undefined;
  let number = 0;
  for (const point of points) {
    const place = placeOf(point);
    if (place !== null) number += 1;
    const tooFar = place !== null && last !== undefined && isTooFar(last, place, point.at);
    const stop: TravelStop = { key: `travel ${point.id}`, point, place, number: place === null ? null : number, tooFar };
    stops.push(stop);
    if (place !== null && !tooFar) last = stop;
  }
  return stops;
}

/** The places that the route goes through, in order. */
export const routePlaces = (stops: readonly TravelStop[]): Place[] => stops.flatMap(({ place, tooFar }) => (place === null || tooFar ? [] : [place]));

interface Leg {
  readonly kind: 'TRAVEL' | 'SILENCE';
  readonly fromAt: string | null;
  readonly untilAt: string | null;
}

/** After which of the route's places no position came for long, by their indices: the gateway's silences. */
export function routeGaps(stops: readonly TravelStop[], legs: readonly Leg[]): ReadonlySet<number> {
  const spans = new Set(legs.filter(({ kind }) => kind === 'SILENCE').map(({ fromAt, untilAt }) => `${fromAt} ${untilAt}`));
  const times = stops.filter(({ place, tooFar }) => place !== null && !tooFar).map(({ point }) => point.at);
  return new Set(times.flatMap((at, index) => (spans.has(`${at} ${times[index + 1]}`) ? [index] : [])));
}

/** Seconds from the first to the last point of the route; 0 when they are not known. */
export function recordedSeconds(stops: readonly TravelStop[]): number {
  const times = stops.flatMap(({ place, tooFar, point }) => (place === null || tooFar || point.at === null ? [] : [Date.parse(point.at)]));
  const [first, last] = [times[0], times.at(-1)];
  return first === undefined || last === undefined ? 0 : (last - first) / 1000;
}
