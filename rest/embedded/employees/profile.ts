/** One's own record. Roles are not one's own to change (decision 10). */
import { eq } from 'drizzle-orm';
import { indiaDate } from '../../contract/clock.ts';
import { employees as contract } from '../../contract/employees.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { errorCode } from '../database/error-code.ts';
import { employees } from '../database/tables.ts';
import { toEmployee } from '../people/employee.ts';
import { readPerson } from '../people/person-fields.ts';
import { whatIsTaken } from '../people/taken.ts';

export const profileRoutes: readonly Route[] = [
  route(contract.getProfile, async ({ caller, database }) => ({ payload: toEmployee(await findOwn(database, caller.id)) })),

  route(contract.updateProfile, async ({ body, caller, database, clock }) => {
    const fields = readPerson(body, indiaDate(clock.now()));
    const current = await findOwn(database, caller.id);
    const person = { ...fields, username: usernameAfter(current, fields) };
    const taken = await whatIsTaken(database, person, current.id);
    if (taken !== null) throw new Refusal(409, taken);
    const [updated] = await database.update(employees).set(person).where(eq(employees.id, current.id)).returning().catch(refuseTaken);
    return { payload: toEmployee(updated ?? current) };
  }),
];

async function findOwn(database: Database, id: string) {
  const [employee] = await database.select().from(employees).where(eq(employees.id, id));
  if (employee === undefined) throw new Refusal(401, 'Your session has ended, sign in again');
  return employee;
}

interface SignInNames {
  readonly email: string | null;
  readonly phone: string | null;
}

/** A user name that is the e-mail address or the phone number changes with it, since nobody else's may be one. */
function usernameAfter(current: SignInNames & { readonly username: string }, next: { readonly email: string; readonly phone: string }): string {
  if (current.username.toLowerCase() === current.email?.toLowerCase()) return next.email;
  return current.username === current.phone ? next.phone : current.username;
}

/** Somebody took it since it was looked at. */
function refuseTaken(error: unknown): never {
  throw errorCode(error) === '23505' ? new Refusal(409, 'Somebody else has just taken this e-mail address or phone number') : error;
}
