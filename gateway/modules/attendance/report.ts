/** Attendance reports of an employee: a period, any days, or one day. */
import { attendance, maxAttendanceDays } from '../../../rest/contract/attendance.ts';
import { addDays, indiaDate } from '../../../rest/contract/clock.ts';
import type { Context } from '../../graphql/context.ts';
import { badInput } from '../../graphql/errors.ts';
import { once } from '../../graphql/once.ts';
import type { AttendancePeriod, DateFilter } from '../../graphql/types.generated.ts';
import { travelIn } from '../days/travel-report.ts';
import { days, filterParameters } from '../people/list-filters.ts';
import { type AttendanceDayModel, attendanceDay, type PlainAttendanceDay, withTravel } from './attendance.ts';
import { periodOf, searchType } from './period.ts';

/** @throws UpstreamFault */
export async function attendanceOf(userId: string, period: AttendancePeriod, { calls }: Context): Promise<PlainAttendanceDay[]> {
  const { payload } = await calls.send(attendance.getPunchInPunchOutReport, { query: { userId, searchType: searchType(period) } });
  return payload.map(attendanceDay);
}

interface ReportArgs {
  readonly period?: AttendancePeriod | null;
  readonly filter?: DateFilter | null;
}

/** Returns days of any range. There is no travel report for them, so their states are not checked. @throws ApiError BAD_USER_INPUT; UpstreamFault */
export async function attendanceReport(userId: string, { period, filter }: ReportArgs, context: Context): Promise<AttendanceDayModel[]> {
  const { from, until } = filterParameters(context.calls, {}, days(filter ?? {}));
  if (period && !from && !until) return (await attendanceOf(userId, period, context)).map(withTravel(once(() => travelIn(userId, period, context))));
  if (period || !from || !until) throw badInput('period', 'Give either "period" or both "filter.from" and "filter.until"');
  if (addDays(from, maxAttendanceDays - 1) < until) throw badInput('filter.until', `"filter" may have at most ${maxAttendanceDays} days`);
  const { payload } = await context.calls.send(attendance.getPunchInPunchOutReport, { query: { userId, from, until } });
  return payload.map(attendanceDay).map(withTravel(async () => null));
}

/** Returns true when a documented period contains the day. */
export const isReached = (date: string, { services }: Context): boolean => periodOf(date, indiaDate(services.clock.now())) !== null;

/** Returns the attendance of a day; null when there is none, or when no documented period contains the day and so no call is made. @throws UpstreamFault */
export async function attendanceOn(userId: string, date: string, context: Context): Promise<PlainAttendanceDay | null> {
  const period = periodOf(date, indiaDate(context.services.clock.now()));
  if (period === null) return null;
  const found = await attendanceOf(userId, period, context);
  return found.find((day) => day.date === date) ?? null;
}
