/** Webhooks of administrators: creation, changes, tests and deliveries. */
import { randomUUID } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import { changeTypes } from '../../../contract/changes.ts';
import { sentence } from '../../../contract/sentences.ts';
import { webhooks as contract, maxWebhooks } from '../../../contract/webhooks.ts';
import { actorOf, writeAudit } from '../../calls/audit.ts';
import { readId } from '../../calls/input.ts';
import { Refusal } from '../../calls/refusal.ts';
import { preparedRoute, type Route, route } from '../../calls/route.ts';
import type { Database } from '../../database/database.ts';
import { createListPages } from '../../database/list-pages.ts';
import { webhookDeliveries, webhooks } from '../../database/tables/webhooks.ts';
import { wireInstant } from '../../database/wire-instant.ts';
import { latestCursor } from '../changes.ts';
import { type AddressRules, resolvedFault, urlFault } from './address.ts';
import { type Delivery, newDelivery, type Webhook } from './queue.ts';
import { createWebhookSecret, type SecretSealer } from './signature.ts';

/** Milliseconds in which deliveries are also signed with the previous secret. */
const overlapMs = 24 * 60 * 60_000;

export function webhookRoutes(rules: AddressRules, sealer: SecretSealer): readonly Route[] {
  const readPage = createListPages({ table: webhookDeliveries, key: [webhookDeliveries.id] });
  return [
    route(contract.fetchWebhooks, async ({ database, clock }) => ({ payload: await readWebhooks(database, clock.now()) })),

    route(contract.fetchWebhookDeliveries, async ({ query, database, clock }) => {
      const listed = eq(webhookDeliveries.webhookId, readId(query.webhookId));
      const request = { listed, isFiltered: true, now: clock.now(), number: query.pageNumber, size: query.pageSize };
      const { rows, order, total } = await readPage(database, request);
      return { payload: (await database.select().from(webhookDeliveries).where(rows).orderBy(order)).map(toWireDelivery), total };
    }),

    preparedRoute(contract.createWebhook, async ({ body, caller, clock }) => {
      const url = await readUrl(body.url, rules);
      const secret = createWebhookSecret();
      return async (tx) => {
        const now = clock.now();
        if ((await tx.$count(webhooks)) >= maxWebhooks) throw new Refusal(409, sentence('WEBHOOKS_FULL', { count: maxWebhooks }));
        const cursor = await latestCursor(tx);
        const values = { url, types: readTypes(body.types), createdAt: now.toISOString(), secret: sealer.seal(secret), cursor };
        const [made] = await tx.insert(webhooks).values(values).returning({ id: webhooks.id });
        if (made === undefined) throw new Error('The webhook was not created');
        await writeAudit(tx, now, { action: 'WEBHOOK_CREATED', ...actorOf(caller), subjectId: made.id, detail: new URL(url).host });
        return { payload: { ...sentence('WEBHOOK_CREATED'), secret, webhook: await findWebhook(tx, now, made.id) } };
      };
    }),

    preparedRoute(contract.updateWebhook, async ({ body, caller, clock }) => {
      const id = readId(body.webhookId);
      const url = body.url === undefined ? undefined : await readUrl(body.url, rules);
      const secret = body.rotateSecret ? createWebhookSecret() : null;
      return async (tx) => {
        const now = clock.now();
        const stored = await lockWebhook(tx, id);
        const changes = {
          ...(url !== undefined && { url }),
          ...(body.types !== undefined && { types: readTypes(body.types) }),
          ...(body.active !== undefined && { active: body.active, disabledReason: null }),
          ...(secret !== null && {
            secret: sealer.seal(secret),
            previousSecret: stored.secret,
            previousSecretUntil: new Date(now.getTime() + overlapMs).toISOString(),
          }),
        };
        const fields = Object.entries({ url, types: body.types, active: body.active, rotateSecret: secret ?? undefined }).flatMap(([name, value]) =>
          value === undefined ? [] : [name],
        );
        if (fields.length > 0) {
          await tx.update(webhooks).set(changes).where(eq(webhooks.id, id));
          await writeAudit(tx, now, { action: 'WEBHOOK_CHANGED', ...actorOf(caller), subjectId: id, detail: fields.join() });
        }
        if (body.active === true && !stored.active) await tryAgainNow(tx, now, id);
        return { payload: { ...sentence('WEBHOOK_CHANGED'), secret, webhook: await findWebhook(tx, now, id) } };
      };
    }),

    route(contract.deleteWebhook, async ({ body, caller, database, clock }) => {
      const { id, url } = await lockWebhook(database, readId(body.webhookId));
      await database.delete(webhooks).where(eq(webhooks.id, id));
      await writeAudit(database, clock.now(), { action: 'WEBHOOK_DELETED', ...actorOf(caller), subjectId: id, detail: new URL(url).host });
      return { payload: sentence('WEBHOOK_DELETED') };
    }),

    route(contract.testWebhook, async ({ body, database, clock }) => {
      const now = clock.now();
      const { id } = requireActive(await lockWebhook(database, readId(body.webhookId)));
      const messageId = `msg_${randomUUID()}`;
      const text = JSON.stringify({ type: 'webhook.test', timestamp: wireInstant(now.toISOString()), data: {} });
      const values = newDelivery(now, { webhookId: id, messageId, event: 'webhook.test', subject: messageId, body: text });
      const [delivery] = await database.insert(webhookDeliveries).values(values).returning();
      if (delivery === undefined) throw new Error('The delivery was not queued');
      return { payload: { ...sentence('TEST_DELIVERY_SENT'), delivery: toWireDelivery(delivery) } };
    }),

    route(contract.redeliverWebhook, async ({ body, database, clock }) => {
      const isNamed = eq(webhookDeliveries.id, readId(body.deliveryId));
      const [found] = await database.select().from(webhookDeliveries).where(isNamed);
      if (found === undefined) throw new Refusal(404, sentence('NO_SUCH_DELIVERY'), { field: 'deliveryId' });
      requireActive(await lockWebhook(database, found.webhookId));
      const [delivery = found] = await database.update(webhookDeliveries).set(again(clock.now())).where(isNamed).returning();
      return { payload: { ...sentence('DELIVERY_REPEATED'), delivery: toWireDelivery(delivery) } };
    }),
  ];
}

/** @throws Refusal (400) */
async function readUrl(text: string, rules: AddressRules): Promise<string> {
  const fault = urlFault(text, rules) ?? (await resolvedFault(text, rules));
  if (fault !== null) throw new Refusal(400, sentence(fault), { field: 'url' });
  return new URL(text).href;
}

/** Returns each type once, in the order of the contract. */
const readTypes = (types: readonly string[]) => changeTypes.filter((type) => types.includes(type));

/** @throws Refusal (404) */
async function lockWebhook(tx: Database, id: string): Promise<Webhook> {
  const [found] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
  if (found === undefined) throw new Refusal(404, sentence('NO_SUCH_WEBHOOK'), { field: 'webhookId' });
  return found;
}

/** @throws Refusal (409) */
function requireActive(webhook: Webhook): Webhook {
  if (!webhook.active) throw new Refusal(409, sentence('WEBHOOK_DISABLED'));
  return webhook;
}

const again = (now: Date) => ({ status: 'WAITING', firstAttemptAt: null, nextAttemptAt: now.toISOString() }) as const;

/** Makes all waiting deliveries due, with a new period of three days for attempts. */
async function tryAgainNow(tx: Database, now: Date, id: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set(again(now))
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.status, 'WAITING')));
}

async function findWebhook(database: Database, now: Date, id: string) {
  const found = (await readWebhooks(database, now)).find((webhook) => webhook.id === id);
  if (found === undefined) throw new Error('The webhook is missing');
  return found;
}

async function readWebhooks(database: Database, now: Date) {
  const rows = await database.select().from(webhooks).orderBy(asc(webhooks.id));
  const counts = await database
    .select({ id: webhookDeliveries.webhookId, waiting: count() })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.status, 'WAITING'))
    .groupBy(webhookDeliveries.webhookId);
  return rows.map(({ id, url, types, active, disabledReason, createdAt, previousSecretUntil }) => ({
    id,
    url,
    types,
    active,
    disabledReason,
    createdAt: wireInstant(createdAt),
    previousSecretUntil: previousSecretUntil !== null && new Date(previousSecretUntil) > now ? wireInstant(previousSecretUntil) : null,
    waiting: counts.find((each) => each.id === id)?.waiting ?? 0,
  }));
}

function toWireDelivery({ body: _body, subject: _subject, firstAttemptAt: _firstAttemptAt, ...delivery }: Delivery) {
  const { createdAt, attemptedAt, nextAttemptAt } = delivery;
  return { ...delivery, createdAt: wireInstant(createdAt), attemptedAt: wireInstant(attemptedAt), nextAttemptAt: wireInstant(nextAttemptAt) };
}
