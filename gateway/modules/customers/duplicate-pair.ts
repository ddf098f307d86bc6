/** Maps a pair of customers who may be the same person. Pure. */
import { duplicateReasons } from '../../../rest/contract/customers.ts';
import type { dealers } from '../../../rest/contract/dealers.ts';
import type { farmers } from '../../../rest/contract/farmers.ts';
import type { Connection } from '../../graphql/connection.ts';
import type { DuplicateReason } from '../../graphql/types.generated.ts';
import { id, oneOfWords } from '../../upstream/decode.ts';
import type { RowOf } from '../../upstream/page.ts';
import { type DealerModel, dealer } from '../dealers/dealer.ts';
import { type FarmerModel, farmer } from '../farmers/farmer.ts';
import { prefixed } from './customer-ids.ts';

export interface DuplicatePairModel {
  readonly id: string;
  readonly farmers: FarmerModel[] | null;
  readonly dealers: DealerModel[] | null;
  readonly reasons: DuplicateReason[];
}
export type DuplicatePairConnectionModel = Connection<DuplicatePairModel>;

const reason = oneOfWords('reason of a likely duplicate', duplicateReasons);
const reasonsIn = (wire: readonly unknown[] | null | undefined) => (wire ?? []).flatMap((word) => reason(word) ?? []);

export const pairOfFarmers = ({ older, newer, ...pair }: RowOf<typeof farmers.fetchFarmerDuplicates>): DuplicatePairModel => ({
  id: prefixed('FARMER', id(pair.id)),
  farmers: [older, newer].flatMap((row) => (row ? farmer(row) : [])),
  dealers: null,
  reasons: reasonsIn(pair.reasons),
});

export const pairOfDealers = ({ older, newer, ...pair }: RowOf<typeof dealers.fetchDealerDuplicates>): DuplicatePairModel => ({
  id: prefixed('DEALER', id(pair.id)),
  farmers: null,
  dealers: [older, newer].flatMap((row) => (row ? dealer(row) : [])),
  reasons: reasonsIn(pair.reasons),
});
