/** Payroll months, day types and holidays, for administrators. Moderators read day types. */
import { and, asc, between, eq, inArray } from 'drizzle-orm';
import { indiaDate } from '../../contract/clock.ts';
import { payroll as contract, maxHolidayName } from '../../contract/payroll.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { monthChange, noteChange } from '../calls/changes.ts';
import type { ConcurrencyLimit } from '../calls/concurrency-limit.ts';
import { readDay } from '../calls/day.ts';
import { exportList } from '../calls/export-answer.ts';
import { readReason } from '../calls/input.ts';
import { daysOfMonth } from '../calls/period.ts';
import { Refusal } from '../calls/refusal.ts';
import { type FileRoute, fileRoute, type Route, route } from '../calls/route.ts';
import { employees } from '../database/tables/employees.ts';
import { dayTypesSet, holidays } from '../database/tables/payroll.ts';
import { findEmployee } from '../people/employee.ts';
import { lockedDay } from '../people/locked-day.ts';
import { assertMonthOpen } from '../people/open-month.ts';
import { fullName } from '../people/person.ts';
import { listedFor } from '../people/readable.ts';
import { closePayrollMonth, reopenPayrollMonth } from './closing.ts';
import { typeOfDay } from './day-count.ts';
import { exportedPayroll } from './export.ts';
import { readFigures } from './figures.ts';
import { readState } from './month-state.ts';
import { columnOfDay, readMonths, selectPaid } from './read-days.ts';

export function payrollRoutes(exportLimit: ConcurrencyLimit): readonly (Route | FileRoute)[] {
  return [
    route(contract.fetchPayrollMonth, async ({ query, database, clock }) => ({
      payload: await readState(database, daysOfMonth(query), indiaDate(clock.now())),
    })),

    route(contract.fetchPayrollPeople, async ({ query: { pageNumber, pageSize, ...month }, database, clock }) => {
      const page = { limit: pageSize, offset: pageNumber * pageSize };
      const { rows, total } = await readFigures(database, daysOfMonth(month), indiaDate(clock.now()), page);
      return { payload: rows, total };
    }),

    route(contract.fetchDayTypes, async ({ query, caller, database, clock }) => {
      const people = await selectPaid(database, and(inArray(employees.id, query.ids.split(',')), listedFor(caller)));
      const months = await readMonths(database, people, daysOfMonth(query), indiaDate(clock.now()));
      return {
        payload: months.map(({ employee, days, counted }) => ({
          userId: employee.id,
          days: days
            .filter(({ date, setType, isHoliday }) => counted.has(date) || setType !== null || isHoliday)
            .map((day) => ({ date: day.date, type: typeOfDay(day), reason: day.reason, countsAs: counted.has(day.date) ? columnOfDay(day) : null })),
        })),
      };
    }),

    route(contract.setDayType, async ({ body: { userId, type, ...body }, caller, database, clock }) => {
      const reason = readReason(body.reason);
      const date = readDay(body.date);
      const person = await findEmployee(database, userId);
      const isWork = type === 'WORK' || type === 'HALF_DAY';
      const { row, refusal } = await lockedDay(database, person, date);
      // A refused day counts as a day without work, so it can have any type.
      if (row !== undefined && refusal === undefined && !isWork) {
        throw new Refusal(409, sentence('DAY_HAS_CHECK_IN', { name: fullName(person), date }), { field: 'type' });
      }
      // Only days of work of an inactive employee count.
      if (row === undefined && !person.active) throw new Refusal(409, sentence('EMPLOYEE_INACTIVE', { name: fullName(person) }), { field: 'date' });
      const now = clock.now();
      const values = { type, reason, setAt: now.toISOString(), setBy: caller.id };
      await database
        .insert(dayTypesSet)
        .values({ employeeId: person.id, entryDate: date, ...values })
        .onConflictDoUpdate({ target: [dayTypesSet.employeeId, dayTypesSet.entryDate], set: values });
      await writeAudit(database, now, { action: 'DAY_TYPE_SET', ...actorOf(caller), subjectId: person.id, detail: `${date}; ${type}` });
      await noteChange(database, now, { ...monthChange(date, caller), fields: ['dayTypes'] });
      return { payload: sentence('DAY_TYPE_SET', { name: fullName(person), date }) };
    }),

    route(contract.fetchHolidays, async ({ query: { year }, database }) => ({
      payload: await database
        .select({ date: holidays.date, name: holidays.name })
        .from(holidays)
        .where(between(holidays.date, `${year}-01-01`, `${year}-12-31`))
        .orderBy(asc(holidays.date)),
    })),

    route(contract.setHoliday, async ({ body, caller, database, clock }) => {
      const date = readDay(body.date);
      const name = body.name ?? '';
      if (name.length > maxHolidayName) throw new Refusal(400, sentence('FIELD_TOO_LONG', { field: 'name', count: maxHolidayName }), { field: 'name' });
      await assertMonthOpen(database, date);
      const now = clock.now();
      const values = { name, setAt: now.toISOString(), setBy: caller.id };
      if (name === '') {
        const removed = await database.delete(holidays).where(eq(holidays.date, date)).returning({ date: holidays.date });
        if (removed.length === 0) throw new Refusal(404, sentence('NO_HOLIDAY', { date }), { field: 'date' });
      } else {
        await database
          .insert(holidays)
          .values({ date, ...values })
          .onConflictDoUpdate({ target: holidays.date, set: values });
      }
      await writeAudit(database, now, { action: 'HOLIDAY_SET', ...actorOf(caller), detail: date });
      await noteChange(database, now, { ...monthChange(date, caller), fields: ['holidays'] });
      return { payload: name === '' ? sentence('HOLIDAY_REMOVED', { date }) : sentence('HOLIDAY_SET', { date, name }) };
    }),

    closePayrollMonth,
    reopenPayrollMonth,

    fileRoute(contract.exportPayrollMonth, (request) => exportList(exportLimit, exportedPayroll, request)),
  ];
}
