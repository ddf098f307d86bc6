/** Travel in numbers, by straight lines (decision 34). Pure. */
import type { LeftOutReason, TravelSummary } from '../../graphql/types.generated.ts';
import { distanceKm, type Fix, type Fixes } from './fixes.ts';

/** Kilometres from each fix to the next, added up. */
export function straightLineKm(fixes: readonly Fix[]): number {
  return fixes.slice(1).reduce((sum, { location }, before) => sum + distanceKm(fixes[before]?.location ?? location, location), 0);
}

const reasons: readonly LeftOutReason[] = ['NO_PLACE', 'NO_TIME', 'OTHER_DAY', 'TOO_FAST'];

export function summaryOf({ used, points }: Fixes): TravelSummary {
  const leftOut = reasons.flatMap((reason) => {
    const pointCount = points.filter((point) => point.leftOut === reason).length;
    return pointCount === 0 ? [] : [{ reason, pointCount }];
  });
  return { straightLineKm: straightLineKm(used), pointCount: used.length, skippedCount: points.length - used.length, leftOut };
}
