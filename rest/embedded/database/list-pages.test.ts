import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onOneMachine, planOf, rowsIn } from '../testing/plans.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { addPerson } from '../testing/test-server.ts';
import { totalWhenCounted } from '../testing/totals.ts';
import type { Database, OpenDatabase } from './database.ts';
import { compared, createListPages, keyOf, maxExactCount, nearestSeek, type Seek, selectKeys, walkList } from './list-pages.ts';
import { farmers } from './tables/customers.ts';
import { qrUsers, qrUses } from './tables/qr.ts';

let opened: OpenDatabase;
let creator = '';
const now = new Date('2026-11-20T04:30:00.000Z');
const rowCount = 20_000;

beforeAll(async () => {
  opened = await openTestDatabase();
  const { database } = opened;
  creator = await addPerson(database, 'meera');
  await database
    .insert(qrUsers)
    .values({ id: '1', firstName: 'Anita', lastName: 'Patil', phone: '9876543210', createdAt: now.toISOString(), updatedAt: now.toISOString() });
  const count = sql.raw(String(rowCount));
  await database.execute(sql`insert into qr_uses (created_at, qr_user_id, transaction_type, points)
    select timestamptz '2026-10-01 00:00:00+05:30' + g * interval '100 seconds', 1, 'EARN', 5 from generate_series(1, ${count}) g`);
  await database.execute(sql`insert into farmers (id, first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
    select nextval('farmers_id_seq'), 'Anita', 'Patil', (9000000000 + g)::text, 'Gat No. 1', 'Haveli', 'Pune', 'Maharashtra', '411001', now(), ${creator}::bigint
    from generate_series(1, ${count}) g`);
  await database.execute(sql`vacuum analyze`);
});
afterAll(() => opened.close());

/** Wraps a database and counts the uses of a method. */
function watched(database: Database, method = '$count'): { readonly database: Database; counts(): number } {
  let counts = 0;
  const proxy = new Proxy(database, {
    get(target, property) {
      if (property === method) counts += 1;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { database: proxy, counts: () => counts };
}

describe('a page', () => {
  /** Returns the rows that a seek finds in a list of numbers that counts down from the newest. */
  const follow = (list: readonly number[], { direction, from, skip }: Seek, length: number) => {
    const ordered = direction === 'older' ? list : list.toReversed();
    const begin = from === null ? 0 : ordered.indexOf(Number(from[0]));
    const found = ordered.slice(begin + skip, begin + skip + length);
    return direction === 'older' ? found : found.toReversed();
  };

  test('is found by the nearest seek, whichever places are known and however many rows were added', () => {
    const whole = fc.record({ count: fc.integer({ min: 1, max: 300 }), added: fc.integer({ min: 0, max: 30 }), size: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(whole, fc.array(fc.nat(299), { maxLength: 12 }), fc.nat(400), ({ count, added, size }, read, page) => {
        const total = count + added;
        const list = Array.from({ length: total }, (_, index) => total - index);
        const first = (page * size) % total;
        const length = Math.min(size, total - first);
        const positions = new Map<number, readonly string[]>(read.filter((place) => place < count).map((place) => [place, [String(list[place + added])]]));
        const window = { start: first - added, end: first - added + length - 1 };
        const seek = nearestSeek(positions, { ...window, first, total });
        expect(follow(list, seek, length)).toEqual(list.slice(first, first + length));
        const ways = [...positions.keys()].flatMap((place) => [window.start - place, place - window.end].filter((way) => way >= 0));
        expect(seek.skip).toBe(Math.min(first, total - first - length, ...ways));
      }),
    );
  });
});

describe('a list of many rows', () => {
  const uses = { table: qrUses, key: [qrUses.createdAt, qrUses.id] };
  const people = { table: farmers, key: [farmers.id] };

  onOneMachine.each([
    ['newest', { direction: 'older', from: null, skip: 0 }],
    ['oldest', { direction: 'newer', from: null, skip: 0 }],
    ['middle', { direction: 'older', from: null, skip: rowCount / 2 }],
  ] as const)('seeks the keys of its %s page in an index alone', async (_, seek) => {
    for (const [list, listed] of [
      [uses, undefined],
      [people, undefined],
      [people, eq(farmers.createdBy, creator)],
    ] as const) {
      const plan = await planOf(opened.database, selectKeys(opened.database, list, listed, seek, 10));
      expect(plan.join('\n')).toContain('Index Only Scan');
      expect(plan.join('\n')).not.toMatch(/Seq Scan|Sort/);
      expect(rowsIn(plan)).toBeLessThanOrEqual(seek.skip + 30);
    }
  });

  onOneMachine('is filtered by days with the index of its order', async () => {
    const registered = { table: farmers, key: [farmers.registerDate, farmers.id] };
    const listed = sql`${farmers.registerDate} >= now() - interval '1 day' and ${farmers.registerDate} < now() + interval '1 day'`;
    const plan = await planOf(opened.database, selectKeys(opened.database, registered, listed, { direction: 'newer', from: null, skip: 0 }, 10));
    expect(plan.join('\n')).toContain('Index Only Scan');
    expect(plan.join('\n')).not.toMatch(/Seq Scan|Sort/);
    expect(rowsIn(plan)).toBeLessThanOrEqual(30);
  });

  onOneMachine.each([0, 1, 1999, 2000])('has the rows of page %i of the oldest read', async (number) => {
    const read = createListPages(people);
    const request = { listed: undefined, now, ttlMs: 60_000, size: 10, order: 'OLDEST' };
    expect(await totalWhenCounted(() => read(opened.database, { ...request, number }))).toBe(rowCount);
    const { rows, order } = await read(opened.database, { ...request, number });
    const statement = opened.database.select().from(farmers).where(rows).orderBy(order);
    expect((await statement).map(({ id }) => Number(id))).toEqual(Array.from({ length: number < 2000 ? 10 : 0 }, (_, index) => number * 10 + index + 1));
    expect(rowsIn(await planOf(opened.database, statement))).toBeLessThan(50);
  });

  onOneMachine('continues after any row, found by its id, without reading the rows before it', async () => {
    for (const list of [uses, people]) {
      const from = await keyOf(opened.database, list, String(rowCount / 2));
      const behind = from === null ? undefined : compared(list.key, '<', from);
      const seek = { direction: 'older', from: null, skip: 0 } as const;
      for (const statement of [
        selectKeys(opened.database, list, behind, seek, 10),
        selectKeys(opened.database, list, sql`${list.key.at(-1)} = ${rowCount / 2}`, seek, 1),
      ]) {
        const plan = await planOf(opened.database, statement);
        expect(plan.join('\n')).not.toContain('Seq Scan');
        expect(rowsIn(plan)).toBeLessThanOrEqual(30);
      }
    }
    expect(await keyOf(opened.database, people, '999999')).toBeNull();
  });

  onOneMachine.each([0, 1, 999, 1000, 1001, 1998, 1999])('has the rows of page %i read and no others', async (number) => {
    const read = createListPages(people);
    const request = { listed: undefined, now, ttlMs: 60_000, size: 10 };
    expect(await totalWhenCounted(() => read(opened.database, { ...request, number }))).toBe(rowCount);
    const { rows, order } = await read(opened.database, { ...request, number });
    const statement = opened.database.select().from(farmers).where(rows).orderBy(order);
    expect((await statement).map(({ id }) => Number(id))).toEqual(Array.from({ length: 10 }, (_, index) => rowCount - number * 10 - index));
    const plan = await planOf(opened.database, statement);
    expect(plan.join('\n')).not.toContain('Seq Scan');
    expect(rowsIn(plan)).toBeLessThan(50);
  });

  test('is counted once for concurrent requests, without delaying them, and then only its new rows are counted', async () => {
    const read = createListPages(uses);
    const { database, counts } = watched(opened.database);
    const request = { listed: undefined, now, ttlMs: 60_000, size: 10 };
    const pages = await Promise.all([0, 1, 2, 3].map((number) => read(database, { ...request, number })));
    for (const { total } of pages) expect(total).toEqual({ atLeast: maxExactCount + 1 });
    expect(await totalWhenCounted(() => read(database, { ...request, number: 0 }))).toBe(rowCount);
    // One count of the whole list, and one count at the end of the index per request that found it.
    const before = counts();
    expect((await read(database, { ...request, now: new Date(now.getTime() + 60_000), number: 0 })).total).toBe(rowCount);
    await expect.poll(counts).toBe(before + 2);
    // A day later, the last total is still used during the new count.
    expect((await read(database, { ...request, now: new Date(now.getTime() + 86_400_000), number: 0 })).total).toBe(rowCount);
  });

  test('returns all pages in the right order during its first count', async () => {
    let endCounts = () => {};
    const end = new Promise<void>((resolve) => {
      endCounts = resolve;
    });
    const stopped = new Proxy(opened.database, {
      get: (target, property) => (property === '$count' ? () => end.then(() => 0) : Reflect.get(target, property, target)),
    });
    for (const order of ['NEWEST', 'OLDEST']) {
      const read = createListPages(people);
      for (const number of [0, 3, 1_999, 2_000]) {
        const { rows, order: by, total } = await read(stopped, { listed: undefined, now, ttlMs: 60_000, size: 10, number, order });
        expect(total).toEqual({ atLeast: maxExactCount + 1 });
        const found = await opened.database.select({ id: farmers.id }).from(farmers).where(rows).orderBy(by);
        const place = (index: number) => (order === 'OLDEST' ? number * 10 + index + 1 : rowCount - number * 10 - index);
        expect(found.map(({ id }) => Number(id))).toEqual(Array.from({ length: number < 2_000 ? 10 : 0 }, (_, index) => place(index)));
      }
    }
    endCounts();
  });

  test.each([
    ['at the limit', maxExactCount, maxExactCount],
    ['over the limit', maxExactCount + 1, { atLeast: maxExactCount + 1 }],
  ])('is counted by each request %s', async (_, rows, total) => {
    const read = createListPages(people);
    const listed = sql`${farmers.id} <= ${rows}`;
    expect((await read(opened.database, { listed, isFiltered: true, now, ttlMs: 60_000, number: 0, size: 10 })).total).toEqual(total);
  });

  test('uses the total of a filtered list for a minute only, because rows may leave it', async () => {
    const read = createListPages(uses);
    const listed = eq(qrUses.transactionType, 'EARN');
    const request = { listed, isFiltered: true, now, ttlMs: 60_000, size: 10 };
    const { database, counts } = watched(opened.database);
    expect(await totalWhenCounted(() => read(database, { ...request, number: 3 }))).toBe(rowCount);
    const before = counts();
    // From here, only new rows are counted.
    for (const number of [0, 1, 1999]) expect((await read(database, { ...request, number })).total).toBe(rowCount);
    expect(counts()).toBe(before + 3);
    expect((await read(database, { ...request, number: 0, now: new Date(now.getTime() + 60_000) })).total).toEqual({ atLeast: maxExactCount + 1 });
  });

  test('is counted each time while it is short, so that a row added under a lower key is included', async () => {
    const read = createListPages(people);
    const listed = sql`${farmers.phone} < '9000000011'`;
    const request = { listed, now, ttlMs: 60_000, number: 0, size: 100 };
    expect((await read(opened.database, request)).total).toBe(10);
    await opened.database.execute(sql`update farmers set phone = '8000000000' where phone = '9000000500'`);
    const { total, rows } = await read(opened.database, request);
    expect(total).toBe(11);
    expect(await opened.database.$count(farmers, rows)).toBe(11);
  });

  test('returns each row once, including a row that another instance adds below the newest', async () => {
    const read = createListPages(uses);
    const request = { name: 'all', listed: undefined, now, ttlMs: 60_000, size: 10 };
    await totalWhenCounted(() => read(opened.database, { ...request, number: 0 }));
    const idsOf = async (number: number) => {
      const { rows, order, total } = await read(opened.database, { ...request, number });
      const found = await opened.database.select({ id: qrUses.id }).from(qrUses).where(rows).orderBy(order);
      return { ids: found.map(({ id }) => id), total };
    };
    for (const number of [0, 1, 11]) await idsOf(number);
    const [late] = await opened.database.select({ at: sql<string>`(max(created_at) - interval '150 seconds')::text` }).from(qrUses);
    await opened.database.execute(sql`insert into qr_uses (created_at, qr_user_id, transaction_type, points) values (${late?.at}, 1, 'EARN', 5)`);
    const pages = [await idsOf(0), await idsOf(1), await idsOf(11)];
    expect(pages.map(({ total }) => total)).toEqual([rowCount + 1, rowCount + 1, rowCount + 1]);
    const place = (from: number) => Array.from({ length: 10 }, (_, at) => String(rowCount + 1 - from - at));
    expect(pages[0]?.ids).toEqual([String(rowCount), String(rowCount - 1), String(rowCount + 1), ...place(3).slice(0, 7)]);
    expect(pages[1]?.ids).toEqual(place(10));
    expect(pages[2]?.ids).toEqual(place(110));
    await opened.database.execute(sql`delete from qr_uses where id = ${rowCount + 1}`);
  });

  test('is counted again after a failed count', async () => {
    const read = createListPages(uses);
    const request = { now, ttlMs: 60_000, number: 0, size: 10 };
    await expect(read(opened.database, { ...request, listed: sql`no_such_column` })).rejects.toThrow();
    expect(await totalWhenCounted(() => read(opened.database, { ...request, listed: undefined }))).toBe(rowCount);
  });
});

describe('a walk', () => {
  const list = { table: farmers, key: [farmers.id] };

  test.each([0, 1, 40, 41, 100, 101, 200])('of %d rows returns each row once, and reads the keys of several batches at once', async (rows) => {
    const { database, counts } = watched(opened.database, 'select');
    const walked: string[][] = [];
    for await (const batch of walkList(database, list, sql`${farmers.id} <= ${rows}`, 40, 100)) {
      const found = await opened.database.select({ id: farmers.id }).from(farmers).where(batch.rows).orderBy(batch.order);
      walked.push(found.map(({ id }) => id));
    }
    expect(walked.flat()).toEqual(Array.from({ length: rows }, (_, index) => String(rows - index)));
    expect(walked.every(({ length }) => length > 0 && length <= 40)).toBe(true);
    expect(counts()).toBe(Math.floor(rows / 100) + 1);
  });
});
