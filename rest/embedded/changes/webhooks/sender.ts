/** Sends the deliveries of all webhooks, in one of the processes that share the data. */
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../contract/clock.ts';
import type { Database } from '../../database/database.ts';
import { webhooks } from '../../database/tables/webhooks.ts';
import type { AttemptResult, Attempts } from './attempt.ts';
import { type Delivery, dueDeliveries, queueChanges, type Webhook, writeResult } from './queue.ts';
import type { SenderLock } from './sender-lock.ts';
import type { SecretSealer } from './signature.ts';

export interface SenderOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly attempts: Attempts;
  readonly sealer: SecretSealer;
}

/** Maximum number of concurrent deliveries to a webhook, each of a different object. */
const atOnce = 8;
const idleMs = 500;

/**
 * Queues and sends the due deliveries of a webhook.
 * @returns false when nothing was due
 */
export async function sendDue({ database, clock, log, attempts, sealer }: SenderOptions, webhookId: string, signal?: AbortSignal): Promise<boolean> {
  const [webhook] = await database
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.active, true)));
  if (webhook === undefined) return false;
  const queued = await queueChanges(database, clock.now(), webhook);
  if (attempts.isPaused(webhook.url, clock.now())) return queued > 0;
  const due = await dueDeliveries(database, clock.now(), webhook.id, atOnce);
  const secrets = readSecrets(sealer, webhook, clock.now());
  await Promise.all(
    due.map(async (delivery) => {
      const result = secrets === null ? unreadable : await attempts.send(messageFor(webhook, secrets, delivery), clock.now());
      // The next sender repeats an attempt that was aborted when the sender stopped.
      if (signal?.aborted && result.fault !== null) return;
      const disabledReason = await writeResult(database, clock.now(), delivery, result);
      const { responseStatus: status, durationMs: ms, fault } = result;
      log.info({ webhook: webhook.id, delivery: delivery.id, attempt: delivery.attempts + 1, status, fault, ms }, 'webhook attempted');
      if (disabledReason !== null) log.warn({ webhook: webhook.id, reason: disabledReason }, 'webhook disabled');
    }),
  );
  return queued > 0 || due.length > 0;
}

const unreadable: AttemptResult = { responseStatus: null, responseExcerpt: null, durationMs: 0, fault: 'SECRET_UNREADABLE', pauseMs: 0 };

const messageFor = ({ url }: Webhook, secrets: readonly string[], { messageId, body }: Delivery) => ({ url, secrets, id: messageId, body });

/** Returns the secret and, during a rotation, the previous secret. Returns null when `SECRET` has changed since. */
function readSecrets(sealer: SecretSealer, { secret, previousSecret, previousSecretUntil }: Webhook, now: Date): readonly string[] | null {
  const hasPrevious = previousSecret !== null && previousSecretUntil !== null && new Date(previousSecretUntil) > now;
  try {
    return [secret, ...(hasPrevious ? [previousSecret] : [])].map(sealer.unseal);
  } catch {
    return null;
  }
}

export interface Sender {
  /** Stops reading the queue, and aborts attempts that do not end soon. */
  stop(): Promise<void>;
}

/**
 * Sends until it is stopped.
 * @param lock prevents other processes from sending, or null for a single process
 */
export function startSender(options: SenderOptions, lock: SenderLock | null): Sender {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Map<string, Promise<void>>();

  async function sendAll(id: string): Promise<void> {
    try {
      while (!signal.aborted && lock?.isLost() !== true && (await sendDue(options, id, signal)));
    } catch (error) {
      options.log.warn({ err: error, webhook: id }, 'could not send the deliveries of a webhook');
    } finally {
      running.delete(id);
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        if (lock === null || (await lock.hold())) {
          const active = await options.database.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.active, true));
          // A slow webhook does not delay the others.
          for (const { id } of active) if (!running.has(id)) running.set(id, sendAll(id));
        }
      } catch (error) {
        options.log.warn({ err: error }, 'could not read the webhooks');
      }
      await wait(idleMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const ended = run();
  return {
    async stop() {
      stopping.abort();
      await ended;
      const patience = wait(stopWithinMs, undefined, { ref: false });
      await Promise.race([Promise.all(running.values()), patience]);
      await options.attempts.close();
      await Promise.all(running.values());
      await lock?.release();
    },
  };
}

/** Milliseconds for running attempts to end when the sender stops. */
const stopWithinMs = 1_000;
