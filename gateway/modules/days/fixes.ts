/** Which travel points are believed: those with a place that could be reached in the time since the one before (decision 34). Pure. */
import type { Jump, TravelPoint } from '../../graphql/types.generated.ts';
import type { Location } from '../people/person.ts';
import { thresholds } from './thresholds.ts';

/** Mean radius of the earth in kilometres (IUGG). */
const earthRadiusKm = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along the great circle (haversine formula). */
export function distanceKm(from: Location, to: Location): number {
  const [latitude, longitude] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const half = Math.sin(latitude / 2) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** A travel point that is believed. */
export interface Fix {
  readonly point: TravelPoint;
  readonly location: Location;
  /** Milliseconds since 1970; NaN where the device gave no time. */
  readonly ms: number;
}

export interface Fixes {
  readonly used: readonly Fix[];
  /** Runs of points that were left out because nobody gets there so fast. */
  readonly jumps: readonly Jump[];
}

/** @param points in order of time */
export function fixesOf(points: readonly TravelPoint[]): Fixes {
  const used: Fix[] = [];
  const jumps: Jump[] = [];
  let open: Jump | null = null;
  for (const point of points) {
    const { location, at } = point;
    if (!location || (location.latitude === 0 && location.longitude === 0)) continue;
    const fix = { point, location, ms: at ? Date.parse(at) : Number.NaN };
    const last = used.at(-1);
    const km = last ? distanceKm(last.location, location) : 0;
    if (last && isTooFast(km, fix.ms - last.ms)) {
      open ??= { fromAt: at ?? null, untilAt: null, backAt: null, location, straightLineKm: km, kmPerHour: speed(km, fix.ms - last.ms), pointCount: 0 };
      open = { ...open, untilAt: at ?? null, pointCount: open.pointCount + 1 };
      continue;
    }
    if (open) jumps.push({ ...open, backAt: at ?? null });
    open = null;
    used.push(fix);
  }
  return { used, jumps: open ? [...jumps, open] : jumps };
}

/** Without times nothing can be said against a leg. */
function isTooFast(km: number, ms: number): boolean {
  return !Number.isNaN(ms) && km > (thresholds.maxKmPerHour * Math.max(ms, 0)) / 3_600_000;
}

/** Null when no time had passed. */
const speed = (km: number, ms: number): number | null => (ms > 0 ? (km * 3_600_000) / ms : null);
