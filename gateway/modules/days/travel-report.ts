/** Kilometres and stops of each day of a period, by the rules that a single day has (decisions 177 and 186). */
import { setImmediate } from 'node:timers/promises';
import { days } from '../../../rest/contract/days.ts';
import { straightLineKm } from '../../../rest/contract/travel.ts';
import type { Context } from '../../graphql/context.ts';
import type { AttendancePeriod, TravelDay, TravelPoint } from '../../graphql/types.generated.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { searchType } from '../attendance/period.ts';
import { location } from '../people/person.ts';
import { byTime } from './day-dashboard.ts';
import { type Fixes, fixesOf } from './fixes.ts';
import { storyOf } from './story.ts';

/** The believed positions of each day that has any; null without extensions. */
export type TravelOfPeriod = ReadonlyMap<string, Fixes> | null;

/** Null without extensions, and then no call is made. @throws UpstreamFault */
export async function travelIn(userId: string, period: AttendancePeriod, { calls }: Context): Promise<TravelOfPeriod> {
  if (!calls.extensions) return null;
  const { payload } = await calls.send(days.getTravelReport, { query: { userId, searchType: searchType(period) } });
  const travelled = new Map<string, Fixes>();
  for (const [date, points] of byDay(payload)) {
    travelled.set(date, fixesOf(points));
    // A month of a busy device is many points: others have their turn after each day of it.
    await setImmediate();
  }
  return travelled;
}

export const travelReport = (travelled: TravelOfPeriod): TravelDay[] | null => travelled && [...travelled].map(([date, fixes]) => travelDay(date, fixes));

/** Points without a time belong to no day. In order of time. */
export function byDay(wire: LooseResponse<typeof days.getTravelReport>): ReadonlyMap<string, readonly TravelPoint[]> {
  const points = wire.flatMap(({ lat, lng, createdDate }): (TravelPoint & { readonly at: string })[] => {
    const at = dateTime(createdDate);
    return at === null ? [] : [{ id: '', at, location: location(lat, lng), comment: null, syncComment: null }];
  });
  const days = new Map<string, TravelPoint[]>();
  for (const point of points.sort(byTime)) {
    // Instants are written with India's offset, and so begin with India's day.
    const day = point.at.slice(0, 10);
    const known = days.get(day);
    if (known) known.push(point);
    else days.set(day, [point]);
  }
  return days;
}

export function travelDay(date: string, { used }: Fixes): TravelDay {
  return { date, straightLineKm: straightLineKm(used), stopCount: storyOf(used).stops.length };
}
