/** The farmers a list shows. */

import { useFarmersQuery, useSearchFarmersQuery } from './farmers.generated.ts';
import { useCustomers } from './use-customers.ts';
import type { CustomersView, OnView } from './view.ts';

interface Options {
  /** Only those whom this employee registered. */
  userId?: string | undefined;
  view: CustomersView;
  onView: OnView;
}

export const useFarmers = ({ userId, view, onView }: Options) =>
  useCustomers({
    useAll: useFarmersQuery,
    variables: (page) => ({ userId: userId ?? null, page }),
    connection: ({ farmers }) => farmers,
    useSearch: useSearchFarmersQuery,
    found: ({ searchFarmers }) => searchFarmers,
    view,
    onView,
  });
