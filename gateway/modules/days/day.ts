/** An employee's day while its sections are answered: each REST call is made once, when the first section that needs it is selected. */
import { days } from '../../../rest/contract/days.ts';
import type { Context } from '../../graphql/context.ts';
import type { AttendanceDay, TravelPoint } from '../../graphql/types.generated.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { attendanceOn } from '../attendance/report.ts';
import { travel } from './day-dashboard.ts';
import { type Fixes, fixesOf } from './fixes.ts';
import { type Story, storyOf } from './story.ts';

export interface DayDashboardModel {
  readonly userId: string;
  readonly date: string;
  readonly dashboard: () => Promise<LooseResponse<typeof days.getEmployeeDasboardByDate>>;
  /** Null when there is none, or no documented period reaches the day. */
  readonly attendance: () => Promise<AttendanceDay | null>;
  // Read once, though several sections need them.
  readonly travel: () => Promise<TravelPoint[]>;
  readonly fixes: () => Promise<Fixes>;
  readonly story: () => Promise<Story>;
}

export function dayOf(userId: string, date: string, context: Context): DayDashboardModel {
  const dashboard = once(async () => (await context.calls.send(days.getEmployeeDasboardByDate, { body: { userId, date } })).payload);
  const points = once(async () => travel((await dashboard()).travelHistory, date));
  const fixes = once(async () => fixesOf(await points()));
  return {
    userId,
    date,
    dashboard,
    attendance: once(() => attendanceOn(userId, date, context)),
    travel: points,
    fixes,
    story: once(async () => storyOf((await fixes()).used)),
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined;
  return () => (promise ??= make());
}
