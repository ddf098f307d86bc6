/** Changes of employees by administrators: record, roles, and links for a new password. */
import { and, eq, ne } from 'drizzle-orm';
import { indiaDate } from '../../contract/clock.ts';
import { employees as contract } from '../../contract/employees.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { isAdmin } from '../calls/caller.ts';
import { changedMeanwhile, Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { endAccessTokens, lockAdministrators } from '../people/administrators.ts';
import { findEmployee } from '../people/employee.ts';
import { createPasswordLink, linkLifetimeMs } from '../people/password-link.ts';
import { fullName } from '../people/person.ts';
import { readPersonChange } from '../people/person-fields.ts';
import { readRoles } from '../people/roles.ts';
import { readRecord, readVersion } from './record.ts';
import { saveChange } from './save-change.ts';

export const updateRoutes: readonly Route[] = [
  route(contract.updateUser, async ({ body, caller, database, clock }) => {
    const now = clock.now();
    const administrators = await lockAdministrators(database, caller);
    const current = await findEmployee(database, body.userId, true);
    const { version, lastChange } = await readVersion(database, current.id);
    if (body.version !== undefined && body.version !== version) throw changedMeanwhile(lastChange?.name);
    const fields = readPersonChange(body, current, indiaDate(now));
    const roles = body.roles === undefined ? current.roles : readRoles(body.roles.join());
    if (isAdmin(current) && !isAdmin({ roles })) {
      if (current.id === caller.id) throw new Refusal(409, sentence('OWN_ADMIN_ROLE'), { field: 'roles' });
      if (administrators.every((id) => id === current.id)) throw new Refusal(409, sentence('LAST_ADMIN_ROLE'), { field: 'roles' });
    }
    const isSame = roles.length === current.roles.length && roles.every((role) => current.roles.includes(role));
    const payrollId = await readPayrollId(database, current, body.payrollId);
    await saveChange(database, { current, fields: { ...fields, ...(!isSame && { roles }), payrollId }, caller, now });
    // Revoked permanently: the tokens stay invalid when the role is assigned again.
    if (!isAdmin({ roles })) await endAccessTokens(database, current.id, now);
    if (!isSame) await writeAudit(database, now, { action: 'ROLES_CHANGED', ...actorOf(caller), subjectId: current.id, detail: roles.join() });
    return { payload: await readRecord(database, current.id) };
  }),

  route(contract.makePasswordLink, async ({ body, caller, database, clock }) => {
    const now = clock.now();
    const person = await findEmployee(database, body.userId, true);
    if (!person.active) throw new Refusal(409, sentence('LINK_FOR_INACTIVE', { name: fullName(person) }));
    const setPasswordToken = await createPasswordLink(database, person.id, now, linkLifetimeMs.added);
    await writeAudit(database, now, { action: 'PASSWORD_LINK_MADE', ...actorOf(caller), subjectId: person.id });
    const expiresAt = wireInstant(new Date(now.getTime() + linkLifetimeMs.added).toISOString());
    return { payload: { ...sentence('PASSWORD_LINK_CREATED', { name: fullName(person) }), setPasswordToken, expiresAt } };
  }),
];

/** Returns the payroll ID after the change. @throws Refusal (409) when another employee has it */
async function readPayrollId(database: Database, current: Pick<typeof employees.$inferSelect, 'id' | 'payrollId'>, text: string | null | undefined) {
  if (text === undefined) return current.payrollId;
  if (text === null || text === '') return null;
  const [other] = await database
    .select({ firstName: employees.firstName, lastName: employees.lastName })
    .from(employees)
    .where(and(eq(employees.payrollId, text), ne(employees.id, current.id)));
  if (other !== undefined) throw new Refusal(409, sentence('PAYROLL_ID_TAKEN', { name: fullName(other), id: text }), { field: 'payrollId' });
  return text;
}
