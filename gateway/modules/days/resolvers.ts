/** An employee's day: every section fetches what it needs when it is selected, and fails alone. */
import { indiaDate } from '../../../rest/contract/clock.ts';
import { days } from '../../../rest/contract/days.ts';
import type { Context } from '../../graphql/context.ts';
import type { TravelPoint } from '../../graphql/types.generated.ts';
import { periodOf } from '../attendance/period.ts';
import { attendanceOf } from '../attendance/resolvers.ts';
import { dealer } from '../dealers/dealer.ts';
import { farmer } from '../farmers/farmer.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { checkEvents, type DayDashboardModel, dayMeeting, travel } from './day-dashboard.ts';
import { summaryOf } from './travel-summary.ts';

/** One call, however many sections read it: equal reads of an operation are made once. */
async function dashboard({ userId, date }: DayDashboardModel, { calls }: Context) {
  const { payload } = await calls.send(days.getEmployeeDasboardByDate, { body: { userId, date } });
  return payload;
}

const travels = new WeakMap<object, TravelPoint[]>();

/** The points of an answer are read once, though two sections need them. */
async function travelOf(day: DayDashboardModel, context: Context): Promise<TravelPoint[]> {
  const payload = await dashboard(day, context);
  const points = travels.get(payload) ?? travel(payload.travelHistory, day.date);
  travels.set(payload, points);
  return points;
}

async function checkEventsOf({ userId, date }: DayDashboardModel, { calls }: Context) {
  const { payload } = await calls.send(days.getUserCheckinCheckoutReport, { body: { userId, date } });
  return checkEvents(payload, date);
}

export const dayResolvers: Resolvers = {
  Query: {
    checkEvents: (_root, { userId, date }, context) => checkEventsOf({ userId, date }, context),
    dayDashboard: (_root, { userId, date }) => ({ userId, date }),
  },
  DayDashboard: {
    travel: (day, _args, context) => travelOf(day, context),
    summary: async (day, _args, context) => summaryOf(await travelOf(day, context)),
    farmers: async (day, _args, context) => ((await dashboard(day, context)).farmers ?? []).map(farmer),
    dealers: async (day, _args, context) => ((await dashboard(day, context)).dealers ?? []).map(dealer),
    meetings: async (day, _args, context) => ((await dashboard(day, context)).meetings ?? []).map(dayMeeting),
    checkEvents: (day, _args, context) => checkEventsOf(day, context),
    async attendance({ userId, date }, _args, context) {
      const period = periodOf(date, indiaDate(context.services.clock.now()));
      if (period === null) return null;
      const found = await attendanceOf(userId, period, context);
      return found.find((day) => day.date === date) ?? null;
    },
  },
};
