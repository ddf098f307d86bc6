/** Parts of the addresses of farmers and dealers, separate because addresses need them before the lists load. */
import { reportRowKeys } from '../../people/report-row/report-row.ts';
import { rangeKeys } from '../../ui/list/filters.ts';

export const customerFilterKeys = [...rangeKeys, 'unvisited', 'visitedBy', ...reportRowKeys] as const;

/** Maximum number of customers to whom visits are planned together, the limit of `planMeetings`. */
export const mostPlanned = 20;
