/** Parses and builds the part of a query string that belongs to a list. */

import type { MeetingStatus } from '../data/schema.generated.ts';
import type { CustomersView } from '../features/customers/view.ts';
import { noArea } from '../people/area.ts';
import { searchText } from '../ui/search-text.ts';
import { readPage } from './paths.ts';

/** View of a list: the page from 0, which the address and the screen show from 1, and the filters. */
export interface ListQuery extends CustomersView {
  status: MeetingStatus | undefined;
}

const statuses: readonly MeetingStatus[] = ['SCHEDULED', 'STARTED', 'FINISHED', 'CANCELLED'];

/** Returns a list's part of a query string, without default values. */
export const listValues = ({ page = 0, area = noArea, text = '', status }: Partial<ListQuery>): Record<string, string | undefined> => ({
  status,
  state: area.state || undefined,
  district: area.district || undefined,
  taluka: area.taluka || undefined,
  search: text || undefined,
  page: page === 0 ? undefined : String(page + 1),
});

export function readListQuery(search: URLSearchParams): ListQuery {
  const state = search.get('state') ?? '';
  const district = state === '' ? '' : (search.get('district') ?? '');
  const taluka = district === '' ? '' : (search.get('taluka') ?? '');
  return {
    page: readPage(search.get('page')),
    area: { state, district, taluka },
    text: searchText(search.get('search') ?? '') ?? '',
    status: statuses.find((status) => status === search.get('status')),
  };
}
