import { Type } from 'typebox';
import { call } from './call.ts';
import { AddressDetails, Day, Degrees, Id, IdList, IdText, Instant, Message, maybe, Profile, pageQuery, SearchText, Text } from './fields.ts';

/** `CANCELLED` is an extension: scheduled and never begun, with the reason as the status comment. */
export const MeetingStatus = Type.Union([Type.Literal('SCHEDULED'), Type.Literal('STARTED'), Type.Literal('FINISHED'), Type.Literal('CANCELLED')]);

/** A farmer or dealer as a meeting shows them: the documentation gives no id. */
const MeetingParty = Type.Object({ profile: maybe(Profile), addressDetails: maybe(AddressDetails), latitude: Degrees(), longitude: Degrees() });

const meeting = {
  meetingId: Id(),
  createdBy: maybe(Type.Object({ firstName: Text(), lastName: Text() })),
  createdDate: Instant(),
  startTime: Instant(),
  endTime: Instant(),
  statusComment: Text(),
  status: maybe(MeetingStatus),
  /** When it is to be and what for (extensions). */
  plannedTime: Instant(),
  purpose: Text(),
  /** Who goes; in lists an extension. */
  user: maybe(Type.Object({ firstName: Text(), lastName: Text(), email: Text(), profilePicture: Text() })),
  /** Exactly one of the two. */
  dealerDetails: maybe(MeetingParty),
  farmerDetails: maybe(MeetingParty),
};

export const Meeting = Type.Object(meeting);

const MeetingDetails = Type.Object({
  ...meeting,
  visitedDealers: maybe(Type.Array(MeetingParty)),
  visitedFarmers: maybe(Type.Array(MeetingParty)),
  startLat: Degrees(),
  startLng: Degrees(),
  endLat: Degrees(),
  endLng: Degrees(),
  /** Comma-separated file names. */
  meetingPictures: Text(),
});

/** Why something is done, and what for. */
const Words = Type.String({ maxLength: 500 });
const PlannedTime = Type.String({ format: 'date-time' });

/** What a list of meetings is narrowed to. */
const StatusFilter = Type.Union([Type.Literal('ALL'), ...MeetingStatus.anyOf]);

/** Without a userId: the caller's. Without a status: all. */
const meetingsQuery = Type.Object({
  userId: Type.Optional(Type.String()),
  status: Type.Optional(StatusFilter),
  ...pageQuery,
  // What the list is narrowed to besides, all extensions.
  /** Everybody's meetings and not one person's. */
  everyone: Type.Optional(Type.Literal('true')),
  /** A part of the name of the farmer or dealer. */
  search: Type.Optional(SearchText),
  /** A part of the name of who goes. */
  assignee: Type.Optional(SearchText),
  /** Days on which they were created, both included. */
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  ids: Type.Optional(IdList),
});

export const meetings = {
  /** What the person created or is assigned (decision 11). */
  getAllFarmerMeetingCreatedByPage: call({
    name: 'getAllFarmerMeetingCreatedByPage',
    method: 'GET',
    path: '/api/meeting/getAllFarmerMeetingCreatedByPage',
    who: 'moderator',
    query: meetingsQuery,
    response: Type.Array(Meeting),
    envelope: 'data',
  }),
  /** What the person is assigned. */
  getAllFarmerMeetingByUserPage: call({
    name: 'getAllFarmerMeetingByUserPage',
    method: 'GET',
    path: '/api/meeting/getAllFarmerMeetingByUserPage',
    who: 'moderator',
    query: meetingsQuery,
    response: Type.Array(Meeting),
    envelope: 'data',
  }),
  /** For dealers too: exactly one of farmerId and dealerId (decision 11). */
  scheduleFarmerMeet: call({
    name: 'scheduleFarmerMeet',
    method: 'POST',
    path: '/api/meeting/scheduleFarmerMeet',
    who: 'moderator',
    effect: 'write',
    body: Type.Object({
      userId: IdText,
      farmerId: Type.Optional(IdText),
      dealerId: Type.Optional(IdText),
      /** When it is to be and what for (extensions). */
      plannedTime: Type.Optional(PlannedTime),
      purpose: Type.Optional(Words),
    }),
    response: Message,
  }),
  /** Says when an open meeting is to be, what for, or who goes instead; what is absent stays, and what it said before is kept. Who moves it says why. */
  planMeeting: call({
    name: 'planMeeting',
    method: 'POST',
    path: '/api/meeting/planMeeting',
    who: 'moderator',
    effect: 'write',
    body: Type.Object({
      meetingId: IdText,
      plannedTime: Type.Optional(PlannedTime),
      purpose: Type.Optional(Words),
      userId: Type.Optional(IdText),
      reason: Type.Optional(Words),
    }),
    response: Message,
    extension: true,
  }),
  /** Cancels a meeting that has not begun; the reason becomes its status comment. */
  cancelMeeting: call({
    name: 'cancelMeeting',
    method: 'POST',
    path: '/api/meeting/cancelMeeting',
    who: 'moderator',
    effect: 'write',
    body: Type.Object({ meetingId: IdText, reason: Words }),
    response: Message,
    extension: true,
  }),
  getFarmerMeetingDetails: call({
    name: 'getFarmerMeetingDetails',
    method: 'GET',
    path: '/api/meeting/getFarmerMeetingDetails',
    who: 'moderator',
    query: Type.Object({ meetingId: Type.String() }),
    response: MeetingDetails,
    envelope: 'data',
  }),
  getDealerMeetingDetails: call({
    name: 'getDealerMeetingDetails',
    method: 'GET',
    path: '/api/meeting/getDealerMeetingDetails',
    who: 'moderator',
    query: Type.Object({ meetingId: Type.String() }),
    response: MeetingDetails,
    envelope: 'data',
  }),
};
