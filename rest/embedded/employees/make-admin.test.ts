import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditEvents } from '../database/tables/audit.ts';
import { employees } from '../database/tables/employees.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { addPerson } from '../testing/test-server.ts';
import { makeAdmin } from './make-admin.ts';

const now = new Date('2026-11-20T04:30:00.000Z');

const open = await openTestDatabase();
afterAll(() => open.close());

test('adds the role of administrator to the person with the e-mail address, and activates the person', async () => {
  const id = await addPerson(open.database, 'meera', ['ROLE_MODERATOR'], { email: 'Meera@demo.example', active: false });
  expect(await makeAdmin(open.database, ' meera@demo.example', now)).toMatchObject({ isNew: false });
  expect(await open.database.select().from(auditEvents)).toMatchObject([
    { action: 'ROLES_CHANGED', actorId: null, subjectId: id, detail: 'ROLE_MODERATOR,ROLE_ADMIN' },
  ]);
  await makeAdmin(open.database, 'meera@demo.example', now);
  const [meera] = await open.database.select().from(employees).where(eq(employees.id, id));
  expect(meera).toMatchObject({ roles: ['ROLE_MODERATOR', 'ROLE_ADMIN'], active: true, username: 'meera' });
  expect(await open.database.$count(employees)).toBe(1);
});
