/** Loads a day for a decision: locked, in an open month, and only when the caller may decide. */
import { indiaDate } from '../../contract/clock.ts';
import { sentence } from '../../contract/sentences.ts';
import { type Caller, isAdmin } from '../calls/caller.ts';
import { readDay } from '../calls/day.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { findEmployee } from '../people/employee.ts';
import { lockedDay } from '../people/locked-day.ts';

interface Decision {
  readonly body: { readonly userId: string | number; readonly date: string };
  readonly caller: Caller;
  readonly database: Database;
  readonly now: Date;
  /** True for an approval or its withdrawal, which the messages name. */
  readonly approves?: boolean;
}

/**
 * Returns the locked day with its name for messages.
 * @throws Refusal when the caller may not decide about the day, or it does not exist
 */
export async function dayToDecide({ body, caller, database, now, approves = false }: Decision) {
  const person = await findEmployee(database, body.userId);
  const date = readDay(body.date);
  if (date > indiaDate(now))
    throw approves
      ? new Refusal(400, sentence('APPROVAL_OF_FUTURE_DAY'), { field: 'date' })
      : new Refusal(400, sentence('DECISION_ON_FUTURE_DAY'), { field: 'date' });
  if (person.id === caller.id && !isAdmin(caller)) throw new Refusal(409, sentence(approves ? 'APPROVAL_OF_OWN_DAY' : 'DECISION_ON_OWN_DAY'));
  if (isAdmin(person) && !isAdmin(caller)) throw new Refusal(403, sentence(approves ? 'APPROVAL_OF_ADMIN_DAY' : 'DECISION_ON_ADMIN_DAY'));
  const { row, named, ...found } = await lockedDay(database, person, date);
  if (row === undefined) throw new Refusal(404, sentence(approves ? 'NO_DAY_TO_APPROVE' : 'NO_DAY_TO_DECIDE', named));
  return { ...found, row, named };
}

/**
 * Returns the day like `dayToDecide`.
 * @throws Refusal (409) also for an approved or refused day
 */
export async function undecidedDay(decision: Decision) {
  const found = await dayToDecide(decision);
  assertNotRefused(found);
  assertNotApproved(found);
  return found;
}

type LockedDay = Pick<Awaited<ReturnType<typeof lockedDay>>, 'row' | 'refusal' | 'named'>;

/** @throws Refusal (409) */
export function assertNotRefused({ refusal, named }: LockedDay): void {
  if (refusal !== undefined) throw new Refusal(409, sentence('DAY_IS_REFUSED', named));
}

/** @throws Refusal (409) */
export function assertNotApproved({ row, named }: LockedDay): void {
  if (row !== undefined && row.approvedAt !== null) throw new Refusal(409, sentence('DAY_IS_APPROVED', named));
}
