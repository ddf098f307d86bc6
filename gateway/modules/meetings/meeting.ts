/** Maps meetings of the REST API. Pure. */
import type { meetings } from '../../../rest/contract/meetings.ts';
import type { Connection } from '../../graphql/connection.ts';
import type { Meeting, MeetingParty, MeetingPerson, MeetingStatus, MeetingType } from '../../graphql/types.generated.ts';
import { id, oneOfWords, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
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
export type MeetingConnectionModel = Connection<MeetingModel>;

type WireMeeting = RowOf<typeof meetings.getAllFarmerMeetingCreatedByPage>;
type WireDetails = LooseResponse<typeof meetings.getFarmerMeetingDetails>;
type WireParty = NonNullable<WireMeeting['farmerDetails']>;

export const meetingStatus = oneOfWords<MeetingStatus>('meeting status', ['SCHEDULED', 'STARTED', 'FINISHED', 'CANCELLED']);

export const meetingType = oneOfWords<MeetingType>('meeting type', ['FARMER', 'DEALER']);

/** A row of a list. */
export function meeting(wire: WireMeeting): MeetingModel {
  const wireParty = wire.dealerDetails ?? wire.farmerDetails;
  return {
    id: id(wire.meetingId),
    type: wire.dealerDetails ? 'DEALER' : 'FARMER',
    createdBy: wire.createdBy ? person(wire.createdBy) : null,
    createdAt: dateTime(wire.createdDate),
    updatedAt: dateTime(wire.updatedDate),
    startedAt: dateTime(wire.startTime),
    endedAt: dateTime(wire.endTime),
    status: meetingStatus(wire.status),
    comment: text(wire.statusComment),
    plannedAt: dateTime(wire.plannedTime),
    purpose: text(wire.purpose),
    party: wireParty ? party(wireParty) : null,
    assignedTo: wire.user ? person(wire.user) : null,
    startLocation: null,
    endLocation: null,
    visitedFarmers: null,
    visitedDealers: null,
    pictures: null,
  };
}

/** A meeting in full. */
export function meetingDetails(wire: WireDetails): MeetingModel {
  return {
    ...meeting(wire),
    startLocation: location(wire.startLat, wire.startLng),
    endLocation: location(wire.endLat, wire.endLng),
    visitedFarmers: (wire.visitedFarmers ?? []).map(party),
    visitedDealers: (wire.visitedDealers ?? []).map(party),
    pictures: images(wire.meetingPictures),
  };
}

const person = (wire: NonNullable<WireMeeting['user']>) => ({
  id: text(wire.id),
  firstName: text(wire.firstName),
  lastName: text(wire.lastName),
  email: text(wire.email),
  pictures: images(wire.profilePicture),
});

const party = (wire: WireParty) => ({
  id: text(wire.id),
  ...profile(wire.profile),
  address: address(wire.addressDetails),
  location: location(wire.latitude, wire.longitude),
});
