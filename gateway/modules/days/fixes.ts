/** Which travel points are believed: those with a place that could be reached in the time since the one before (decision 34). Pure. */
import type { Jump, LeftOutReason, TravelPoint } from '../../graphql/types.generated.ts';
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
  /** All points, each with the reason why it is left out. */
  readonly points: readonly TravelPoint[];
}

/** @param points in order of time; a point without a time stands where it came, with `leftOut` saying why it has none */
export function fixesOf(points: readonly TravelPoint[]): Fixes {
  const placed = points.flatMap((point): Fix[] => {
    const { location, at } = point;
    if (!location || (location.latitude === 0 && location.longitude === 0)) return [];
    return [{ point, location, ms: at ? Date.parse(at) : Number.NaN }];
  });
  const believed = longestChain(placed.filter(isTimed));
  const used = withUntimed(placed, new Set(believed));
  const isUsed = new Set(used.map(({ point }) => point));
  const isPlaced = new Set(placed.map(({ point }) => point));
  const reasonOf = (point: TravelPoint): LeftOutReason | null => {
    if (isUsed.has(point)) return null;
    if (!isPlaced.has(point)) return 'NO_PLACE';
    return point.at ? 'TOO_FAST' : (point.leftOut ?? 'NO_TIME');
  };
  return { used, jumps: jumpsOf(placed.filter(isTimed), new Set(believed)), points: points.map((point) => ({ ...point, leftOut: reasonOf(point) })) };
}

const isTimed = ({ ms }: Fix) => !Number.isNaN(ms);

/** The points that can be reached from the first one on, each from the one before. */
function chainFrom(fixes: readonly Fix[], start: number): { readonly used: readonly Fix[]; readonly doubtfulFrom: number | null } {
  const used: Fix[] = [];
  let firstLeftOut: number | null = null;
  let awayMs = 0;
  for (const [index, fix] of fixes.entries()) {
    if (index < start) continue;
    const last = used.at(-1);
    if (last && isTooFast(last, fix)) {
      if (firstLeftOut === null) [firstLeftOut, awayMs] = [index, Number.POSITIVE_INFINITY];
    } else {
      if (last && awayMs === Number.POSITIVE_INFINITY) awayMs = fix.ms - last.ms;
      used.push(fix);
    }
  }
  return { used, doubtfulFrom: awayMs >= thresholds.silenceMinutes * 60_000 ? firstLeftOut : null };
}

/** Judges the first point as all others: where the device does not soon come back to it and more points agree without it, the chain begins behind it. */
function longestChain(fixes: readonly Fix[]): readonly Fix[] {
  let best = chainFrom(fixes, 0);
  while (best.doubtfulFrom !== null) {
    const next = chainFrom(fixes, best.doubtfulFrom);
    if (next.used.length <= best.used.length) break;
    best = next;
  }
  return best.used;
}

/** Adds points without a time that lie on a way which can be travelled between their neighbours, in the order in which they came. */
function withUntimed(placed: readonly Fix[], believed: ReadonlySet<Fix>): readonly Fix[] {
  const used: Fix[] = [];
  let waiting: Fix[] = [];
  for (const fix of placed) {
    if (!isTimed(fix)) waiting.push(fix);
    if (!believed.has(fix)) continue;
    used.push(...between(used.findLast(isTimed), waiting, fix), fix);
    waiting = [];
  }
  return [...used, ...between(used.findLast(isTimed), waiting, undefined)];
}

/** Before the first timed point and behind the last, each step is one that a device sends a point after. */
function between(from: Fix | undefined, untimed: readonly Fix[], until: Fix | undefined): readonly Fix[] {
  if (from === undefined) return until === undefined ? untimed : between(until, untimed.toReversed(), undefined).toReversed();
  const kept: Fix[] = [];
  let [last, km] = [from, 0];
  for (const fix of untimed) {
    const step = distanceKm(last.location, fix.location);
    const fits = until ? km + step + distanceKm(fix.location, until.location) <= reachKm(until.ms - from.ms) : step <= reachKm(thresholds.stopMinutes * 60_000);
    if (!fits) continue;
    kept.push(fix);
    [last, km] = [fix, km + step];
  }
  return kept;
}

/** @param fixes with a time, in order */
function jumpsOf(fixes: readonly Fix[], believed: ReadonlySet<Fix>): Jump[] {
  const jumps: Jump[] = [];
  let run: Fix[] = [];
  let last: Fix | undefined;
  const end = (back: Fix | undefined) => {
    const [first] = run;
    const near = last ?? back;
    if (first === undefined || near === undefined) return;
    const [from, until] = last ? [last, first] : [run.at(-1) ?? first, near];
    const km = distanceKm(from.location, until.location);
    const atOf = (fix: Fix | undefined) => fix?.point.at ?? null;
    jumps.push({
      fromAt: atOf(first),
      untilAt: atOf(run.at(-1)),
      backAt: atOf(back),
      location: first.location,
      straightLineKm: km,
      kmPerHour: speed(km, until.ms - from.ms),
      pointCount: run.length,
    });
  };
  for (const fix of fixes) {
    if (!believed.has(fix)) run.push(fix);
    else {
      end(fix);
      [run, last] = [[], fix];
    }
  }
  end(undefined);
  return jumps;
}

/** Kilometres that can be travelled in a time. */
const reachKm = (ms: number): number => (thresholds.maxKmPerHour * Math.max(ms, 0)) / 3_600_000;

const isTooFast = (from: Fix, fix: Fix): boolean => distanceKm(from.location, fix.location) > reachKm(fix.ms - from.ms);

/** Null when no time had passed. */
const speed = (km: number, ms: number): number | null => (ms > 0 ? (km * 3_600_000) / ms : null);
