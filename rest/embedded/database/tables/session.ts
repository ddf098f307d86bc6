/** Sessions, links to set a password, and the throttling of password guesses. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { employeeId } from './employee-id.ts';

/** Sessions. Only the SHA-256 of the token in hexadecimal is stored. */
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

/** Single-use links to set a password, for a new person or a forgotten password. */
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

/**
 * Attempts for an account that count towards its next wait. The key is the SHA-256 of the purpose, the account and, for an address of the owner, the
 * address.
 */
export const throttledTries = pgTable(
  'throttled_tries',
  {
    key: text().primaryKey(),
    tries: integer().notNull(),
    /** Earliest time of the next attempt. */
    openAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('throttled_tries_expiry_index').on(t.expiresAt)],
);

/** Addresses from which the right password of an account was sent recently, by the SHA-256 of purpose, account and address. */
export const knownAddresses = pgTable('known_addresses', { key: text().primaryKey(), expiresAt: instant().notNull() }, (t) => [
  index('known_addresses_expiry_index').on(t.expiresAt),
]);
