/** Closes a payroll month, which stores its figures, and reopens it. */
import { eq } from 'drizzle-orm';
import { indiaDate } from '../../contract/clock.ts';
import { payroll as contract } from '../../contract/payroll.ts';
import { by, record } from '../calls/audit.ts';
import { dayText } from '../calls/day.ts';
import { readReason } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import { route } from '../calls/route.ts';
import { payrollClosures, payrollRows } from '../database/tables/payroll.ts';
import { lockMonth, monthText } from '../people/open-month.ts';
import { computeFigures, findClosure } from './figures.ts';
import { readBlockers } from './month-state.ts';
import { payrollPeriod } from './read-days.ts';

/** Number of people whose figures are stored at once. */
const peopleAtOnce = 50;

export const closePayrollMonth = route(contract.closePayrollMonth, async ({ body, caller, database, clock }) => {
  const now = clock.now();
  const today = indiaDate(now);
  const period = payrollPeriod(body);
  const name = monthText(period.from);
  if (period.until >= today) throw new Refusal(409, `${name} can be closed when ${dayText(period.until)} is over`, { field: 'month' });
  await lockMonth(database, period.from);
  if ((await findClosure(database, period.from)) !== null) throw new Refusal(409, `${name} is closed already`, { field: 'month' });
  // Inserts the closure first, because Citus adds no row that refers to employees after all machines were read. A refusal rolls it back.
  const [closure] = await database
    .insert(payrollClosures)
    .values({ month: period.from, closedAt: now.toISOString(), closedBy: caller.id })
    .returning({ id: payrollClosures.id });
  if (closure === undefined) throw new Error('The closure was not inserted');
  const blockers = await readBlockers(database, period, today);
  if (blockers.length > 0) {
    const count = blockers.reduce((sum, blocker) => sum + blocker.count, 0);
    throw new Refusal(409, `${name} cannot be closed: days that need checking are left (${count})`, { field: 'month' });
  }
  for (let offset = 0, isLast = false; !isLast; offset += peopleAtOnce) {
    const rows = await computeFigures(database, period, today, { limit: peopleAtOnce, offset });
    if (rows.length > 0) {
      await database.insert(payrollRows).values(rows.map((row) => ({ closureId: closure.id, employeeId: String(row.id), figures: row })));
    }
    isLast = rows.length < peopleAtOnce;
  }
  await record(database, now, { action: 'PAYROLL_CLOSED', ...by(caller), detail: period.from.slice(0, 7) });
  return { payload: { message: `${name} is closed` } };
});

export const reopenPayrollMonth = route(contract.reopenPayrollMonth, async ({ body, caller, database, clock }) => {
  const now = clock.now();
  const reason = readReason(body.reason);
  const { from: month } = payrollPeriod(body);
  await lockMonth(database, month);
  const closure = await findClosure(database, month);
  if (closure === null) throw new Refusal(409, `${monthText(month)} is not closed`, { field: 'month' });
  await database.update(payrollClosures).set({ reopenedAt: now.toISOString(), reopenedBy: caller.id, reason }).where(eq(payrollClosures.id, closure.id));
  await record(database, now, { action: 'PAYROLL_REOPENED', ...by(caller), detail: month.slice(0, 7) });
  return { payload: { message: `${monthText(month)} is open again` } };
});
