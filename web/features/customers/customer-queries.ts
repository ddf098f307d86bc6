/** Differences between farmers and dealers: the documents that read them. */
import {
  useDealerRow_DealerFragment,
  useDealersQuery,
  useFarmerRow_FarmerFragment,
  useFarmersQuery,
  useSearchDealersQuery,
  useSearchFarmersQuery,
} from './customers.generated.ts';
import { useDealerHistoryQuery, useDealerRecordQuery, useFarmerHistoryQuery, useFarmerRecordQuery } from './record.generated.ts';

export const farmers = { subject: 'FARMER', useAll: useFarmersQuery, useSearch: useSearchFarmersQuery } as const;

export const dealers = { subject: 'DEALER', useAll: useDealersQuery, useSearch: useSearchDealersQuery } as const;

/** Hooks for a single customer: the fields of the list row, the record, and the history. */
export const records = {
  FARMER: {
    useListRow: (id: string) => useFarmerRow_FarmerFragment({ __typename: 'Farmer', id }),
    useRecord: useFarmerRecordQuery,
    useHistory: useFarmerHistoryQuery,
  },
  DEALER: {
    useListRow: (id: string) => useDealerRow_DealerFragment({ __typename: 'Dealer', id }),
    useRecord: useDealerRecordQuery,
    useHistory: useDealerHistoryQuery,
  },
} as const;
