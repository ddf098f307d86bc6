/** Loads a day for a decision: locked, in an open month, and only when the caller may decide. */
import { indiaDate } from '../../contract/clock.ts';
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
      ? new Refusal(400, 'A day in the future cannot be approved', { field: 'date' })
      : new Refusal(400, 'A day in the future cannot be decided', { field: 'date' });
  if (person.id === caller.id && !isAdmin(caller))
    throw approves ? new Refusal(409, 'You cannot approve your own attendance') : new Refusal(409, 'You cannot decide about your own attendance');
  if (isAdmin(person) && !isAdmin(caller))
    throw approves
      ? new Refusal(403, 'Only an administrator may approve the attendance of an administrator')
      : new Refusal(403, 'Only an administrator may decide about the attendance of an administrator');
  const { row, dayLabel, ...found } = await lockedDay(database, person, date);
  if (row === undefined)
    throw approves ? new Refusal(404, `There is no attendance ${dayLabel} to approve`) : new Refusal(404, `There is no attendance ${dayLabel} to decide about`);
  return { ...found, row, dayLabel };
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

type LockedDay = Pick<Awaited<ReturnType<typeof lockedDay>>, 'row' | 'refusal' | 'dayLabel'>;

/** @throws Refusal (409) */
export function assertNotRefused({ refusal, dayLabel }: LockedDay): void {
  if (refusal !== undefined) throw new Refusal(409, `The attendance ${dayLabel} is refused: withdraw the refusal first`);
}

/** @throws Refusal (409) */
export function assertNotApproved({ row, dayLabel }: LockedDay): void {
  if (row !== undefined && row.approvedAt !== null) throw new Refusal(409, `The attendance ${dayLabel} is approved: withdraw the approval first`);
}
