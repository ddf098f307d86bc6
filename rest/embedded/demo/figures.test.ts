/**
 * Each figure of the report of activity equals the total of its list over the demo data, and the list of visits has as many rows.
 * @module-tag slow
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ResponseOf, totalCountHeader } from '../../contract/call.ts';
import { noDealer, type reports } from '../../contract/reports.ts';
import { type SentRequest, startTestServer, type TestServer } from '../testing/test-server.ts';
import { demoAccounts } from './accounts.ts';
import { loadDemo } from './load.ts';

const period = { from: '2026-11-01', until: '2026-11-19' };
const days = { registeredFrom: period.from, registeredTo: period.until };
const page = { pageNumber: 0, pageSize: 100 };

let rest: TestServer;
let token: string;
beforeAll(async () => {
  rest = await startTestServer();
  await loadDemo(rest.database, { now: new Date('2026-11-20T04:30:00.000Z') });
  const account = demoAccounts.find(({ role }) => role === 'admin');
  token = (await rest.send('signIn', { body: { username: account?.username, password: account?.password } })).json().token;
});
afterAll(() => rest.close());

const ask = async (call: string, request: SentRequest) => {
  const answer = await rest.send(call, { token, ...request });
  expect(answer.statusCode, answer.body).toBe(200);
  const rows: readonly unknown[] = answer.json().data ?? answer.json();
  return { rows, total: Number(answer.headers[totalCountHeader]) };
};
const texts = (fields: object) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
const totalOf = async (call: string, query: object) => (await ask(call, { query: texts({ ...page, ...query }) })).total;

type Group = 'DAY' | 'EMPLOYEE' | 'TALUKA' | 'PRODUCT';
type Row = ResponseOf<typeof reports.fetchActivity>['rows'][number];

async function report(groupBy: Group): Promise<readonly Row[]> {
  const answer = await rest.send('fetchActivity', { token, query: { ...period, groupBy } });
  const { rows }: ResponseOf<typeof reports.fetchActivity> = answer.json().data;
  expect(rows.length).toBeGreaterThan(3);
  return rows;
}

/** Returns the rows of a list, of all pages. */
async function visitsOf(query: object): Promise<{ readonly total: number; readonly rows: ReadonlySet<string> }> {
  const rows = new Set<string>();
  let [number, total] = [0, 1];
  for (; number * page.pageSize < total; number += 1) {
    const found = await ask('fetchVisits', { query: texts({ ...page, ...query, pageNumber: number }) });
    total = found.total;
    for (const row of found.rows) rows.add(JSON.stringify(row));
  }
  return { total, rows };
}

const area = (key: string) => {
  const [state, district, taluka] = key.split('/');
  return { state, district, taluka };
};

/** Filters of a row's lists: of the visits and uses, and of the customers. */
const filtersOf = (groupBy: Group, key: string) => (groupBy === 'DAY' ? { from: key, until: key } : { ...period, groupBy, key });
const customersOf = (groupBy: Group, key: string) =>
  groupBy === 'DAY' ? { registeredFrom: key, registeredTo: key } : groupBy === 'EMPLOYEE' ? { ...days, registeredBy: key } : { ...days, ...area(key) };

test.each<Group>(['DAY', 'EMPLOYEE', 'TALUKA'])('visits, meetings and registrations by %s', async (groupBy) => {
  for (const { key, label, ...figures } of await report(groupBy)) {
    // Packs without a dealer have codes only.
    if (key === noDealer) continue;
    const name = String(key);
    const visits = await visitsOf(filtersOf(groupBy, name));
    const ofMeetings = await visitsOf({ ...filtersOf(groupBy, name), meetingsOnly: 'true' });
    const listed = {
      visits: visits.total,
      visitRows: visits.rows.size,
      meetingsHeld: ofMeetings.total,
      meetingRows: ofMeetings.rows.size,
      farmersRegistered: await totalOf('getAllFarmersPage', customersOf(groupBy, name)),
      dealersRegistered: await totalOf('getAllDealersPage', customersOf(groupBy, name)),
    };
    const { visits: visitRows, meetingsHeld: meetingRows, farmersRegistered, dealersRegistered } = figures;
    expect(listed, label ?? name).toEqual({ visits: visitRows, visitRows, meetingsHeld: meetingRows, meetingRows, farmersRegistered, dealersRegistered });
  }
});

test.each<Group>(['DAY', 'EMPLOYEE', 'TALUKA', 'PRODUCT'])('codes and points by %s', async (groupBy) => {
  for (const { key, label, codesUsed, pointsGiven } of await report(groupBy)) {
    const body = { ...page, ...filtersOf(groupBy, String(key)), ...(groupBy === 'DAY' && { counted: 'true' }) };
    const { rows, total } = await ask('getQRCodeUseHistory', { body });
    expect(total, label ?? String(key)).toBe(codesUsed);
    if (total <= page.pageSize) expect(rows.reduce<number>((sum, row) => sum + Math.max(0, Number(Object(row).points)), 0)).toBe(pointsGiven);
  }
});

test.each<Group>(['EMPLOYEE', 'TALUKA', 'PRODUCT'])('the codes and points by %s add up to those of all lists', async (groupBy) => {
  const sumOf = (rows: readonly Row[], name: 'codesUsed' | 'pointsGiven') => rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);
  const rows = await report(groupBy);
  const { total } = await ask('getQRCodeUseHistory', { body: { ...page, ...period, counted: 'true' } });
  expect(sumOf(rows, 'codesUsed')).toBe(total);
  expect(sumOf(rows, 'pointsGiven')).toBe(sumOf(await report('DAY'), 'pointsGiven'));
});

test('the figures of a day are those of the employees on that day', async () => {
  const [monday] = (await report('DAY')).filter(({ visits }) => (visits ?? 0) > 0);
  const date = String(monday?.key);
  const people = (await rest.send('fetchActivity', { token, query: { from: date, until: date, groupBy: 'EMPLOYEE' } })).json().data.rows;
  for (const { key, visits, meetingsHeld } of people) {
    if (key === noDealer) continue;
    const { data } = (await rest.send('getEmployeeDasboardByDate', { token, body: { userId: key, date } })).json();
    expect([data.visitCount, data.meetingsHeld], key).toEqual([visits, meetingsHeld]);
  }
});
