import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { auditActions } from '../../../contract/audit.ts';
import { bigInteger, generatedId, instant } from './columns.ts';

/**
 * The audit log for administrators. A trigger of the migrations allows only two changes: a higher number of refused sign-ins, and the deletion of rows
 * that are at least 400 days old. The ids are not foreign keys, so that a refused sign-in takes the same time for known and unknown names.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: generatedId().primaryKey(),
    at: instant().notNull(),
    action: text({ enum: auditActions }).notNull(),
    /** The employee. Null for an operator's command and for requests without a session. */
    actorId: bigInteger(),
    /** The token of a tool that acted in the actor's name. */
    tokenId: bigInteger(),
    /** The employee, farmer, dealer, batch or token, depending on the action. */
    subjectId: bigInteger(),
    detail: text(),
  },
  (t) => [
    index('audit_events_time_index').on(t.at, t.id),
    // One row for the refused sign-ins of an account and an hour. Older rows have no number.
    uniqueIndex('audit_events_refused_index')
      .on(sql`coalesce(${t.subjectId}, 0)`, t.at)
      .where(sql`${t.action} = 'SIGN_IN_REFUSED' and ${t.detail} is not null`),
  ],
);
