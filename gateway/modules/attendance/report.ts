/** The report of an employee's attendance: a period of it, or one day. */
import { attendance } from '../../../rest/contract/attendance.ts';
import { indiaDate } from '../../../rest/contract/clock.ts';
import type { Context } from '../../graphql/context.ts';
import type { AttendanceDay, AttendancePeriod } from '../../graphql/types.generated.ts';
import { attendanceDay } from './attendance.ts';
import { periodOf, searchType } from './period.ts';

/** @throws UpstreamFault */
export async function attendanceOf(userId: string, period: AttendancePeriod, { calls }: Context): Promise<AttendanceDay[]> {
  const { payload } = await calls.send(attendance.getPunchInPunchOutReport, { query: { userId, searchType: searchType(period) } });
  return payload.map(attendanceDay);
}

/** Null when there is none, or no documented period reaches the day: then no call is made. @throws UpstreamFault */
export async function attendanceOn(userId: string, date: string, context: Context): Promise<AttendanceDay | null> {
  const period = periodOf(date, indiaDate(context.services.clock.now()));
  if (period === null) return null;
  const found = await attendanceOf(userId, period, context);
  return found.find((day) => day.date === date) ?? null;
}
