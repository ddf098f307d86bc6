/** Employees and the previous values of their changes. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { address, bigInteger, changed, generatedId, instant, profile } from './columns.ts';
import { folded } from './name-key.ts';
import { isGender, isPhone, isPinCode, letterPairs, lower, searchKey } from './rules.ts';

/**
 * Everyone who can sign in. A user name that looks like an e-mail address or a phone number must be the person's own, so that a sign-in name is never
 * ambiguous.
 */
export const employees = pgTable(
  'employees',
  {
    id: generatedId().primaryKey(),
    username: text().notNull(),
    /** Null until an added person has set a password. */
    passwordHash: text(),
    ...profile(),
    ...address(),
    roles: text({ enum: ['ROLE_USER', 'ROLE_MODERATOR', 'ROLE_ADMIN'] })
      .array()
      .notNull(),
    active: boolean().notNull().default(true),
    /** The employee's number in payroll. */
    payrollId: text(),
    /** Time when a link to set a forgotten password was last mailed. */
    linkMailedAt: instant(),
    createdBy: bigInteger().references((): AnyPgColumn => employees.id),
    createdAt: instant().notNull(),
    ...changed(),
    /** Search text in either script. */
    searchText: text().generatedAlwaysAs(folded(sql`first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || coalesce(' ' || phone, '')`)),
    searchKey: searchKey(),
  },
  (t) => [
    uniqueIndex('employees_username_key').on(lower(t.username)),
    uniqueIndex('employees_email_key').on(lower(t.email)),
    uniqueIndex('employees_phone_key').on(t.phone),
    uniqueIndex('employees_payroll_id_key').on(t.payrollId).concurrently(),
    index('employees_roles_index').using('gin', t.roles),
    index('employees_area_index').on(t.state, t.district, t.taluka, t.id),
    index('employees_words_index').using('gin', t.searchText.op('gin_trgm_ops'), t.searchKey.op('gin_trgm_ops')).concurrently(),
    index('employees_pairs_index').using('gin', letterPairs(t.searchText)).concurrently(),
    check(
      'employees_username_is_own',
      sql`(${t.username} !~ '@' or lower(${t.username}) is not distinct from lower(${t.email}))
      and (${t.username} !~ '^[+0-9 -]+$' or ${t.username} is not distinct from ${t.phone})`,
    ),
    check('employees_roles', sql`cardinality(${t.roles}) > 0 and ${t.roles} <@ array['ROLE_USER', 'ROLE_MODERATOR', 'ROLE_ADMIN']`),
    check('employees_phone', isPhone(t.phone)),
    check('employees_pin_code', isPinCode(t.pinCode)),
    check('employees_gender', isGender(t.gender)),
  ],
);

/** A changed field, named as in the add payload, with its previous and new value. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Previous values of an employee's record before each change. */
export const employeeChanges = pgTable(
  'employee_changes',
  {
    employeeId: bigInteger()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    changedAt: instant().notNull(),
    id: generatedId().notNull(),
    changedBy: bigInteger()
      .notNull()
      .references(() => employees.id),
    /** Previous values of the changed columns, by name. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.changedAt, t.id] })],
);
