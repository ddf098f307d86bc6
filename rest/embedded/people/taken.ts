/** Checks that the identifiers of an employee are not used by another employee. */
import { and, ne, or, sql } from 'drizzle-orm';
import { type PlainCode, sentence } from '../../contract/sentences.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';

/** Identifiers that are unique among employees. User names and e-mail addresses are compared case-insensitively. */
export interface Identity {
  readonly username: string;
  readonly email: string | null;
  readonly phone: string | null;
}

const taken = (code: PlainCode, field: string) => new Refusal(409, sentence(code), { field });

/**
 * Returns the refusal (409) for an identifier that another employee has, or null.
 * @param ownId the employee who may have the identifiers
 */
export async function refusalIfTaken(database: Database, { username, email, phone }: Identity, ownId = '0'): Promise<Refusal | null> {
  const matches = {
    email: sql<boolean>`coalesce(lower(${employees.email}) = lower(${email}), false)`,
    phone: sql<boolean>`coalesce(${employees.phone} = ${phone}, false)`,
    username: sql<boolean>`lower(${employees.username}) = lower(${username})`,
  };
  const others = await database
    .select(matches)
    .from(employees)
    .where(and(or(matches.email, matches.phone, matches.username), ne(employees.id, ownId)));
  if (others.some((other) => other.email)) return taken('EMAIL_TAKEN', 'email');
  if (others.some((other) => other.phone)) return taken('PHONE_TAKEN', 'phoneNumber');
  return others.length > 0 ? taken('USERNAME_TAKEN', 'username') : null;
}
