/** In what farmers and dealers differ: the documents by which they are read. */
import { useDealerRow_DealerFragment, useDealersQuery, useSearchDealersQuery } from './dealers.generated.ts';
import { useFarmerRow_FarmerFragment, useFarmersQuery, useSearchFarmersQuery } from './farmers.generated.ts';
import { useDealerHistoryQuery, useDealerRecordQuery, useFarmerHistoryQuery, useFarmerRecordQuery } from './record.generated.ts';

export const farmers = { subject: 'FARMER', useAll: useFarmersQuery, useSearch: useSearchFarmersQuery } as const;

export const dealers = { subject: 'DEALER', useAll: useDealersQuery, useSearch: useSearchDealersQuery } as const;

/** One of them: what is known of the row already, their record, and their history. */
export const records = {
  FARMER: {
    useKnown: (id: string) => useFarmerRow_FarmerFragment({ __typename: 'Farmer', id }),
    useRecord: useFarmerRecordQuery,
    useHistory: useFarmerHistoryQuery,
  },
  DEALER: {
    useKnown: (id: string) => useDealerRow_DealerFragment({ __typename: 'Dealer', id }),
    useRecord: useDealerRecordQuery,
    useHistory: useDealerHistoryQuery,
  },
} as const;
