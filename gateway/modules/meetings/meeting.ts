/** Maps meetings of the REST API. Pure. */
import type { meetings } from '../../../rest/contract/meetings.ts';
import type { Connection } from '../../graphql/connection.ts';
import type { Meeting, MeetingParty, MeetingPerson, MeetingStatus, MeetingType } from '../../graphql/types.generated.ts';
import { id, lastName, oneOfWords, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { Calls } from '../../upstream/operation.ts';
import type { RowOf } from '../../upstream/page.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { customerIds, prefixed } from '../customers/customer-ids.ts';
import { type ImageModel, images } from '../images/image.ts';
import { address, location, profile } from '../people/person.ts';

type WithImages<Type> = Omit<Type, 'pictures'> & { readonly pictures: ImageModel[] };
type Details = 'createdBy' | 'assignedTo' | 'party' | 'visitedFarmers' | 'visitedDealers' | 'pictures';

export type MeetingModel = Omit<Meeting, Details> & {
  readonly createdBy: WithImages<MeetingPerson> | null;
  readonly assignedTo: WithImages<MeetingPerson> | null;
  readonly party: WithImages<MeetingParty> | null;
  readonly visitedFarmers: WithImages<MeetingParty>[] | null;
  readonly visitedDealers: WithImages<MeetingParty>[] | null;
  readonly pictures: ImageModel[] | null;
};
export type MeetingPartyModel = WithImages<MeetingParty>;
export type MeetingConnectionModel = Connection<MeetingModel>;

type WireMeeting = RowOf<typeof meetings.getAllFarmerMeetingCreatedByPage>;
type WireDetails = LooseResponse<typeof meetings.getFarmerMeetingDetails>;
type WireParty = NonNullable<WireMeeting['farmerDetails']>;

export const meetingStatus = oneOfWords<MeetingStatus>('meeting status', ['SCHEDULED', 'STARTED', 'FINISHED', 'CANCELLED']);

export const meetingType = oneOfWords<MeetingType>('meeting type', ['FARMER', 'DEALER']);

/** Returns an id that is unique over both types of meetings. The REST API's own id is unique with extensions only. */
export const uniqueMeetingId = (restId: string, type: MeetingType, { extensions }: Pick<Calls, 'extensions'>): string =>
  extensions ? restId : prefixed(type, restId);

/** Maps a row of a list. @param assumed the type of a meeting without a farmer or dealer */
export function meeting(wire: WireMeeting, calls: Pick<Calls, 'extensions'>, assumed: MeetingType = 'FARMER'): MeetingModel {
  const wireParty = wire.dealerDetails ?? wire.farmerDetails;
  const type = wire.dealerDetails ? 'DEALER' : wire.farmerDetails ? 'FARMER' : assumed;
  const number = id(wire.meetingId);
  return {
    id: uniqueMeetingId(number, type, calls),
    number,
    type,
    createdBy: wire.createdBy ? person(wire.createdBy) : null,
    createdAt: dateTime(wire.createdDate),
    updatedAt: dateTime(wire.updatedDate),
    startedAt: dateTime(wire.startTime),
    endedAt: dateTime(wire.endTime),
    status: meetingStatus(wire.status),
    comment: text(wire.statusComment),
    plannedAt: dateTime(wire.plannedTime),
    purpose: text(wire.purpose),
    party: wireParty ? party(type)(wireParty) : null,
    assignedTo: wire.user ? person(wire.user) : null,
    startLocation: null,
    endLocation: null,
    visitedFarmers: null,
    visitedDealers: null,
    pictures: null,
  };
}

/** Maps a complete meeting. */
export function meetingDetails(wire: WireDetails, calls: Pick<Calls, 'extensions'>, assumed?: MeetingType): MeetingModel {
  return {
    ...meeting(wire, calls, assumed),
    startLocation: location(wire.startLat, wire.startLng),
    endLocation: location(wire.endLat, wire.endLng),
    visitedFarmers: (wire.visitedFarmers ?? []).map(party('FARMER')),
    visitedDealers: (wire.visitedDealers ?? []).map(party('DEALER')),
    pictures: images(wire.meetingPictures),
  };
}

const person = (wire: NonNullable<WireMeeting['user' | 'createdBy']>) => ({
  id: text(wire.id),
  firstName: text(wire.firstName),
  lastName: lastName(wire.lastName),
  email: text(wire.email),
  pictures: images(wire.profilePicture),
});

/** Maps the farmer or dealer of a meeting. */
export const party =
  (type: MeetingType) =>
  (wire: WireParty): MeetingPartyModel => ({
    ...customerIds(type, text(wire.id)),
    ...profile(wire.profile),
    address: address(wire.addressDetails),
    location: location(wire.latitude, wire.longitude),
  });
