/** Transfer of a territory: counts, repeatable steps, and events in the histories. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { maxMovedAtOnce } from '../../contract/employees.ts';
import { sentence } from '../../contract/sentences.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { meetings } from '../database/tables/meetings.ts';
import { noteActivity } from '../people/activity.ts';
import { farmerKind } from '../people/customers.ts';
import { changesSeen } from '../testing/changes-seen.ts';
import { addCustomerRow, addCustomerRows } from '../testing/customers.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};
const pune = { state: 'Maharashtra', district: 'Pune' };

const rest = await shareTestServer();
beforeAll(async () => {
  const { database } = rest;
  for (const [name, role] of [
    ['admin', 'ROLE_ADMIN'],
    ['moderator', 'ROLE_MODERATOR'],
    ['deepak', 'ROLE_USER'],
    ['rohini', 'ROLE_USER'],
    ['gone', 'ROLE_USER'],
    ['busy', 'ROLE_USER'],
  ] as const) {
    ids[name] = await addPerson(database, name, [role], { firstName: name, active: name !== 'gone' });
    if (role !== 'ROLE_USER') tokens[name] = await rest.signIn(name);
  }
  const deepak = { createdBy: ids['deepak'] ?? '' };
  for (const [name, taluka] of [
    ['Anil', 'Haveli'],
    ['Sunil', 'Haveli'],
    ['Kapil', 'Shirur'],
  ] as const)
    ids[name] = await addCustomerRow(database, farmers, name, { ...deepak, taluka });
  ids['Shop'] = await addCustomerRow(database, dealers, 'Shop', { ...deepak, taluka: 'Haveli' });
  const planned = { createdBy: ids['admin'] ?? '', createdAt: rest.now().toISOString() };
  for (const [name, employee, party, status] of [
    ['open', 'deepak', { farmerId: ids['Anil'] ?? '' }, 'SCHEDULED'],
    ['clash', 'deepak', { farmerId: ids['Sunil'] ?? '' }, 'SCHEDULED'],
    ['same', 'rohini', { farmerId: ids['Sunil'] ?? '' }, 'SCHEDULED'],
  ] as const) {
    const [row] = await database
      .insert(meetings)
      .values({ ...planned, employeeId: ids[employee] ?? '', ...party, status })
      .returning();
    ids[name] = row?.id ?? '';
  }
});

const transfer = (body: object, as = 'admin') =>
  rest.send('transferTerritory', {
    token: tokens[as],
    body: { fromUserId: ids['deepak'], toUserId: ids['rohini'], talukas: [], farmers: true, dealers: true, meetings: true, dryRun: false, ...body },
  });
const owner = async (table: typeof farmers | typeof dealers, id = '') => (await rest.database.select().from(table).where(eq(table.id, id)))[0]?.createdBy;
const assignee = async (id = '') => (await rest.database.select().from(meetings).where(eq(meetings.id, id)))[0]?.employeeId;

describe('a territory', () => {
  test('is counted by taluka without changes', async () => {
    const answer = await transfer({ dryRun: true, toUserId: undefined });
    expect(answer.json()).toEqual({
      ...sentence('NOTHING_HANDED_OVER'),
      handedOverAt: rest.now().toISOString(),
      moved: { farmers: 0, dealers: 0, meetings: 0 },
      talukas: [
        { ...pune, taluka: 'Haveli', farmers: 2, dealers: 1, meetings: 2 },
        { ...pune, taluka: 'Shirur', farmers: 1, dealers: 0, meetings: 0 },
      ],
    });
    expect(await owner(farmers, ids['Anil'])).toBe(ids['deepak']);
  });

  test('is found under other spellings of its names', async () => {
    const answer = await transfer({ dryRun: true, talukas: [{ state: 'maharashtra ', district: 'PUNE', taluka: 'haveli' }] });
    expect(answer.json().talukas).toEqual([{ ...pune, taluka: 'Haveli', farmers: 2, dealers: 1, meetings: 2 }]);
  });

  test.each([
    ['moderator', {}, 403, "You don't have access"],
    ['admin', { toUserId: undefined }, 400, 'toUserId is required'],
    ['admin', { toUserId: undefined, dryRun: true, handedOverSince: '2026-01-01T00:00:00Z' }, 400, 'toUserId is required'],
    ['admin', { to: 'deepak' }, 400, 'A territory has to go to another employee'],
    ['admin', { to: 'gone' }, 409, 'gone Patil is not active'],
    ['admin', { toUserId: '987654' }, 404, 'There is no such employee'],
  ] as const)('is refused for %s with %j', async (as, { ...request }, status, message) => {
    const { to, ...body } = { to: undefined, ...request };
    const answer = await transfer({ ...body, ...(to && { toUserId: ids[to] }) }, as);
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
  });

  test('moves the farmers, dealers and open meetings of the talukas, except meetings that the other employee has already', async () => {
    const haveli = { ...pune, taluka: 'Haveli' };
    const answer = await transfer({ talukas: [haveli] });
    expect(answer.json()).toEqual({
      ...sentence('TERRITORY_HANDED_OVER', { name: 'rohini Patil', former: 'deepak Patil' }),
      handedOverAt: rest.now().toISOString(),
      moved: { farmers: 2, dealers: 1, meetings: 1 },
      talukas: [{ ...haveli, farmers: 0, dealers: 0, meetings: 1 }],
    });
    expect([await owner(farmers, ids['Anil']), await owner(dealers, ids['Shop']), await owner(farmers, ids['Kapil'])]).toEqual([
      ids['rohini'],
      ids['rohini'],
      ids['deepak'],
    ]);
    expect([await assignee(ids['open']), await assignee(ids['clash'])]).toEqual([ids['rohini'], ids['deepak']]);
    expect((await transfer({ talukas: [haveli] })).json().moved).toEqual({ farmers: 0, dealers: 0, meetings: 0 });
  });

  test('keeps a registration in the day and the activity of the original employee', async () => {
    const dayOf = async (employee: string) => {
      const body = { userId: ids[employee], date: '2026-01-15' };
      const { farmers: registered, dealers: shops } = (await rest.send('getEmployeeDasboardByDate', { token: tokens['admin'], body })).json().data;
      return [registered.length, shops.length];
    };
    expect(await dayOf('deepak')).toEqual([3, 1]);
    expect(await dayOf('rohini')).toEqual([0, 0]);
    await rest.database.transaction((tx) => noteActivity(tx, '2026-01-15'));
    const query = { from: '2026-01-15', until: '2026-01-15', groupBy: 'EMPLOYEE' };
    const { rows } = (await rest.send('fetchActivity', { token: tokens['admin'], query })).json().data;
    expect(rows).toMatchObject([{ key: ids['deepak'], farmersRegistered: 3, dealersRegistered: 1 }]);
    // The list that the figure leads to has the customers who were handed over, too.
    const listed = async (call: string, employee: string) => {
      const answer = await rest.send(call, { token: tokens['admin'], query: { registeredBy: ids[employee] ?? '', pageNumber: '0', pageSize: '10' } });
      return answer.json().length;
    };
    expect([await listed('getAllFarmersPage', 'deepak'), await listed('getAllDealersPage', 'deepak')]).toEqual([3, 1]);
    expect(await listed('getAllFarmersPage', 'rohini')).toBe(0);
  });

  test('is in the history of each customer, the audit log and the feed, and the original employee stays on record', async () => {
    const history = await rest.send('fetchFarmerHistory', { token: tokens['admin'], query: { id: ids['Anil'] ?? '', pageNumber: '0', pageSize: '10' } });
    const [meeting, changed, registered] = Array.from(history.json().data, (each) => Object(each))
      .sort((one, other) => (one.kind < other.kind ? 1 : -1))
      .toReversed();
    expect(meeting).toMatchObject({ kind: 'CHANGED', changes: [{ field: 'user', before: 'deepak Patil', after: 'rohini Patil' }] });
    expect(changed).toMatchObject({ kind: 'MEETING' });
    expect(registered).toMatchObject({ kind: 'REGISTERED', employee: { id: ids['deepak'] } });
    const audited = await rest.send('fetchAuditEvents', { token: tokens['admin'], query: { pageNumber: '0', pageSize: '1' } });
    expect(audited.json().data).toMatchObject([{ action: 'TERRITORY_TRANSFERRED', subjectName: 'rohini Patil', detail: `${ids['deepak']}; 2; 1; 1` }]);
    await changesSeen(rest.database);
    const feed = await rest.send('fetchChanges', { token: tokens['admin'], query: { size: '100', types: 'FARMER' } });
    expect(Array.from(feed.json().data, (each) => Object(each).fields)).toEqual([['user'], ['user']]);
  });

  test('moves a limited number at once, and continues with the same request', async () => {
    const many = Array.from({ length: maxMovedAtOnce + 10 }, (_, at) => ({
      firstName: 'Many',
      phone: String(9_500_000_000 + at),
      createdBy: ids['busy'] ?? '',
    }));
    await addCustomerRows(rest.database, farmerKind, many);
    const step = async () => (await transfer({ fromUserId: ids['busy'] })).json();
    expect([(await step()).moved.farmers, (await step()).moved.farmers, (await step()).talukas]).toEqual([maxMovedAtOnce, 10, []]);
  });

  test('is handed back without what the other employee had before, and without what changed since', async () => {
    const { database } = rest;
    for (const name of ['old', 'new']) ids[name] = await addPerson(database, name, ['ROLE_USER'], { firstName: name });
    const place = (employee: string) => ({ createdBy: ids[employee] ?? '', taluka: 'Baramati' });
    const names = ['Moves', 'Edited', 'Met'] as const;
    for (const name of names) ids[name] = await addCustomerRow(database, farmers, name, place('old'));
    ids['Before'] = await addCustomerRow(database, farmers, 'Before', place('new'));
    ids['Store'] = await addCustomerRow(database, dealers, 'Store', place('old'));
    const open = { createdBy: ids['admin'] ?? '', createdAt: rest.now().toISOString(), status: 'SCHEDULED' as const };
    for (const [name, employee] of [
      ['Met', 'old'],
      ['Before', 'new'],
    ] as const) {
      const [row] = await database
        .insert(meetings)
        .values({ ...open, employeeId: ids[employee] ?? '', farmerId: ids[name] ?? '' })
        .returning();
      ids[`meeting ${name}`] = row?.id ?? '';
    }
    const over = (await transfer({ fromUserId: ids['old'], toUserId: ids['new'] })).json();
    expect(over.moved).toEqual({ farmers: 3, dealers: 1, meetings: 1 });
    await rest.send('updateFarmer', { token: tokens['moderator'], body: { id: ids['Edited'], version: 2, village: 'Malegaon' } });

    const back = { fromUserId: ids['new'], toUserId: ids['old'], handedOverSince: over.handedOverAt };
    const counted = (await transfer({ ...back, dryRun: true })).json();
    expect(counted.talukas).toEqual([{ ...pune, taluka: 'Baramati', farmers: 2, dealers: 1, meetings: 1 }]);
    const later = new Date(Date.parse(over.handedOverAt) + 1).toISOString();
    expect((await transfer({ ...back, handedOverSince: later, dryRun: true })).json().talukas).toEqual([]);
    expect((await transfer({ ...back, toUserId: ids['rohini'], dryRun: true })).json().talukas).toEqual([]);

    const returned = (await transfer(back)).json();
    expect([returned.moved, returned.talukas]).toEqual([{ farmers: 2, dealers: 1, meetings: 1 }, []]);
    const owners = await Promise.all([...names, 'Before'].map((name) => owner(farmers, ids[name])));
    expect(owners).toEqual([ids['old'], ids['new'], ids['old'], ids['new']]);
    expect(await owner(dealers, ids['Store'])).toBe(ids['old']);
    expect([await assignee(ids['meeting Met']), await assignee(ids['meeting Before'])]).toEqual([ids['old'], ids['new']]);
    const audited = await rest.send('fetchAuditEvents', { token: tokens['admin'], query: { pageNumber: '0', pageSize: '1' } });
    expect(audited.json().data).toMatchObject([{ action: 'TERRITORY_TRANSFERRED', subjectName: 'old Patil', detail: `${ids['new']}; 2; 1; 1` }]);

    // Handing back can be withdrawn in the same way.
    const again = { fromUserId: ids['old'], toUserId: ids['new'], handedOverSince: returned.handedOverAt };
    expect((await transfer(again)).json().moved).toEqual({ farmers: 2, dealers: 1, meetings: 1 });
  });

  describe('that was handed over', () => {
    const listOf = async (name: string) => (await rest.send('fetchTerritoryTransfers', { token: tokens['admin'], query: { userId: ids[name] ?? '' } })).json();
    const place = (taluka: string) => ({ ...pune, taluka });
    beforeAll(async () => {
      for (const name of ['giver', 'taker']) ids[name] = await addPerson(rest.database, name, ['ROLE_USER'], { firstName: name });
      for (const [name, taluka] of [
        ['First', 'Maval'],
        ['Second', 'Maval'],
        ['Third', 'Mulshi'],
        ['Later', 'Velhe'],
      ] as const)
        ids[name] = await addCustomerRow(rest.database, farmers, name, { createdBy: ids['giver'] ?? '', taluka });
    });
    const handOver = async (talukas: readonly string[], more = {}) =>
      (await transfer({ fromUserId: ids['giver'], toUserId: ids['taker'], talukas: talukas.map(place), ...more })).json();

    test('is listed with both employees, the times, and the numbers by taluka of all its steps', async () => {
      const first = await handOver(['Maval'], { reason: '  Moved to Nashik ' });
      rest.pass(60_000);
      const second = await handOver(['Mulshi']);
      rest.pass(3_600_000);
      await handOver(['Velhe']);
      const farmersOf = (taluka: string, count: number) => ({ ...place(taluka), farmers: count, dealers: 0, meetings: 0 });
      const { data } = await listOf('giver');
      expect(data.map(({ talukas }: { talukas: unknown }) => talukas)).toEqual([[farmersOf('Velhe', 1)], [farmersOf('Maval', 2), farmersOf('Mulshi', 1)]]);
      expect(data[1]).toMatchObject({
        fromUserId: ids['giver'],
        fromName: 'giver Patil',
        toUserId: ids['taker'],
        toName: 'taker Patil',
        movedByName: 'admin Patil',
      });
      expect(data.map(({ reason }: { reason: unknown }) => reason)).toEqual([null, 'Moved to Nashik']);
      const audited = await rest.send('fetchAuditEvents', { token: tokens['admin'], query: { pageNumber: '0', pageSize: '3' } });
      expect(audited.json().data.map(({ detail }: { detail: unknown }) => detail)).toEqual([
        `${ids['giver']}; 1; 0; 0`,
        `${ids['giver']}; 1; 0; 0`,
        `${ids['giver']}; 2; 0; 0; Moved to Nashik`,
      ]);
      expect([data[1].startedAt, data[1].endedAt].map((at) => new Date(at).toISOString())).toEqual([first.handedOverAt, second.handedOverAt]);
      expect((await listOf('taker')).data).toEqual(data);
      expect((await listOf('gone')).data).toEqual([]);
    });

    test('is handed back alone, without what came later from the same employee', async () => {
      const [, before] = (await listOf('taker')).data;
      const back = { fromUserId: ids['taker'], toUserId: ids['giver'], handedOverSince: before.startedAt, handedOverUntil: before.endedAt };
      expect((await transfer({ ...back, dryRun: true })).json().talukas).toMatchObject([
        { taluka: 'Maval', farmers: 2 },
        { taluka: 'Mulshi', farmers: 1 },
      ]);
      expect((await transfer(back)).json().moved.farmers).toBe(3);
      expect([await owner(farmers, ids['First']), await owner(farmers, ids['Later'])]).toEqual([ids['giver'], ids['taker']]);
      expect((await transfer({ ...back, dryRun: true })).json().talukas).toEqual([]);
      const [newest] = (await listOf('giver')).data;
      expect([newest.fromName, newest.toName]).toEqual(['taker Patil', 'giver Patil']);
    });

    test('is unfinished while records are left, and continued later in the same row, or abandoned by a hand-over back', async () => {
      for (const name of ['leaver', 'heir']) ids[name] = await addPerson(rest.database, name, ['ROLE_USER'], { firstName: name });
      const people = Array.from({ length: maxMovedAtOnce + 1 }, (_, at) => ({ firstName: `Leaving ${at}`, createdBy: ids['leaver'] ?? '', taluka: 'Maval' }));
      await addCustomerRows(rest.database, farmerKind, people);
      const request = { fromUserId: ids['leaver'], toUserId: ids['heir'], talukas: [place('Maval')] };
      const unfinished = { talukas: [place('Maval')], farmers: true, dealers: true, meetings: true };
      const last = async () => (await listOf('leaver')).data[0];
      await transfer(request);
      expect(await last()).toMatchObject({ unfinished });
      rest.pass(3_600_000);
      await transfer(request);
      expect((await listOf('leaver')).data).toMatchObject([{ unfinished: null, talukas: [{ taluka: 'Maval', farmers: maxMovedAtOnce + 1 }] }]);
      const { startedAt } = await last();

      const back = { fromUserId: ids['heir'], toUserId: ids['leaver'], talukas: [], handedOverSince: startedAt };
      await transfer(back);
      expect((await listOf('heir')).data[0]).toMatchObject({ unfinished: { talukas: [], handedOverSince: startedAt } });
      await transfer(back);
      expect((await listOf('heir')).data[0]).toMatchObject({ unfinished: null });

      rest.pass(3_600_000);
      const { handedOverAt } = (await transfer(request)).json();
      expect(await last()).toMatchObject({ unfinished });
      await transfer({ ...back, handedOverSince: handedOverAt });
      expect((await listOf('leaver')).data.map((row: { unfinished: unknown }) => row.unfinished)).toEqual([null, null, null, null]);
    });

    test('is listed for administrators only, and not for an unknown employee', async () => {
      const list = async (token: string | undefined, userId: string) => (await rest.send('fetchTerritoryTransfers', { token, query: { userId } })).statusCode;
      expect(await list(tokens['moderator'], ids['giver'] ?? '')).toBe(403);
      expect(await list(tokens['admin'], '987654')).toBe(404);
    });
  });
});
