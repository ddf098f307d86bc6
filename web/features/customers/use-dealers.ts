/** The dealers a list shows. */

import { useDealersQuery, useSearchDealersQuery } from './dealers.generated.ts';
import { useCustomers } from './use-customers.ts';
import type { CustomersView, OnView } from './view.ts';

interface Options {
  /** Only those whom this employee registered. */
  userId?: string | undefined;
  view: CustomersView;
  onView: OnView;
}

export const useDealers = ({ userId, view, onView }: Options) =>
  useCustomers({
    useAll: useDealersQuery,
    variables: (page) => ({ userId: userId ?? null, page }),
    connection: ({ dealers }) => dealers,
    useSearch: useSearchDealersQuery,
    found: ({ searchDealers }) => searchDealers,
    view,
    onView,
  });
