/** Addresses of a meeting, and of scheduling one. */

import type { MeetingType } from '../../data/schema.generated.ts';
import { customerFilterKeys } from '../../features/customers/filter-keys.ts';
import type { CustomersView } from '../../features/customers/view.ts';
import { filterQuery, readFilters } from '../../ui/list/filters.ts';
import { listValues, readListQuery } from '../list-query.ts';
import { query } from '../paths.ts';

export const meetingPath = ({ id, type }: { id: string; type: MeetingType }): string =>
  `/meetingDetails/${type === 'DEALER' ? 'dealer' : 'FARMER'}/${encodeURIComponent(id)}`;

export interface ScheduleQuery extends CustomersView {
  /** The employee who will attend; undefined until one is chosen. */
  user: string | undefined;
}

/** Path of the screen that schedules meetings with farmers or dealers. */
export const schedulePath = (type: MeetingType, { user, filters = {}, ...view }: Partial<ScheduleQuery> = {}): string =>
  `/${type === 'DEALER' ? 'addDealerMeeting' : 'addFarmerMeeting'}${query({ user, ...filterQuery(filters, customerFilterKeys), ...listValues(view) })}`;

export function readScheduleQuery(search: URLSearchParams): ScheduleQuery {
  const { page, area, text } = readListQuery(search);
  return { user: search.get('user') || undefined, page, area, text, filters: readFilters(search, customerFilterKeys) };
}
