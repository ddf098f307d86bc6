import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { changeTypes } from '../../../contract/changes.ts';
import { bigInteger, businessDay, generatedId, instant } from './columns.ts';

/**
 * What calls created and changed, for whoever follows it. It stands in the order of transactions, of which a reader takes only those below
 * the oldest that is open: so nothing can appear behind a reader's back. On Citus it stays on the coordinator, whose numbers these are.
 */
export const changes = pgTable(
  'changes',
  {
    transaction: bigInteger().notNull().default(sql`(pg_current_xact_id()::text)::bigint`),
    id: generatedId().notNull(),
    type: text({ enum: changeTypes }).notNull(),
    subjectId: bigInteger().notNull(),
    /** Of a day of work: which one; its subject is the employee. */
    entryDate: businessDay(),
    isNew: boolean().notNull(),
    changedAt: instant().notNull(),
    /** The employee; null for an operator's command. */
    changedBy: bigInteger(),
    /** The token of the tool that acted in the employee's name. */
    tokenId: bigInteger(),
    /** Names of the changed fields (`changedFields` of the contract); null for a new subject, and in rows from before fields were recorded. */
    fields: text().array(),
  },
  (t) => [primaryKey({ columns: [t.transaction, t.id] })],
);
