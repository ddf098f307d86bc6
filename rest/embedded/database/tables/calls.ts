/** Tables for the REST API's own work: responses to writes, and settings. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { employeeId } from './employee-id.ts';

/** Answers to writes that carried an idempotency key, so that a repeat is answered and not done again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    employeeId: employeeId({ onDelete: 'cascade' }),
    /** SHA-256 in hexadecimal: the key itself opens the answer. */
    key: text().notNull(),
    /** Name of the call in the contract. */
    call: text().notNull(),
    /** SHA-256 of the body: a key that comes back with another body is a mistake. */
    bodyHash: text().notNull(),
    /** Sealed, since an answer may hold a token. */
    answer: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.key] }), index('idempotency_keys_created_index').on(t.createdAt)],
);

/** State that processes on the same data share. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: text().notNull() });
