/** Makes a person an administrator, for a system without administrators and demo data. */
import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../calls/audit.ts';
import { noteChange, noteNew } from '../calls/changes.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { createPasswordLink, linkLifetimeMs } from '../people/password-link.ts';
import { readEmail } from '../people/person-fields.ts';

export interface MadeAdmin {
  /** True when the e-mail address was unknown. */
  readonly isNew: boolean;
  /** Token of a link to set a password. */
  readonly token: string;
}

/**
 * Creates an active administrator with this e-mail address, or promotes the person who has it. A new person can fill in the record later.
 * @throws Refusal (400) for an invalid e-mail address
 */
export function makeAdmin(database: Database, sentEmail: string, now: Date): Promise<MadeAdmin> {
  const email = readEmail(sentEmail);
  return database.transaction(async (tx) => {
    const [existing] = await tx
      .select({ id: employees.id, roles: employees.roles })
      .from(employees)
      .where(eq(sql`lower(${employees.email})`, sql`lower(${email})`))
      .for('no key update');
    const id = existing?.id ?? (await addAdmin(tx, email, now));
    const roles = [...new Set([...(existing?.roles ?? []), 'ROLE_ADMIN' as const])];
    await tx.update(employees).set({ roles, active: true, updatedAt: now.toISOString() }).where(eq(employees.id, id));
    await writeAudit(tx, now, { action: existing === undefined ? 'EMPLOYEE_ADDED' : 'ROLES_CHANGED', subjectId: id, detail: roles.join() });
    const subject = { type: 'EMPLOYEE', subjectId: id } as const;
    await (existing === undefined ? noteNew(tx, now, subject) : noteChange(tx, now, { ...subject, fields: ['roles', 'active'] }));
    return { isNew: existing === undefined, token: await createPasswordLink(tx, id, now, linkLifetimeMs.added) };
  });
}

async function addAdmin(tx: Database, email: string, now: Date): Promise<string> {
  const [firstName = ''] = email.split('@');
  const [added] = await tx
    .insert(employees)
    .values({ username: email, email, firstName, lastName: 'Administrator', roles: ['ROLE_ADMIN'], createdAt: now.toISOString() })
    .returning({ id: employees.id });
  if (added === undefined) throw new Error('The administrator was not added');
  return added.id;
}
