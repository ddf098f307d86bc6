/** Queue of a webhook's deliveries: filled from the changes feed, and emptied in order per object. */
import { and, asc, count, eq, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../database/database.ts';
import { webhookDeliveries, webhooks } from '../../database/tables/webhooks.ts';
import { cursorOf, feedOf, type Place, readChanges, readCursor, toWireChange } from '../changes.ts';
import { type AttemptResult, longestWaitMs, maxBodyBytes } from './attempt.ts';

export type Webhook = typeof webhooks.$inferSelect;
export type Delivery = typeof webhookDeliveries.$inferSelect;

/** Maximum number of waiting deliveries of a webhook. Later changes stay in the feed until there is room. */
const maxWaiting = 1_000;
const changesAtOnce = 200;

const isWaiting = eq(webhookDeliveries.status, 'WAITING');

/**
 * Queues the next changes and stores the new position in the feed.
 * @returns the number of changes read
 */
export async function queueChanges(database: Database, now: Date, webhook: Webhook): Promise<number> {
  const [waiting] = await database
    .select({ count: count() })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhook.id), isWaiting));
  const room = Math.min(changesAtOnce, maxWaiting - (waiting?.count ?? 0));
  if (room <= 0) return 0;
  const feed = await feedOf(database);
  const rows = await readChanges(database, await nextPlace(database, feed, webhook.cursor), room);
  const last = rows.at(-1);
  if (last === undefined) return 0;
  const deliveries = rows
    .filter(({ type }) => webhook.types.includes(type))
    .map((row) => newDelivery(now, { webhookId: webhook.id, ...messageOf(toWireChange(feed, row)) }));
  await database.transaction(async (tx) => {
    if (deliveries.length > 0) await tx.insert(webhookDeliveries).values(deliveries).onConflictDoNothing();
    await tx
      .update(webhooks)
      .set({ cursor: cursorOf(feed, last) })
      .where(eq(webhooks.id, webhook.id));
  });
  return rows.length;
}

/** Returns the place of a cursor, or the beginning when the data were restored since, because the feed then begins again. */
async function nextPlace(database: Database, feed: string, cursor: string | null): Promise<Place | null> {
  if (cursor === null) return null;
  try {
    return await readCursor(database, feed, cursor);
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return null;
    throw error;
  }
}

/** Builds the message of a change. The id is derived from the cursor, so a change always has the same id. */
function messageOf({ cursor, changedAt, ...change }: ReturnType<typeof toWireChange>) {
  const event = `${change.type.toLowerCase()}.${change.created ? 'created' : 'changed'}`;
  const body = JSON.stringify({ type: event, timestamp: changedAt, data: { cursor, changedAt, ...change } });
  if (Buffer.byteLength(body) > maxBodyBytes) throw new Error('The body of a webhook is too large');
  return { messageId: `msg_${cursor}`, event, subject: `${change.type} ${change.id}`, body };
}

export const newDelivery = (now: Date, values: Pick<Delivery, 'webhookId' | 'messageId' | 'event' | 'subject' | 'body'>) => ({
  ...values,
  createdAt: now.toISOString(),
  nextAttemptAt: now.toISOString(),
});

/** Reads the due deliveries: for each object its oldest waiting delivery. */
export function dueDeliveries(database: Database, now: Date, webhookId: string, size: number): Promise<Delivery[]> {
  const older = alias(webhookDeliveries, 'older');
  const waitsBefore = database
    .select({ id: older.id })
    .from(older)
    .where(
      and(
        eq(older.webhookId, webhookDeliveries.webhookId),
        eq(older.subject, webhookDeliveries.subject),
        eq(older.status, 'WAITING'),
        sql`${older.id} < ${webhookDeliveries.id}`,
      ),
    );
  return database
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isWaiting, lte(webhookDeliveries.nextAttemptAt, now.toISOString()), notExists(waitsBefore)))
    .orderBy(asc(webhookDeliveries.id))
    .limit(size);
}

const firstWaitMs = 5_000;
const givenUpAfterMs = 3 * 24 * 60 * 60_000;

/**
 * Returns the milliseconds until the next attempt. The wait triples after each failure up to 6 hours, plus or minus a quarter.
 * @param random 0 to 1
 */
export const waitAfter = (attempts: number, random: number): number =>
  Math.round(Math.min(firstWaitMs * 3 ** (attempts - 1), longestWaitMs) * (0.75 + random / 2));

/**
 * Stores the result of an attempt.
 * @returns the reason for disabling the webhook, or null
 */
export async function writeResult(
  database: Database,
  now: Date,
  delivery: Delivery,
  { pauseMs, ...result }: AttemptResult,
): Promise<Webhook['disabledReason']> {
  const { responseStatus: status } = result;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const attempts = delivery.attempts + 1;
  const first = delivery.firstAttemptAt === null ? now : new Date(delivery.firstAttemptAt);
  const next = isDelivered ? null : new Date(now.getTime() + Math.max(waitAfter(attempts, Math.random()), pauseMs)).toISOString();
  await database
    .update(webhookDeliveries)
    .set({
      ...result,
      status: isDelivered ? 'DELIVERED' : 'WAITING',
      attempts,
      firstAttemptAt: first.toISOString(),
      attemptedAt: now.toISOString(),
      nextAttemptAt: next,
    })
    .where(eq(webhookDeliveries.id, delivery.id));
  const disabledReason = status === 410 ? 'GONE' : !isDelivered && now.getTime() - first.getTime() >= givenUpAfterMs ? 'FAILED_THREE_DAYS' : null;
  if (disabledReason !== null) {
    await database
      .update(webhooks)
      .set({ active: false, disabledReason })
      .where(and(eq(webhooks.id, delivery.webhookId), eq(webhooks.active, true)));
  }
  return disabledReason;
}
