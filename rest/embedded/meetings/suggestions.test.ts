/** Planned meetings of several employees, and visit suggestions: territory, last visits, places and planned meetings. */
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, test } from 'vitest';
import { totalCountHeader } from '../../contract/call.ts';
import { meetings as contract } from '../../contract/meetings.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { meetings } from '../database/tables/meetings.ts';
import { addCustomerRow } from '../testing/customers.ts';
import { onOneMachine, planOf } from '../testing/plans.ts';
import { again, createRecorder } from '../testing/statements.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

const recorder = createRecorder();
let token: string;
const ids: Record<string, string> = {};
const idOf = (name: string) => ids[name] ?? '';

/** Returns an instant some days before today. */
const ago = (days: number) => new Date(rest.now().getTime() - days * 86_400_000).toISOString();

async function customer(
  name: string,
  lastVisit: number | null,
  more: Partial<typeof farmers.$inferInsert> = {},
  table: typeof farmers | typeof dealers = farmers,
) {
  const visited = lastVisit === null ? {} : { lastVisitAt: ago(lastVisit), lastVisitBy: 'Ravi', lastVisitMeetingId: '1' };
  ids[name] = await addCustomerRow(rest.database, table, name, { createdBy: idOf('ravi'), latitude: 18.5, longitude: 73.9, ...visited, ...more });
}

async function meeting(party: { farmerId: string } | { dealerId: string }, more: Partial<typeof meetings.$inferInsert> = {}): Promise<void> {
  await rest.database.insert(meetings).values({ createdBy: idOf('mod'), employeeId: idOf('ravi'), createdAt: ago(3), ...party, ...more });
}

const suggest = async (query: Readonly<Record<string, string>> = {}) => {
  const answer = await rest.send('fetchVisitSuggestions', { token, query: { userId: idOf('ravi'), ...query } });
  if (answer.statusCode !== 200) return [`${answer.statusCode} ${answer.json().message}`];
  const { data } = answer.json();
  expect(Compile(contract.fetchVisitSuggestions.response).Check(data)).toBe(true);
  return data.map(
    (row: { profile: { firstName: string }; group: number; kmFromFirst: number | null }) => `${row.group} ${row.profile.firstName} ${row.kmFromFirst}`,
  );
};

const rest = await shareTestServer(recorder.logger);
ids['admin'] = await addPerson(rest.database, 'admin', ['ROLE_ADMIN']);
({ id: ids['mod'], token } = await rest.addAndSignIn('mod', ['ROLE_MODERATOR']));
for (const name of ['ravi', 'kavita', 'newcomer']) ids[name] = await addPerson(rest.database, name);

describe('suggestions', () => {
  beforeAll(async () => {
    await customer('Old', 200);
    await customer('Near', 90, { latitude: 18.53 });
    await customer('Far', 190, { latitude: 19.4 });
    await customer('Recent', 20);
    await customer('Never', null, { latitude: 18.51 });
    await customer('Lost', 150, { latitude: null, longitude: null });
    await customer('Zero', 151, { latitude: 0, longitude: 0 });
    await customer('Shop', 100, { latitude: 18.48 }, dealers);
    await customer('Planned', 300);
    await customer('PlannedByOther', 310);
    await customer('MissedByOther', 170);
    await customer('Elsewhere', 400, { taluka: 'Karad', district: 'Satara', createdBy: idOf('kavita') });
    await meeting({ farmerId: idOf('Planned') });
    await meeting({ farmerId: idOf('PlannedByOther') }, { employeeId: idOf('kavita'), plannedAt: ago(-2) });
    await meeting({ farmerId: idOf('MissedByOther') }, { employeeId: idOf('kavita'), plannedAt: ago(40) });
    for (const startLatitude of [18.5, 18.5, 25]) {
      const begun = { status: 'STARTED' as const, startTime: ago(9), startLatitude, startLongitude: 73.9 };
      await meeting({ farmerId: idOf('Recent') }, begun);
    }
  });

  test('are nearby unvisited customers of the territory, the longest unvisited first', async () => {
    expect(await suggest()).toEqual(['0 Old 0', '0 MissedByOther 0', '0 Never 1.1', '0 Shop 2.2', '0 Near 3.3', '1 Far 0', '2 Zero null', '2 Lost null']);
  });

  test("state the distances from the employee's usual place, which a single journey does not move", async () => {
    const { data } = (await rest.send('fetchVisitSuggestions', { token, query: { userId: idOf('ravi') } })).json();
    const of = (name: string) => data.find((row: { profile: { firstName: string } }) => row.profile.firstName === name);
    expect(of('Old')).toMatchObject({
      type: 'FARMER',
      id: idOf('Old'),
      kmFromUsualArea: 0,
      lastVisit: { employeeName: 'Ravi' },
      addressDetails: { taluka: 'Haveli' },
    });
    expect(of('Far')).toMatchObject({ kmFromUsualArea: 100.1 });
    expect(of('Lost')).toMatchObject({ kmFromUsualArea: null });
    expect(of('Never')).toMatchObject({ lastVisit: null });
    expect(of('Shop')).toMatchObject({ type: 'DEALER', id: idOf('Shop') });
  });

  test.each<[Readonly<Record<string, string>>, string[]]>([
    [{ notVisitedForDays: '195' }, ['0 Old 0', '0 Never 1.1']],
    [{ notVisitedForDays: '195', size: '1' }, ['0 Old 0']],
    [{ taluka: 'Karad' }, ['0 Elsewhere 0']],
    [{ district: 'Satara', state: 'Maharashtra' }, ['0 Elsewhere 0']],
    [{ district: 'Satara', taluka: 'Nowhere' }, []],
    [{ state: 'Maharashtra' }, ['400 Give a district or a taluka']],
    [{ farmerId: '1', dealerId: '1' }, ['400 Name either a farmer (farmerId) or a dealer (dealerId)']],
    [{ farmerId: '99' }, ['404 There is no such farmer']],
    [{ dealerId: '99' }, ['404 There is no such dealer']],
    [{ userId: '99' }, ['404 There is no such employee']],
  ])('%j', async (query, expected) => {
    expect(await suggest(query)).toEqual(expected);
  });

  test('begin with a given customer, even one who was visited recently', async () => {
    expect(await suggest({ farmerId: idOf('Recent'), size: '2' })).toEqual(['0 Recent 0', '0 Old 0']);
    expect(await suggest({ farmerId: idOf('Elsewhere'), size: '2' })).toEqual(['0 Elsewhere 0']);
    expect(await suggest({ dealerId: idOf('Shop'), size: '1' })).toEqual(['0 Shop 0']);
  });

  test('are the given customers, whenever they were visited and whether or not a meeting is planned, without unknown ones', async () => {
    const farmerIds = [idOf('Recent'), idOf('Planned'), idOf('Lost'), idOf('Elsewhere'), '99999'].join(',');
    expect(await suggest({ farmerIds, dealerIds: idOf('Shop'), size: '1' })).toEqual([
      '0 Elsewhere 0',
      '0 Planned 0',
      '0 Recent 0',
      '0 Shop 2.2',
      '1 Lost null',
    ]);
    expect(await suggest({ dealerIds: '99999' })).toEqual([]);
  });

  test('for an employee without registrations are customers of the own taluka, and empty when it is unknown', async () => {
    expect(await suggest({ userId: idOf('newcomer') })).toEqual([]);
  });

  test.each([
    ['size', '0', 400],
    ['size', '1', 200],
    ['size', '60', 200],
    ['size', '61', 400],
    ['notVisitedForDays', '3650', 200],
    ['notVisitedForDays', '3651', 400],
  ])('for a %s of %s return %i', async (name, value, status) => {
    const answer = await rest.send('fetchVisitSuggestions', { token, query: { userId: idOf('ravi'), [name]: value } });
    expect(answer.statusCode).toBe(status);
  });
});

describe('planned meetings', () => {
  const planned = async (query: Readonly<Record<string, string>>) => {
    const answer = await rest.send('fetchPlannedMeetings', { token, query });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(Compile(contract.fetchPlannedMeetings.response).Check(data)).toBe(true);
    return data;
  };

  test('are those of the days, with any status, by employee and time', async () => {
    await customer('Met', 1);
    const of = (plannedAt: string, more: Partial<typeof meetings.$inferInsert> = {}) => meeting({ farmerId: idOf('Met') }, { plannedAt, ...more });
    await of('2027-01-04T11:00:00+05:30', { purpose: 'Seeds' });
    await of('2027-01-04T09:30:00+05:30', { status: 'CANCELLED', statusComment: 'Rain' });
    await of('2027-01-10T23:59:00+05:30', { employeeId: idOf('kavita') });
    await of('2027-01-11T00:00:00+05:30');
    await of('2027-01-03T23:59:00+05:30');
    await of('2027-01-05T10:00:00+05:30', { employeeId: idOf('admin') });
    const week = { from: '2027-01-04', days: '7' };
    const rows = await planned({ ...week, ids: [idOf('ravi'), idOf('kavita'), idOf('admin'), '999'].join(',') });
    const times = rows.map((row: { userId: string; meetings: { plannedTime: string; status: string }[] }) => [
      row.userId,
      row.meetings.map(({ plannedTime, status }) => `${plannedTime.slice(0, 16)} ${status}`),
    ]);
    expect(Object.fromEntries(times)).toEqual({
      [idOf('ravi')]: ['2027-01-04T09:30 CANCELLED', '2027-01-04T11:00 SCHEDULED'],
      [idOf('kavita')]: ['2027-01-10T23:59 SCHEDULED'],
    });
    const exported = await rest.send('exportMeetings', {
      token,
      body: { userId: idOf('ravi'), plannedFrom: '2027-01-04', plannedUntil: '2027-01-04', format: 'JSON_LINES' },
    });
    expect(exported.body.trim().split('\n')).toHaveLength(2);
    expect(rows[0]?.meetings.at(-1)).toMatchObject({
      type: 'FARMER',
      partyId: idOf('Met'),
      firstName: 'Met',
      purpose: 'Seeds',
      addressDetails: { taluka: 'Haveli' },
    });
  });

  test('of an area are those with its farmers and dealers, and so are the employees who meet them', async () => {
    await customer('Grower', 1, { taluka: 'Karad', district: 'Satara' });
    await customer('Seller', 1, { taluka: 'Karad', district: 'Satara' }, dealers);
    await customer('Neighbour', 1, { taluka: 'Patan', district: 'Satara' });
    await meeting({ farmerId: idOf('Grower') }, { plannedAt: '2027-02-01T00:00:00+05:30' });
    await meeting({ farmerId: idOf('Neighbour') }, { plannedAt: '2027-02-01T11:00:00+05:30' });
    await meeting({ dealerId: idOf('Seller') }, { employeeId: idOf('kavita'), plannedAt: '2027-02-07T23:59:00+05:30' });
    await meeting({ farmerId: idOf('Grower') }, { employeeId: idOf('newcomer'), plannedAt: '2027-02-08T00:00:00+05:30' });
    await meeting({ farmerId: idOf('Grower') }, { employeeId: idOf('newcomer') });
    const names = async (area: Readonly<Record<string, string>>) => {
      const rows = await planned({ ids: [idOf('ravi'), idOf('kavita'), idOf('newcomer')].join(','), from: '2027-02-01', days: '7', ...area });
      return rows.flatMap((row: { meetings: { firstName: string }[] }) => row.meetings.map(({ firstName }) => firstName));
    };
    expect(await names({ state: 'Maharashtra', district: 'Satara', taluka: 'Karad' })).toEqual(['Grower', 'Seller']);
    expect(await names({ district: 'Satara' })).toEqual(['Grower', 'Neighbour', 'Seller']);
    expect(await names({ taluka: 'Haveli' })).toEqual([]);
    expect(await names({ taluka: '' })).toEqual(['Grower', 'Neighbour', 'Seller']);
    const listed = async (more: Readonly<Record<string, string>>) => {
      const query = { roles: 'user', pageNumber: '0', pageSize: '10', plannedFrom: '2027-02-01', plannedDays: '7', ...more };
      const answer = await rest.send('fetchAllEmployeeByPage', { token, query });
      return [answer.headers[totalCountHeader.toLowerCase()], ...answer.json().data.map(({ firstName }: { firstName: string }) => firstName)];
    };
    expect(await listed({ customerState: 'Maharashtra', customerDistrict: 'Satara', customerTaluka: 'Karad' })).toEqual(['2', 'ravi', 'kavita']);
    expect(await listed({ customerTaluka: 'Patan' })).toEqual(['1', 'ravi']);
    expect(await listed({ customerTaluka: 'Karad', plannedDays: '8', search: 'newcomer' })).toEqual(['1', 'newcomer']);
    expect(await listed({ customerTaluka: 'Haveli' })).toEqual(['0']);
    expect(await listed({})).toEqual(['2', 'ravi', 'kavita']);
    const everybody = await listed({ plannedOrActive: 'true' });
    await rest.database.execute("update employees set active = false where first_name in ('ravi', 'newcomer')");
    const withoutIdle = await listed({ plannedOrActive: 'true' });
    await rest.database.execute("update employees set active = true where first_name in ('ravi', 'newcomer')");
    expect(withoutIdle).toEqual([String(Number(everybody[0]) - 1), ...everybody.slice(1).filter((name) => name !== 'newcomer')]);
    expect(withoutIdle).toContain('ravi');
  });

  test.each([
    [{ customerTaluka: 'Karad' }, 'plannedFrom is required'],
    [{ plannedDays: '7' }, 'plannedFrom is required'],
    [{ plannedFrom: '2027-02-01', customerState: 'Maharashtra' }, 'plannedDays is required'],
  ])('filter employees only with days and not by %j', async (query, message) => {
    const answer = await rest.send('fetchAllEmployeeByPage', { token, query: { roles: 'user', pageNumber: '0', pageSize: '10', ...query } });
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  test.each([
    ['0', 400],
    ['1', 200],
    ['31', 200],
    ['32', 400],
  ])('for %s days return %i', async (days, status) => {
    const answer = await rest.send('fetchPlannedMeetings', { token, query: { ids: idOf('ravi'), from: '2027-01-04', days } });
    expect(answer.statusCode).toBe(status);
  });
});

describe.runIf(onOneMachine)('of many farmers', () => {
  beforeAll(async () => {
    await rest.database.execute(`insert into farmers (first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by, last_visit_at)
      select 'F' || n, 'Jadhav', 7000000000 + n, 'Main Road', 'T' || n % 5, 'Pune', 'Maharashtra', '411001', now(), ${idOf('kavita')}, '2026-01-01'::timestamptz - n * interval '1 hour'
      from generate_series(1, 5000) as n`);
    await rest.database.execute('vacuum analyze farmers');
  });
  test('read an index in its order, and not the whole taluka', async () => {
    recorder.take();
    await suggest({ userId: idOf('kavita') });
    const statements = recorder.take().filter(({ text }) => /from "farmers".*"taluka" = /.test(text));
    expect(statements).toHaveLength(1);
    const plan = (await Promise.all(statements.map((statement) => planOf(rest.database, again(statement))))).flat();
    expect(plan.join('\n')).toContain('farmers_area_visit_index');
    expect(plan.join('\n')).not.toContain('Seq Scan on farmers');
  });
});
