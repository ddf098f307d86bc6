/** Travel figures by straight lines (decision 186). Pure. */
import { straightLineKm } from '../../../rest/contract/travel.ts';
import type { LeftOutReason, TravelSummary } from '../../graphql/types.generated.ts';
import type { Fixes } from './fixes.ts';

const reasons: readonly LeftOutReason[] = ['NO_PLACE', 'NO_TIME', 'OTHER_DAY', 'TOO_FAST'];

export function summaryOf({ used, points }: Fixes): TravelSummary {
  const leftOut = reasons.flatMap((reason) => {
    const pointCount = points.filter((point) => point.leftOut === reason).length;
    return pointCount === 0 ? [] : [{ reason, pointCount }];
  });
  return { straightLineKm: straightLineKm(used), pointCount: used.length, skippedCount: points.length - used.length, leftOut };
}
