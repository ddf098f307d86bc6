/** Meetings for tests. */
import type { Unmasked } from '@apollo/client';
import type { MeetingType } from '../data/schema.generated.ts';
import type { MeetingQuery, MeetingsQuery } from '../features/meetings/meetings.generated.ts';
import { OpenMeetingsDocument } from '../people/open-meetings.generated.ts';
import { answer } from './server.ts';

type Page = NonNullable<Unmasked<MeetingsQuery>['meetings']>;
type Row = Page['nodes'][number];
type Details = NonNullable<Unmasked<MeetingQuery>['meeting']>;

const address = { __typename: 'Address', village: 'Ozar', taluka: 'Niphad', district: 'Nashik' } as const;

const location = (latitude: number) => ({ __typename: 'Location', latitude, longitude: 74.1 }) as const;

const person = (firstName: string): NonNullable<Details['createdBy']> & NonNullable<Details['assignedTo']> => ({
  __typename: 'MeetingPerson',
  id: null,
  firstName,
  lastName: 'Pawar',
  email: `${firstName}@example.in`,
  pictures: [],
});

const party = (firstName: string): NonNullable<Details['visitedFarmers']>[number] => ({
  __typename: 'MeetingParty',
  id: `FARMER-${firstName}`,
  farmerId: firstName,
  dealerId: null,
  firstName,
  lastName: 'Nikam',
  phoneNumber: '9890527714',
  pictures: [],
  address,
  location: location(20.08),
});

const partyIds = (type: MeetingType, id: string) => ({ id: `${type}-${id}`, farmerId: type === 'FARMER' ? id : null, dealerId: type === 'DEALER' ? id : null });

/** A meeting as a list returns it. */
export const meeting = (id: string, fields: Partial<Row> = {}): Row => ({
  __typename: 'Meeting',
  id,
  number: id,
  type: 'FARMER',
  status: 'SCHEDULED',
  createdAt: '2026-11-17T18:10:00+05:30',
  startedAt: null,
  endedAt: null,
  plannedAt: null,
  purpose: null,
  assignedTo: null,
  createdBy: { __typename: 'MeetingPerson', id: null, firstName: 'Prakash', lastName: 'Pawar' },
  party: { __typename: 'MeetingParty', ...partyIds(fields.type ?? 'FARMER', `7${id}`), firstName: 'Balasaheb', lastName: `Nikam ${id}`, pictures: [], address },
  ...fields,
});

export const meetingPage = (nodes: Row[], hasNextPage = false): { meetings: Page } => ({
  meetings: { __typename: 'MeetingConnection', nodes, totalCount: hasNextPage ? 1000 : 0, totalCountAtLeast: null },
});

/** Returns a whole meeting: ended, with two farmers and no dealer, and two pictures. */
export const meetingDetails = (id: string, fields: Partial<Details> = {}): Unmasked<MeetingQuery> => ({
  meeting: {
    __typename: 'Meeting',
    id,
    type: 'FARMER',
    status: 'FINISHED',
    createdAt: '2026-11-17T18:10:00+05:30',
    startedAt: '2026-11-19T10:15:00+05:30',
    endedAt: '2026-11-19T12:48:00+05:30',
    comment: 'Showed drip dosing.',
    plannedAt: null,
    purpose: null,
    createdBy: person('Prakash'),
    assignedTo: person('Ganesh'),
    party: party('Balasaheb'),
    startLocation: location(20.0868),
    endLocation: location(20.0748),
    visitedFarmers: [party('Balasaheb'), party('Lata')],
    visitedDealers: [],
    pictures: [
      { __typename: 'Image', url: '/images/one.png' },
      { __typename: 'Image', url: '/images/two.png' },
    ],
    ...fields,
  },
});

/** Returns a list of open meetings with farmers. */
export const openMeetings = (ids: readonly string[]) => ({
  __typename: 'MeetingConnection' as const,
  totalCount: ids.length,
  nodes: ids.map((id) => ({
    __typename: 'Meeting' as const,
    id,
    type: 'FARMER' as const,
    plannedAt: id === '1' ? '2026-11-21T15:00:00+05:30' : null,
    party: { __typename: 'MeetingParty' as const, id: null, firstName: 'Lata', lastName: `Boraste ${id}`, address: null },
  })),
});

/** Answers the open meetings of an employee: none, or those with these ids, of which '1' has a time. */
export function answerOpenMeetings(scheduled: readonly string[] = [], started: readonly string[] = []): void {
  answer(OpenMeetingsDocument, () => ({ data: { scheduled: openMeetings(scheduled), started: openMeetings(started) } }));
}
