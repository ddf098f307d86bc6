/** Activity of a period: counts by group, and agreement of the stored counts with the data. */
import { readFileSync } from 'node:fs';
import { asc, between, eq, gte, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../contract/clock.ts';
import { maxReportDays, noDealer } from '../../contract/reports.ts';
import type { Reader } from '../calls/caller.ts';
import { activityDays, activityMonths, activityTotals } from '../database/tables/activity.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { products, productVariants, qrBatches, qrCards, qrUsers, qrUses } from '../database/tables/qr.ts';
import { noteActivity } from '../people/activity.ts';
import { addPayload } from '../testing/add-payload.ts';
import { addCustomerRow } from '../testing/customers.ts';
import { onOneMachine, planOf, rowsIn } from '../testing/plans.ts';
import { again, createRecorder } from '../testing/statements.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';
import { none, readActivity } from './activity.ts';

const recorder = createRecorder();
let token: string;
let admin: Reader;
let walker: string;
const ids: Record<'near' | 'far' | 'shop' | 'seller', string> = { near: '', far: '', shop: '', seller: '' };

const rest = await shareTestServer(recorder.logger);
beforeAll(async () => {
  const { database } = rest;
  const adminId = await addPerson(database, 'admin', ['ROLE_ADMIN']);
  admin = { id: adminId, roles: ['ROLE_ADMIN'] };
  walker = await addPerson(database, 'walker');
  token = await rest.signIn('admin');
  const customer = { createdBy: walker, registerDate: '2026-10-30T20:00:00.000Z' };
  const near = await addCustomerRow(database, farmers, 'Near', { ...customer, taluka: 'Haveli' });
  const far = await addCustomerRow(database, farmers, 'Far', { ...customer, phone: '9811100002', taluka: 'Karad', district: 'Satara' });
  const shop = await addCustomerRow(database, dealers, 'Shop', { ...customer, taluka: 'Haveli' });
  Object.assign(ids, { near, far, shop, seller: await addPerson(database, 'seller') });
  const hold = async (startTime: string, party: { farmerId: string } | { dealerId: string }, status: 'FINISHED' | 'STARTED' = 'FINISHED') => {
    const [row] = await database
      .insert(meetings)
      .values({
        createdBy: adminId,
        employeeId: walker,
        ...party,
        createdAt: startTime,
        startTime,
        status,
        ...(status === 'FINISHED' && { endTime: startTime }),
      })
      .returning();
    return row?.id ?? '';
  };
  // Each meeting counts its own customer once, also when the customer was seen, and every other customer who was seen.
  const meetingId = await hold('2026-11-05T06:00:00.000Z', { farmerId: near });
  await database.insert(meetingVisits).values([
    { employeeId: walker, meetingId, position: 0, farmerId: near, visitedAt: '2026-11-05T06:00:00.000Z' },
    { employeeId: walker, meetingId, position: 1, farmerId: far, visitedAt: '2026-11-05T06:20:00.000Z' },
    { employeeId: walker, meetingId, position: 2, dealerId: shop, visitedAt: '2026-11-05T06:40:00.000Z' },
  ]);
  // 23:30 in India is still the same day.
  await hold('2026-11-06T18:00:00.000Z', { dealerId: shop });
  await hold('2026-11-07T06:00:00.000Z', { farmerId: far }, 'STARTED');
  const at = '2026-11-06T04:30:00.000Z';
  await database.insert(products).values({ id: '1', name: 'Neem Gold' });
  await database.insert(productVariants).values({ id: '1', productId: '1', variantName: 'Bottle', packageSize: '500 ml' });
  await database.insert(qrBatches).values({ id: '1', productVariantId: '1', expiryInMonths: 24, points: 50, quantity: 20, createdBy: adminId, createdAt: at });
  await database.insert(qrUsers).values({ id: '1', firstName: 'Sunita', lastName: 'Jadhav', phone: '9876543210', createdAt: at, updatedAt: at });
  for (const serial of [1, 2]) {
    await database.insert(qrCards).values({ batchId: '1', serial, usedAt: at });
    // The second pack has no dealer.
    const dealerId = serial === 1 ? shop : null;
    await database.insert(qrUses).values({ createdAt: at, qrUserId: '1', transactionType: 'EARN', points: 50, batchId: '1', serial, dealerId });
  }
  await database.insert(qrUses).values({ createdAt: at, qrUserId: '1', transactionType: 'REDEEM', points: -80 });
  await database.transaction((tx) => noteActivity(tx, '2026-01-01'));
});

const ask = (query: Readonly<Record<string, string>>) => rest.send('fetchActivity', { token, query });
const keysOf = (rows: readonly { readonly key: string | number }[]) => new Set(rows.map(({ key }) => String(key)));
const november = { from: '2026-11-01', until: '2026-11-30' };

test.each([
  [
    'DAY',
    [
      { key: '2026-11-05', visits: 3, meetingsHeld: 1, codesUsed: 0 },
      { key: '2026-11-06', visits: 1, meetingsHeld: 1, codesUsed: 2, pointsGiven: 100 },
    ],
  ],
  ['MONTH', [{ key: '2026-11', visits: 4, meetingsHeld: 2, farmersRegistered: 0, codesUsed: 2, pointsGiven: 100 }]],
  [
    'EMPLOYEE',
    [
      { label: expect.stringContaining('walker'), visits: 4, meetingsHeld: 2, codesUsed: 1, pointsGiven: 50 },
      { key: noDealer, visits: 0, codesUsed: 1, pointsGiven: 50 },
    ],
  ],
  [
    'TALUKA',
    [
      { key: 'Maharashtra/Pune/Haveli', label: 'Haveli', visits: 3, meetingsHeld: 2, codesUsed: 1, pointsGiven: 50 },
      { key: 'Maharashtra/Satara/Karad', label: 'Karad', visits: 1, meetingsHeld: 0, codesUsed: 0, pointsGiven: 0 },
      { key: noDealer, visits: 0, codesUsed: 1, pointsGiven: 50 },
    ],
  ],
  ['PRODUCT', [{ key: '1', label: 'Neem Gold, 500 ml', codesUsed: 2, pointsGiven: 100 }]],
])('counts by %s, with the totals of the period and of the previous period of equal length', async (groupBy, rows) => {
  const { data } = (await ask({ ...november, groupBy })).json();
  expect(data.rows).toEqual(rows.map((row) => expect.objectContaining(row)));
  expect(data.total).toEqual({ visits: 4, meetingsHeld: 2, farmersRegistered: 0, dealersRegistered: 0, codesUsed: 2, pointsGiven: 100 });
  // Registered on 31 October at 01:30 in India.
  expect(data.previousTotal).toEqual({ visits: 0, meetingsHeld: 0, farmersRegistered: 2, dealersRegistered: 1, codesUsed: 0, pointsGiven: 0 });
});

test('a period has from 1 to 366 days', async () => {
  for (const [from, until, status] of [
    ['2026-11-05', '2026-11-05', 200],
    ['2026-11-05', '2026-11-04', 400],
    ['2025-11-30', '2026-11-30', 200],
    ['2025-11-29', '2026-11-30', 400],
    ['1999-12-31', '2000-01-01', 400],
  ] as const)
    expect((await ask({ from, until, groupBy: 'MONTH' })).statusCode, `${from} to ${until}`).toBe(status);
});

test('the transaction that adds a customer counts the registration like a recount', async () => {
  for (const [call, phoneNumber] of [
    ['addFarmer', '9000000001'],
    ['addFarmer', '9000000002'],
    ['addFarmer', '9000000002'],
    ['addDealer', '9000000003'],
  ] as const)
    await rest.send(call, { token, body: { ...addPayload, phoneNumber } });
  const { database, now } = rest;
  const today = now().toISOString().slice(0, 10);
  const counted = () => database.select().from(activityDays).where(gte(activityDays.day, today)).orderBy(asc(activityDays.kind), asc(activityDays.key));
  const kept = await counted();
  expect(kept).toEqual([
    expect.objectContaining({ kind: 'EMPLOYEE', farmersRegistered: 2, dealersRegistered: 1 }),
    expect.objectContaining({ kind: 'TALUKA', farmersRegistered: 2, dealersRegistered: 1 }),
  ]);
  await database.transaction((tx) => noteActivity(tx, today));
  expect(await counted()).toEqual(kept);
});

// A row of the report links to the visits of its employee. A moderator may not read the visits of an administrator.
test('by employee contains the moderator who asks and employees without roles beyond user', async () => {
  const { id: moderator, token: asModerator } = await rest.addAndSignIn('moderator', ['ROLE_MODERATOR']);
  const body = { ...addPayload, phoneNumber: '9000000004' };
  expect((await rest.send('addDealer', { token: asModerator, body })).statusCode).toBe(200);
  const query = { from: '2026-11-01', until: rest.now().toISOString().slice(0, 10) };
  const read = async (as: string) => {
    const employees = (await rest.send('fetchActivity', { token: as, query: { ...query, groupBy: 'EMPLOYEE' } })).json().data;
    const coverage = (await rest.send('fetchCoverage', { token: as, query: { type: 'DEALER', days: '60', groupBy: 'EMPLOYEE' } })).json().data;
    return { keys: keysOf(employees.rows), covered: keysOf(coverage), total: employees.total };
  };
  const all = await read(token);
  expect(all.keys).toEqual(new Set([admin.id, moderator, walker, noDealer]));
  expect(all.covered).toEqual(new Set([admin.id, moderator, walker]));
  expect(await read(asModerator)).toEqual({ keys: new Set([moderator, walker, noDealer]), covered: new Set([moderator, walker]), total: all.total });
});

/** Reads all counts. */
const readCounts = () => rest.database.select().from(activityDays).orderBy(asc(activityDays.kind), asc(activityDays.day), asc(activityDays.key));

describe('stays that of a recount, and of the lists', () => {
  const changes: readonly [name: string, call: string, body: () => object, changed: object[]][] = [
    [
      'a farmer moves to another taluka',
      'updateFarmer',
      () => ({ id: ids.near, version: 1, district: 'Satara', taluka: 'Patan' }),
      [
        { key: 'Maharashtra/Pune/Haveli', visits: 2, meetingsHeld: 1 },
        { key: 'Maharashtra/Satara/Karad', visits: 1 },
        { key: 'Maharashtra/Satara/Patan', visits: 1, meetingsHeld: 1 },
      ],
    ],
    [
      'two farmers of one meeting are merged, who are one visit now',
      'mergeFarmers',
      () => ({ keepId: ids.near, mergeId: ids.far, keepVersion: 2, mergeVersion: 1, values: {} }),
      [
        { key: 'Maharashtra/Pune/Haveli', visits: 2 },
        { key: 'Maharashtra/Satara/Patan', visits: 1, meetingsHeld: 1 },
      ],
    ],
    [
      'a dealer who sold a pack goes to another employee',
      'transferTerritory',
      () => ({ fromUserId: walker, toUserId: ids.seller, talukas: [], farmers: false, dealers: true, meetings: false, dryRun: false }),
      [
        { key: 'Maharashtra/Pune/Haveli', visits: 2 },
        { key: 'Maharashtra/Satara/Patan', visits: 1 },
      ],
    ],
    [
      'a dealer with a used code moves to another taluka',
      'updateDealer',
      () => ({ id: ids.shop, version: 2, taluka: 'Khed' }),
      [
        { key: 'Maharashtra/Pune/Khed', visits: 2, codesUsed: 1, pointsGiven: 50 },
        { key: 'Maharashtra/Satara/Patan', visits: 1 },
      ],
    ],
  ];

  test.each(changes)('when %s', async (_name, call, body, changed) => {
    const { database } = rest;
    const before = await readCounts();
    const answer = await rest.send(call, { token, body: body() });
    expect(answer.statusCode, answer.payload).toBe(200);
    const stored = await readCounts();
    expect(stored).not.toEqual(before);
    await database.transaction((tx) => noteActivity(tx, '2000-01-01'));
    expect(stored).toEqual(await readCounts());
    const { rows } = (await ask({ ...november, groupBy: 'TALUKA' })).json().data;
    expect(rows.filter(({ visits }: { readonly visits: number }) => visits > 0)).toEqual(changed.map((row) => expect.objectContaining(row)));
  });

  test('for the codes of the employee who got the dealer', async () => {
    const { rows } = (await ask({ ...november, groupBy: 'EMPLOYEE' })).json().data;
    expect(rows).toContainEqual(expect.objectContaining({ key: ids.seller, codesUsed: 1, visits: 0 }));
  });
});

test('the migration counts like a recount', async () => {
  const { database } = rest;
  const stored = await readCounts();
  const statements = readFileSync(new URL('../migrations/0072_activity-recounted.sql', import.meta.url), 'utf8').split('--> statement-breakpoint');
  await database.transaction(async (tx) => {
    await tx.insert(activityDays).values({ kind: 'TALUKA', day: '2026-11-05', key: 'Maharashtra/Pune/Nowhere', visits: 7 });
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
  expect(await readCounts()).toEqual(stored);
});

describe('sums of months', () => {
  const figures = ['visits', 'meetingsHeld', 'farmersRegistered', 'dealersRegistered', 'codesUsed', 'pointsGiven'] as const;
  type Counted = Readonly<Partial<Record<(typeof figures)[number], number | null>>>;
  let days: (typeof activityDays.$inferSelect)[];

  /** Adds up counts by key, with the keys in order. */
  function sumsOf<Row extends Counted>(rows: readonly Row[], keyOf: (row: Row) => string): Readonly<Record<string, Readonly<Record<string, number>>>> {
    const sums: Record<string, Record<string, number>> = {};
    for (const row of rows) {
      const key = keyOf(row);
      const sum = sums[key] ?? Object.fromEntries(figures.map((name) => [name, 0]));
      sums[key] = Object.fromEntries(figures.map((name) => [name, (sum[name] ?? 0) + (row[name] ?? 0)]));
    }
    return sums;
  }

  /** Returns the rows that the totals sum up. A code has a product, and a taluka too when it has a dealer. */
  const inTotals = (rows: typeof days) =>
    rows.flatMap((row) => (row.kind === 'EMPLOYEE' ? [] : row.kind === 'TALUKA' ? { ...row, codesUsed: 0, pointsGiven: 0 } : row));

  async function expectSums(): Promise<void> {
    const inDays = await rest.database.select().from(activityDays);
    const inMonths = await rest.database.select().from(activityMonths);
    expect(sumsOf(inMonths, ({ kind, month, key }) => [kind, month, key].join())).toEqual(
      sumsOf(inDays, ({ kind, day, key }) => [kind, `${day.slice(0, 7)}-01`, key].join()),
    );
    const totals = await rest.database.select().from(activityTotals);
    expect(sumsOf(totals, ({ day }) => day)).toEqual(sumsOf(inTotals(inDays), ({ day }) => day));
    for (const { part } of totals) expect(part >= 0 && part < 8).toBe(true);
  }

  beforeAll(async () => {
    await rest.database.insert(products).values({ id: '2', name: 'Neem Silver' });
    await rest.database.insert(productVariants).values({ id: '2', productId: '2', variantName: 'Bag', packageSize: '5 kg' });
    // A third of the days has no activity.
    await rest.database.execute(sql`insert into activity_days (kind, day, key, visits, meetings_held, farmers_registered, dealers_registered, codes_used, points_given)
      select kind, date '2022-01-01' + n, key, works * (1 + n * 7 % 11), works * (n * 5 % 7), works * (n % 5), works * (n % 3), (works + sells) * (1 + n % 13), (works + sells) * 50 * (n % 17)
      from generate_series(0, 1100) n, (values ('EMPLOYEE', ${walker}, 1, 0), ('TALUKA', 'Maharashtra/Pune/Haveli', 1, 0),
        ('TALUKA', 'Maharashtra/Satara/Karad', 2, 0), ('PRODUCT', '1', 0, 1), ('PRODUCT', '2', 0, 3)) as keys (kind, key, works, sells)
      where (n + works + sells) % 3 > 0`);
    await rest.database.execute(sql`vacuum analyze activity_days, activity_months, activity_totals`);
    days = await rest.database.select().from(activityDays);
  });

  test('are the same for a period by months and surrounding days as by days', { tags: 'slow' }, async () => {
    const period = fc.record({
      start: fc.nat(1_100),
      count: fc.integer({ min: 1, max: maxReportDays }),
      groupBy: fc.constantFrom('DAY', 'MONTH', 'EMPLOYEE', 'TALUKA', 'PRODUCT'),
    });
    await fc.assert(
      fc.asyncProperty(period, async ({ start, count, groupBy }) => {
        const from = addDays('2022-01-01', start);
        const until = addDays(from, count - 1);
        const within = (first: string, last: string) => days.filter(({ day }) => day >= first && day <= last);
        const { rows, total, previousTotal } = await readActivity(rest.database, admin, { from, until, groupBy });
        const isByTime = groupBy === 'DAY' || groupBy === 'MONTH';
        const keyOf = ({ day, key }: { readonly day: string; readonly key: string }) => (groupBy === 'DAY' ? day : groupBy === 'MONTH' ? day.slice(0, 7) : key);
        const inPeriod = within(from, until);
        const counted = isByTime ? inTotals(inPeriod) : inPeriod.filter(({ kind }) => kind === groupBy);
        expect(
          sumsOf(
            rows.filter(({ key }) => key !== noDealer),
            ({ key }) => String(key),
          ),
        ).toEqual(sumsOf(counted, keyOf));
        const all = (first: string, last: string) => sumsOf(inTotals(within(first, last)), () => 'all')['all'] ?? none;
        expect(total).toEqual(all(from, until));
        expect(previousTotal).toEqual(all(addDays(from, -count), addDays(from, -1)));
      }),
    );
  });

  test('are updated by each write of days', { tags: 'slow' }, async () => {
    const { database } = rest;
    await expectSums();
    await database
      .update(activityDays)
      .set({ visits: sql`${activityDays.visits} + 3`, pointsGiven: 7 })
      .where(gte(activityDays.day, '2024-06-15'));
    await expectSums();
    await database.delete(activityDays).where(between(activityDays.day, '2022-03-10', '2022-05-20'));
    await expectSums();
    expect(await database.$count(activityMonths, eq(activityMonths.month, '2022-04-01'))).toBe(0);
    days = await database.select().from(activityDays);
  });

  onOneMachine('are read for the whole months of a year, and days only around these months', async () => {
    recorder.take();
    for (const groupBy of ['EMPLOYEE', 'TALUKA', 'PRODUCT'] as const)
      await readActivity(rest.database, admin, { from: '2023-01-20', until: '2024-01-19', groupBy });
    const statements = recorder.take().filter(({ text }) => text.includes('activity_days'));
    // By employee, the talukas show how many codes have no dealer.
    expect(statements).toHaveLength(4);
    for (const statement of statements) {
      const plan = await planOf(rest.database, again(statement));
      expect(plan.join('\n')).not.toContain('Seq Scan on activity_days');
      // The days around a year of two keys.
      expect(rowsIn(plan.filter((line) => line.includes(' on activity_days')))).toBeLessThanOrEqual(4 * 31 * 4);
    }
  });

  onOneMachine('by day and by month, and both totals, are read from the totals of days alone', async () => {
    recorder.take();
    for (const groupBy of ['DAY', 'MONTH'] as const) await readActivity(rest.database, admin, { from: '2023-01-20', until: '2024-01-19', groupBy });
    const statements = recorder.take().filter(({ text }) => text.includes('activity_'));
    // One statement for the rows and one for both totals.
    expect(statements).toHaveLength(4);
    for (const statement of statements) {
      expect(statement.text).not.toMatch(/activity_(days|months)/);
      const plan = await planOf(rest.database, again(statement));
      // Two years of two talukas and two products, which are in four parts at most.
      expect(rowsIn(plan.filter((line) => line.includes(' on activity_totals')))).toBeLessThanOrEqual(4 * 2 * 366 + 4 * 366);
    }
  });
});
