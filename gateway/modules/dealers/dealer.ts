/** Maps a dealer of the REST API. Pure. */
import type { dealers } from '../../../rest/contract/dealers.ts';
import type { Connection, SearchConnection } from '../../graphql/connection.ts';
import type { Dealer } from '../../graphql/types.generated.ts';
import { id, integer, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { lastVisit, record } from '../customers/customer.ts';
import type { ImageModel } from '../images/image.ts';
import { address, location, profile } from '../people/person.ts';

export type DealerModel = Omit<Dealer, 'pictures' | 'details' | 'detailsText'> & {
  readonly pictures: ImageModel[];
  /** Unparsed details, because the text is parsed only when they are selected. */
  readonly details: unknown;
};
export type DealerConnectionModel = Connection<DealerModel>;
export type DealerSearchConnectionModel = SearchConnection<DealerModel>;

/** Maps a dealer. Its fields repeat those of a farmer, because copying shared fields from an object is slow for the rows of a list. */
export function dealer(wire: RowOf<typeof dealers.getAllDealersPage>): DealerModel {
  return {
    id: id(wire.dealerId),
    ...profile(wire.profile),
    address: address(wire.addressDetails),
    registeredAt: dateTime(wire.registerDate),
    updatedAt: dateTime(wire.updatedDate),
    location: location(wire.latitude, wire.longitude),
    syncId: text(wire.syncId),
    version: integer(wire.version),
    lastVisit: lastVisit(wire.lastVisit),
    details: wire.dealerdata,
    record: null,
  };
}

export const dealerRecord = (wire: LooseResponse<typeof dealers.fetchDealerById>): DealerModel => ({ ...dealer(wire), record: record(wire) });
