/** A whole team's day, made of documented calls: a page of employees, and the day of each (decision 20). */
import { employees } from '../../../rest/contract/employees.ts';
import { ApiError } from '../../graphql/errors.ts';
import { roleWord } from '../../graphql/roles.ts';
import { fetchPage } from '../../upstream/page.ts';
import { dayOf } from '../days/day.ts';
import { employee } from '../employees/employee.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/** One call for the page and two for each of ten people are 21 of the 25 that an operation may make. */
const teamPageSize = 10;

export const teamResolvers: Resolvers = {
  Query: {
    async teamDay(_root, { date, page }, context) {
      const pageNumber = page ?? 0;
      if (pageNumber < 0) throw new ApiError('BAD_USER_INPUT', `"page" must be 0 or more, not ${pageNumber}`);
      const pageSize = Math.min(teamPageSize, context.services.maxPageSize);
      const request = { query: { pageNumber, pageSize, roles: roleWord('USER') } };
      const { rows, total } = await fetchPage(context.calls, employees.fetchAllEmployeeByPage, request, pageSize);
      const isLast = total === null ? rows.length < pageSize : (pageNumber + 1) * pageSize >= total;
      const people = rows.map(employee).map((person) => ({ employee: person, day: dayOf(person.id, date, context) }));
      return { date, people, nextPage: isLast ? null : pageNumber + 1, totalCount: total };
    },
  },
};
