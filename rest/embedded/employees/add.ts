/** Adds an employee, who then sets a password with a link that the response contains once. */
import { indiaDate } from '../../contract/clock.ts';
import { employees as contract } from '../../contract/employees.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { isAdmin } from '../calls/caller.ts';
import { changedBy, noteNew } from '../calls/changes.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, requirePerson, route } from '../calls/route.ts';
import { employees } from '../database/tables/employees.ts';
import { createPasswordLink, linkLifetimeMs } from '../people/password-link.ts';
import { fullName } from '../people/person.ts';
import { readPerson } from '../people/person-fields.ts';
import { hasElevatedRole, readRoles } from '../people/roles.ts';
import { refusalIfTaken } from '../people/taken.ts';

export const addUser: Route = route(contract.addUser, async ({ body, caller, database, clock }) => {
  const now = clock.now();
  const words = [...(body.role ?? []), ...(body.roles ?? [])];
  const roles = readRoles(words.join() || 'user');
  if (hasElevatedRole(roles) && !isAdmin(caller)) throw new Refusal(403, sentence('ADDING_NEEDS_ADMIN'));
  // A tool's token could sign in through the link to a password.
  if (hasElevatedRole(roles)) requirePerson(caller);
  const fields = readPerson(body, indiaDate(now));
  const person = { ...fields, username: fields.email };
  const [added] = await database
    .insert(employees)
    .values({ ...person, roles, createdBy: caller.id, createdAt: now.toISOString() })
    .onConflictDoNothing()
    .returning({ id: employees.id });
  // The person with this identifier may no longer have it.
  if (added === undefined) throw (await refusalIfTaken(database, person)) ?? new Refusal(409, sentence('PERSON_BEING_ADDED'));
  await writeAudit(database, now, { action: 'EMPLOYEE_ADDED', ...actorOf(caller), subjectId: added.id, detail: roles.join() });
  await noteNew(database, now, { type: 'EMPLOYEE', subjectId: added.id, ...changedBy(caller) });
  const setPasswordToken = await createPasswordLink(database, added.id, now, linkLifetimeMs.added);
  return { payload: { ...sentence('EMPLOYEE_ADDED', { name: fullName(person) }), addedId: added.id, setPasswordToken } };
});
