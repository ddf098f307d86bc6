/** The full record of an employee: the fields of lists, the version, and the last change. */
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { EmployeeRecord } from '../../contract/employees.ts';
import { readId } from '../calls/input.ts';
import type { Database } from '../database/database.ts';
import { employeeChanges, employees } from '../database/tables/employees.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { findEmployee, toEmployee } from '../people/employee.ts';
import { fullName } from '../people/person.ts';

/** @throws Refusal (404) */
export async function readRecord(database: Database, id: string | number): Promise<Static<typeof EmployeeRecord>> {
  // Reads the version first. A change between the two reads then makes this version outdated, and is not overwritten unseen.
  const { version, lastChange } = await readVersion(database, id);
  return { ...toEmployee(await findEmployee(database, id)), version, lastChange };
}

/** @returns versions by employee id, without employees who were never changed */
export async function readVersions(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { employeeId } = employeeChanges;
  const counts = await database
    .select({ employeeId, count: sql<string>`count(*)` })
    .from(employeeChanges)
    .where(inArray(employeeId, [...ids]))
    .groupBy(employeeId);
  return new Map(counts.map((row) => [row.employeeId, 1 + Number(row.count)]));
}

/** @returns the number of changes plus one, and the last change */
export async function readVersion(database: Database, id: string | number) {
  const [last] = await database
    .select({
      count: sql<string>`count(*) over ()`,
      at: employeeChanges.changedAt,
      id: employees.id,
      firstName: employees.firstName,
      lastName: employees.lastName,
    })
    .from(employeeChanges)
    .innerJoin(employees, eq(employees.id, employeeChanges.changedBy))
    .where(eq(employeeChanges.employeeId, readId(id)))
    .orderBy(desc(employeeChanges.changedAt), desc(employeeChanges.id))
    .limit(1);
  return { version: 1 + Number(last?.count ?? 0), lastChange: last ? { at: wireInstant(last.at), id: last.id, name: fullName(last) } : null };
}
