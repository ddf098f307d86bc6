/** Addresses of a farmer or dealer. They contain the list from which the person was opened, so its position is found again. */
import type { HistoryKind, MeetingType } from '../../data/schema.generated.ts';
import { customerFilterKeys } from '../../features/customers/filter-keys.ts';
import type { CustomersView } from '../../features/customers/view.ts';
import { filterQuery, readFilters } from '../../ui/list/filters.ts';
import { listValues, readListQuery } from '../list-query.ts';
import { query } from '../paths.ts';

const historyKinds: readonly HistoryKind[] = ['CHANGED', 'MEETING', 'VISIT', 'INVOICE', 'CODE'];

export interface CustomerQuery {
  /** Kind of the shown events; undefined for all. */
  kind: HistoryKind | undefined;
  /** The list from which they were opened; undefined for none. */
  list: CustomersView | undefined;
  /** The employee of the list; undefined for the list of all. */
  user: string | undefined;
  /** True when the customer is being edited. */
  edit: boolean;
}

export const customerPath = (type: MeetingType, id: string, { kind, list, user, edit = false }: Partial<CustomerQuery> = {}): string =>
  `/${type === 'FARMER' ? 'farmers' : 'dealers'}/${encodeURIComponent(id)}${query({
    panel: edit ? 'edit' : undefined,
    history: kind,
    ...(list && { user, ...filterQuery(list.filters ?? {}, customerFilterKeys), ...listValues(list), page: String(list.page + 1) }),
  })}`;

export function readCustomerQuery(search: URLSearchParams): CustomerQuery {
  const { page, area, text } = readListQuery(search);
  return {
    kind: historyKinds.find((kind) => kind === search.get('history')),
    list: search.has('page') ? { page, area, text, filters: readFilters(search, customerFilterKeys) } : undefined,
    user: search.get('user') || undefined,
    edit: search.get('panel') === 'edit',
  };
}
