import { Type } from 'typebox';
import { AttendanceDay, SearchType } from './attendance.ts';
import { named, read } from './call.ts';
import { Dealer } from './dealers.ts';
import { Farmer } from './farmers.ts';
import { Day, Degrees, Id, IdText, Instant, maybe, Numeric, QueryId, Text } from './fields.ts';
import { PlannedMeeting } from './meetings.ts';

/** A check-in, a check-out, or both. */
const CheckEvent = Type.Object({ id: Id(), checkinTime: Instant(), checkoutTime: Instant() }, { title: 'CheckEvent' });

const TravelPoint = Type.Object(
  {
    id: Id(),
    lat: Degrees(),
    lng: Degrees(),
    createdDate: Instant(),
    comment: Text(),
    /** Error that the device reported when it sent the position. */
    syncComment: Text(),
  },
  { title: 'TravelPoint' },
);

const MeetingType = maybe(Type.Union([Type.Literal('FARMER'), Type.Literal('DEALER')]));

/** A meeting on the map. Its id and type are extensions. */
const DayMeeting = Type.Object(
  { meetingId: maybe(Id()), type: MeetingType, startLat: Degrees(), startLng: Degrees(), endLat: Degrees(), endLng: Degrees(), statusComment: Text() },
  { title: 'DayMeeting' },
);

const DayDashboard = Type.Object(
  {
    travelHistory: maybe(Type.Array(TravelPoint)),
    dealers: maybe(Type.Array(Dealer)),
    farmers: maybe(Type.Array(Farmer)),
    meetings: maybe(Type.Array(DayMeeting)),
    /** Planned meetings that have not begun (extension). */
    plannedMeetings: maybe(Type.Array(PlannedMeeting)),
    /** Numbers of visits and of meetings held, as reports count them (extensions). */
    visitCount: Numeric(),
    meetingsHeld: Numeric(),
  },
  { title: 'DayDashboard' },
);

const ofDay = Type.Object({ userId: IdText, date: Day });

/** Maximum number of people per call. */
const maxDaysAtOnce = 10;

const DayOfEmployee = Type.Object({ userId: Id(), day: DayDashboard, attendance: maybe(AttendanceDay) }, { title: 'DayOfEmployee' });

export const days = named({
  getUserCheckinCheckoutReport: read({
    summary: 'List a person’s check-ins and check-outs of a day',
    method: 'POST',
    path: '/api/user/getUserCheckinCheckoutReport',
    who: 'moderator',
    body: ofDay,
    refusals: [404],
    response: Type.Array(CheckEvent),
  }),
  getEmployeeDasboardByDate: read({
    summary: 'Read a person’s day',
    description: 'Returns the person’s positions, registrations and meetings.',
    method: 'POST',
    path: '/api/user/getEmployeeDasboardByDate',
    who: 'moderator',
    body: ofDay,
    refusals: [404],
    response: DayDashboard,
  }),
  getDaysOfEmployees: read({
    summary: 'Read the day of up to ten people',
    description:
      'Returns the data of getEmployeeDasboardByDate and the attendance of the day for each person. Unknown people, and people whom the caller may not read, are omitted.',
    method: 'POST',
    path: '/api/user/getDaysOfEmployees',
    who: 'moderator',
    body: Type.Object({ userIds: Type.Array(IdText, { minItems: 1, maxItems: maxDaysAtOnce }), date: Day }),
    response: Type.Array(DayOfEmployee),
    extension: true,
  }),
  getTravelReport: read({
    summary: 'List a person’s positions in a week or month',
    description: 'In order of time. Points have only the fields from which kilometres and stops are computed.',
    refusals: [404],
    path: '/api/user/getTravelReport',
    who: 'moderator',
    query: Type.Object({ userId: QueryId, searchType: SearchType }),
    response: Type.Array(Type.Object({ lat: Degrees(), lng: Degrees(), createdDate: Instant() })),
    extension: true,
  }),
});
