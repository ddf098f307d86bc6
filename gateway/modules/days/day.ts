/** An employee's day while its sections are answered: each REST call is made once, when the first section that needs it is selected. */
import { days } from '../../../rest/contract/days.ts';
import type { Context } from '../../graphql/context.ts';
import type { TravelPoint } from '../../graphql/types.generated.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { travel } from './day-dashboard.ts';

export interface DayDashboardModel {
  readonly userId: string;
  readonly date: string;
  readonly dashboard: () => Promise<LooseResponse<typeof days.getEmployeeDasboardByDate>>;
  /** Read once, though two sections need the points. */
  readonly travel: () => Promise<TravelPoint[]>;
}

export function dayOf(userId: string, date: string, { calls }: Context): DayDashboardModel {
  const dashboard = once(async () => (await calls.send(days.getEmployeeDasboardByDate, { body: { userId, date } })).payload);
  return { userId, date, dashboard, travel: once(async () => travel((await dashboard()).travelHistory, date)) };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
