import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { changeTypes } from '../../../contract/changes.ts';
import { bigInteger, businessDay, generatedId, instant } from './columns.ts';

/**
 * The feed of created and changed objects, in the order of transactions. A reader receives only transactions below the oldest open one, so no change can
 * appear before a cursor. On Citus, the table stays on the coordinator, which assigns the numbers.
 */
export const changes = pgTable(
  'changes',
  {
    transaction: bigInteger().notNull().default(sql`(pg_current_xact_id()::text)::bigint`),
    id: generatedId().notNull(),
    type: text({ enum: changeTypes }).notNull(),
    subjectId: bigInteger().notNull(),
    /** Day of an attendance change, whose subject is the employee. */
    entryDate: businessDay(),
    isNew: boolean().notNull(),
    changedAt: instant().notNull(),
    /** The employee. Null for an operator's command. */
    changedBy: bigInteger(),
    /** The token of the tool that acted in the employee's name. */
    tokenId: bigInteger(),
    /** Names of the changed fields (`changedFields` of the contract). Null for a new subject, and in rows from before fields were recorded. */
    fields: text().array(),
  },
  (t) => [primaryKey({ columns: [t.transaction, t.id] })],
);
