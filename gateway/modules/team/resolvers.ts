/** A whole team's day or month: a page of employees, and the documented calls of each (decision 20), or one call for all their days (decision 168). */
import { indiaDate } from '../../../rest/contract/clock.ts';
import { employees } from '../../../rest/contract/employees.ts';
import { pageNumberOf } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
import { roleWord } from '../../graphql/roles.ts';
import { fetchPage } from '../../upstream/page.ts';
import { attendanceOf } from '../attendance/report.ts';
import { dayOf, daysOf } from '../days/day.ts';
import { travelReport } from '../days/travel-report.ts';
import { type EmployeeModel, employee } from '../employees/employee.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { reachedMonth } from './month.ts';

/** One call for the page and two for each of ten people are 21 of the 25 that an operation may make. */
const teamPageSize = 10;

interface TeamPage {
  readonly members: readonly EmployeeModel[];
  readonly nextPage: number | null;
  readonly totalCount: number | null;
}

async function teamPage(page: number | null | undefined, { calls, services }: Context): Promise<TeamPage> {
  const pageNumber = pageNumberOf(page);
  const pageSize = Math.min(teamPageSize, services.maxPageSize);
  const request = { query: { pageNumber, pageSize, roles: roleWord('USER') } };
  const { rows, total } = await fetchPage(calls, employees.fetchAllEmployeeByPage, request, pageSize);
  const isLast = total === null ? rows.length < pageSize : (pageNumber + 1) * pageSize >= total;
  return { members: rows.map(employee), nextPage: isLast ? null : pageNumber + 1, totalCount: total };
}

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
      const reached = reachedMonth(month, year ?? null, indiaDate(context.services.clock.now()));
      const { members, ...more } = await teamPage(page, context);
      return { month, year: reached.year, ...more, people: members.map((person) => ({ employee: person, period: reached.period })) };
    },
  },
  MonthMember: {
    travel: ({ employee: { id }, period }, _args, context) => travelReport(id, period, context),
    attendance: ({ employee: { id }, period }, _args, context) => attendanceOf(id, period, context),
  },
};
