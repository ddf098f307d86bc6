/** Changes an employee's record, by the employee or by an administrator, and stores the previous values. */
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { changedFields } from '../../contract/changes.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import { changedBy, noteChange } from '../calls/changes.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { errorCode } from '../database/error-code.ts';
import { employeeChanges, employees } from '../database/tables/employees.ts';
import { endPasswordLinks } from '../people/password-link.ts';
import type { readPersonChange } from '../people/person-fields.ts';
import { refusalIfTaken } from '../people/taken.ts';

type Row = typeof employees.$inferSelect;

interface Change {
  /** The present record. */
  readonly current: Row;
  /** New values. */
  readonly fields: ReturnType<typeof readPersonChange> & { readonly roles?: Row['roles']; readonly payrollId?: Row['payrollId'] };
  readonly caller: Pick<Caller, 'id' | 'tool'>;
  readonly now: Date;
}

/**
 * @returns the changed record
 * @throws Refusal (409) when another person has the e-mail address, phone number or user name
 */
export async function saveChange(database: Database, { current, fields, caller, now }: Change): Promise<Row> {
  const { email = current.email, phone = current.phone } = fields;
  const username = usernameAfter(current, { email, phone });
  const person = { ...fields, username };
  const taken = await refusalIfTaken(database, { username, email, phone }, current.id);
  if (taken !== null) throw taken;
  const previous: Readonly<Record<string, unknown>> = current;
  const before = Object.fromEntries(
    Object.entries(person).flatMap(([name, value]) => (isDeepStrictEqual(previous[name], value) ? [] : [[name, previous[name]]])),
  );
  if (Object.keys(before).length === 0) return current;
  await database.insert(employeeChanges).values({ employeeId: current.id, changedAt: now.toISOString(), changedBy: caller.id, before });
  const changed = Object.keys(before).flatMap((column) => fieldOf(column) ?? []);
  await writeAudit(database, now, { action: 'EMPLOYEE_CHANGED', ...actorOf(caller), subjectId: current.id, detail: changed.join(',') || null });
  await noteChange(database, now, { type: 'EMPLOYEE', subjectId: current.id, ...changedBy(caller), fields: changed });
  // A link that was mailed to the former address must become invalid.
  if ('email' in before) await endPasswordLinks(database, current.id, now);
  const [updated] = await database
    .update(employees)
    .set({ ...person, updatedAt: now.toISOString() })
    .where(eq(employees.id, current.id))
    .returning()
    .catch(refuseTaken);
  return updated ?? current;
}

/** Returns the name of a column in calls. The user name has none, because it only follows the e-mail address or the phone number. */
const fieldOf = (column: string) => changedFields.EMPLOYEE.find((field) => field === (column === 'phone' ? 'phoneNumber' : column));

interface SignInNames {
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * Returns the user name after a change. A user name that is the e-mail address or the phone number changes with it, because no other person may have it.
 */
function usernameAfter(current: SignInNames & { readonly username: string }, next: SignInNames): string {
  if (current.username.toLowerCase() === current.email?.toLowerCase()) return next.email ?? current.username;
  return current.username === current.phone ? (next.phone ?? current.username) : current.username;
}

/** Handles an identifier that another person took since the check. */
function refuseTaken(error: unknown): never {
  throw errorCode(error) === '23505' ? new Refusal(409, sentence('IDENTITY_JUST_TAKEN')) : error;
}
