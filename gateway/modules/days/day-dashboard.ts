/** Maps the events of an employee's day. Pure. */
import type { days } from '../../../rest/contract/days.ts';
import type { CheckEvent, CheckEventKind, DayMeeting, TravelPoint } from '../../graphql/types.generated.ts';
import { id, text } from '../../upstream/decode.ts';
import { dateTime, endTime } from '../../upstream/instant.ts';
import type { Calls } from '../../upstream/operation.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { meetingType, uniqueMeetingId } from '../meetings/meeting.ts';
import { location } from '../people/person.ts';

type Wire = LooseResponse<typeof days.getEmployeeDasboardByDate>;
type Item<List> = NonNullable<List> extends readonly (infer Element)[] ? Element : never;

export const byTime = (a: { readonly at?: string | null }, b: { readonly at?: string | null }) =>
  (a.at ?? '') < (b.at ?? '') ? -1 : (a.at ?? '') > (b.at ?? '') ? 1 : 0;

/** Returns the points in order of time. A point without a usable time follows its predecessor in the response. */
export function travel(wire: Wire['travelHistory'], day: string): TravelPoint[] {
  const timed: { readonly at: string; readonly points: TravelPoint[] }[] = [];
  const first: TravelPoint[] = [];
  for (const item of wire ?? []) {
    const point = travelPoint(item, day);
    if (typeof point.at === 'string') timed.push({ at: point.at, points: [point] });
    else (timed.at(-1)?.points ?? first).push(point);
  }
  return [...first, ...timed.sort(byTime).flatMap(({ points }) => points)];
}

const travelPoint = (wire: Item<Wire['travelHistory']>, day: string): TravelPoint => {
  const at = dateTime(wire.createdDate, day);
  const isOfDay = at !== null && isOn(day, at);
  return {
    id: id(wire.id),
    at: isOfDay ? at : null,
    location: location(wire.lat, wire.lng),
    comment: text(wire.comment),
    syncComment: text(wire.syncComment),
    leftOut: isOfDay ? null : at === null ? 'NO_TIME' : 'OTHER_DAY',
  };
};

/** Number of hours after midnight that belong to the previous day, as for attendance. */
const lateHours = 5;

/** Returns true for an instant on a day in India or in the following night. */
function isOn(day: string, at: string): boolean {
  const hours = (Date.parse(at) - Date.parse(`${day}T00:00:00+05:30`)) / 3_600_000;
  return hours >= 0 && hours < 24 + lateHours;
}

export const dayMeeting =
  (calls: Pick<Calls, 'extensions'>) =>
  (wire: Item<Wire['meetings']>): DayMeeting => {
    const [number, type] = [text(wire.meetingId), meetingType(wire.type)];
    return {
      id: number && type && uniqueMeetingId(number, type, calls),
      number,
      type,
      startLocation: location(wire.startLat, wire.startLng),
      endLocation: location(wire.endLat, wire.endLng),
      comment: text(wire.statusComment),
    };
  };

/** Creates an event with a unique id, because one row of the REST API can be both kinds. */
const checkEvent = (restId: string, kind: CheckEventKind, at: string): CheckEvent => ({ id: `${kind}-${restId}`, kind, at });

/** Returns the check-in, the check-out or both of each row, in order of time. */
export function checkEvents(wire: LooseResponse<typeof days.getUserCheckinCheckoutReport>, day: string): CheckEvent[] {
  const events = wire.flatMap((row): CheckEvent[] => {
    const inAt = dateTime(row.checkinTime, day);
    const outAt = endTime(row.checkoutTime, day, inAt);
    return [...(inAt === null ? [] : [checkEvent(id(row.id), 'CHECK_IN', inAt)]), ...(outAt === null ? [] : [checkEvent(id(row.id), 'CHECK_OUT', outAt)])];
  });
  return events.sort(byTime);
}
