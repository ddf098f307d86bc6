/** Finds the employee that a call names. */
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { readId } from '../database/ids.ts';
import { employees } from '../database/tables.ts';
import { Refusal } from '../server/refusal.ts';

/** @param sent the id as the call has it. @throws Refusal (404) */
export async function findEmployee(database: Database, sent: string | number): Promise<typeof employees.$inferSelect> {
  const id = readId(sent);
  const [found] = id === null ? [] : await database.select().from(employees).where(eq(employees.id, id));
  if (found === undefined) throw new Refusal(404, 'There is no such employee');
  return found;
}
