/** What roles allow. */
import { expect, it } from 'vitest';
import type { Role } from '../data/schema.generated.ts';
import { canManage, isAdmin } from './roles.ts';

const table: [roles: Role[], canManage: boolean, isAdmin: boolean][] = [
  [[], false, false],
  [['USER'], false, false],
  [['MODERATOR'], true, false],
  [['ADMIN'], true, true],
  [['USER', 'MODERATOR'], true, false],
  [['USER', 'MODERATOR', 'ADMIN'], true, true],
];

it.each(table)('%j: manages %s, admin %s', (roles, manages, admin) => {
  const person = { id: '1', firstName: null, lastName: null, roles };
  expect([canManage(person), isAdmin(person)]).toEqual([manages, admin]);
});
