/** Activates or deactivates an employee. */
import { eq, sql } from 'drizzle-orm';
import { employees as contract } from '../../contract/employees.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { changedBy, noteChange } from '../calls/changes.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import { employees } from '../database/tables/employees.ts';
import { sessions } from '../database/tables/session.ts';
import { endAccessTokens, lockAdministrators } from '../people/administrators.ts';
import { endPasswordLinks } from '../people/password-link.ts';
import { fullName } from '../people/person.ts';

export const activateUser: Route = route(contract.activateUser, async ({ body, caller, database, clock }) => {
  const now = clock.now();
  const administrators = await lockAdministrators(database, caller);
  const [person] = await database
    .select()
    .from(employees)
    .where(eq(sql`lower(${employees.email})`, sql`lower(${body.email})`))
    .for('no key update');
  if (person === undefined) throw new Refusal(404, sentence('NO_EMPLOYEE_WITH_EMAIL'), { field: 'email' });
  if (!body.activate) {
    if (person.id === caller.id) throw new Refusal(409, sentence('OWN_DEACTIVATION'));
    if (administrators.every((id) => id === person.id)) throw new Refusal(409, sentence('LAST_ADMIN_DEACTIVATION'));
    await database.delete(sessions).where(eq(sessions.employeeId, person.id));
    await endPasswordLinks(database, person.id, now);
    await endAccessTokens(database, person.id, now);
  }
  await database.update(employees).set({ active: body.activate, updatedAt: now.toISOString() }).where(eq(employees.id, person.id));
  await writeAudit(database, now, { action: body.activate ? 'ACTIVATED' : 'DEACTIVATED', ...actorOf(caller), subjectId: person.id });
  await noteChange(database, now, { type: 'EMPLOYEE', subjectId: person.id, ...changedBy(caller), fields: ['active'] });
  const changed = sentence(body.activate ? 'EMPLOYEE_ACTIVATED' : 'EMPLOYEE_DEACTIVATED', { name: fullName(person) });
  return { payload: { ...changed, userId: person.id } };
});
