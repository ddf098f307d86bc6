/** Payroll months: exactly the calls of the selected fields, figures that are never guessed, and the name of the file. */
import { beforeEach, expect, test } from 'vitest';
import { exampleOf } from '../../../rest/contract/examples.ts';
import { payroll } from '../../../rest/contract/payroll.ts';
import { shareTestGateway } from '../../testing/test-gateway.ts';

const gateway = await shareTestGateway({ extensions: true });

const state = exampleOf(payroll.fetchPayrollMonth.response);
const [person] = [exampleOf(payroll.fetchPayrollPeople.response)].flat();
beforeEach(async () => {
  gateway.rest.answer(payroll.fetchPayrollMonth, { payload: state });
  gateway.rest.answer(payroll.fetchPayrollPeople, { payload: Array.from({ length: 10 }, () => person), total: 11 });
  await gateway.ask('{ clientConfig { extensions } employees { nodes { id } } }', {}, 'admin');
  gateway.rest.log.splice(0);
});

const ask = (document: string) => gateway.ask(document, {}, 'admin');
const requests = () => gateway.rest.log.splice(0).map(({ call, query }) => `${call} ${new URLSearchParams(query)}`);

test.each<[string, string[]]>([
  ['month overtimeAfterMinutes', []],
  ['state { closedAt }', ['fetchPayrollMonth month=11&year=2026']],
  ['people { totalCount }', ['fetchPayrollPeople month=11&year=2026&pageNumber=1&pageSize=10']],
])('makes only the required calls for a payroll month with "%s"', async (selection, calls) => {
  const { result } = await ask(`{ payrollMonth(month: 11, year: 2026, page: 1) { ${selection} } }`);
  expect(result.errors).toBeUndefined();
  expect(requests()).toEqual(calls);
});

test('returns the next page, and none after the last', async () => {
  const page = async (number: number) => (await ask(`{ payrollMonth(month: 11, year: 2026, page: ${number}) { people { nextPage totalCount } } }`)).result.data;
  expect(await page(0)).toEqual({ payrollMonth: { people: { nextPage: 1, totalCount: 11 } } });
  expect(await page(1)).toEqual({ payrollMonth: { people: { nextPage: null, totalCount: 11 } } });
});

test('reports a missing figure as a shape fault, not as zero', async () => {
  gateway.rest.answer(payroll.fetchPayrollPeople, { payload: [{ ...Object(person), payableDays: null }] });
  const { result } = await ask('{ payrollMonth(month: 11, year: 2026) { month people { people { payableDays } } } }');
  expect(result.data).toEqual({ payrollMonth: { month: 11, people: null } });
  expect(result.errors).toMatchObject([{ path: ['payrollMonth', 'people'], extensions: { code: 'UPSTREAM_SHAPE' } }]);
});

test.each([
  ['payrollMonth(month: 13, year: 2026) { month }', '"month" must be 1 to 12, not 13'],
  ['payrollMonth(month: 0, year: 2026) { month }', '"month" must be 1 to 12, not 0'],
  ['payrollMonth(month: 1, year: 1999) { month }', '"year" must be 2000 to 2100, not 1999'],
  ['holidays(year: 2101) { date }', '"year" must be 2000 to 2100, not 2101'],
])('%s is refused without a REST call', async (field, message) => {
  const { result } = await ask(`{ ${field} }`);
  expect(result.errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(requests()).toEqual([]);
});

test.each([
  ['setDayType', 'userId: "7", date: "2026-11-09", type: LEAVE, reason: "Wedding"', { userId: '7', date: '2026-11-09', type: 'LEAVE', reason: 'Wedding' }],
  ['setHoliday', 'date: "2026-11-09", name: "Diwali"', { date: '2026-11-09', name: 'Diwali' }],
  ['setHoliday', 'date: "2026-11-09"', { date: '2026-11-09' }],
  ['closePayrollMonth', 'month: 10, year: 2026', { month: 10, year: 2026 }],
  ['reopenPayrollMonth', 'month: 10, year: 2026, reason: "A mistake"', { month: 10, year: 2026, reason: 'A mistake' }],
])('%s sends %s', async (field, input, body) => {
  await ask(`mutation { ${field}(input: { ${input} }) { message } }`);
  expect(gateway.rest.log.map((request) => [request.call, request.body])).toEqual([[field, body]]);
});

test.each([
  [null, 'Payroll 2026-11 draft.xlsx'],
  ['2026-12-02T11:20:00+05:30', 'Payroll 2026-11.xlsx'],
])('the file of a month closed at %s is named %s', async (closedAt, name) => {
  gateway.rest.answer(payroll.fetchPayrollMonth, { payload: { ...Object(state), closedAt } });
  gateway.rest.answer(payroll.exportPayrollMonth, {
    file: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', body: 'PK-the-file' },
  });
  const { result } = await ask('mutation { exportPayrollMonth(input: { month: 11, year: 2026 }) { fileName url } }');
  const { fileName, url } = Object(result.data?.['exportPayrollMonth']);
  expect(fileName).toBe(name);
  const file = await gateway.gateway.app.inject({ method: 'GET', url });
  expect([file.body, file.headers['content-disposition']]).toEqual(['PK-the-file', `attachment; filename="${name}"`]);
});
