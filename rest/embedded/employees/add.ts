/** Adding an employee, who then sets a password by a link that is shown once to who added them (DESIGN 7.2). */
import { indiaDate } from '../../contract/clock.ts';
import { employees as contract } from '../../contract/employees.ts';
import { fullName } from '../database/full-name.ts';
import { employees } from '../database/tables.ts';
import { readPerson } from '../server/person-fields.ts';
import { Refusal } from '../server/refusal.ts';
import { type Route, route } from '../server/route.ts';
import { isAdmin } from '../session/caller.ts';
import { createPasswordLink, linkLifetimeMs } from '../session/password-link.ts';
import { isBeyondUser, readRoles } from './roles.ts';
import { whatIsTaken } from './taken.ts';

export const addUser: Route = route(contract.addUser, async ({ body, caller, database, clock }) => {
  const now = clock.now();
  const words = [...(body.role ?? []), ...(body.roles ?? [])];
  const roles = readRoles(words.join() || 'user');
  if (isBeyondUser(roles) && !isAdmin(caller)) throw new Refusal(403, 'Only an administrator may add moderators and administrators');
  const fields = readPerson(body, indiaDate(now));
  const person = { ...fields, username: fields.email };
  const [added] = await database
    .insert(employees)
    .values({ ...person, roles, createdBy: caller.id, createdAt: now.toISOString() })
    .onConflictDoNothing()
    .returning({ id: employees.id });
  // Whoever had it first may be gone again by now.
  if (added === undefined) throw new Refusal(409, (await whatIsTaken(database, person)) ?? 'Somebody else is adding this person, try again');
  const setPasswordToken = await createPasswordLink(database, added.id, now, linkLifetimeMs.added);
  return { payload: { message: `${fullName(person)} is added`, setPasswordToken } };
});
