import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { auditActions } from '../../../contract/audit.ts';
import { bigInteger, generatedId, instant } from './columns.ts';

/**
 * What people did, for administrators to read. It is only added to: a trigger of the migrations refuses every change, and lets go only of
 * what is over 400 days old. The ids are no foreign keys, so that a refused sign-in takes as long for a known name as for an unknown one.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: generatedId().primaryKey(),
    at: instant().notNull(),
    action: text({ enum: auditActions }).notNull(),
    /** The employee; null for an operator's command, and where nobody was signed in. */
    actorId: bigInteger(),
    /** The token of a tool that did it in the actor's name. */
    tokenId: bigInteger(),
    /** The employee, farmer, dealer, batch or token, as the action has it. */
    subjectId: bigInteger(),
    detail: text(),
  },
  (t) => [index('audit_events_time_index').on(t.at, t.id)],
);
