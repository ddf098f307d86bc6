/** Who is signed in, and links to set a password. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { employeeId } from './employee-id.ts';

/** Who is signed in. The token itself is kept nowhere, only its SHA-256 in hexadecimal. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    employeeId: employeeId({ onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('sessions_employee_index').on(t.employeeId), index('sessions_expiry_index').on(t.expiresAt)],
);

/** Single-use links to set a password: for a person who was added, or one who forgot it. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text().primaryKey(),
    employeeId: employeeId({ onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('password_links_employee_index').on(t.employeeId)],
);
