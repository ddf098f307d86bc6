/** Plausible travel points: those with a place that could be reached in the time since the previous one (decision 186). Pure. */
import { clockMinutes } from '../../../rest/contract/clock.ts';
import { distanceKm, isPlace, isTimed, longestChain, withUntimed } from '../../../rest/contract/travel.ts';
import type { Jump, LeftOutReason, TravelPoint } from '../../graphql/types.generated.ts';
import type { Location } from '../people/person.ts';

/** A plausible travel point. */
export interface Fix {
  readonly point: TravelPoint;
  readonly location: Location;
  /** Milliseconds since 1970; NaN when the device sent no time. */
  readonly ms: number;
}

export interface Fixes {
  readonly used: readonly Fix[];
  /** Runs of points that were left out because their speed is impossible. */
  readonly jumps: readonly Jump[];
  /** All points, each with the reason if it is left out. */
  readonly points: readonly TravelPoint[];
}

/** @param points points in order of time. A point without a time has its position in the response, and its `leftOut` is the reason */
export function fixesOf(points: readonly TravelPoint[]): Fixes {
  const placed = points.flatMap((point): Fix[] => {
    const { location, at } = point;
    if (!location || !isPlace(location)) return [];
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

/** @param fixes fixes with a time, in order */
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
      minutesBack: back === undefined ? null : clockMinutes(first.ms, back.ms),
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

/** Returns the speed in km/h; null when no time has passed. */
const speed = (km: number, ms: number): number | null => (ms > 0 ? (km * 3_600_000) / ms : null);
