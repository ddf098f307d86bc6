/** Internal tables of the REST API: responses to writes, and settings. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { employeeId } from './employee-id.ts';

/** Stored responses to writes with an idempotency key, which are replayed to a repeat. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    employeeId: employeeId({ onDelete: 'cascade' }),
    /** SHA-256 in hexadecimal, because the key itself decrypts the response. */
    key: text().notNull(),
    /** Name of the call in the contract. */
    call: text().notNull(),
    /** SHA-256 of the body. A reused key with another body is an error. */
    bodyHash: text().notNull(),
    /** Encrypted, because a response may contain a token. */
    answer: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.key] }), index('idempotency_keys_created_index').on(t.createdAt)],
);

/** State shared by all processes on the same data. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: text().notNull() });
