/** The active administrators, of whom one has to be left; and what ends with their role, the tokens that they made for tools. */
import { and, arrayContains, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { accessTokens } from '../database/tables/tokens.ts';

/**
 * Locks them, in one order and until the end of the write: two administrators cannot take each other's rights at once.
 * @returns their ids
 */
export async function lockAdministrators(database: Database): Promise<readonly string[]> {
  const admins = await database
    .select({ id: employees.id })
    .from(employees)
    .where(and(arrayContains(employees.roles, ['ROLE_ADMIN']), eq(employees.active, true)))
    .orderBy(asc(employees.id))
    .for('no key update');
  return admins.map(({ id }) => id);
}

/** Revokes all that a person has made for tools. */
export async function endAccessTokens(database: Database, employeeId: string, now: Date): Promise<void> {
  await database
    .update(accessTokens)
    .set({ revokedAt: now.toISOString() })
    .where(and(eq(accessTokens.createdBy, employeeId), isNull(accessTokens.revokedAt)));
}
