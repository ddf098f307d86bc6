import { Type } from 'typebox';
import { named, read, write } from './call.ts';
import { exportCall } from './exports.ts';
import {
  AddressDetails,
  areaFilter,
  Day,
  DayCount,
  Degrees,
  datedList,
  Id,
  IdList,
  IdText,
  Instant,
  LastVisit,
  Message,
  maybe,
  Numeric,
  PlannedDays,
  Profile,
  pageQuery,
  period,
  QueryId,
  RequestInstant,
  SearchText,
  sortedBy,
  sorts,
  Text,
  TypedText,
  updatedDate,
} from './fields.ts';

/** Status of a meeting. `CANCELLED`, an extension, is a scheduled meeting that never began. Its status comment is the reason. */
export const MeetingStatus = Type.Union([Type.Literal('SCHEDULED'), Type.Literal('STARTED'), Type.Literal('FINISHED'), Type.Literal('CANCELLED')], {
  title: 'MeetingStatus',
});

/** A farmer or dealer in a meeting. The ids of parties and employees are extensions. */
const MeetingParty = Type.Object(
  { id: maybe(Id()), profile: maybe(Profile), addressDetails: maybe(AddressDetails), latitude: Degrees(), longitude: Degrees() },
  { title: 'MeetingParty' },
);

const meeting = {
  meetingId: Id(),
  /** E-mail and picture are extensions. */
  createdBy: maybe(Type.Object({ id: maybe(Id()), firstName: Text(), lastName: Text(), email: Text(), profilePicture: Text() })),
  createdDate: Instant(),
  ...updatedDate,
  startTime: Instant(),
  endTime: Instant(),
  statusComment: Text(),
  status: maybe(MeetingStatus),
  /** Planned time and purpose (extensions). */
  plannedTime: Instant(),
  purpose: Text(),
  /** The assigned employee; an extension in lists. */
  user: maybe(Type.Object({ id: maybe(Id()), firstName: Text(), lastName: Text(), email: Text(), profilePicture: Text() })),
  /** Exactly one of the two is present. */
  dealerDetails: maybe(MeetingParty),
  farmerDetails: maybe(MeetingParty),
};

export const Meeting = Type.Object(meeting, { title: 'Meeting' });

const MeetingDetails = Type.Object(
  {
    ...meeting,
    visitedDealers: maybe(Type.Array(MeetingParty)),
    visitedFarmers: maybe(Type.Array(MeetingParty)),
    startLat: Degrees(),
    startLng: Degrees(),
    endLat: Degrees(),
    endLng: Degrees(),
    /** Comma-separated file names. */
    meetingPictures: Text(),
  },
  { title: 'MeetingDetails' },
);

/** Kind of the farmer or dealer of a meeting. */
export const PartyType = maybe(Type.Union([Type.Literal('FARMER'), Type.Literal('DEALER')]));

/** A meeting with a planned time, as calendars show it (extension). */
export const PlannedMeeting = Type.Object(
  {
    meetingId: Id(),
    type: PartyType,
    status: maybe(MeetingStatus),
    plannedTime: Instant(),
    purpose: Text(),
    /** Id of the farmer or dealer. */
    partyId: maybe(Id()),
    firstName: Text(),
    lastName: Text(),
    addressDetails: maybe(AddressDetails),
  },
  { title: 'PlannedMeeting' },
);

/** Distance in kilometres from an employee's usual area above which a customer is far. Defined only here. */
export const farKm = 60;

/** A farmer or dealer suggested for an employee's visit. */
const VisitSuggestion = Type.Object(
  {
    type: PartyType,
    id: Id(),
    profile: maybe(Profile),
    addressDetails: maybe(AddressDetails),
    latitude: Degrees(),
    longitude: Degrees(),
    lastVisit: LastVisit,
    /** Number of the group, from 0. The members of a group are near each other. */
    group: maybe(Type.Integer()),
    /** Distance in kilometres from the first member of the group. Null without a position. */
    kmFromFirst: Numeric(),
    /** Distance in kilometres from the employee's usual area. Null without a position, and when the area is unknown. */
    kmFromUsualArea: Numeric(),
  },
  { title: 'VisitSuggestion' },
);

/** Number of suggestions. */
const SuggestionCount = Type.Integer({ minimum: 1, maximum: 60 });

/** Filters of a list of meetings. */
const StatusFilter = Type.Union([Type.Literal('ALL'), ...MeetingStatus.anyOf]);

const meetingsQuery = Type.Object({
  userId: Type.Optional(QueryId),
  status: Type.Optional(StatusFilter),
  ...pageQuery,
  /** Includes the meetings of all people. */
  everyone: Type.Optional(Type.Literal('true')),
  /** A part of the name of the farmer or dealer. */
  search: Type.Optional(SearchText),
  /** A part of the name of the assigned employee. */
  assignee: Type.Optional(SearchText),
  ids: Type.Optional(IdList),
  /** Days of creation. */
  ...datedList,
  /** Planned days, both included. */
  plannedFrom: Type.Optional(Day),
  plannedUntil: Type.Optional(Day),
  /** Days on which the meetings began, both included. */
  startedFrom: Type.Optional(Day),
  startedUntil: Type.Optional(Day),
  ...sortedBy(sorts.meetings),
});

export const meetings = named({
  getAllFarmerMeetingCreatedByPage: read({
    summary: 'List the meetings that a person created or is assigned',
    description: '`userId` defaults to the caller, and `status` to all. The filters after `pageSize` are extensions.',
    path: '/api/meeting/getAllFarmerMeetingCreatedByPage',
    who: 'moderator',
    query: meetingsQuery,
    refusals: [404],
    response: Type.Array(Meeting),
  }),
  getAllFarmerMeetingByUserPage: read({
    summary: 'List the meetings that a person is assigned',
    description: '`userId` defaults to the caller, and `status` to all. The filters after `pageSize` are extensions.',
    path: '/api/meeting/getAllFarmerMeetingByUserPage',
    who: 'moderator',
    query: meetingsQuery,
    refusals: [404],
    response: Type.Array(Meeting),
  }),
  scheduleFarmerMeet: write({
    summary: 'Schedule a meeting',
    description: 'Requires exactly one of `farmerId` and `dealerId`. `plannedTime`, `purpose` and `addedId` are extensions.',
    path: '/api/meeting/scheduleFarmerMeet',
    who: 'moderator',
    body: Type.Object({
      userId: IdText,
      farmerId: Type.Optional(IdText),
      dealerId: Type.Optional(IdText),
      plannedTime: Type.Optional(RequestInstant),
      purpose: Type.Optional(TypedText),
    }),
    refusals: [404, 409],
    response: Type.Object({ ...Message.properties, addedId: Text() }),
  }),
  planMeeting: write({
    summary: 'Plan, move or reassign a meeting',
    description:
      'Sets the planned time, the purpose or the employee of an open meeting. Absent fields are unchanged, and previous values stay on record. Moving a meeting requires a reason.',
    path: '/api/meeting/planMeeting',
    who: 'moderator',
    body: Type.Object({
      meetingId: IdText,
      plannedTime: Type.Optional(RequestInstant),
      purpose: Type.Optional(TypedText),
      userId: Type.Optional(IdText),
      reason: Type.Optional(TypedText),
    }),
    refusals: [404, 409],
    response: Message,
    extension: true,
  }),
  cancelMeeting: write({
    summary: 'Cancel a meeting that has not begun',
    description: 'The reason becomes its status comment.',
    path: '/api/meeting/cancelMeeting',
    who: 'moderator',
    body: Type.Object({ meetingId: IdText, reason: TypedText }),
    refusals: [404, 409],
    response: Message,
    extension: true,
  }),
  getFarmerMeetingDetails: read({
    summary: 'Read a meeting with a farmer',
    path: '/api/meeting/getFarmerMeetingDetails',
    who: 'moderator',
    query: Type.Object({ meetingId: QueryId }),
    refusals: [404],
    response: MeetingDetails,
  }),
  getDealerMeetingDetails: read({
    summary: 'Read a meeting with a dealer',
    path: '/api/meeting/getDealerMeetingDetails',
    who: 'moderator',
    query: Type.Object({ meetingId: QueryId }),
    refusals: [404],
    response: MeetingDetails,
  }),
  fetchPlannedMeetings: read({
    summary: 'List the planned meetings of several employees',
    description:
      'In order of planned time, with any status. The area is the one of the farmers and dealers. Unknown people, and people whom the caller may not read, are omitted.',
    path: '/api/meeting/fetchPlannedMeetings',
    who: 'moderator',
    query: Type.Object({ ids: IdList, from: Day, days: PlannedDays, ...areaFilter }),
    response: Type.Array(Type.Object({ userId: Id(), meetings: Type.Array(PlannedMeeting) })),
    extension: true,
  }),
  fetchVisitSuggestions: read({
    summary: 'Suggest farmers and dealers for an employee to visit',
    description:
      'Returns groups of customers who are near each other, the longest unvisited first. The area defaults to the talukas in which the employee registers customers. Customers with a planned meeting are omitted. A given farmer or dealer is first. With `farmerIds` or `dealerIds`, only these customers are grouped.',
    path: '/api/meeting/fetchVisitSuggestions',
    who: 'moderator',
    query: Type.Object({
      userId: QueryId,
      farmerId: Type.Optional(QueryId),
      dealerId: Type.Optional(QueryId),
      ...areaFilter,
      notVisitedForDays: Type.Optional(DayCount),
      size: Type.Optional(SuggestionCount),
      /** Groups these customers, whenever their last visits were. Unknown ids are omitted. */
      farmerIds: Type.Optional(IdList),
      dealerIds: Type.Optional(IdList),
    }),
    refusals: [404],
    response: Type.Array(VisitSuggestion),
    extension: true,
  }),
  exportMeetings: exportCall(
    { path: '/api/meeting/exportMeetings', summary: 'Export meetings', who: 'moderator', extension: true },
    {
      userId: Type.Optional(IdText),
      /** Meetings that the employee is assigned, when absent. */
      scope: Type.Optional(Type.Union([Type.Literal('CREATED'), Type.Literal('ASSIGNED')])),
      status: Type.Optional(StatusFilter),
      /** Days of creation. */
      ...period,
      /** Planned days, both included. */
      plannedFrom: Type.Optional(Day),
      plannedUntil: Type.Optional(Day),
      /** Days on which the meetings began, both included. */
      startedFrom: Type.Optional(Day),
      startedUntil: Type.Optional(Day),
    },
  ),
});
