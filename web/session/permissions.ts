/** Permissions of a person, one named rule each (decision 1). The gateway and the REST API check again. */
import type { Role } from '../data/schema.generated.ts';
import type { Person } from './session-types.ts';

export type Rule = (person: Person) => boolean;

const anyOf =
  (...roles: Role[]): Rule =>
  (person) =>
    person.roles.some((role) => roles.includes(role));

const staff = anyOf('MODERATOR', 'ADMIN');
const admins = anyOf('ADMIN');

export const may = {
  changePassword: () => true,
  /** Open staff home, the workspace of an employee, meetings, the QR dashboard, and the person's own profile. */
  manage: staff,
  seeModerators: admins,
  seeAudit: admins,
  /** Create and revoke tokens for tools. */
  giveTokens: admins,
  giveRoles: admins,
  /** Read and close payroll months, set day types and holidays. */
  runPayroll: admins,
  /** Mark an employee's attendance, activate, deactivate and edit the employee, and create a password link. */
  actOnEmployees: admins,
  /** Generate QR codes, and see batches, cards and their users. */
  manageCodes: admins,
} as const satisfies Readonly<Record<string, Rule>>;

/** The roles in ascending order of rights. */
export const roles: readonly Role[] = ['USER', 'MODERATOR', 'ADMIN'];
