/** Withdraws the approval or the refusal of a day, by decision of a person or because the day changes. */
import type { ChangedField } from '../../contract/changes.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import type { Database } from '../database/database.ts';
import { attendance, dayRefusals, withdrawnApprovals } from '../database/tables/attendance.ts';
import { isDay, isInForce } from '../people/locked-day.ts';

interface Withdrawal {
  readonly caller: Caller;
  readonly now: Date;
  readonly reason: string;
}

/** Reason of an automatic withdrawal. */
const dayChanged = 'The day changed after the decision';

/**
 * Withdraws an approval, and keeps the approver, the author and the reason.
 * @param row the locked day
 * @returns false when the day is not approved
 */
export async function withdrawApproval(database: Database, row: typeof attendance.$inferSelect, { caller, now, reason }: Withdrawal): Promise<boolean> {
  const { employeeId, entryDate, approvedAt, approvedBy, approvalNote } = row;
  if (approvedAt === null || approvedBy === null) return false;
  const withdrawal = { withdrawnAt: now.toISOString(), withdrawnBy: caller.id, reason };
  await database.insert(withdrawnApprovals).values({ employeeId, entryDate, approvedAt, approvedBy, approvalNote, ...withdrawal });
  await database.update(attendance).set({ approvedAt: null, approvedBy: null, approvalNote: null, updatedAt: now.toISOString() }).where(isDay(row));
  await writeAudit(database, now, { action: 'APPROVAL_WITHDRAWN', ...actorOf(caller), subjectId: employeeId, detail: entryDate });
  return true;
}

/**
 * Withdraws a refusal, and keeps both authors and the reason.
 * @param row the locked day
 * @returns false when no refusal is in force
 */
export async function withdrawRefusal(database: Database, row: typeof attendance.$inferSelect, { caller, now, reason }: Withdrawal): Promise<boolean> {
  const { employeeId, entryDate } = row;
  const withdrawn = await database
    .update(dayRefusals)
    .set({ withdrawnAt: now.toISOString(), withdrawnBy: caller.id, withdrawnReason: reason })
    .where(isInForce(row))
    .returning({ id: dayRefusals.id });
  if (withdrawn.length === 0) return false;
  await database.update(attendance).set({ updatedAt: now.toISOString() }).where(isDay(row));
  await writeAudit(database, now, { action: 'REFUSAL_WITHDRAWN', ...actorOf(caller), subjectId: employeeId, detail: entryDate });
  return true;
}

/**
 * Withdraws the decision about a day that changes.
 * @returns names of the fields that changed by the withdrawal
 */
export async function withdrawDecision(
  database: Database,
  row: typeof attendance.$inferSelect,
  decision: Omit<Withdrawal, 'reason'>,
): Promise<ChangedField<'ATTENDANCE'>[]> {
  const withdrawal = { ...decision, reason: dayChanged };
  if (await withdrawApproval(database, row, withdrawal)) return ['approved'];
  return (await withdrawRefusal(database, row, withdrawal)) ? ['refused'] : [];
}
