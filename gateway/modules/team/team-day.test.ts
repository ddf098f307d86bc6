/** A team's day: exactly the documented calls of the selected fields. A failed call empties only its own fields. */
import { beforeEach, describe, expect, test } from 'vitest';
import { attendance } from '../../../rest/contract/attendance.ts';
import { days } from '../../../rest/contract/days.ts';
import { employees } from '../../../rest/contract/employees.ts';
import type { FakeAnswer, LoggedRequest } from '../../testing/fake-rest.ts';
import { shareTestGateway, startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const date = '2026-11-19';
const { fetchAllEmployeeByPage: directory } = employees;
const { getEmployeeDasboardByDate: dashboard } = days;
const { getPunchInPunchOutReport: report } = attendance;

const whole = `people {
  employee { id firstName }
  day {
    attendance { punchInAt punchOutAt workMinutes approved }
    summary { straightLineKm }
    stops { minutes }
    lastPoint { at }
    visitCount
    meetingCount
    oddities { kind }
  }
}`;
const tenIds = Array.from({ length: 10 }, (_, step) => String(100 + step));

const userIdOf = ({ query, body }: LoggedRequest) => query['userId'] ?? String(Object(body).userId);
const at = (time: string) => `${date}T${time}:00`;
const aDay = {
  travelHistory: [
    { id: 1, lat: 18.5, lng: 73.8, createdDate: at('09:00') },
    { id: 2, lat: 18.6, lng: 73.8, createdDate: at('09:30') },
    { id: 3, lat: 18.6, lng: 73.8, createdDate: at('10:15') },
    { id: 4, lat: 18.6, lng: 73.8, createdDate: at('10:30') },
  ],
  farmers: [{ farmerId: 7 }, { farmerId: 8 }],
  dealers: [{ dealerId: 9 }],
  meetings: [{}],
};
const gateway = await shareTestGateway();
beforeEach(async () => {
  for (const call of [directory, dashboard, report]) gateway.rest.fail(call, null);
  gateway.rest.answer(directory, ({ query }) => {
    const first = 100 + Number(query['pageNumber']) * 10;
    const count = query['pageNumber'] === '2' ? 4 : 10;
    return { payload: Array.from({ length: count }, (_, step) => ({ id: first + step, firstName: `Sample${first + step}`, roles: ['ROLE_USER'] })) };
  });
  gateway.rest.answer(dashboard, { payload: aDay });
  gateway.rest.answer(report, {
    payload: [{ id: 1, entryDate: date, punchInTime: '09:00', punchOutTime: '10:40', workDuration: '01:40', approveStatus: false }],
  });
  // The roles of the caller are fetched once, here.
  await gateway.ask('{ clientConfig { extensions } employees { nodes { id } } }', {}, 'moderator');
  gateway.rest.log.splice(0);
});

const team = (selection: string, args = `date: "${date}"`) => gateway.ask(`{ teamDay(${args}) { ${selection} } }`, {}, 'moderator');
/** Returns the requests as call and person, the directory's first. The others are sent in parallel, so they are sorted. */
const made = () => {
  const [first, ...more] = gateway.rest.log.splice(0);
  return [`${first?.call} ${new URLSearchParams(first?.query)}`, ...more.map((request) => `${request.call} ${userIdOf(request)}`).sort()];
};
const ofEach = (call: string, ids = tenIds) => ids.map((id) => `${call} ${id}`);
const page = (number: number) => `fetchAllEmployeeByPage pageNumber=${number}&pageSize=10&roles=user`;

describe('calls', () => {
  test('for ten people make the documented 21 calls: the page first, then two for each person', async () => {
    const { result } = await team(whole);
    expect(result.errors).toBeUndefined();
    const calls = made();
    expect(calls).toEqual([page(0), ...ofEach('getEmployeeDasboardByDate'), ...ofEach('getPunchInPunchOutReport')]);
    expect(calls).toHaveLength(21);
  });

  test.each<[string, string[]]>([
    ['date', []],
    ['people { employee { id } }', []],
    ['people { day { date rules { stopMinutes } } }', []],
    ['people { day { attendance { approved } } }', ofEach('getPunchInPunchOutReport')],
    ['people { day { stops { minutes } visitCount meetingCount lastPoint { id } summary { pointCount } } }', ofEach('getEmployeeDasboardByDate')],
    ['people { day { oddities { kind } } }', [...ofEach('getEmployeeDasboardByDate'), ...ofEach('getPunchInPunchOutReport')]],
  ])('of "%s" are only the required ones', async (selection, calls) => {
    const { result } = await team(selection);
    expect(result.errors).toBeUndefined();
    expect(made()).toEqual([page(0), ...calls]);
  });

  test('for a later page depend on its number of people', async () => {
    await team(whole, `date: "${date}", page: 2`);
    const ids = ['120', '121', '122', '123'];
    expect(made()).toEqual([page(2), ...ofEach('getEmployeeDasboardByDate', ids), ...ofEach('getPunchInPunchOutReport', ids)]);
  });

  test('request the period that contains the day', async () => {
    for (const [day, period] of [
      ['2026-11-20', 'CURRENT_WEEK'],
      ['2026-11-10', 'LAST_WEEK'],
      ['2026-10-05', '10'],
    ]) {
      await team('people { day { attendance { approved } } }', `date: "${day}"`);
      const [, ...reports] = gateway.rest.log.splice(0);
      expect(new Set(reports.map(({ query }) => query['searchType']))).toEqual(new Set([period]));
    }
  });

  test('are not made for the attendance of a day that no period contains', async () => {
    const { result } = await team('people { day { attendance { approved } } }', 'date: "2025-11-01"');
    expect(result.data).toEqual({ teamDay: { people: tenIds.map(() => ({ day: { attendance: null } })) } });
    expect(made()).toEqual([page(0)]);
  });

  test('are not made for a page below 0, and the error has the argument', async () => {
    const { result } = await team('date', `date: "${date}", page: -1`);
    expect(result.errors).toMatchObject([{ message: '"page" must be 0 to 9999999, not -1', extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(gateway.rest.log).toEqual([]);
  });
});

describe('with extensions', () => {
  const { getDaysOfEmployees: together } = days;
  const ask = (own: TestGateway, selection: string, on = date) => own.ask(`{ teamDay(date: "${on}") { ${selection} } }`, {}, 'moderator');
  const attendanceRow = { id: 1, entryDate: date, punchInTime: '09:00', punchOutTime: '10:40', workDuration: '01:40', approveStatus: false };
  async function start(missing: readonly string[] = []) {
    const own = await startTestGateway({ extensions: true });
    own.rest.answer(directory, { payload: tenIds.map((id) => ({ id, firstName: `Sample${id}`, roles: ['ROLE_USER'] })) });
    own.rest.answer(together, ({ body }) => {
      const { userIds }: { userIds: string[] } = Object(body);
      return { payload: userIds.filter((id) => !missing.includes(id)).map((userId) => ({ userId, day: aDay, attendance: attendanceRow })) };
    });
    own.rest.answer(dashboard, { payload: aDay });
    own.rest.answer(report, { payload: [attendanceRow] });
    await ask(own, 'date');
    own.rest.log.splice(0);
    return own;
  }
  const callsOf = (own: TestGateway) => own.rest.log.splice(0).map(({ call }) => call);

  test('makes two calls for ten days, with the same result', async () => {
    await using own = await start();
    const { result } = await ask(own, whole);
    expect(callsOf(own)).toEqual(['fetchAllEmployeeByPage', 'getDaysOfEmployees']);
    expect(result).toEqual((await team(whole)).result);
  });

  test('reads a missing person with the documented calls', async () => {
    await using own = await start(['103']);
    const { result } = await ask(own, whole);
    expect(callsOf(own).sort()).toEqual(['fetchAllEmployeeByPage', 'getDaysOfEmployees', 'getEmployeeDasboardByDate', 'getPunchInPunchOutReport']);
    expect(result).toEqual((await team(whole)).result);
  });

  test('reads only selected fields, and no attendance that no period contains', async () => {
    await using own = await start();
    await ask(own, 'people { employee { id } }');
    expect(callsOf(own)).toEqual(['fetchAllEmployeeByPage']);
    const { result } = await ask(own, 'people { day { attendance { approved } } }', '2025-11-01');
    expect(result.data).toEqual({ teamDay: { people: tenIds.map(() => ({ day: { attendance: null } })) } });
    expect(callsOf(own)).toEqual(['fetchAllEmployeeByPage']);
  });
});

describe('the response', () => {
  const complete = {
    attendance: { punchInAt: `${at('09:00')}.000+05:30`, punchOutAt: `${at('10:40')}.000+05:30`, workMinutes: 100, approved: false },
    summary: { straightLineKm: expect.closeTo(11.12, 1) },
    stops: [{ minutes: 15 }],
    lastPoint: { at: `${at('10:30')}.000+05:30` },
    visitCount: 3,
    meetingCount: 1,
    oddities: [],
  };
  const people = (day: (id: string) => object) => ({ teamDay: { people: tenIds.map((id) => ({ employee: { id, firstName: `Sample${id}` }, day: day(id) })) } });
  const failingFor =
    (id: string, payload: unknown) =>
    (request: LoggedRequest): FakeAnswer =>
      userIdOf(request) === id ? { status: 503 } : { payload };

  test('has all people in the order of the directory', async () => {
    expect((await team(whole)).result).toEqual({ data: people(() => complete) });
  });

  test.each([
    [dashboard, aDay, ['summary', 'stops', 'lastPoint', 'visitCount', 'meetingCount', 'oddities']],
    [report, [{ id: 1, entryDate: date, punchInTime: '09:00', punchOutTime: '10:40', workDuration: '01:40' }], ['attendance', 'oddities']],
  ])("lacks only the fields of a person's $name when that call fails", async (call, payload, empty) => {
    gateway.rest.answer(call, failingFor('103', payload));
    const { result } = await team(whole);
    expect(result.data).toEqual(people((id) => (id === '103' ? { ...complete, ...Object.fromEntries(empty.map((field) => [field, null])) } : complete)));
    expect(result.errors?.map(({ path, extensions }) => [path?.join('.'), extensions?.['code']]).sort()).toEqual(
      empty.map((field) => [`teamDay.people.3.day.${field}`, 'UPSTREAM_UNAVAILABLE']).sort(),
    );
  });

  test('is null with the error when the directory fails', async () => {
    gateway.rest.answer(directory, { status: 503 });
    const { result } = await team(whole);
    expect(result).toMatchObject({ data: { teamDay: null }, errors: [{ path: ['teamDay'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
  });

  test.each<[string, FakeAnswer, { nextPage: number | null; totalCount: number | null }]>([
    ['a full page without a total', { payload: tenIds.map((id) => ({ id })) }, { nextPage: 1, totalCount: null }],
    ['a page that is not full', { payload: [{ id: 1 }] }, { nextPage: null, totalCount: null }],
  ])('has a next page after %s', async (_what, answer, expected) => {
    gateway.rest.answer(directory, answer);
    expect((await team('nextPage totalCount')).result).toEqual({ data: { teamDay: expected } });
  });

  test('has the last page when the REST API returns a total', async () => {
    await using counting = await startTestGateway({ extensions: true });
    for (const [total, nextPage] of [
      [10, null],
      [11, 1],
    ]) {
      counting.rest.answer(directory, { payload: tenIds.map((id) => ({ id })), total: total ?? 0 });
      const { result } = await counting.ask(`{ teamDay(date: "${date}") { nextPage totalCount } }`, {}, 'moderator');
      expect(result).toEqual({ data: { teamDay: { nextPage, totalCount: total } } });
    }
  });

  test('is reserved for moderators and administrators', async () => {
    const { result } = await gateway.ask(`{ teamDay(date: "${date}") { date } }`, {}, 'user');
    expect(result.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  test('exceeds the call budget for two pages at once', async () => {
    const { result } = await gateway.ask(`{ one: teamDay(date: "${date}") { ${whole} } two: teamDay(date: "${date}", page: 1) { ${whole} } }`, {}, 'moderator');
    expect(new Set(result.errors?.map(({ extensions }) => extensions?.['code']))).toEqual(new Set(['UPSTREAM_BUDGET']));
  });
});
