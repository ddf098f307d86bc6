/** A team's month: exactly the documented calls. A failed call empties only that person's row. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { attendance } from '../../../rest/contract/attendance.ts';
import { days } from '../../../rest/contract/days.ts';
import { employees } from '../../../rest/contract/employees.ts';
import { shareTestGateway, startTestGateway } from '../../testing/test-gateway.ts';
import { reachedMonth } from './month.ts';

const { fetchAllEmployeeByPage: directory } = employees;
const { getPunchInPunchOutReport: report } = attendance;
const tenIds = Array.from({ length: 10 }, (_, step) => String(100 + step));
const worked = { id: 1, entryDate: '2026-11-19', punchInTime: '09:00', punchOutTime: '17:40', workDuration: '08:40', approveStatus: true };
const whole = 'people { employee { id firstName } attendance { date punchInAt punchOutAt workMinutes approved } }';
/** The test's clock is on Friday, 20 November 2026. */
const gateway = await shareTestGateway();
beforeEach(async () => {
  gateway.rest.answer(directory, { payload: tenIds.map((id) => ({ id, firstName: `Sample${id}`, roles: ['ROLE_USER'] })) });
  gateway.rest.answer(report, { payload: [worked] });
  // The roles of the caller are fetched once, here.
  await gateway.ask('{ clientConfig { extensions } employees { nodes { id } } }', {}, 'moderator');
  gateway.rest.log.splice(0);
});

const team = (selection: string, args = 'month: 11') => gateway.ask(`{ teamMonth(${args}) { ${selection} } }`, {}, 'moderator');
/** Returns the calls, the directory's first. The others are sent in parallel and may arrive in any order. */
const made = () => {
  const [first, ...more] = gateway.rest.log.splice(0).map(({ call, query }) => `${call} ${new URLSearchParams(query)}`);
  return first === undefined ? [] : [first, ...more.sort()];
};

describe('calls', () => {
  test('for ten people make the documented 11 calls: the page, then each person in order', async () => {
    const { result } = await team(whole);
    expect(result.errors).toBeUndefined();
    expect(made()).toEqual([
      'fetchAllEmployeeByPage pageNumber=0&pageSize=10&roles=user',
      ...tenIds.map((id) => `getPunchInPunchOutReport userId=${id}&searchType=11`),
    ]);
  });

  test('fetch only the page when no attendance is selected', async () => {
    await team('month year nextPage people { employee { id } }', 'month: 11, page: 3');
    expect(made()).toEqual(['fetchAllEmployeeByPage pageNumber=3&pageSize=10&roles=user']);
  });

  test.each([
    ['month: 0', '"month" must be 1 to 12, not 0'],
    ['month: 13', '"month" must be 1 to 12, not 13'],
    ['month: 12, year: 2026', '"year" must be 2025 for month 12: attendance can be read of the last twelve months'],
    ['month: 11, year: 2025', '"year" must be 2026 for month 11: attendance can be read of the last twelve months'],
    ['month: 11, page: -1', '"page" must be 0 to 9999999, not -1'],
  ])('are not made for "%s", and the error has the argument', async (args, message) => {
    const { result } = await team('month', args);
    expect(result.errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(made()).toEqual([]);
  });
});

test('adds one extension call for each person for kilometres and stops, 21 in total', async () => {
  await using own = await startTestGateway({ extensions: true });
  own.rest.answer(directory, { payload: tenIds.map((id) => ({ id, roles: ['ROLE_USER'] })), total: 10 });
  own.rest.answer(report, { payload: [worked] });
  own.rest.answer(days.getTravelReport, ({ query }) =>
    query['userId'] === '103' ? { status: 503 } : { payload: [{ lat: 18.8, lng: 74.3, createdDate: '2026-11-19T09:00:00+05:30' }] },
  );
  const { result } = await own.ask(
    '{ teamMonth(month: 11) { people { employee { id } attendance { approved } travel { date stopCount } } } }',
    {},
    'moderator',
  );
  const travel = [{ date: '2026-11-19', stopCount: 0 }];
  expect(result.data).toMatchObject({ teamMonth: { people: tenIds.map((id) => ({ attendance: [{}], travel: id === '103' ? null : travel })) } });
  expect(result.errors).toMatchObject([{ path: ['teamMonth', 'people', 3, 'travel'] }]);
  const made = own.rest.log.flatMap(({ call, query }) => (call === days.getTravelReport.name ? [query] : []));
  expect(made).toHaveLength(10);
  expect(made).toContainEqual({ userId: '109', searchType: '11' });
});

describe('the response', () => {
  const day = {
    date: '2026-11-19',
    punchInAt: '2026-11-19T09:00:00.000+05:30',
    punchOutAt: '2026-11-19T17:40:00.000+05:30',
    workMinutes: 520,
    approved: true,
  };
  const person = (id: string) => ({ employee: { id, firstName: `Sample${id}` }, attendance: [day] });

  test('has all people in the order of the directory', async () => {
    expect((await team(`month year ${whole}`)).result).toEqual({ data: { teamMonth: { month: 11, year: 2026, people: tenIds.map(person) } } });
  });

  test("lacks only a person's row when that person's report fails", async () => {
    gateway.rest.answer(report, ({ query }) => (query['userId'] === '103' ? { status: 503 } : { payload: [worked] }));
    const { result } = await team(whole);
    expect(result.data).toEqual({ teamMonth: { people: tenIds.map((id) => (id === '103' ? { ...person(id), attendance: null } : person(id))) } });
    expect(result.errors).toMatchObject([{ path: ['teamMonth', 'people', 3, 'attendance'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });

  test('is null with the error when the directory fails', async () => {
    gateway.rest.answer(directory, { status: 503 });
    const { result } = await team(whole);
    expect(result).toMatchObject({ data: { teamMonth: null }, errors: [{ path: ['teamMonth'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
  });

  test('has a next page after a full one', async () => {
    expect((await team('nextPage totalCount', 'month: 11, page: 4')).result).toEqual({ data: { teamMonth: { nextPage: 5, totalCount: null } } });
  });
});

test('accepts each of twelve consecutive months, and no other year', () => {
  const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 30 }), (today, ago) => {
      const counted = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - ago;
      const [month, year] = [(counted % 12) + 1, Math.floor(counted / 12)];
      expect(reachedMonth(month, null, today).year * 12 + month - 1).toBeGreaterThan(counted + ago - 12);
      if (ago < 12) expect(reachedMonth(month, year, today).year).toBe(year);
      else expect(() => reachedMonth(month, year, today)).toThrow('"year" must be');
    }),
  );
});

describe('states of the days', () => {
  const states = '{ teamMonth(month: 11) { people { attendance { date state { code reasons { kind minutes } } } } } }';
  const ofFirst = (data: unknown) => {
    const { teamMonth } = Object(data);
    return teamMonth.people[0].attendance;
  };

  test('make no extra call without extensions and leave the travel unchecked', async () => {
    gateway.rest.answer(report, {
      payload: [
        { ...worked, approveStatus: false },
        { ...worked, id: 2, entryDate: '2026-11-18', punchOutTime: null, approveStatus: false },
      ],
    });
    const { result } = await gateway.ask(states, {}, 'moderator');
    expect(ofFirst(result.data)).toEqual([
      { date: '2026-11-19', state: { code: 'UNCHECKED', reasons: [] } },
      { date: '2026-11-18', state: { code: 'NEEDS_CHECK', reasons: [{ kind: 'NO_CHECK_OUT', minutes: null }] } },
    ]);
    expect(made()).toHaveLength(11);
  });

  test('share the call for travel with its figures, and fail alone', async () => {
    await using own = await startTestGateway({ extensions: true });
    own.rest.answer(directory, { payload: tenIds.map((id) => ({ id, roles: ['ROLE_USER'] })), total: 10 });
    own.rest.answer(report, { payload: [{ ...worked, approveStatus: false }] });
    const everyHour = Array.from({ length: 9 }, (_, step) => ({
      lat: 18.8,
      lng: 74.3,
      createdDate: `2026-11-19T${String(9 + step).padStart(2, '0')}:10:00+05:30`,
    }));
    own.rest.answer(days.getTravelReport, ({ query }) =>
      query['userId'] === '103' ? { status: 503 } : { payload: query['userId'] === '104' ? [] : everyHour },
    );
    const { result } = await own.ask('{ teamMonth(month: 11) { people { travel { date } attendance { state { code reasons { kind } } } } } }', {}, 'moderator');
    expect(Object(result.data).teamMonth.people.map(({ attendance: [day] }: { attendance: { state: unknown }[] }) => day?.state)).toEqual(
      tenIds.map((id) => (id === '103' ? null : id === '104' ? { code: 'NEEDS_CHECK', reasons: [{ kind: 'SILENCE' }] } : { code: 'READY', reasons: [] })),
    );
    expect(own.rest.log.filter(({ call }) => call === days.getTravelReport.name)).toHaveLength(10);
  });
});
