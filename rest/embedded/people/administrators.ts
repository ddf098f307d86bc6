/** The active administrators, of whom one must remain, and their tool tokens. */
import { and, arrayContains, asc, eq, isNull } from 'drizzle-orm';
import { sentence } from '../../contract/sentences.ts';
import type { Caller } from '../calls/caller.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { accessTokens } from '../database/tables/tokens.ts';

/**
 * Locks all active administrators in one order until the end of the write, so that two of them cannot remove each other's rights at once.
 * @returns their ids
 * @throws Refusal (403) when the caller is no longer an administrator
 */
export async function lockAdministrators(database: Database, caller: Pick<Caller, 'id'>): Promise<readonly string[]> {
  const admins = await database
    .select({ id: employees.id })
    .from(employees)
    .where(and(arrayContains(employees.roles, ['ROLE_ADMIN']), eq(employees.active, true)))
    .orderBy(asc(employees.id))
    .for('no key update');
  const ids = admins.map(({ id }) => id);
  if (!ids.includes(caller.id)) throw new Refusal(403, sentence('NO_ACCESS'));
  return ids;
}

/**
 * Revokes all valid tool tokens of a person.
 * @returns the number of revoked tokens
 */
export async function endAccessTokens(database: Database, employeeId: string, now: Date): Promise<number> {
  const revoked = await database
    .update(accessTokens)
    .set({ revokedAt: now.toISOString() })
    .where(and(eq(accessTokens.createdBy, employeeId), isNull(accessTokens.revokedAt)))
    .returning({ id: accessTokens.id });
  return revoked.length;
}
