/** One's own record. Roles are not one's own to change (decision 10). */
import { eq } from 'drizzle-orm';
import { indiaDate } from '../../contract/clock.ts';
import { employees as contract } from '../../contract/employees.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { toEmployee } from '../people/employee.ts';
import { readPerson } from '../people/person-fields.ts';
import { saveChange } from './save-change.ts';

export const profileRoutes: readonly Route[] = [
  route(contract.getProfile, async ({ caller, database }) => ({ payload: toEmployee(await findOwn(database, caller.id)) })),

  route(contract.updateProfile, async ({ body, caller, database, clock }) => {
    const fields = readPerson(body, indiaDate(clock.now()));
    const current = await findOwn(database, caller.id);
    return { payload: toEmployee(await saveChange(database, { current, fields, changedBy: caller.id, now: clock.now() })) };
  }),
];

async function findOwn(database: Database, id: string) {
  const [employee] = await database.select().from(employees).where(eq(employees.id, id));
  if (employee === undefined) throw new Refusal(401, 'Your session has ended, sign in again');
  return employee;
}
