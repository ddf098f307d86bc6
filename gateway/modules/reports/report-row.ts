/** The period of a report, and the filter of uses of codes by a row of the report of activity. */
import { maxReportDays } from '../../../rest/contract/reports.ts';
import { badInput } from '../../graphql/errors.ts';
import type { QrUseRowInput } from '../../graphql/types.generated.ts';
import { presentFields } from '../people/person.ts';

/** @throws ApiError for a period that ends before it begins or is too long */
export function checkPeriod(from: string, to: string): void {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (days < 1) throw badInput('from', '"from" must not be after "to"');
  if (days > maxReportDays) throw badInput('from', `A report has at most ${maxReportDays} days`);
}

/** Returns the filter of uses of codes by a row of the report as arguments of the calls. */
export const countedUses = (counted: boolean | null | undefined, row: QrUseRowInput | null | undefined) =>
  presentFields({ counted: counted ? ('true' as const) : null, groupBy: row?.groupBy, key: row?.key });
