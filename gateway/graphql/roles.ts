/** Roles in the REST API and in the GraphQL API. */
import { roleWords } from '../../rest/contract/fields.ts';
import { oneOf } from '../upstream/decode.ts';
import { unknownValue } from '../upstream/metrics.ts';
import type { Role } from './types.generated.ts';

const wireNames = { USER: 'ROLE_USER', MODERATOR: 'ROLE_MODERATOR', ADMIN: 'ROLE_ADMIN' } as const satisfies Record<Role, keyof typeof roleWords>;

/** Returns the word of forms and the `roles` parameter: `user`, `mod`, `admin`. */
export const roleWord = (role: Role) => roleWords[wireNames[role]];

const order: readonly Role[] = ['USER', 'MODERATOR', 'ADMIN'];
const role = oneOf<Role>(
  'role',
  Object.fromEntries(order.flatMap((name) => [wireNames[name], roleWord(name), name].map((word): [string, Role] => [word, name]))),
);

/** Returns the word of a role: the name itself, or the field of an object with the name. Spring Security calls the field `authority`. */
function wordOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  return Reflect.get(entry, 'name') ?? Reflect.get(entry, 'authority') ?? entry;
}

/** Reads roles from names, or from objects with a `name` or an `authority` (decision 26). Unknown roles are left out and counted. The order is fixed. */
export function roles(value: unknown): Role[] {
  if (!Array.isArray(value)) {
    unknownValue('roles', value);
    return [];
  }
  const found = value.map((entry: unknown) => role(wordOf(entry)));
  return order.filter((name) => found.includes(name));
}
