/** An employee's day: every section fetches what it needs when it is selected, and fails alone. */
import { indiaDate } from '../../../rest/contract/clock.ts';
import { days } from '../../../rest/contract/days.ts';
import type { Context } from '../../graphql/context.ts';
import { periodOf } from '../attendance/period.ts';
import { attendanceOf } from '../attendance/resolvers.ts';
import { dealer } from '../dealers/dealer.ts';
import { farmer } from '../farmers/farmer.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { type DayDashboardModel, dayOf } from './day.ts';
import { checkEvents, dayMeeting } from './day-dashboard.ts';
import { summaryOf } from './travel-summary.ts';

async function checkEventsOf({ userId, date }: Pick<DayDashboardModel, 'userId' | 'date'>, { calls }: Context) {
  const { payload } = await calls.send(days.getUserCheckinCheckoutReport, { body: { userId, date } });
  return checkEvents(payload, date);
}

export const dayResolvers: Resolvers = {
  Query: {
    checkEvents: (_root, { userId, date }, context) => checkEventsOf({ userId, date }, context),
    dayDashboard: (_root, { userId, date }, context) => dayOf(userId, date, context),
  },
  DayDashboard: {
    travel: (day) => day.travel(),
    summary: async (day) => summaryOf(await day.travel()),
    farmers: async (day) => ((await day.dashboard()).farmers ?? []).map(farmer),
    dealers: async (day) => ((await day.dashboard()).dealers ?? []).map(dealer),
    meetings: async (day) => ((await day.dashboard()).meetings ?? []).map(dayMeeting),
    checkEvents: (day, _args, context) => checkEventsOf(day, context),
    async attendance({ userId, date }, _args, context) {
      const period = periodOf(date, indiaDate(context.services.clock.now()));
      if (period === null) return null;
      const found = await attendanceOf(userId, period, context);
      return found.find((day) => day.date === date) ?? null;
    },
  },
};
