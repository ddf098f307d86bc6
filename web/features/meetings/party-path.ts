import type { MeetingType } from '../../data/schema.generated.ts';

/** Builds the address of a farmer's or dealer's page. */
export type CustomerPath = (type: MeetingType, id: string) => string;

/** The ids of a meeting's farmer or dealer; without extensions none is known. */
interface PartyIds {
  farmerId: string | null;
  dealerId: string | null;
}

/** Returns the address of the farmer or dealer of a meeting, undefined when their id is not known. */
export function partyPath(party: PartyIds | null, customerPath: CustomerPath): string | undefined {
  if (party?.farmerId) return customerPath('FARMER', party.farmerId);
  return party?.dealerId ? customerPath('DEALER', party.dealerId) : undefined;
}
