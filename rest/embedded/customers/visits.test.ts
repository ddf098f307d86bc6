/** Last visits: the definition of a visit, orders and filters of lists, exports, and coverage by taluka and employee. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { totalCountHeader } from '../../contract/call.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { noteVisits } from '../people/visits.ts';
import { addCustomerRow } from '../testing/customers.ts';
import { onOneMachine, planOf } from '../testing/plans.ts';
import { again, createRecorder } from '../testing/statements.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

const recorder = createRecorder();
let token: string;
let admin: string;
let walker: string;
const ids = new Map<string, string>();

/** Returns an instant some days before today. */
const ago = (days: number) => new Date(rest.now().getTime() - days * 86_400_000).toISOString();

const rest = await shareTestServer(recorder.logger);
beforeAll(async () => {
  const { database } = rest;
  ({ id: admin, token } = await rest.addAndSignIn('admin', ['ROLE_ADMIN']));
  walker = await addPerson(database, 'walker');
  for (const [name, taluka, phone] of [
    ['Never', 'Haveli', '9811100001'],
    ['Recent', 'Haveli', '9811100002'],
    ['Seen', 'Karad', '9811100003'],
    ['Old', 'Karad', '9811100004'],
    ['Open', 'Karad', '9811100005'],
  ] as const)
    ids.set(name, await addCustomerRow(database, farmers, name, { createdBy: name === 'Old' ? walker : admin, phone, taluka }));
  ids.set('Shop', await addCustomerRow(database, dealers, 'Shop', { createdBy: admin }));
  const of = (name: string) => ids.get(name) ?? '';
  const meeting = async (days: number, party: { farmerId: string } | { dealerId: string }, isFinished = true) => {
    const made = { createdBy: admin, employeeId: walker, ...party, createdAt: ago(days), startTime: ago(days) };
    const [row] = await database
      .insert(meetings)
      .values(isFinished ? { ...made, status: 'FINISHED', endTime: ago(days) } : { ...made, status: 'STARTED' })
      .returning();
    return row?.id ?? '';
  };
  await meeting(100, { farmerId: of('Recent') });
  ids.set('meeting', await meeting(5, { farmerId: of('Recent') }));
  await meeting(90, { farmerId: of('Old') });
  await meeting(2, { farmerId: of('Open') }, false);
  const withShop = await meeting(30, { dealerId: of('Shop') });
  await database.insert(meetingVisits).values({ employeeId: walker, meetingId: withShop, position: 0, farmerId: of('Seen'), visitedAt: ago(29) });
  await noteVisits(database, ago(1000));
  // An older visit that is recorded later changes nothing.
  await meeting(400, { farmerId: of('Recent') });
  await noteVisits(database, ago(1000));
});

async function page(asked: Readonly<Record<string, string>>, call = 'getAllFarmersPage') {
  const answer = await rest.send(call, { token, query: { pageNumber: '0', pageSize: '100', ...asked } });
  expect(answer.statusCode).toBe(200);
  const rows: { profile: { firstName: string }; lastVisit: unknown }[] = answer.json();
  return { rows, names: rows.map(({ profile }) => profile.firstName), total: Number(answer.headers[totalCountHeader]) };
}

describe('the lists', () => {
  test('show the last visit by any employee', async () => {
    const { rows } = await page({ sort: 'NAME' });
    const visits = Object.fromEntries(rows.map(({ profile, lastVisit }) => [profile.firstName, lastVisit]));
    expect(visits['Recent']).toEqual({
      at: expect.any(String),
      employeeId: walker,
      employeeName: expect.stringContaining('walker'),
      meetingId: ids.get('meeting'),
    });
    expect(visits).toMatchObject({
      Never: null,
      Open: null,
      Old: { meetingId: expect.any(String) },
      Seen: { employeeName: expect.stringContaining('walker') },
    });
    expect((await page({}, 'getAllDealersPage')).rows).toMatchObject([{ lastVisit: { meetingId: expect.any(String) } }]);
  });

  test.each([
    ['ASCENDING', ['Old', 'Seen', 'Recent', 'Never', 'Open']],
    ['DESCENDING', ['Recent', 'Seen', 'Old', 'Open', 'Never']],
  ])('are sorted by the last visit, %s, with customers without a visit last', async (direction, names) => {
    const whole = await page({ sort: 'LAST_VISIT', direction });
    expect(whole).toMatchObject({ names, total: 5 });
    const parts = await Promise.all([0, 1, 2].map((number) => page({ sort: 'LAST_VISIT', direction, pageNumber: String(number), pageSize: '2' })));
    expect(parts.flatMap((part) => part.names)).toEqual(names);
    const after = await page({ sort: 'LAST_VISIT', direction, afterId: ids.get(names[1] ?? '') ?? '', pageSize: '2' });
    expect(after.names).toEqual(names.slice(2, 4));
  });

  test.each([
    ['ASCENDING', ['Old', 'Recent', 'Seen', 'Never', 'Open']],
    ['DESCENDING', ['Seen', 'Recent', 'Old', 'Open', 'Never']],
  ])('are sorted by the visitor, %s, with customers without a visit last', async (direction, names) => {
    const { database } = rest;
    const visitor = (name: string, by: string) => database.update(farmers).set({ lastVisitBy: by }).where(eq(farmers.firstName, name));
    await visitor('Old', 'asha Patil');
    await visitor('Recent', 'Bhau Kale');
    expect(await page({ sort: 'LAST_VISITED_BY', direction })).toMatchObject({ names, total: 5 });
    const after = await page({ sort: 'LAST_VISITED_BY', direction, afterId: ids.get(names[1] ?? '') ?? '', pageSize: '2' });
    expect(after.names).toEqual(names.slice(2, 4));
    await Promise.all(['Old', 'Recent'].map((name) => visitor(name, 'walker')));
  });

  test.each([
    [{ notVisitedForDays: '5' }, ['Old', 'Seen', 'Recent', 'Never', 'Open']],
    [{ notVisitedForDays: '6' }, ['Old', 'Seen', 'Never', 'Open']],
    [{ notVisitedForDays: '90' }, ['Old', 'Never', 'Open']],
    [{ notVisitedForDays: '91' }, ['Never', 'Open']],
    [{ neverVisited: 'true' }, ['Never', 'Open']],
    [{ notVisitedForDays: '14', taluka: 'Karad' }, ['Old', 'Seen', 'Open']],
    [{ notVisitedForDays: '14', district: 'Nowhere' }, []],
    [{ lastVisitedBy: 'walker' }, ['Old', 'Seen', 'Recent']],
    [{ lastVisitedBy: 'walker', notVisitedForDays: '14', taluka: 'Karad' }, ['Old', 'Seen']],
    [{ lastVisitedBy: 'nobody' }, []],
    [{ lastVisitedBy: ' ' }, ['Old', 'Seen', 'Recent', 'Never', 'Open']],
  ])('are filtered by %j', async (asked, names) => {
    expect(await page({ ...asked, sort: 'LAST_VISIT' })).toMatchObject({ names, total: names.length });
  });

  test('refuse day counts outside 1 to 3650', async () => {
    for (const [notVisitedForDays, status] of [
      ['0', 400],
      ['1', 200],
      ['3650', 200],
      ['3651', 400],
    ] as const)
      expect((await rest.send('getAllFarmersPage', { token, query: { pageNumber: '0', pageSize: '1', notVisitedForDays } })).statusCode).toBe(status);
  });
});

test('coverage counts customers visited in the last days, by taluka and by employee', async () => {
  const coverage = async (query: Readonly<Record<string, string>>) => (await rest.send('fetchCoverage', { token, query })).json().data;
  expect(await coverage({ type: 'FARMER', days: '30', groupBy: 'TALUKA' })).toMatchObject([
    { label: 'Haveli', total: 2, visited: 1, never: 1 },
    { label: 'Karad', total: 3, visited: 1, never: 1 },
  ]);
  expect(await coverage({ type: 'FARMER', days: '91', groupBy: 'EMPLOYEE' })).toMatchObject([
    { key: admin, total: 4, visited: 2, never: 2 },
    { key: walker, total: 1, visited: 1, never: 0 },
  ]);
  expect(await coverage({ type: 'DEALER', days: '31', groupBy: 'EMPLOYEE' })).toMatchObject([{ key: admin, total: 1, visited: 1, never: 0 }]);
});

test.each<[Readonly<Record<string, string>>, number, number, number[]]>([
  [{}, 5, 2, [3, 4, 2]],
  [{ taluka: 'Karad' }, 3, 1, [2, 3, 1]],
  [{ district: 'Nowhere' }, 0, 0, [0, 0, 0]],
])('counts the unvisited customers of %j for several numbers of days', async (area, total, never, counts) => {
  const query = { type: 'FARMER', dayCounts: '30,6,91', ...area };
  const { data } = (await rest.send('fetchUnvisitedCounts', { token, query })).json();
  expect(data).toEqual({ total, never, counts: [30, 6, 91].map((days, at) => ({ days, count: counts[at] })) });
});

test('counts only the customers whom an employee registered', async () => {
  const { data } = (await rest.send('fetchUnvisitedCounts', { token, query: { type: 'FARMER', dayCounts: '91', userId: walker } })).json();
  expect(data).toEqual({ total: 1, never: 0, counts: [{ days: 91, count: 0 }] });
});

test.each([
  ['0', 400],
  ['1', 200],
  ['9999', 200],
  ['10000', 400],
  ['1,2,3,4,5,6,7,8,9,10', 200],
  ['1,2,3,4,5,6,7,8,9,10,11', 400],
])('the days %s return %i', async (dayCounts, status) => {
  expect((await rest.send('fetchUnvisitedCounts', { token, query: { type: 'FARMER', dayCounts } })).statusCode).toBe(status);
});

describe.runIf(onOneMachine)('of many farmers', () => {
  beforeAll(async () => {
    const { database } = rest;
    await database.execute(`insert into farmers (first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by, last_visit_at)
      select 'F' || n, 'Jadhav', 7000000000 + n, 'Main Road', 'T' || n % 100, 'Pune', 'Maharashtra', '411001', now(), ${admin}, case when n % 3 > 0 then now() - n % 400 * interval '1 day' end
      from generate_series(1, 4000) as n`);
    await database.execute('vacuum analyze farmers');
  });
  test.each([
    [{ sort: 'LAST_VISIT' }, 'farmers_last_visit_order_index'],
    [{ sort: 'LAST_VISIT', notVisitedForDays: '60' }, 'farmers_last_visit_order_index'],
    [{ sort: 'LAST_VISIT', direction: 'DESCENDING', notVisitedForDays: '60' }, 'farmers_last_visit_index'],
  ])('a page of %j reads an index', async (asked, index) => {
    recorder.take();
    await page({ ...asked, pageSize: '10' });
    const statements = recorder.take().filter(({ text }) => /from "farmers"/.test(text) && !/count\(/.test(text));
    const lines = (await Promise.all(statements.map((statement) => planOf(rest.database, again(statement))))).flat().join('\n');
    expect(lines).toContain(index);
    expect(lines).not.toContain('Seq Scan on farmers');
  });
});
