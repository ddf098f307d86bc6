/** Finds an employee by the id of a call, and converts an employee for responses. */
import { eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Employee } from '../../contract/employees.ts';
import { sentence } from '../../contract/sentences.ts';
import { readId } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { wireLatest } from '../database/wire-instant.ts';
import { toAddress } from './person.ts';

type Row = typeof employees.$inferSelect;

/**
 * Finds an employee.
 * @param id the id in the call
 * @param isLocked locks the employee against changes until the end of the transaction
 * @throws Refusal (404)
 */
export async function findEmployee(database: Database, id: string | number, isLocked = false): Promise<Row> {
  const isPerson = eq(employees.id, readId(id));
  const people = database.select().from(employees).where(isPerson);
  const [found] = await (isLocked ? people.for('no key update') : people);
  if (found === undefined) throw new Refusal(404, sentence('NO_SUCH_EMPLOYEE'), { field: 'userId' });
  return found;
}

/** Converts an employee. Only the fields named here leave the server. */
export function toEmployee(row: Row): Static<typeof Employee> {
  const { id, firstName, middleName, lastName, phone, email, gender, dob, active, roles, profilePicture, payrollId, createdAt, updatedAt } = row;
  const person = { id, firstName, middleName, lastName, phoneNumber: phone, email, gender, dob, active, roles, profilePicture, payrollId };
  return { ...person, addressDetails: toAddress(row), updatedDate: wireLatest(createdAt, updatedAt) };
}
