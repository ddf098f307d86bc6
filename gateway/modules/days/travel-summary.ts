/** Travel in numbers, by straight lines (decision 34). Pure. */
import type { TravelPoint, TravelSummary } from '../../graphql/types.generated.ts';
import type { Location } from '../people/person.ts';

/** Mean radius of the earth in kilometres (IUGG). */
const earthRadiusKm = 6371.0088;

/** Nobody travels faster on these roads; a fix that says so is wrong. */
const maxKmPerHour = 150;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along the great circle (haversine formula). */
export function distanceKm(from: Location, to: Location): number {
  const [latitude, longitude] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const half = Math.sin(latitude / 2) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** @param points in order of time */
export function summaryOf(points: readonly TravelPoint[]): TravelSummary {
  let last: { readonly location: Location; readonly ms: number } | null = null;
  let straightLineKm = 0;
  let pointCount = 0;
  for (const { location, at } of points) {
    if (!location || (location.latitude === 0 && location.longitude === 0)) continue;
    const ms = at ? Date.parse(at) : Number.NaN;
    const km = last ? distanceKm(last.location, location) : 0;
    if (last && isTooFast(km, ms - last.ms)) continue;
    straightLineKm += km;
    pointCount += 1;
    last = { location, ms };
  }
  return { straightLineKm, pointCount, skippedCount: points.length - pointCount };
}

/** Without times nothing can be said against a leg. */
function isTooFast(km: number, ms: number): boolean {
  return !Number.isNaN(ms) && km > (maxKmPerHour * Math.max(ms, 0)) / 3_600_000;
}
