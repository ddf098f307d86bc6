/** An employee's day for the resolvers of its sections. Each REST call is made once, when the first section that needs it is selected. */
import { days } from '../../../rest/contract/days.ts';
import type { Context } from '../../graphql/context.ts';
import { once } from '../../graphql/once.ts';
import { id } from '../../upstream/decode.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { type AttendanceDayModel, attendanceDay } from '../attendance/attendance.ts';
import { attendanceOn, isReached } from '../attendance/report.ts';
import { travel } from './day-dashboard.ts';
import { fixesOf } from './fixes.ts';
import { storyOf } from './story.ts';

export type DayDashboardModel = ReturnType<typeof dayOf>;

type DayOfEmployee = LooseResponse<typeof days.getDaysOfEmployees>[number];

/** Reads the days of several people with one call when a section needs it. Null when the REST API has only the documented calls. */
export function daysOf(userIds: readonly string[], date: string, { calls }: Context): (() => Promise<ReadonlyMap<string, DayOfEmployee>>) | null {
  if (!calls.extensions || userIds.length === 0) return null;
  return once(async () => {
    const { payload } = await calls.send(days.getDaysOfEmployees, { body: { userIds: [...userIds], date } });
    return new Map(payload.map((day) => [id(day.userId), day]));
  });
}

/** @param together days of several people. The documented calls are made for anyone else */
export function dayOf(userId: string, date: string, context: Context, together: ReturnType<typeof daysOf> = null) {
  const dashboard = once(
    async () => (await together?.())?.get(userId)?.day ?? (await context.calls.send(days.getEmployeeDasboardByDate, { body: { userId, date } })).payload,
  );
  const fixes = once(async () => fixesOf(travel((await dashboard()).travelHistory, date)));
  const readAttendance = async (): Promise<AttendanceDayModel | null> => {
    const found = isReached(date, context) ? (await together?.())?.get(userId) : undefined;
    const own = found === undefined ? await attendanceOn(userId, date, context) : found.attendance ? attendanceDay(found.attendance) : null;
    return own && { ...own, fixes };
  };
  return {
    userId,
    date,
    dashboard,
    /** Attendance of the day; null when there is none, or when no documented period contains the day. */
    attendance: once(readAttendance),
    // Read once, because several sections need it.
    fixes,
    story: once(async () => storyOf((await fixes()).used)),
  };
}
