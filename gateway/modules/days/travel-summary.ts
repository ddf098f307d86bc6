/** Travel in numbers, by straight lines (decision 34). Pure. */
import type { TravelPoint, TravelSummary } from '../../graphql/types.generated.ts';
import { distanceKm, type Fix, fixesOf } from './fixes.ts';

/** Kilometres from each fix to the next, added up. */
export function straightLineKm(fixes: readonly Fix[]): number {
  return fixes.slice(1).reduce((sum, { location }, before) => sum + distanceKm(fixes[before]?.location ?? location, location), 0);
}

/** @param points in order of time */
export function summaryOf(points: readonly TravelPoint[], { used } = fixesOf(points)): TravelSummary {
  return { straightLineKm: straightLineKm(used), pointCount: used.length, skippedCount: points.length - used.length };
}
