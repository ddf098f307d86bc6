/** In what the lists of farmers and of dealers differ: the documents by which they are read. */
import { useDealerRow_DealerFragment, useDealersQuery, useSearchDealersQuery } from './dealers.generated.ts';
import { useFarmerRow_FarmerFragment, useFarmersQuery, useSearchFarmersQuery } from './farmers.generated.ts';

export const farmers = { useAll: useFarmersQuery, useSearch: useSearchFarmersQuery, useFields: useFarmerRow_FarmerFragment };

export const dealers = { useAll: useDealersQuery, useSearch: useSearchDealersQuery, useFields: useDealerRow_DealerFragment };
