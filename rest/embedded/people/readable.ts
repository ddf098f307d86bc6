/**
 * The rule for reading other people (docs/gateway.md, Roles). Administrators read everyone. Others read themselves and employees without roles beyond
 * user.
 */
import { and, arrayOverlaps, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { sentence } from '../../contract/sentences.ts';
import { isAdmin, type Reader } from '../calls/caller.ts';
import { readId } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { nameKey } from '../database/tables/name-key.ts';
import { findEmployee } from './employee.ts';
import type { Word } from './name-search.ts';
import { elevatedRoles, hasElevatedRole } from './roles.ts';

export const mayRead = (reader: Reader, { id, roles }: Reader): boolean => isAdmin(reader) || id === reader.id || !hasElevatedRole(roles);

/** Returns the filter for lists of all people, or undefined when the reader may see all employees. */
export const listedFor = (reader: Reader): SQL | undefined => (isAdmin(reader) ? undefined : not(arrayOverlaps(employees.roles, elevatedRoles)));

/** Returns the filter for the employees whom a reader may read, or undefined when these are all. */
export const readableBy = (reader: Reader): SQL | undefined => {
  const listed = listedFor(reader);
  return listed && or(eq(employees.id, reader.id), listed);
};

/**
 * Returns the condition for the employees whom a reader may find by the words of a text. Other employees are found by their names only, because a phone
 * number or a village could be guessed part by part.
 */
export const findableBy =
  (reader: Reader) =>
  (words: readonly Word[]): SQL | undefined => {
    const { firstName, middleName, lastName } = employees;
    const name = sql`concat_ws(' ', ${firstName}, ${middleName}, ${lastName})`;
    const isInName = ({ text, spelling }: Word) => or(sql`strpos(${nameKey(name)}, ${text}) > 0`, sql`strpos(spelling(${name}), ${spelling}) > 0`);
    const readable = readableBy(reader);
    return readable && or(readable, and(...words.map(isInName)));
  };

/**
 * Returns the employee whose data a call reads.
 * @throws Refusal (404, 403)
 */
export async function findReadable(database: Database, reader: Reader, userId: string | number) {
  const person = await findEmployee(database, userId);
  if (!mayRead(reader, person)) throw new Refusal(403, sentence('NO_ACCESS'));
  return person;
}

/**
 * Checks the rule for a call that needs only the id of the employee. Needs no query for administrators and for people who read themselves.
 * @throws Refusal (404, 403)
 */
export async function assertReadable(database: Database, reader: Reader, userId: string | number): Promise<void> {
  if (!isAdmin(reader) && readId(userId) !== reader.id) await findReadable(database, reader, userId);
}
