/** Maps a farmer of the REST API. Pure. */
import type { farmers } from '../../../rest/contract/farmers.ts';
import type { Connection, SearchConnection } from '../../graphql/connection.ts';
import type { Farmer } from '../../graphql/types.generated.ts';
import { id, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import type { ImageModel } from '../images/image.ts';
import { nameValues } from '../people/name-values.ts';
import { address, location, profile } from '../people/person.ts';
import { record } from '../people/record.ts';

export type FarmerModel = Omit<Farmer, 'pictures'> & { readonly pictures: ImageModel[] };
export type FarmerConnectionModel = Connection<FarmerModel>;
export type FarmerSearchConnectionModel = SearchConnection<FarmerModel>;

export function farmer(wire: RowOf<typeof farmers.getAllFarmersPage>): FarmerModel {
  const crops = nameValues(wire.crops);
  return {
    id: id(wire.farmerId),
    ...profile(wire.profile),
    address: address(wire.addressDetails),
    registeredAt: dateTime(wire.registerDate),
    updatedAt: dateTime(wire.updatedDate),
    location: location(wire.latitude, wire.longitude),
    syncId: text(wire.syncId),
    crops: crops.list,
    cropsText: crops.unread,
    record: null,
  };
}

/** With their record. */
export const farmerRecord = (wire: LooseResponse<typeof farmers.fetchFarmerById>): FarmerModel => ({ ...farmer(wire), record: record(wire) });
