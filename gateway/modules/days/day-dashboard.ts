/** Maps what happened on an employee's day. Pure. */
import type { days } from '../../../rest/contract/days.ts';
import type { CheckEvent, CheckEventKind, DayMeeting, PlannedMeeting, TravelPoint } from '../../graphql/types.generated.ts';
import { id, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { Calls } from '../../upstream/operation.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { meetingType, uniqueMeetingId } from '../meetings/meeting.ts';
import { location } from '../people/person.ts';

type Wire = LooseResponse<typeof days.getEmployeeDasboardByDate>;
type Item<List> = NonNullable<List> extends readonly (infer Element)[] ? Element : never;

export const byTime = (a: { readonly at?: string | null }, b: { readonly at?: string | null }) =>
  (a.at ?? '') < (b.at ?? '') ? -1 : (a.at ?? '') > (b.at ?? '') ? 1 : 0;

/** Points in order of time; those without a time first, as they came. */
export function travel(wire: Wire['travelHistory'], day: string): TravelPoint[] {
  return (wire ?? []).map((point) => travelPoint(point, day)).sort(byTime);
}

const travelPoint = (wire: Item<Wire['travelHistory']>, day: string): TravelPoint => ({
  id: id(wire.id),
  at: dateTime(wire.createdDate, day),
  location: location(wire.lat, wire.lng),
  comment: text(wire.comment),
  syncComment: text(wire.syncComment),
});

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

export const plannedMeeting =
  (calls: Pick<Calls, 'extensions'>) =>
  (wire: Item<Wire['plannedMeetings']>): PlannedMeeting => {
    const type = meetingType(wire.type) ?? 'FARMER';
    const number = id(wire.meetingId);
    return {
      id: uniqueMeetingId(number, type, calls),
      number,
      type,
      plannedAt: dateTime(wire.plannedTime),
      purpose: text(wire.purpose),
      partyId: text(wire.partyId),
      firstName: text(wire.firstName),
      lastName: text(wire.lastName),
    };
  };

/** One row of the REST API can be both, so its id alone is not unique. */
const checkEvent = (restId: string, kind: CheckEventKind, at: string): CheckEvent => ({ id: `${kind}-${restId}`, kind, at });

/** The check in or the check out of each row, or both, in order of time. */
export function checkEvents(wire: LooseResponse<typeof days.getUserCheckinCheckoutReport>, day: string): CheckEvent[] {
  const events = wire.flatMap((row): CheckEvent[] => {
    const [inAt, outAt] = [dateTime(row.checkinTime, day), dateTime(row.checkoutTime, day)];
    return [...(inAt === null ? [] : [checkEvent(id(row.id), 'CHECK_IN', inAt)]), ...(outAt === null ? [] : [checkEvent(id(row.id), 'CHECK_OUT', outAt)])];
  });
  return events.sort(byTime);
}
