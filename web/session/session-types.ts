/** The type of a session, and the validation of one from storage or from another tab. */
import type { Role } from '../data/schema.generated.ts';

/** The signed-in person as the sign-in returns it. */
export interface Person {
  id: string;
  firstName: string | null;
  lastName: string | null;
  roles: readonly Role[];
}

export interface Session {
  /** Sent as `Authorization: Bearer …`. */
  token: string;
  person: Person;
  /** The user name of the last sign-in, prefilled for the next one. */
  username?: string;
}

const roles: Readonly<Record<Role, true>> = { USER: true, MODERATOR: true, ADMIN: true };

const isRole = (value: unknown): value is Role => typeof value === 'string' && Object.hasOwn(roles, value);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isName = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isPerson = (value: unknown): value is Person =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  isName(value['firstName']) &&
  isName(value['lastName']) &&
  Array.isArray(value['roles']) &&
  value['roles'].every(isRole);

export const isSession = (value: unknown): value is Session =>
  isRecord(value) &&
  typeof value['token'] === 'string' &&
  value['token'] !== '' &&
  isPerson(value['person']) &&
  ['string', 'undefined'].includes(typeof value['username']);
