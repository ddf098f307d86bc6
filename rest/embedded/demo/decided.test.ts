/** The demo data decide no day that a person has decided. */
import { eq, isNull } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { attendance, dayQuestions, dayRefusals } from '../database/tables/attendance.ts';
import { addPerson, startTestServer } from '../testing/test-server.ts';
import { insertBatch } from './insert.ts';

test('questions and refusals of approved and of refused days are left out', { tags: 'slow' }, async () => {
  const rest = await startTestServer();
  onTestFinished(() => rest.close());
  const { database } = rest;
  const admin = await addPerson(database, 'admin', ['ROLE_ADMIN']);
  const walker = await addPerson(database, 'walker');
  const at = '2026-11-05T14:30:00Z';
  const days = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
  await database
    .insert(attendance)
    .values(days.map((entryDate) => ({ employeeId: walker, entryDate, punchInTime: `${entryDate}T04:00:00Z`, punchOutTime: `${entryDate}T12:00:00Z` })));
  const [open = '', approved = '', refused = '', withdrawn = ''] = days;
  await database.update(attendance).set({ approvedAt: at, approvedBy: admin }).where(eq(attendance.entryDate, approved));
  const refusal = { employeeId: walker, refusedAt: at, refusedBy: admin, reason: 'On leave' };
  await database.insert(dayRefusals).values({ ...refusal, entryDate: refused });
  await database.insert(dayRefusals).values({ ...refusal, entryDate: withdrawn, withdrawnAt: at, withdrawnBy: admin, withdrawnReason: 'By mistake' });
  const rowsOf = (more: Readonly<Record<string, unknown>>) => days.map((entryDate, n) => ({ employeeId: walker, entryDate, id: String(1000 + n), ...more }));
  await insertBatch(database, { table: dayQuestions, rows: rowsOf({ question: 'Where?', askedAt: at, askedBy: admin }) });
  expect((await database.select().from(dayQuestions)).map(({ entryDate }) => entryDate).sort()).toEqual([open, withdrawn]);
  await insertBatch(database, { table: dayRefusals, rows: rowsOf({ refusedAt: at, refusedBy: admin, reason: 'Leave', countsAs: 'LEAVE' }) });
  const inForce = await database.select().from(dayRefusals).where(isNull(dayRefusals.withdrawnAt));
  expect(inForce.map(({ entryDate, reason }) => [entryDate, reason]).sort()).toEqual([
    [open, 'Leave'],
    [refused, 'On leave'],
    [withdrawn, 'Leave'],
  ]);
});
