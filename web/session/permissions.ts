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
  /** Staff home, the workspace of an employee, meetings, the QR dashboard, and one's own profile. */
  manage: staff,
  seeModerators: admins,
  seeAudit: admins,
  /** Make and revoke tokens for tools. */
  giveTokens: admins,
  giveRoles: admins,
  /** Read and close payroll months, set day types and holidays. */
  runPayroll: admins,
  /** Mark somebody's attendance, activate and deactivate them, change them, and make them a link to a password. */
  actOnEmployees: admins,
  /** Make QR codes, and see batches, cards, and who scanned what. */
  manageCodes: admins,
} as const satisfies Readonly<Record<string, Rule>>;
