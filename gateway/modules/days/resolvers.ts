/** Resolvers of an employee's day. Every section fetches its data when it is selected, and fails alone. */
import { days } from '../../../rest/contract/days.ts';
import type { Context } from '../../graphql/context.ts';
import { badInput } from '../../graphql/errors.ts';
import { integer } from '../../upstream/decode.ts';
import { dealer } from '../dealers/dealer.ts';
import { farmer } from '../farmers/farmer.ts';
import { plannedMeeting } from '../meetings/planned.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { type DayDashboardModel, dayOf } from './day.ts';
import { checkEvents, dayMeeting } from './day-dashboard.ts';
import { odditiesOf } from './oddities.ts';
import { thresholds } from './thresholds.ts';
import { summaryOf, travelIn, travelReport } from './travel-report.ts';

async function checkEventsOf({ userId, date }: Pick<DayDashboardModel, 'userId' | 'date'>, { calls }: Context) {
  const { payload } = await calls.send(days.getUserCheckinCheckoutReport, { body: { userId, date } });
  return checkEvents(payload, date);
}

/** Maximum number of days. Two calls for each of twelve days are 24 of the 25 calls of an operation. */
const maxDays = 12;

const count = (list: readonly unknown[] | null | undefined) => list?.length ?? 0;

export const dayResolvers: Resolvers = {
  Query: {
    checkEvents: (_root, { userId, date }, context) => checkEventsOf({ userId, date }, context),
    travelReport: (_root, { userId, period }, context) => travelIn(userId, period, context).then(travelReport),
    dayDashboard: (_root, { userId, date }, context) => dayOf(userId, date, context),
    dayDashboards(_root, { days: requested }, context) {
      if (requested.length < 1 || requested.length > maxDays) throw badInput('days', `"days" must have 1 to ${maxDays} days, not ${requested.length}`);
      return requested.map(({ userId, date }) => dayOf(userId, date, context));
    },
  },
  DayDashboard: {
    travel: async (day) => [...(await day.fixes()).points],
    summary: async (day) => summaryOf(await day.fixes()),
    stops: async (day) => (await day.story()).stops,
    legs: async (day) => (await day.story()).legs,
    jumps: async (day) => [...(await day.fixes()).jumps],
    lastPoint: async (day) => (await day.fixes()).used.findLast(({ ms }) => !Number.isNaN(ms))?.point ?? null,
    farmers: async (day) => ((await day.dashboard()).farmers ?? []).map(farmer),
    dealers: async (day) => ((await day.dashboard()).dealers ?? []).map(dealer),
    meetings: async (day, _args, { calls }) => ((await day.dashboard()).meetings ?? []).map(dayMeeting(calls)),
    plannedMeetings: async (day, _args, { calls }) => ((await day.dashboard()).plannedMeetings ?? []).map(plannedMeeting(calls)),
    checkEvents: (day, _args, context) => checkEventsOf(day, context),
    attendance: (day) => day.attendance(),
    async visitCount(day) {
      const { visitCount, farmers, dealers } = await day.dashboard();
      return integer(visitCount) ?? count(farmers) + count(dealers);
    },
    async meetingCount(day) {
      const { meetingsHeld, meetings } = await day.dashboard();
      return integer(meetingsHeld) ?? count(meetings);
    },
    async oddities(day, _args, { services }) {
      const [attendance, fixes] = await Promise.all([day.attendance(), day.fixes()]);
      return odditiesOf({ date: day.date, attendance, fixes, now: services.clock.now() });
    },
    rules: () => thresholds,
  },
};
