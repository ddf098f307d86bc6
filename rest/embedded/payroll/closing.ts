/** Closes a payroll month, which stores its figures, and reopens it. */
import { eq } from 'drizzle-orm';
import { indiaDate } from '../../contract/clock.ts';
import { payroll as contract } from '../../contract/payroll.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { monthChange, noteChange } from '../calls/changes.ts';
import { readReason } from '../calls/input.ts';
import { daysOfMonth } from '../calls/period.ts';
import { Refusal } from '../calls/refusal.ts';
import { route } from '../calls/route.ts';
import { payrollClosures, payrollRows } from '../database/tables/payroll.ts';
import { lockMonth } from '../people/open-month.ts';
import { computeFigures, findClosure } from './figures.ts';
import { readBlockers } from './month-state.ts';
import { isOnPayroll, selectPaid } from './read-days.ts';

export const closePayrollMonth = route(contract.closePayrollMonth, async ({ body, caller, database, clock }) => {
  const now = clock.now();
  const today = indiaDate(now);
  const period = daysOfMonth(body);
  const month = period.from.slice(0, 7);
  if (period.until >= today) throw new Refusal(409, sentence('MONTH_NOT_OVER', { month, date: period.until }), { field: 'month' });
  await lockMonth(database, period.from);
  if ((await findClosure(database, period.from)) !== null) throw new Refusal(409, sentence('MONTH_CLOSED_ALREADY', { month }), { field: 'month' });
  // Inserts the closure first, because Citus adds no row that refers to employees after all machines were read. A refusal rolls it back.
  const [closure] = await database
    .insert(payrollClosures)
    .values({ month: period.from, closedAt: now.toISOString(), closedBy: caller.id })
    .returning({ id: payrollClosures.id });
  if (closure === undefined) throw new Error('The closure was not inserted');
  const blockers = await readBlockers(database, period, today);
  if (blockers.length > 0) {
    const count = blockers.reduce((sum, blocker) => sum + blocker.count, 0);
    throw new Refusal(409, sentence('MONTH_HAS_OPEN_DAYS', { month, count }), { field: 'month' });
  }
  const people = await selectPaid(database, isOnPayroll(database, period));
  for await (const rows of computeFigures(database, period, today, people))
    await database.insert(payrollRows).values(rows.map((row) => ({ closureId: closure.id, employeeId: String(row.id), figures: row })));
  await writeAudit(database, now, { action: 'PAYROLL_CLOSED', ...actorOf(caller), detail: month });
  await noteChange(database, now, { ...monthChange(period.from, caller), fields: ['closed'] });
  return { payload: sentence('MONTH_CLOSED', { month }) };
});

export const reopenPayrollMonth = route(contract.reopenPayrollMonth, async ({ body, caller, database, clock }) => {
  const now = clock.now();
  const reason = readReason(body.reason);
  const { from } = daysOfMonth(body);
  const month = from.slice(0, 7);
  await lockMonth(database, from);
  const closure = await findClosure(database, from);
  if (closure === null) throw new Refusal(409, sentence('MONTH_NOT_CLOSED', { month }), { field: 'month' });
  await database.update(payrollClosures).set({ reopenedAt: now.toISOString(), reopenedBy: caller.id, reason }).where(eq(payrollClosures.id, closure.id));
  await writeAudit(database, now, { action: 'PAYROLL_REOPENED', ...actorOf(caller), detail: month });
  await noteChange(database, now, { ...monthChange(from, caller), fields: ['closed'] });
  return { payload: sentence('MONTH_REOPENED', { month }) };
});
