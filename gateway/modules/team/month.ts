/** Months of attendance that can be requested, and an employee in a month. */
import { badInput } from '../../graphql/errors.ts';
import type { AttendancePeriod } from '../../graphql/types.generated.ts';
import { latestYearOf, periodOfMonth } from '../attendance/period.ts';
import type { TravelOfPeriod } from '../days/travel-report.ts';
import type { EmployeeModel } from '../employees/employee.ts';

export interface MonthMemberModel {
  readonly employee: EmployeeModel;
  readonly period: AttendancePeriod;
  /** Reads the positions of the month once. */
  readonly travelled: () => Promise<TravelOfPeriod>;
}

/**
 * Returns a month that a documented period contains, as its most recent occurrence.
 * @param today the current date in India
 * @throws ApiError BAD_USER_INPUT with the name of the argument
 */
export function reachedMonth(month: number, year: number | null, today: string): { readonly year: number; readonly period: AttendancePeriod } {
  const period = periodOfMonth(month);
  if (period === null) throw badInput('month', `"month" must be 1 to 12, not ${month}`);
  const latest = latestYearOf(month, today);
  if (year !== null && year !== latest) throw badInput('year', `"year" must be ${latest} for month ${month}: attendance can be read of the last twelve months`);
  return { year: latest, period };
}
