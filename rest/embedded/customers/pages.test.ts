/** @module-tag slow */
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { farmers } from '../database/tables/customers.ts';
import { farmerKind } from '../people/customers.ts';
import { addCustomers } from '../testing/customer-cases.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { addPerson } from '../testing/test-server.ts';
import { totalWhenCounted } from '../testing/totals.ts';
import { createPages } from './pages.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const second = 1000;
let people = 0;

/** Creates a list that is independent of registrations by other employees. */
async function newList() {
  const { database } = open;
  people += 1;
  const createdBy = await addPerson(database, `person${people}`);
  let now = Date.parse('2026-11-20T04:30:00Z');
  // Counts even a short list in the background.
  const readPage = createPages(farmerKind, -1);
  /** Street numbers, newest first: the expected list. */
  const streets: string[] = [];
  return {
    streets,
    async add(count: number) {
      const added = Array.from({ length: count }, (_, index) => String(streets.length + index));
      await addCustomers(
        database,
        farmerKind,
        added.map((street) => ({ createdBy, street })),
      );
      streets.unshift(...added.reverse());
    },
    pass(ms: number) {
      now += ms;
    },
    async handOver(count: number) {
      const moved = streets.splice(0, count);
      await database
        .update(farmers)
        .set({ createdBy: await addPerson(database, `heir${people}`) })
        .where(and(eq(farmers.createdBy, createdBy), inArray(farmers.street, moved)));
    },
    async page(pageNumber: number, pageSize: number) {
      const { rows, total } = await readPage(
        { database, clock: { now: () => new Date(now) }, caller: { id: createdBy, roles: ['ROLE_ADMIN'] } },
        { createdBy, pageNumber, pageSize },
      );
      return { streets: rows.map(({ street }) => street), total };
    },
  };
}

describe('pages, newest first', () => {
  test('are consistent with the whole list, in any order of reading and with rows added between', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ page: fc.integer({ min: 0, max: 12 }) }) },
      { weight: 1, arbitrary: fc.record({ add: fc.integer({ min: 1, max: 7 }) }) },
      { weight: 1, arbitrary: fc.record({ pass: fc.constantFrom(second, 61 * second) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 }), fc.array(step, { maxLength: 15 }), async (count, size, steps) => {
        const list = await newList();
        await list.add(count);
        for (const request of steps) {
          if ('add' in request) await list.add(request.add);
          else if ('pass' in request) list.pass(request.pass);
          else {
            const streets = list.streets.slice(request.page * size, (request.page + 1) * size);
            const page = await list.page(request.page, size);
            expect(page.streets).toEqual(streets);
            expect([{ atLeast: 0 }, list.streets.length]).toContainEqual(page.total);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test('contain each row of the whole list once when they are read in order', async () => {
    const list = await newList();
    await list.add(95);
    const read: string[] = [];
    for (let number = 0; number < 10; number += 1) read.push(...(await list.page(number, 10)).streets);
    expect(read).toEqual(list.streets);
    expect(await totalWhenCounted(() => list.page(10, 10))).toBe(95);
    expect(await list.page(10, 10)).toEqual({ streets: [], total: 95 });
    expect(await list.page(2 ** 31 - 1, 100)).toEqual({ streets: [], total: 95 });
  });

  test('are not counted by a minute-old count after some of the rows went to another employee', async () => {
    const list = await newList();
    await list.add(150);
    expect(await totalWhenCounted(() => list.page(0, 10))).toBe(150);
    await list.handOver(120);
    list.pass(61 * second);
    expect(await list.page(2, 10)).toEqual({ streets: list.streets.slice(20), total: { atLeast: 0 } });
    expect(await totalWhenCounted(() => list.page(2, 10))).toBe(30);
  });
});
