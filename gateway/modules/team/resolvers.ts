/** Resolvers of a team's day or month: a page of employees, and the documented calls of each (decision 20) or one call for all their days. */
import { indiaDate } from '../../../rest/contract/clock.ts';
import { once } from '../../graphql/once.ts';
import { withTravel } from '../attendance/attendance.ts';
import { attendanceOf } from '../attendance/report.ts';
import { dayOf, daysOf } from '../days/day.ts';
import { travelIn, travelReport } from '../days/travel-report.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { reachedMonth } from './month.ts';
import { teamPage } from './team-page.ts';

export const teamResolvers: Resolvers = {
  Query: {
    async teamDay(_root, { date, page }, context) {
      const { members, ...more } = await teamPage(page, context);
      const together = daysOf(
        members.map(({ id }) => id),
        date,
        context,
      );
      return { date, ...more, people: members.map((person) => ({ employee: person, day: dayOf(person.id, date, context, together) })) };
    },
    async teamMonth(_root, { month, year, page }, context) {
      const { year: reachedYear, period } = reachedMonth(month, year ?? null, indiaDate(context.services.clock.now()));
      const { members, ...more } = await teamPage(page, context);
      return {
        month,
        year: reachedYear,
        ...more,
        people: members.map((person) => ({ employee: person, period, travelled: once(() => travelIn(person.id, period, context)) })),
      };
    },
  },
  MonthMember: {
    travel: async ({ travelled }) => travelReport(await travelled()),
    attendance: async ({ employee: { id }, period, travelled }, _args, context) => (await attendanceOf(id, period, context)).map(withTravel(travelled)),
  },
};
