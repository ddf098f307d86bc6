import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { changeTypes } from '../../../contract/changes.ts';
import { deliveryFaults, deliveryStates, disabledReasons } from '../../../contract/webhooks.ts';
import { bigInteger, generatedId, instant } from './columns.ts';

/** Webhooks with their positions in the feed of changes. */
export const webhooks = pgTable('webhooks', {
  id: generatedId().primaryKey(),
  url: text().notNull(),
  types: text({ enum: changeTypes }).array().notNull(),
  active: boolean().notNull().default(true),
  /** Null while active, and when an administrator disabled the webhook. */
  disabledReason: text({ enum: disabledReasons }),
  createdAt: instant().notNull(),
  /** Encrypted with a key derived from `SECRET`. */
  secret: text().notNull(),
  /** Encrypted. Null before the first rotation. */
  previousSecret: text(),
  previousSecretUntil: instant(),
  /** Cursor of the last queued change. Null for the beginning of the feed. */
  cursor: text(),
});

/** Queue and history of deliveries. The order of ids is the order of the feed. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: generatedId().primaryKey(),
    webhookId: bigInteger()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    messageId: text().notNull(),
    event: text().notNull(),
    /** Type and id of the subject. Deliveries of one subject are sent in order. */
    subject: text().notNull(),
    body: text().notNull(),
    status: text({ enum: deliveryStates }).notNull().default('WAITING'),
    attempts: integer().notNull().default(0),
    /** First attempt since the delivery was queued, resent by hand, or its webhook enabled. */
    firstAttemptAt: instant(),
    attemptedAt: instant(),
    /** Null when delivered. */
    nextAttemptAt: instant(),
    responseStatus: integer(),
    fault: text({ enum: deliveryFaults }),
    durationMs: integer(),
    responseExcerpt: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    unique('webhook_deliveries_message_unique').on(t.webhookId, t.messageId),
    index('webhook_deliveries_list_index').on(t.webhookId, t.id),
    index('webhook_deliveries_waiting_index').on(t.webhookId, t.subject, t.id).where(sql`status = 'WAITING'`),
    index('webhook_deliveries_delivered_index').on(t.attemptedAt).where(sql`status = 'DELIVERED'`),
  ],
);
