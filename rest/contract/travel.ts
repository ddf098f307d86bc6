/**
 * Computes the kilometres of a day's travel and selects the positions that count (decision 186). The gateway and the embedded REST API share these pure
 * functions.
 */

/** Limits for plausible positions. Each number is defined only here, with its reason. */
export const travelLimits = {
  /** Faster than anyone travels on these roads, so a faster position is wrong. */
  maxKmPerHour: 150,
  /** Three missing points in a row. */
  silenceMinutes: 45,
  /** Shorter halts are junctions, tea and fuel. Devices at rest send a point about every 15 minutes. */
  stopMinutes: 10,
} as const;

/** Degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface TimedPosition {
  readonly location: Position;
  /** Milliseconds since 1970, or NaN when the device sent no time. */
  readonly ms: number;
}

/** Mean radius of the earth in kilometres (IUGG). */
const earthRadiusKm = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres (haversine formula). */
export function distanceKm(from: Position, to: Position): number {
  const [latitude, longitude] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const half = Math.sin(latitude / 2) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Returns false for (0, 0), which devices send without a fix. */
export const isPlace = ({ latitude, longitude }: Position): boolean => latitude !== 0 || longitude !== 0;

/** Returns the sum in kilometres of the distances from each position to the next. */
export function straightLineKm(positions: readonly TimedPosition[]): number {
  return positions.slice(1).reduce((sum, { location }, before) => sum + distanceKm(positions[before]?.location ?? location, location), 0);
}

export const isTimed = ({ ms }: TimedPosition) => !Number.isNaN(ms);

/** Returns the points that can be reached from the first one, each from the previous one. */
function chainFrom<Fix extends TimedPosition>(fixes: readonly Fix[], start: number): { readonly used: readonly Fix[]; readonly doubtfulFrom: number | null } {
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
  return { used, doubtfulFrom: awayMs >= travelLimits.silenceMinutes * 60_000 ? firstLeftOut : null };
}

/** Checks the first point like all others. The chain begins after it when the device does not soon return to it and more points agree without it. */
export function longestChain<Fix extends TimedPosition>(fixes: readonly Fix[]): readonly Fix[] {
  let best = chainFrom(fixes, 0);
  while (best.doubtfulFrom !== null) {
    const next = chainFrom(fixes, best.doubtfulFrom);
    if (next.used.length <= best.used.length) break;
    best = next;
  }
  return best.used;
}

/** Adds untimed points, in their order, that are on a plausible way between their neighbours. */
export function withUntimed<Fix extends TimedPosition>(placed: readonly Fix[], believed: ReadonlySet<Fix>): readonly Fix[] {
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

/**
 * Returns the untimed points that are reachable between two timed points. Without a timed point on one side, limits each step to the distance between
 * two points of a device.
 */
function between<Fix extends TimedPosition>(from: Fix | undefined, untimed: readonly Fix[], until: Fix | undefined): readonly Fix[] {
  if (from === undefined) return until === undefined ? untimed : between(until, untimed.toReversed(), undefined).toReversed();
  const plausible: Fix[] = [];
  let [last, km] = [from, 0];
  for (const fix of untimed) {
    const step = distanceKm(last.location, fix.location);
    const fits = until
      ? km + step + distanceKm(fix.location, until.location) <= reachKm(until.ms - from.ms)
      : step <= reachKm(travelLimits.stopMinutes * 60_000);
    if (!fits) continue;
    plausible.push(fix);
    [last, km] = [fix, km + step];
  }
  return plausible;
}

/** Returns the kilometres that can be travelled in a duration. */
const reachKm = (ms: number): number => (travelLimits.maxKmPerHour * Math.max(ms, 0)) / 3_600_000;

const isTooFast = (from: TimedPosition, fix: TimedPosition): boolean => distanceKm(from.location, fix.location) > reachKm(fix.ms - from.ms);
