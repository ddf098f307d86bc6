/** Maps a dealer of the REST API. Pure. */
import type { dealers } from '../../../rest/contract/dealers.ts';
import type { Connection, SearchConnection } from '../../graphql/connection.ts';
import type { Dealer } from '../../graphql/types.generated.ts';
import { id, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import type { ImageModel } from '../images/image.ts';
import { nameValues } from '../people/name-values.ts';
import { address, location, profile } from '../people/person.ts';
import { record } from '../people/record.ts';

export type DealerModel = Omit<Dealer, 'pictures'> & { readonly pictures: ImageModel[] };
export type DealerConnectionModel = Connection<DealerModel>;
export type DealerSearchConnectionModel = SearchConnection<DealerModel>;

export function dealer(wire: RowOf<typeof dealers.getAllDealersPage>): DealerModel {
  const details = nameValues(wire.dealerdata);
  return {
    id: id(wire.dealerId),
    ...profile(wire.profile),
    address: address(wire.addressDetails),
    registeredAt: dateTime(wire.registerDate),
    updatedAt: dateTime(wire.updatedDate),
    location: location(wire.latitude, wire.longitude),
    syncId: text(wire.syncId),
    details: details.list,
    detailsText: details.unread,
    record: null,
  };
}

/** With their record. */
export const dealerRecord = (wire: LooseResponse<typeof dealers.fetchDealerById>): DealerModel => ({ ...dealer(wire), record: record(wire) });
