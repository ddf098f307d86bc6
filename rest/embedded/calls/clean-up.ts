/** Deletes expired rows. They are harmless, so this runs periodically in the background and no call waits for it. */
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { idempotencyKeys } from '../database/tables/calls.ts';
import { knownAddresses, passwordLinks, sessions, throttledTries } from '../database/tables/session.ts';
import { webhookDeliveries } from '../database/tables/webhooks.ts';
import { replayedSince } from './idempotency.ts';

/** Milliseconds between two runs. */
export const cleanUpEveryMs = 60 * 60_000;

/** Milliseconds for which an expired link is distinguished from an unknown one. */
const linksRememberedMs = 30 * 24 * 60 * 60_000;

/** Milliseconds for which successful deliveries of webhooks stay listed. */
const deliveriesKeptMs = 14 * 24 * 60 * 60_000;

export async function cleanUp(database: Database, now: Date): Promise<void> {
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, replayedSince(now)));
  await database.delete(sessions).where(lt(sessions.expiresAt, now.toISOString()));
  await database.delete(passwordLinks).where(lt(passwordLinks.expiresAt, new Date(now.getTime() - linksRememberedMs).toISOString()));
  await database.delete(throttledTries).where(lt(throttledTries.expiresAt, now.toISOString()));
  const { status, attemptedAt } = webhookDeliveries;
  await database.delete(webhookDeliveries).where(and(eq(status, 'DELIVERED'), lt(attemptedAt, new Date(now.getTime() - deliveriesKeptMs).toISOString())));
  await database.delete(knownAddresses).where(lt(knownAddresses.expiresAt, now.toISOString()));
}
