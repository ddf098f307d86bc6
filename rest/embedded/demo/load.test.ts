/** @module-tag slow */
import { and, eq, getTableName, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../contract/clock.ts';
import { createDuplicatePages } from '../customers/duplicates.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { attendance } from '../database/tables/attendance.ts';
import { dealerDuplicates, dealers, farmerDuplicates, farmers } from '../database/tables/customers.ts';
import { travelPoints } from '../database/tables/days.ts';
import { employees } from '../database/tables/employees.ts';
import { meetings } from '../database/tables/meetings.ts';
import { farmerKind } from '../people/customers.ts';
import { passwordMatches } from '../session/password.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { addPerson } from '../testing/test-server.ts';
import { demoAccounts } from './accounts.ts';
import { at, eachDay } from './calendar.ts';
import { baseRows, dayRows } from './generate.ts';
import { loadDemo } from './load.ts';
import { counts, fingerprint } from './testing/contents.ts';
import { anchor, demoCustomers, now } from './testing/example-world.ts';
import { history } from './world.ts';

const start = new Date(now);
const threeDaysLater = new Date('2026-11-23T06:00:00.000Z');

const isDay = (column: unknown, day: string) => sql`(${column} at time zone 'Asia/Kolkata')::date = ${day}::date`;

/** Fingerprint of an uninterrupted first load. */
let firstLoad = '';

describe('the first start', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
    await loadDemo(open.database, { now: start });
    firstLoad = await fingerprint(open.database);
  });
  afterAll(() => open.close());

  it('inserts every generated row into the database', async () => {
    const expected: Record<string, number> = {};
    const batches = [
      ...baseRows(anchor),
      ...eachDay(addDays(anchor, -history.batches), anchor).flatMap((day) => dayRows(demoCustomers, day, start.toISOString())),
    ];
    for (const { table, rows } of batches) expected[getTableName(table)] = (expected[getTableName(table)] ?? 0) + rows.length;
    expect(await counts(open.database)).toEqual(expected);
  });

  it('allows sign-in of the demo accounts only', async () => {
    const people = await open.database.select().from(employees);
    for (const person of people) {
      const account = demoAccounts.find(({ username }) => username === person.username);
      if (account === undefined) expect(person.passwordHash).toBeNull();
      else expect(await passwordMatches(account.password, person.passwordHash)).toBe(true);
    }
  });

  it('finds Devanagari names by a part of the name', async () => {
    const found = await open.database.select().from(farmers).where(sql`${farmers.searchText} like ${'%पाटील%'}`);
    expect(found.length).toBeGreaterThan(0);
  });

  it('has likely duplicates among farmers and among dealers, for each reason', async () => {
    expect(await open.database.$count(farmerDuplicates)).toBeGreaterThan(5);
    const request = { database: open.database, clock: { now: () => start } };
    const { pairs: newest } = await createDuplicatePages(farmerKind)(request, { pageNumber: 0, pageSize: 10 });
    const reasons = newest.map(({ older, newer, reasons: because }) => [older.id, newer.id, because]);
    expect(reasons).toEqual(
      expect.arrayContaining([
        ['539', '587', ['SOUNDS_ALIKE', 'VILLAGE']],
        ['516', '571', ['PHONE_DIGIT', 'NAME', 'VILLAGE']],
        ['536', '569', ['VILLAGE', 'BIRTH_DATE']],
        ['550', '562', ['EMAIL']],
      ]),
    );
    const pairs = await open.database.select().from(dealerDuplicates).orderBy(dealerDuplicates.firstId);
    expect(pairs.map(({ firstId, secondId }) => [firstId, secondId])).toEqual([
      ['31', '78'],
      ['38', '72'],
    ]);
    const [named, again, renamed, other] = await open.database
      .select()
      .from(dealers)
      .where(inArray(dealers.id, ['31', '78', '38', '72']))
      .orderBy(sql`array_position(array[31, 78, 38, 72], ${dealers.id}::int)`);
    expect([again?.firstName, again?.lastName, again?.village]).toEqual([named?.firstName, named?.lastName, named?.village]);
    expect(again?.phone).not.toBe(named?.phone);
    expect(other?.phone).toBe(renamed?.phone);
    expect(other?.lastName).not.toBe(renamed?.lastName);
  });

  it('changes nothing when repeated at the same instant', async () => {
    await loadDemo(open.database, { now: start });
    expect(await fingerprint(open.database)).toBe(firstLoad);
  });

  it('reserves the ids after the demo data for new rows', async () => {
    const [row] = await open.database.select().from(farmers).where(eq(farmers.id, '600'));
    if (row === undefined) throw new Error('There is no farmer 600');
    const { id: _, searchText: __, ...copied } = row;
    const [added] = await open.database
      .insert(farmers)
      .values({ ...copied, firstName: 'Somebody else' })
      .returning({ id: farmers.id });
    expect(added?.id).toBe('601');
    const planned = { createdBy: '1', employeeId: '4', farmerId: '1', createdAt: start.toISOString() };
    const [meeting] = await open.database.insert(meetings).values(planned).returning({ id: meetings.id });
    expect(Number(meeting?.id)).toBeGreaterThan(1_000_000);
  });

  describe('a start three days later', () => {
    let before: Record<string, number>;
    let handedOver: string | undefined;
    beforeAll(async () => {
      before = await counts(open.database);
      // An admin closed employee 4's open day, and marked employee 5 on the next day, before the product was started again.
      const noon = at(anchor, 12 * 3600);
      await open.database
        .update(attendance)
        .set({ punchOutTime: noon, markedBy: '1' })
        .where(and(eq(attendance.employeeId, '4'), eq(attendance.entryDate, anchor)));
      const marked = { employeeId: '5', entryDate: addDays(anchor, 1), punchInTime: at(addDays(anchor, 1), 36_000), markedBy: '1' };
      await open.database.insert(attendance).values(marked);
      await open.database.update(employees).set({ lastName: 'Married' }).where(eq(employees.id, '7'));
      await open.database.update(meetings).set({ statusComment: 'Called off' }).where(eq(meetings.status, 'SCHEDULED'));
      // Another employee takes over a meeting of the day that is loaded until noon.
      const [planned] = await open.database
        .select()
        .from(meetings)
        .where(and(eq(meetings.status, 'SCHEDULED'), gte(meetings.createdAt, at(anchor, 0))));
      if (planned === undefined) throw new Error('There is no meeting to hand over');
      await open.database.insert(meetings).values({ ...planned, employeeId: '1' });
      await open.database.delete(meetings).where(and(eq(meetings.employeeId, planned.employeeId), eq(meetings.id, planned.id)));
      handedOver = planned.id;
      await loadDemo(open.database, { now: threeDaysLater });
    });

    it('leaves a reassigned meeting with its new employee', async () => {
      expect(await open.database.$count(meetings, eq(meetings.id, handedOver ?? ''))).toBe(1);
    });

    it('adds only new rows', async () => {
      const after = await counts(open.database);
      for (const table of ['employees', 'holidays', 'farmers', 'dealers', 'products', 'product_variants', 'warehouses', 'qr_users'])
        expect(after[table]).toBe(before[table]);
      for (const table of ['attendance', 'check_events', 'travel_points', 'meetings', 'qr_batches', 'qr_uses', 'invoices']) {
        expect(after[table], table).toBeGreaterThan(before[table] ?? 0);
      }
    });

    it('adds Saturday and Monday, but not Sunday', async () => {
      const days = await open.database.selectDistinct({ day: attendance.entryDate }).from(attendance).where(gt(attendance.entryDate, anchor));
      expect(days.map(({ day }) => day).sort()).toEqual(['2026-11-21', '2026-11-23']);
    });

    it('closes open days, and opens today’s', async () => {
      const openOn = async (day: string) => {
        const rows = await open.database.select().from(attendance).where(eq(attendance.entryDate, day));
        return rows.filter((row) => row.punchOutTime === null).length / rows.length;
      };
      expect(await openOn(anchor)).toBeLessThan(0.3);
      expect(await openOn('2026-11-23')).toBe(1);
    });

    it('does not touch rows that people changed', async () => {
      const [closed] = await open.database
        .select()
        .from(attendance)
        .where(and(eq(attendance.employeeId, '4'), eq(attendance.entryDate, anchor)));
      expect(new Date(closed?.punchOutTime ?? '').toISOString()).toBe(at(anchor, 12 * 3600));
      const [kept] = await open.database
        .select()
        .from(attendance)
        .where(and(eq(attendance.employeeId, '5'), eq(attendance.entryDate, addDays(anchor, 1))));
      expect(kept).toMatchObject({ punchOutTime: null, markedBy: '1' });
      const [renamed] = await open.database.select().from(employees).where(eq(employees.id, '7'));
      expect(renamed?.lastName).toBe('Married');
      expect(await open.database.$count(meetings, eq(meetings.statusComment, 'Called off'))).toBeGreaterThan(100);
    });

    it('continues rows that nobody changed', async () => {
      const others = and(inArray(travelPoints.employeeId, ['6', '7', '8']), isDay(travelPoints.at, anchor), gt(travelPoints.at, start.toISOString()));
      expect(await open.database.$count(travelPoints, others)).toBeGreaterThan(50);
    });
  });
});

it('adds the days of the history but none before, when it starts a year later', async () => {
  const { database, close } = await openTestDatabase();
  await loadDemo(database, { now: start });
  await loadDemo(database, { now: new Date('2027-11-20T06:00:00.000Z') });
  const between = and(gt(attendance.entryDate, '2026-11-20'), lt(attendance.entryDate, '2027-08-20'));
  expect(await database.$count(attendance, between)).toBe(0);
  expect(await database.$count(attendance, gt(attendance.entryDate, '2027-11-13'))).toBeGreaterThan(100);
  await close();
});

it('leaves nothing after a failed load, and loads everything at the next start', async () => {
  const { database, close } = await openTestDatabase();
  const failing = new Proxy(database, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (key === 'transaction')
        return (work: (tx: Database) => Promise<unknown>) =>
          target.transaction(async (tx) => {
            await work(tx);
            throw new Error('The process was killed');
          });
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await expect(loadDemo(failing, { now: start })).rejects.toThrow('The process was killed');
  expect(await database.$count(employees)).toBe(0);
  await loadDemo(database, { now: start });
  expect(await fingerprint(database)).toBe(firstLoad);
  await close();
});

it('does not fill a database with other people', async () => {
  const { database, close } = await openTestDatabase();
  await addPerson(database, 'owner');
  await expect(loadDemo(database, { now: start })).rejects.toThrow('Demo data goes only into an empty database');
  expect(await database.$count(employees)).toBe(1);
  await close();
});
