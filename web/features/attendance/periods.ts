/** The attendance periods, by their names in addresses. */
import type { AttendancePeriod } from '../../data/schema.generated.ts';

export const monthPeriods: readonly AttendancePeriod[] = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
];

/** In the order of the selector; the first is the default (decision 6). */
export const periods: readonly AttendancePeriod[] = ['CURRENT_WEEK', 'LAST_WEEK', ...monthPeriods];
