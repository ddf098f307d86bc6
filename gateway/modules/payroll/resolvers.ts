/** Resolvers of payroll months, day types and holidays: extensions for administrators. */
import { overtimeAfterMinutes, payroll } from '../../../rest/contract/payroll.ts';
import { pageNumberOf } from '../../graphql/connection.ts';
import { badInput } from '../../graphql/errors.ts';
import { mutation } from '../../graphql/mutation.ts';
import type { ClosePayrollMonthInput, ReopenPayrollMonthInput, SetDayTypeInput, SetHolidayInput } from '../../graphql/types.generated.ts';
import { fetchPage, nextPageOf } from '../../upstream/page.ts';
import { idList } from '../people/list-filters.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { employeeDayTypes, holiday, payrollPerson, payrollState } from './payroll.ts';

const pageSize = 10;

/** @throws ApiError BAD_USER_INPUT with the name of the argument */
function checkMonth({ month, year }: { readonly month?: number; readonly year: number }): void {
  if (month !== undefined && (month < 1 || month > 12)) throw badInput('month', `"month" must be 1 to 12, not ${month}`);
  if (year < 2000 || year > 2100) throw badInput('year', `"year" must be 2000 to 2100, not ${year}`);
}

/** Builds the result of a mutation that returns only a message. */
const done = ({ message }: { readonly message: string | null }) => ({ message, result: {} });

export const payrollResolvers: Resolvers = {
  Query: {
    async payrollMonth(_root, { month, year, page }, { calls }) {
      checkMonth({ month, year });
      const pageNumber = pageNumberOf(page);
      if (!calls.extensions) return null;
      return {
        month,
        year,
        overtimeAfterMinutes,
        state: async () => payrollState((await calls.send(payroll.fetchPayrollMonth, { query: { month, year } })).payload),
        async people() {
          const request = { query: { month, year, pageNumber, pageSize } };
          const fetched = await fetchPage(calls, payroll.fetchPayrollPeople, request, pageSize);
          return { people: fetched.rows.map(payrollPerson), nextPage: nextPageOf(fetched, pageNumber, pageSize), totalCount: fetched.total };
        },
      };
    },
    async dayTypes(_root, { userIds, month, year }, { calls }) {
      checkMonth({ month, year });
      const ids = idList(userIds, 'userIds');
      if (!calls.extensions) return null;
      if (!ids) return [];
      const { payload } = await calls.send(payroll.fetchDayTypes, { query: { ids, month, year } });
      return payload.map(employeeDayTypes);
    },
    async holidays(_root, { year }, { calls }) {
      checkMonth({ year });
      return (await calls.send(payroll.fetchHolidays, { query: { year } })).payload.flatMap(holiday);
    },
  },
  Mutation: {
    setDayType: mutation<SetDayTypeInput, object>('setDayType', {}, async ({ userId, date, type, reason }, { calls }) => {
      return done(await calls.send(payroll.setDayType, { body: { userId, date, type, reason } }));
    }),
    setHoliday: mutation<SetHolidayInput, object>('setHoliday', {}, async ({ date, name }, { calls }) => {
      return done(await calls.send(payroll.setHoliday, { body: { date, ...(name && { name }) } }));
    }),
    closePayrollMonth: mutation<ClosePayrollMonthInput, object>('closePayrollMonth', {}, async ({ month, year }, { calls }) => {
      return done(await calls.send(payroll.closePayrollMonth, { body: { month, year } }));
    }),
    reopenPayrollMonth: mutation<ReopenPayrollMonthInput, object>('reopenPayrollMonth', {}, async ({ month, year, reason }, { calls }) => {
      return done(await calls.send(payroll.reopenPayrollMonth, { body: { month, year, reason } }));
    }),
  },
};
