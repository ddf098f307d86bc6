/** An employee's day while its sections are answered: each REST call is made once, when the first section that needs it is selected. */
import { days } from '../../../rest/contract/days.ts';
import type { Context } from '../../graphql/context.ts';
import { attendanceOn } from '../attendance/report.ts';
import { travel } from './day-dashboard.ts';
import { fixesOf } from './fixes.ts';
import { storyOf } from './story.ts';

export type DayDashboardModel = ReturnType<typeof dayOf>;

export function dayOf(userId: string, date: string, context: Context) {
  const dashboard = once(async () => (await context.calls.send(days.getEmployeeDasboardByDate, { body: { userId, date } })).payload);
  const fixes = once(async () => fixesOf(travel((await dashboard()).travelHistory, date)));
  return {
    userId,
    date,
    dashboard,
    /** Null when there is none, or no documented period reaches the day. */
    attendance: once(() => attendanceOn(userId, date, context)),
    // Read once, though several sections need them.
    fixes,
    story: once(async () => storyOf((await fixes()).used)),
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined;
  return () => (promise ??= make());
}
