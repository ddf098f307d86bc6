/** Withdraws the approval of a day, by somebody's decision or because the day changes after it. */
import { and, eq } from 'drizzle-orm';
import { by, record } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import type { Database } from '../database/database.ts';
import { attendance, withdrawnApprovals } from '../database/tables/attendance.ts';

interface Withdrawal {
  readonly caller: Caller;
  readonly now: Date;
  readonly reason: string;
}

/** Reason of a withdrawal that nobody decided. */
export const dayChanged = 'The day changed after its approval';

/**
 * Keeps who approved, who withdrew and why.
 * @param row the locked day
 * @returns false when the day is not approved, so that nothing is withdrawn
 */
export async function withdrawApproval(
  database: Database,
  { employeeId, entryDate, approvedAt, approvedBy }: typeof attendance.$inferSelect,
  { caller, now, reason }: Withdrawal,
): Promise<boolean> {
  if (approvedAt === null || approvedBy === null) return false;
  const withdrawal = { withdrawnAt: now.toISOString(), withdrawnBy: caller.id, reason };
  await database.insert(withdrawnApprovals).values({ employeeId, entryDate, approvedAt, approvedBy, ...withdrawal });
  await database
    .update(attendance)
    .set({ approvedAt: null, approvedBy: null, updatedAt: now.toISOString() })
    .where(and(eq(attendance.employeeId, employeeId), eq(attendance.entryDate, entryDate)));
  await record(database, now, { action: 'APPROVAL_WITHDRAWN', ...by(caller), subjectId: employeeId, detail: entryDate });
  return true;
}
