/** Kilometres and stops of each day of a period, by the rules of a single day (decisions 177 and 186). */
import { setImmediate } from 'node:timers/promises';
import { days } from '../../../rest/contract/days.ts';
import { straightLineKm } from '../../../rest/contract/travel.ts';
import type { Context } from '../../graphql/context.ts';
import type { AttendancePeriod, LeftOutReason, TravelDay, TravelPoint, TravelSummary } from '../../graphql/types.generated.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { searchType } from '../attendance/period.ts';
import { location } from '../people/person.ts';
import { byTime } from './day-dashboard.ts';
import { type Fixes, fixesOf } from './fixes.ts';
import { storyOf } from './story.ts';

/** The plausible positions of each day with any; null without extensions. */
export type TravelOfPeriod = ReadonlyMap<string, Fixes> | null;

/** Reads the travel of a period. Returns null without extensions, and makes no call then. @throws UpstreamFault */
export async function travelIn(userId: string, period: AttendancePeriod, { calls }: Context): Promise<TravelOfPeriod> {
  if (!calls.extensions) return null;
  const { payload } = await calls.send(days.getTravelReport, { query: { userId, searchType: searchType(period) } });
  const travelled = new Map<string, Fixes>();
  for (const [date, points] of byDay(payload)) {
    travelled.set(date, fixesOf(points));
    // A month of a busy device has many points, so other requests get a turn after each day.
    await setImmediate();
  }
  return travelled;
}

export const travelReport = (travelled: TravelOfPeriod): TravelDay[] | null => travelled && [...travelled].map(([date, fixes]) => travelDay(date, fixes));

/** Groups the points by day, in order of time. Points without a time belong to no day. */
export function byDay(wire: LooseResponse<typeof days.getTravelReport>): ReadonlyMap<string, readonly TravelPoint[]> {
  const points = wire.flatMap(({ lat, lng, createdDate }): (TravelPoint & { readonly at: string })[] => {
    const at = dateTime(createdDate);
    return at === null ? [] : [{ id: '', at, location: location(lat, lng), comment: null, syncComment: null }];
  });
  const days = new Map<string, TravelPoint[]>();
  for (const point of points.sort(byTime)) {
    // Instants have India's offset, so they begin with India's date.
    const day = point.at.slice(0, 10);
    const points = days.get(day);
    if (points) points.push(point);
    else days.set(day, [point]);
  }
  return days;
}

export function travelDay(date: string, { used }: Fixes): TravelDay {
  return { date, straightLineKm: straightLineKm(used), stopCount: storyOf(used).stops.length };
}

const reasons: readonly LeftOutReason[] = ['NO_PLACE', 'NO_TIME', 'OTHER_DAY', 'TOO_FAST'];

/** Returns the travel figures of a day, by straight lines (decision 186). */
export function summaryOf({ used, points }: Fixes): TravelSummary {
  const leftOut = reasons.flatMap((reason) => {
    const pointCount = points.filter((point) => point.leftOut === reason).length;
    return pointCount === 0 ? [] : [{ reason, pointCount }];
  });
  return { straightLineKm: straightLineKm(used), pointCount: used.length, skippedCount: points.length - used.length, leftOut };
}
