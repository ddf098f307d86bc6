/** Maps a farmer of the REST API. Pure. */
import type { farmers } from '../../../rest/contract/farmers.ts';
import type { Connection, SearchConnection } from '../../graphql/connection.ts';
import type { Farmer } from '../../graphql/types.generated.ts';
import { id, integer, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { lastVisit, record } from '../customers/customer.ts';
import type { ImageModel } from '../images/image.ts';
import { address, location, profile } from '../people/person.ts';

export type FarmerModel = Omit<Farmer, 'pictures' | 'crops' | 'cropsText'> & {
  readonly pictures: ImageModel[];
  /** Unparsed crops, because the text is parsed only when they are selected. */
  readonly crops: unknown;
};
export type FarmerConnectionModel = Connection<FarmerModel>;
export type FarmerSearchConnectionModel = SearchConnection<FarmerModel>;

/** Maps a farmer. Its fields repeat those of a dealer, because copying shared fields from an object is slow for the rows of a list. */
export function farmer(wire: RowOf<typeof farmers.getAllFarmersPage>): FarmerModel {
  return {
    id: id(wire.farmerId),
    ...profile(wire.profile),
    address: address(wire.addressDetails),
    registeredAt: dateTime(wire.registerDate),
    updatedAt: dateTime(wire.updatedDate),
    location: location(wire.latitude, wire.longitude),
    syncId: text(wire.syncId),
    version: integer(wire.version),
    lastVisit: lastVisit(wire.lastVisit),
    crops: wire.crops,
    record: null,
  };
}

export const farmerRecord = (wire: LooseResponse<typeof farmers.fetchFarmerById>): FarmerModel => ({ ...farmer(wire), record: record(wire) });
