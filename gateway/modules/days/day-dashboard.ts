/** Maps what happened on an employee's day. Pure. */
import type { days } from '../../../rest/contract/days.ts';
import type { CheckEvent, DayMeeting, PlannedMeeting, TravelPoint } from '../../graphql/types.generated.ts';
import { id, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { meetingType } from '../meetings/meeting.ts';
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

export const dayMeeting = (wire: Item<Wire['meetings']>): DayMeeting => ({
  id: text(wire.meetingId),
  type: meetingType(wire.type),
  startLocation: location(wire.startLat, wire.startLng),
  endLocation: location(wire.endLat, wire.endLng),
  comment: text(wire.statusComment),
});

export const plannedMeeting = (wire: Item<Wire['plannedMeetings']>): PlannedMeeting => ({
  id: id(wire.meetingId),
  type: meetingType(wire.type) ?? 'FARMER',
  plannedAt: dateTime(wire.plannedTime),
  purpose: text(wire.purpose),
  partyId: text(wire.partyId),
  firstName: text(wire.firstName),
  lastName: text(wire.lastName),
});

/** The check in or the check out of each row, or both, in order of time. */
export function checkEvents(wire: LooseResponse<typeof days.getUserCheckinCheckoutReport>, day: string): CheckEvent[] {
  const events = wire.flatMap((row): CheckEvent[] => {
    const [inAt, outAt] = [dateTime(row.checkinTime, day), dateTime(row.checkoutTime, day)];
    return [
      ...(inAt === null ? [] : [{ id: id(row.id), kind: 'CHECK_IN' as const, at: inAt }]),
      ...(outAt === null ? [] : [{ id: id(row.id), kind: 'CHECK_OUT' as const, at: outAt }]),
    ];
  });
  return events.sort(byTime);
}
