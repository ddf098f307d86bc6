import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays } from '../../contract/clock.ts';
import { type BulkDatabase, openBulk } from '../database/bulk.ts';
import { migratePostgres } from '../database/migrate-postgres.ts';
import { createPostgresDatabase, putEmptyDatabase, testDatabaseUrl } from '../testing/test-database.ts';
import { bulkLoad } from './bulk-load.ts';
import { at, eachDay } from './calendar.ts';
import { createCircle } from './circle.ts';
import { baseRows, dayRows } from './generate.ts';
import { loadDemo } from './load.ts';
import { counts, fingerprint } from './testing/contents.ts';
import { demoScale, historyOf, type World } from './world.ts';

const world: World = {
  seed: 'bulk',
  scale: { farmers: 2500, dealers: 90, employees: 60, days: 6, uses: 500, batches: 3, codes: 200 },
  anchor: '2026-11-20',
};
const silent = { step: () => undefined };

async function openEmpty(): Promise<BulkDatabase> {
  if (testDatabaseUrl === undefined) {
    const folder = mkdtempSync(path.join(tmpdir(), 'bulk-test-'));
    putEmptyDatabase(path.join(folder, 'database'));
    const bulk = await openBulk({ kind: 'folder', path: folder });
    return { ...bulk, close: () => bulk.close().then(() => rmSync(folder, { recursive: true })) };
  }
  const { url, drop } = await createPostgresDatabase(testDatabaseUrl, "encoding 'UTF8'");
  await migratePostgres(url);
  const bulk = await openBulk({ kind: 'postgres', url });
  return { ...bulk, close: () => bulk.close().then(drop) };
}

/** Out of reach after some batches. */
function breaking(bulk: BulkDatabase, after: number): BulkDatabase {
  let left = after;
  const copy: BulkDatabase['copy'] = async (into, text) => {
    left -= 1;
    if (left < 0) throw new Error('The process was killed');
    await bulk.copy(into, text);
  };
  return { ...bulk, copy };
}

it('loads every row that follows from the world, also when it is broken off twice, and a start goes on with it', async () => {
  const expected: Record<string, number> = {};
  const days = eachDay(addDays(world.anchor, -historyOf(world).batches), addDays(world.anchor, -1));
  const circle = createCircle(world);
  for (const { table, rows } of [...baseRows(world), ...days.flatMap((day) => dayRows(circle, day, at(world.anchor, 0)))])
    expected[getTableName(table)] = (expected[getTableName(table)] ?? 0) + rows.length;
  expect(expected).toMatchObject({ employees: 60, farmers: 2500, dealers: 90, qr_batches: 3 });
  expect(expected['qr_uses']).toBeGreaterThan(450);
  expect(expected['qr_uses']).toBeLessThan(550);

  const [whole, broken] = [await openEmpty(), await openEmpty()];
  await bulkLoad(whole, world, silent);
  expect(await counts(whole.database)).toEqual(expected);

  for (const after of [2, 30]) await expect(bulkLoad(breaking(broken, after), world, silent)).rejects.toThrow('The process was killed');
  const steps: string[] = [];
  await bulkLoad(broken, world, { step: (what, done, all) => void steps.push(`${what} ${done}/${all}`) });
  expect(steps).not.toContain('farmers 2000/2500');
  expect(steps.at(-1)).toBe(`days ${days.length}/${days.length}`);
  expect(await fingerprint(broken.database)).toBe(await fingerprint(whole.database));
  await broken.close();

  await expect(bulkLoad(whole, { ...world, scale: { ...world.scale, farmers: 9 } }, silent)).rejects.toThrow('The database has another company in it already');
  await loadDemo(whole.database, { now: new Date(`${world.anchor}T12:00:00.000Z`) });
  const extended = await counts(whole.database);
  expect(extended).toMatchObject({ employees: 60, farmers: 2500 });
  for (const table of ['attendance', 'travel_points', 'qr_uses']) expect(extended[table]).toBeGreaterThan(expected[table] ?? 0);
  await whole.close();
});

it('leaves the demo’s own people as they are in a larger company', () => {
  const [small, large] = [demoScale, { ...demoScale, employees: 500 }].map((scale) => [...baseRows({ ...world, scale })][0]?.rows ?? []);
  expect(large).toHaveLength(500);
  expect(large?.slice(0, 27)).toEqual(small);
  for (const key of ['username', 'email', 'phone']) expect(new Set(large?.map((row) => row[key])).size).toBe(500);
});
