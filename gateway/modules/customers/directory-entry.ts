/** Maps the rows of the QR dashboard's lists of farmers and dealers. */
import type { farmers } from '../../../rest/contract/farmers.ts';
import type { Connection } from '../../graphql/connection.ts';
import type { DirectoryEntry, MeetingType } from '../../graphql/types.generated.ts';
import { id, personName, text } from '../../upstream/decode.ts';
import type { RowOf } from '../../upstream/page.ts';
import { customerIds } from './customer-ids.ts';

export type DirectoryEntryConnectionModel = Connection<DirectoryEntry>;

export const directoryEntry =
  (type: MeetingType) =>
  (wire: RowOf<typeof farmers.fetchFarmers>): DirectoryEntry => ({
    ...customerIds(type, id(wire.id)),
    name: personName(wire.name),
    mobile: text(wire.mobile),
    whatsAppMobile: text(wire.whatsAppMobile),
    state: text(wire.state),
    district: text(wire.district),
    taluka: text(wire.tahasil),
    village: text(wire.village),
  });
