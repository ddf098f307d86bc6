import { Type } from 'typebox';
import { SearchType } from './attendance.ts';
import { call } from './call.ts';
import { Dealer } from './dealers.ts';
import { Farmer } from './farmers.ts';
import { Day, Degrees, Id, IdText, Instant, maybe, Text } from './fields.ts';

/** Has either time. */
const CheckEvent = Type.Object({ id: Id(), checkinTime: Instant(), checkoutTime: Instant() });

const TravelPoint = Type.Object({
  id: Id(),
  lat: Degrees(),
  lng: Degrees(),
  createdDate: Instant(),
  comment: Text(),
  /** What went wrong when the device sent it. */
  syncComment: Text(),
});

/** A meeting on the map: the documentation gives no id. */
const DayMeeting = Type.Object({ startLat: Degrees(), startLng: Degrees(), endLat: Degrees(), endLng: Degrees(), statusComment: Text() });

/** A meeting that is planned for the day and has not begun (extension). */
const PlannedMeeting = Type.Object({
  meetingId: Id(),
  type: maybe(Type.Union([Type.Literal('FARMER'), Type.Literal('DEALER')])),
  plannedTime: Instant(),
  purpose: Text(),
  /** Of the farmer or dealer. */
  firstName: Text(),
  lastName: Text(),
});

const DayDashboard = Type.Object({
  travelHistory: maybe(Type.Array(TravelPoint)),
  dealers: maybe(Type.Array(Dealer)),
  farmers: maybe(Type.Array(Farmer)),
  meetings: maybe(Type.Array(DayMeeting)),
  plannedMeetings: maybe(Type.Array(PlannedMeeting)),
});

const ofDay = Type.Object({ userId: IdText, date: Day });

export const days = {
  getUserCheckinCheckoutReport: call({
    name: 'getUserCheckinCheckoutReport',
    method: 'POST',
    path: '/api/user/getUserCheckinCheckoutReport',
    who: 'moderator',
    body: ofDay,
    response: Type.Array(CheckEvent),
    envelope: 'data',
  }),
  getEmployeeDasboardByDate: call({
    name: 'getEmployeeDasboardByDate',
    method: 'POST',
    path: '/api/user/getEmployeeDasboardByDate',
    who: 'moderator',
    body: ofDay,
    response: DayDashboard,
    envelope: 'data',
  }),
  /** Where somebody was in a period, in order of time; as much of each point as kilometres and stops are computed from. */
  getTravelReport: call({
    name: 'getTravelReport',
    method: 'GET',
    path: '/api/user/getTravelReport',
    who: 'moderator',
    query: Type.Object({ userId: Type.String(), searchType: SearchType }),
    response: Type.Array(Type.Object({ lat: Degrees(), lng: Degrees(), createdDate: Instant() })),
    envelope: 'data',
    extension: true,
  }),
};
