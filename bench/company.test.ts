/** @module-tag slow */
import { expect, it } from 'vitest';
import { loadDemo } from '../rest/embedded/demo/load.ts';
import { counts } from '../rest/embedded/demo/testing/contents.ts';
import { openTestDatabase } from '../rest/embedded/testing/test-database.ts';
import { loadCompany } from './company.ts';

const sizes = { farmers: 1500, dealers: 100, employees: 50, days: 100, uses: 500, batches: 3, codes: 200 };

it('has the requested sizes, and a start with demo data uses it', async () => {
  const { database, close } = await openTestDatabase();
  await loadCompany(database, sizes, '2026-11-20');
  const loaded = await counts(database);
  // Twice the 27 employees of the demo, over twice its 90 days.
  expect(loaded).toMatchObject({ employees: 54, farmers: 1500, dealers: 100, qr_users: 300 });
  expect(loaded['attendance']).toBeGreaterThan(1800 * 4);
  expect(loaded['qr_cards']).toBeGreaterThan(500);
  await loadDemo(database, { now: new Date('2026-11-20T12:00:00.000Z') });
  const extended = await counts(database);
  for (const table of ['attendance', 'travel_points', 'qr_uses']) expect(extended[table], table).toBeGreaterThan(loaded[table] ?? 0);
  await close();
});
