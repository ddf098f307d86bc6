/** The dealers a list shows. */
import { useCustomers } from '../../client/customers/use-customers.ts';
import type { CustomersView, OnView } from '../../client/customers/view.ts';
import { useDealersQuery, useSearchDealersQuery } from './dealers.generated.ts';

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
