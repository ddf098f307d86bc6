/** Parses the `roles` parameter: comma-separated `user`, `mod`, `admin`. Also accepts `ROLE_USER`, `ROLE_MODERATOR` and `ROLE_ADMIN` (decision 1). */
import { RoleName, roleWords } from '../../contract/fields.ts';
import { sentence } from '../../contract/sentences.ts';
import { Refusal } from '../calls/refusal.ts';

const names = RoleName.anyOf.map((role) => role.const);
const byWord = new Map<string, RoleName>(names.flatMap((name) => [[roleWords[name], name] as const, [name, name] as const]));

/** Roles that only an administrator may see and assign. */
export const elevatedRoles: RoleName[] = ['ROLE_MODERATOR', 'ROLE_ADMIN'];
export const hasElevatedRole = (roles: readonly RoleName[]): boolean => roles.some((role) => elevatedRoles.includes(role));

/**
 * Parses the roles.
 * @throws Refusal (400) when a role is missing or unknown
 */
export function readRoles(text: string): RoleName[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const roles = words.map((word) => byWord.get(word));
  const valid = roles.filter((role) => role !== undefined);
  if (words.length === 0 || valid.length < words.length) {
    throw new Refusal(400, sentence('ROLES_INVALID', { choices: Object.values(roleWords).join(', ') }));
  }
  return [...new Set(valid)];
}
