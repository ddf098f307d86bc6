import type { MeetingType } from '../../data/schema.generated.ts';

/** Builds the path of a farmer's or dealer's page. */
export type CustomerPath = (type: MeetingType, id: string) => string;

/** Ids of a meeting's farmer or dealer, which are unknown without extensions. */
interface PartyIds {
  farmerId: string | null;
  dealerId: string | null;
}

/** Returns the path of the farmer or dealer of a meeting; undefined when their id is unknown. */
export function partyPath(party: PartyIds | null, customerPath: CustomerPath): string | undefined {
  if (party?.farmerId) return customerPath('FARMER', party.farmerId);
  return party?.dealerId ? customerPath('DEALER', party.dealerId) : undefined;
}
