/** Finds the employee that a call names. */
import { eq } from 'drizzle-orm';
import { readId } from '../calls/ids.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables.ts';

/** @param sent the id as the call has it. @throws Refusal (404) */
export async function findEmployee(database: Database, sent: string | number): Promise<typeof employees.$inferSelect> {
  const id = readId(sent);
  const [found] = id === null ? [] : await database.select().from(employees).where(eq(employees.id, id));
  if (found === undefined) throw new Refusal(404, 'There is no such employee');
  return found;
}
