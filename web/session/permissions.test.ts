/** Permissions of the roles, rule by rule. */
import { describe, expect, it } from 'vitest';
import type { Role } from '../data/schema.generated.ts';
import { may } from './permissions.ts';

const nobody = '';
const staff = 'MODERATOR ADMIN USER+MODERATOR USER+MODERATOR+ADMIN';
const admins = 'ADMIN USER+MODERATOR+ADMIN';

/** Expected permission for each combination of roles that a person can have. */
const allowed: Readonly<Record<keyof typeof may, string>> = {
  changePassword: `${nobody} USER ${staff}`,
  manage: staff,
  seeModerators: admins,
  seeAudit: admins,
  giveTokens: admins,
  giveRoles: admins,
  runPayroll: admins,
  actOnEmployees: admins,
  manageCodes: admins,
};

const people: readonly (readonly Role[])[] = [[], ['USER'], ['MODERATOR'], ['ADMIN'], ['USER', 'MODERATOR'], ['USER', 'MODERATOR', 'ADMIN']];

describe.each(Object.entries(may))('%s', (name, rule) => {
  it.each(people.map((roles) => [roles.join('+'), roles] as const))('of the roles "%s" matches the table', (key, roles) => {
    const table: Readonly<Record<string, string>> = allowed;
    expect(rule({ id: '1', firstName: null, lastName: null, roles })).toBe(table[name]?.split(' ').includes(key));
  });
});
