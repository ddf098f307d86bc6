/** An employee's day: exactly the calls of the selected sections, in parallel, where each section fails alone. */
import { beforeEach, describe, expect, test } from 'vitest';
import { attendance } from '../../../rest/contract/attendance.ts';
import { days } from '../../../rest/contract/days.ts';
import { shareTestGateway } from '../../testing/test-gateway.ts';
import { type CasePoint, clockDayBehind, missingTimes, staleFirstPoint } from '../../testing/travel-cases.ts';

const dashboard = 'POST /api/user/getEmployeeDasboardByDate';
const checks = 'POST /api/user/getUserCheckinCheckoutReport';
const report = (period: string) => `GET /api/punch/getPunchInPunchOutReport?userId=3&searchType=${period}`;
const gateway = await shareTestGateway();
await gateway.ask('{ employees { nodes { id } } }', {}, 'moderator');

beforeEach(() => {
  for (const call of [days.getEmployeeDasboardByDate, days.getUserCheckinCheckoutReport, attendance.getPunchInPunchOutReport]) gateway.rest.fail(call, null);
  gateway.rest.answer(days.getEmployeeDasboardByDate, {
    payload: {
      travelHistory: [
        { id: 2, lat: 18.6, lng: 73.8, createdDate: '2026-11-20T10:00:00' },
        { id: 1, lat: 18.5, lng: 73.8, createdDate: '2026-11-20T09:30:00' },
      ],
      farmers: [{ farmerId: 7 }],
      dealers: null,
      meetings: [{ startLat: 18.5, startLng: 73.8 }],
    },
  });
  gateway.rest.answer(days.getUserCheckinCheckoutReport, { payload: [{ id: 1, checkinTime: '09:00' }] });
  gateway.rest.answer(attendance.getPunchInPunchOutReport, { payload: [{ id: 9, entryDate: '2026-11-20' }] });
  gateway.calls();
});

const day = (selection: string, date = '2026-11-20') => gateway.ask(`{ dayDashboard(userId: "3", date: "${date}") { ${selection} } }`, {}, 'moderator');

describe('calls', () => {
  test.each<[string, string[]]>([
    ['date', []],
    ['travel { id }', [dashboard]],
    ['travel { id } farmers { id } dealers { id } meetings { comment } summary { pointCount }', [dashboard]],
    ['checkEvents { at }', [checks]],
    ['attendance { approved }', [report('CURRENT_WEEK')]],
    ['travel { id } checkEvents { at } attendance { approved }', [dashboard, checks, report('CURRENT_WEEK')]],
  ])('of "%s"', async (selection, calls) => {
    const { result } = await day(selection);
    expect(result.errors).toBeUndefined();
    expect(gateway.calls().sort()).toEqual([...calls].sort());
  });

  test.each([
    ['2026-11-12', report('LAST_WEEK')],
    ['2026-10-31', report('10')],
    ['2025-12-01', report('12')],
  ])('request the period that contains the attendance of %s', async (date, call) => {
    await day('attendance { approved }', date);
    expect(gateway.calls()).toEqual([call]);
  });

  test.each(['2026-11-21', '2025-11-20', '2020-02-29'])('are not made for the attendance of %s outside all periods, and the row is null', async (date) => {
    expect((await day('attendance { approved }', date)).result).toEqual({ data: { dayDashboard: { attendance: null } } });
    expect(gateway.calls()).toEqual([]);
  });

  test('are made in parallel: all arrive before one is answered', async () => {
    let waiting = 0;
    let letGo = () => {};
    const all = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const held = (payload: unknown) => async () => {
      waiting += 1;
      if (waiting === 3) letGo();
      await all;
      return { payload };
    };
    gateway.rest.answer(days.getEmployeeDasboardByDate, held({}));
    gateway.rest.answer(days.getUserCheckinCheckoutReport, held([]));
    gateway.rest.answer(attendance.getPunchInPunchOutReport, held([]));
    const { result } = await day('travel { id } checkEvents { at } attendance { approved }');
    expect(result).toEqual({ data: { dayDashboard: { travel: [], checkEvents: [], attendance: null } } });
  });
});

test.each([
  ['22:00', '00:30', '2026-11-21T00:30:00.000+05:30'],
  ['09:00', '18:00', '2026-11-20T18:00:00.000+05:30'],
  ['09:00', '2026-11-20T08:00:00', '2026-11-20T08:00:00.000+05:30'],
  [null, '00:30', '2026-11-20T00:30:00.000+05:30'],
])('a check-in at %s and a check-out at %s: a time without a day is not before the check-in', async (from, until, at) => {
  gateway.rest.answer(days.getUserCheckinCheckoutReport, { payload: [{ id: 1, checkinTime: from, checkoutTime: until }] });
  const worked = { id: 9, entryDate: '2026-11-20', punchInTime: from, punchOutTime: until, corrections: [{ punchOutTime: until }] };
  gateway.rest.answer(attendance.getPunchInPunchOutReport, { payload: [worked] });
  const { result } = await day('checkEvents { kind at } attendance { punchOutAt corrections { punchOutAt } }');
  expect(result).toMatchObject({
    data: {
      dayDashboard: { checkEvents: expect.arrayContaining([{ kind: 'CHECK_OUT', at }]), attendance: { punchOutAt: at, corrections: [{ punchOutAt: at }] } },
    },
  });
});

describe('a section', () => {
  const everything =
    'travel { id } farmers { id } dealers { id } meetings { comment } summary { pointCount skippedCount } checkEvents { kind } attendance { id }';
  const whole = {
    travel: [{ id: '1' }, { id: '2' }],
    farmers: [{ id: '7' }],
    dealers: [],
    meetings: [{ comment: null }],
    summary: { pointCount: 2, skippedCount: 0 },
    checkEvents: [{ kind: 'CHECK_IN' }],
    attendance: { id: '9' },
  };

  test('is returned with the others, with travel in order of time', async () => {
    expect((await day(everything)).result).toEqual({ data: { dayDashboard: whole } });
  });

  test.each([
    ['the dashboard', days.getEmployeeDasboardByDate, ['travel', 'farmers', 'dealers', 'meetings', 'summary']],
    ['check events', days.getUserCheckinCheckoutReport, ['checkEvents']],
    ['attendance', attendance.getPunchInPunchOutReport, ['attendance']],
  ])('fails alone when the call for %s fails, and once', async (_what, call, sections) => {
    gateway.rest.answer(call, { status: 503 });
    const { result } = await day(everything);
    expect(result.data).toEqual({ dayDashboard: { ...whole, ...Object.fromEntries(sections.map((section) => [section, null])) } });
    expect(result.errors?.map(({ path, extensions }) => [path?.join('.'), extensions?.['code']]).sort()).toEqual(
      sections.map((section) => [`dayDashboard.${section}`, 'UPSTREAM_UNAVAILABLE']).sort(),
    );
    expect(gateway.calls().filter((made) => made.includes(call.path))).toHaveLength(1);
  });

  test('that is refused reports the reason without affecting the rest', async () => {
    gateway.rest.answer(days.getUserCheckinCheckoutReport, { status: 404, body: { message: 'There is no such employee' } });
    const { result } = await day('travel { id } checkEvents { kind }');
    expect(result.data).toEqual({ dayDashboard: { travel: whole.travel, checkEvents: null } });
    expect(result.errors?.[0]).toMatchObject({
      message: 'There is no such employee',
      path: ['dayDashboard', 'checkEvents'],
      extensions: { code: 'NOT_FOUND' },
    });
  });
});

describe('the day of an employee', () => {
  test('is a field of the employee too', async () => {
    const { result } = await gateway.ask('{ employee(id: "100") { dayDashboard(date: "2026-11-20") { checkEvents { kind } } } }', {}, 'moderator');
    expect(result.data).toEqual({ employee: { dayDashboard: { checkEvents: [{ kind: 'CHECK_IN' }] } } });
  });

  test('is a field of list rows, with a call for each up to the call budget', async () => {
    const rows = (size: number, more = '') =>
      gateway.ask(`{ employees(size: ${size}) { nodes { id attendance(period: CURRENT_WEEK) { id } ${more} } } }`, {}, 'moderator');
    const { result } = await rows(3);
    expect(result.errors).toBeUndefined();
    expect(gateway.calls().filter((call) => call.includes('getPunchInPunchOutReport'))).toHaveLength(3);
    const over = await rows(20, 'before: attendance(period: LAST_WEEK) { id }');
    expect(new Set(over.result.errors?.map(({ extensions }) => extensions?.['code']))).toEqual(new Set(['UPSTREAM_BUDGET']));
    expect(gateway.calls()).toHaveLength(25);
  });
});

describe('several days', () => {
  const listed = (count: number, selection = 'attendance { state { code } }') => {
    const requested = Array.from({ length: count }, (_, at) => `{ userId: "${100 + at}", date: "2026-11-20" }`).join(' ');
    return gateway.ask(`{ dayDashboards(days: [${requested}]) { date ${selection} } }`, {}, 'moderator');
  };

  test('of twelve people return their states with up to 24 calls', async () => {
    const { result } = await listed(12);
    expect(result.errors).toBeUndefined();
    expect(Object(result.data).dayDashboards).toHaveLength(12);
    expect(gateway.calls()).toHaveLength(24);
  });

  test('make no call when no section is selected', async () => {
    expect((await listed(1, '')).result).toEqual({ data: { dayDashboards: [{ date: '2026-11-20' }] } });
    expect(gateway.calls()).toEqual([]);
  });

  test.each([0, 13])('are refused without a call when there are %s', async (count) => {
    const { result } = await listed(count);
    expect(result.errors).toMatchObject([{ message: `"days" must have 1 to 12 days, not ${count}`, extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(gateway.calls()).toEqual([]);
  });
});

describe('travel points with faults of the device', () => {
  const wireOf = (points: readonly CasePoint[]) => points.map(([pointId, lat, lng, createdDate]) => ({ id: pointId, lat, lng, createdDate }));
  const travelled = async (points: readonly CasePoint[]) => {
    gateway.rest.answer(days.getEmployeeDasboardByDate, { payload: { travelHistory: wireOf(points) } });
    gateway.rest.answer(attendance.getPunchInPunchOutReport, { payload: [] });
    const { result } = await day(
      'travel { id at leftOut } summary { straightLineKm pointCount skippedCount leftOut { reason pointCount } } legs { minutes } stops { minutes } jumps { pointCount straightLineKm } oddities { kind minutes } lastPoint { id }',
    );
    expect(result.errors).toBeUndefined();
    return result.data;
  };

  test.each<[string, readonly CasePoint[], object]>([
    [
      'a first point where the device was last evening is left out',
      staleFirstPoint,
      { pointCount: 25, skippedCount: 1, leftOut: [{ reason: 'TOO_FAST', pointCount: 1 }] },
    ],
    ['points without a time are used where they fit', missingTimes, { pointCount: 25, skippedCount: 0, leftOut: [] }],
    ['points of a clock that is a day behind are used where they fit', clockDayBehind, { pointCount: 25, skippedCount: 0, leftOut: [] }],
  ])('%s', async (_what, points, counts) => {
    const data = await travelled(points);
    expect(data).toMatchObject({ dayDashboard: { summary: { straightLineKm: expect.closeTo(26.7, 1), ...counts }, lastPoint: { id: '124' } } });
    expect(JSON.stringify(data)).not.toMatch(/"kind":"SILENCE"/);
    expect([...JSON.stringify(data).matchAll(/"minutes":(\d+)/g)].every(([, minutes]) => Number(minutes) <= 240)).toBe(true);
  });

  test('leaves out a misfit point without a time or of another day, with the reason', async () => {
    const points: CasePoint[] = [
      [1, 18.5, 73.8, '2026-11-20T09:00:00'],
      [2, 20.5, 73.8, null],
      [3, 20.6, 73.8, '2026-11-18T09:05:00'],
      [4, 18.51, 73.8, '2026-11-20T09:10:00'],
      [5, 0, 0, '2026-11-20T09:20:00'],
    ];
    expect(await travelled(points)).toMatchObject({
      dayDashboard: {
        travel: [{ leftOut: null }, { leftOut: 'NO_TIME', at: null }, { leftOut: 'OTHER_DAY', at: null }, { leftOut: null }, { leftOut: 'NO_PLACE' }],
        summary: {
          pointCount: 2,
          skippedCount: 3,
          leftOut: [
            { reason: 'NO_PLACE', pointCount: 1 },
            { reason: 'NO_TIME', pointCount: 1 },
            { reason: 'OTHER_DAY', pointCount: 1 },
          ],
        },
      },
    });
  });

  test('keeps the time of a point in the night after the day', async () => {
    expect(await travelled([[1, 18.5, 73.8, '2026-11-21T01:30:00']])).toMatchObject({
      dayDashboard: { travel: [{ leftOut: null, at: '2026-11-21T01:30:00.000+05:30' }] },
    });
  });
});
