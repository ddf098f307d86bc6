/** Webhooks: signed, in order per object, repeated until they succeed, and only to allowed addresses. */
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { Compile } from 'typebox/compile';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changedFields, changeTypes } from '../../../contract/changes.ts';
import { sentence } from '../../../contract/sentences.ts';
import { webhooks as contract, maxWebhooks } from '../../../contract/webhooks.ts';
import { noteChange, noteNew } from '../../calls/changes.ts';
import { cleanUp } from '../../calls/clean-up.ts';
import { auditEvents } from '../../database/tables/audit.ts';
import { idempotencyKeys } from '../../database/tables/calls.ts';
import { webhookDeliveries, webhooks } from '../../database/tables/webhooks.ts';
import { changesSeen } from '../../testing/changes-seen.ts';
import { addPerson, startTestServer, testSecret, testWebhookRules } from '../../testing/test-server.ts';
import { startWebhookReceiver, verified, type WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { createAttempts, maxBodyBytes } from './attempt.ts';
import { sendDue, startSender } from './sender.ts';
import { createSecretSealer } from './signature.ts';

let asha: string;
const lines: string[] = [];

const rest = await startTestServer();
await addPerson(rest.database, 'asha', ['ROLE_ADMIN'], { email: 'asha@demo.example' });
await addPerson(rest.database, 'meera', ['ROLE_MODERATOR'], { email: 'meera@demo.example' });
const receiver = await startWebhookReceiver();
const attempts = createAttempts(testWebhookRules);
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const options = { database: rest.database, clock: { now: rest.now }, log, attempts, sealer: createSecretSealer(testSecret) };
afterAll(async () => {
  await attempts.close();
  await receiver[Symbol.asyncDispose]();
  await rest.close();
});
beforeEach(async () => {
  asha = await rest.signIn('asha');
  vi.useFakeTimers({ toFake: ['Date'], now: rest.now() });
  receiver.respond(204);
});
afterEach(async () => {
  vi.useRealTimers();
  await rest.database.delete(webhooks);
});

const send = (call: string, body: object, token = asha, headers = {}) => rest.send(call, { body, token, headers });
const create = async (body: object = {}) => {
  const answer = await send('createWebhook', { url: receiver.url, types: ['FARMER'], ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  const { secret, webhook } = answer.json();
  return { secret: String(secret), id: String(webhook.id) };
};
const list = async () => (await rest.send('fetchWebhooks', { token: asha })).json().data;
const deliveries = async (webhookId: string) =>
  (await rest.send('fetchWebhookDeliveries', { query: { webhookId, pageNumber: '0', pageSize: '100' }, token: asha })).json().data;
async function added(subjectId: string) {
  await noteNew(rest.database, rest.now(), { type: 'FARMER', subjectId });
  await changesSeen(rest.database);
}
async function changed(subjectId: string) {
  await noteChange(rest.database, rest.now(), { type: 'FARMER', subjectId, fields: ['firstName'] });
  await changesSeen(rest.database);
}
/**
 * Sends until nothing is due.
 * @returns the messages that the receiver got
 */
async function sendAll(id: string) {
  await changesSeen(rest.database);
  const before = receiver.received.length;
  while (await sendDue(options, id));
  return receiver.received.slice(before);
}
const payloads = (secret: string, received: WebhookReceiver['received']) =>
  received.map((each) => verified(secret, each)).map((payload) => JSON.parse(JSON.stringify(payload)));
const hourMs = 3_600_000;

describe('a webhook', () => {
  test('shows its secret once, and receives later changes with a signature', async () => {
    await added('1');
    const answer = await send('createWebhook', { url: receiver.url, types: ['FARMER', 'FARMER'] }, asha, { 'idempotency-key': 'once' });
    expect(Compile(contract.createWebhook.response).Check(answer.json())).toBe(true);
    const { secret, webhook } = answer.json();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await noteNew(rest.database, rest.now(), { type: 'DEALER', subjectId: '9' });
    await added('2');
    await changed('2');
    const received = await sendAll(webhook.id);
    expect(payloads(secret, received)).toMatchObject([
      { type: 'farmer.created', timestamp: '2026-11-20T10:00:00.000+05:30', data: { type: 'FARMER', id: '2', created: true, fields: [] } },
      { type: 'farmer.changed', data: { id: '2', created: false, fields: ['firstName'], changedBy: null, toolName: null } },
    ]);
    expect(await sendAll(webhook.id)).toEqual([]);
    expect(Compile(contract.fetchWebhookDeliveries.response).Check(await deliveries(webhook.id))).toBe(true);
    expect(Compile(contract.fetchWebhooks.response).Check(await list())).toBe(true);
    const kept = await Promise.all([webhooks, auditEvents, idempotencyKeys].map((table) => rest.database.select().from(table)));
    expect(JSON.stringify([kept, await list(), rest.lines, lines])).not.toContain(secret.slice(6));
    expect(JSON.stringify(lines)).not.toContain('/hook');
  });

  test('signs with both secrets for a day after a rotation', async () => {
    const { secret: old, id } = await create();
    const { secret, webhook } = (await send('updateWebhook', { webhookId: id, rotateSecret: true })).json();
    expect(webhook.previousSecretUntil).toBe('2026-11-21T10:00:00.000+05:30');
    await added('3');
    const [received] = await sendAll(id);
    if (received === undefined) throw new Error('Nothing was received');
    expect([verified(old, received), verified(secret, received)]).toMatchObject([{ type: 'farmer.created' }, { type: 'farmer.created' }]);
    rest.pass(24 * hourMs);
    vi.setSystemTime(rest.now());
    asha = await rest.signIn('asha');
    await added('4');
    const [later] = await sendAll(id);
    if (later === undefined) throw new Error('Nothing was received');
    expect(verified(secret, later)).toMatchObject({ type: 'farmer.created' });
    expect(() => verified(old, later)).toThrow();
  });

  test('is changed, disabled without losing changes, and deleted', async () => {
    const { id, secret } = await create();
    const answer = await send('updateWebhook', { webhookId: id, types: ['DEALER', 'FARMER'], active: false });
    expect(answer.json()).toMatchObject({ secret: null, webhook: { types: ['FARMER', 'DEALER'], active: false, disabledReason: null } });
    await added('5');
    expect(await sendAll(id)).toEqual([]);
    expect((await send('testWebhook', { webhookId: id })).statusCode).toBe(409);
    await send('updateWebhook', { webhookId: id, active: true });
    expect(payloads(secret, await sendAll(id))).toMatchObject([{ data: { id: '5' } }]);
    expect((await send('deleteWebhook', { webhookId: id })).json()).toEqual(sentence('WEBHOOK_DELETED'));
    expect((await send('deleteWebhook', { webhookId: id })).statusCode).toBe(404);
    const events = await rest.database.select().from(auditEvents).where(eq(auditEvents.subjectId, id));
    expect(events.filter(({ action }) => action.startsWith('WEBHOOK')).map(({ action, detail }) => [action, detail])).toEqual([
      ['WEBHOOK_CREATED', new URL(receiver.url).host],
      ['WEBHOOK_CHANGED', 'types,active'],
      ['WEBHOOK_CHANGED', 'active'],
      ['WEBHOOK_DELETED', new URL(receiver.url).host],
    ]);
  });

  test(`is limited to ${maxWebhooks}`, async () => {
    const full = Array.from({ length: maxWebhooks - 1 }, () => ({
      url: receiver.url,
      types: ['FARMER' as const],
      createdAt: rest.now().toISOString(),
      secret: '',
    }));
    await rest.database.insert(webhooks).values(full);
    await create();
    expect((await send('createWebhook', { url: receiver.url, types: ['FARMER'] })).statusCode).toBe(409);
  });

  test('is available to administrators only', async () => {
    const meera = await rest.signIn('meera');
    const statuses = [
      (await rest.send('fetchWebhooks', { token: meera })).statusCode,
      (await send('createWebhook', { url: receiver.url, types: ['FARMER'] }, meera)).statusCode,
    ];
    expect(statuses).toEqual([403, 403]);
  });

  test.each([
    [{ url: 'ftp://example.com/' }, 'url'],
    [{ url: 'https://somebody:word@example.com/' }, 'url must not contain a user name'],
    [{ url: 'http://10.0.0.1/' }, 'url must not lead to a private or local address'],
    [{ url: 'http://localhost:9/' }, 'url must not lead to a private or local address'],
    [{ url: `https://example.com/${'x'.repeat(981)}` }, 'url'],
    [{ types: [] }, 'types'],
    [{ types: ['TRAVEL'] }, 'types'],
  ])('refuses %j', async (wrong, words) => {
    const refused = await send('createWebhook', { url: receiver.url, types: ['FARMER'], ...wrong });
    expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining(words)]);
  });
});

describe('a delivery', () => {
  test('is repeated with the same id after growing waits, and delays only newer deliveries of its object', async () => {
    const { id, secret } = await create();
    receiver.respond(503, 'Not\u0000now');
    await added('6');
    await changed('6');
    await added('7');
    const first = await sendAll(id);
    expect(
      payloads(secret, first)
        .map(({ type, data }) => `${type} ${data.id}`)
        .sort(),
    ).toEqual(['farmer.created 6', 'farmer.created 7']);
    expect(await deliveries(id)).toMatchObject([
      { status: 'WAITING', attempts: 1, responseStatus: 503, responseExcerpt: 'Not now', fault: null, durationMs: expect.any(Number) },
      { status: 'WAITING', attempts: 0 },
      { status: 'WAITING', attempts: 1 },
    ]);
    expect((await list())[0]).toMatchObject({ waiting: 3 });
    receiver.respond(200);
    rest.pass(3_000);
    expect(await sendAll(id)).toEqual([]);
    rest.pass(4_000);
    vi.setSystemTime(rest.now());
    const second = await sendAll(id);
    expect(second.map((each) => each.id)).toEqual(expect.arrayContaining(first.map((each) => each.id)));
    expect(payloads(secret, second.slice(-1))).toMatchObject([{ type: 'farmer.changed', data: { id: '6' } }]);
  });

  test('waits as long as the receiver requests, as do all other deliveries to this URL', async () => {
    const { id } = await create();
    const passed = (seconds: number) => {
      rest.pass(seconds * 1_000);
      vi.setSystemTime(rest.now());
    };
    receiver.respond(429, '', { 'retry-after': '120' });
    await added('20');
    expect(await sendAll(id)).toHaveLength(1);
    receiver.respond(503, '', { 'retry-after': new Date(rest.now().getTime() + 300_000).toUTCString() });
    await added('21');
    expect(await sendAll(id)).toEqual([]);
    passed(119);
    expect(await sendAll(id)).toEqual([]);
    passed(2);
    expect(await sendAll(id)).toHaveLength(2);
    receiver.respond(204);
    passed(170);
    expect(await sendAll(id)).toEqual([]);
    passed(20);
    expect(await sendAll(id)).toHaveLength(2);
  });

  test('is far smaller than 64 KiB, even with all fields changed', async () => {
    const { id } = await create({ types: [...changeTypes] });
    for (const type of changeTypes) await noteChange(rest.database, rest.now(), { type, subjectId: '9'.repeat(18), fields: [...changedFields[type]] });
    const sizes = (await sendAll(id)).map(({ body }) => Buffer.byteLength(body));
    expect(sizes).toHaveLength(changeTypes.length);
    expect(Math.max(...sizes)).toBeLessThan(maxBodyBytes / 32);
  });

  test('follows no redirect', async () => {
    const { id } = await create();
    receiver.respond(302, '', { location: `${receiver.url}/elsewhere` });
    await added('8');
    expect(await sendAll(id)).toHaveLength(1);
    expect(await deliveries(id)).toMatchObject([{ status: 'WAITING', responseStatus: 302 }]);
  });

  test('that fails for three days disables the webhook, which continues from there once it is enabled', { tags: 'slow' }, async () => {
    const { id, secret } = await create();
    receiver.respond(500);
    await added('9');
    for (let hours = 0; hours < 85 && (await list())[0].active; hours += 7) {
      await sendAll(id);
      rest.pass(7 * hourMs);
      asha = await rest.signIn('asha');
    }
    expect((await list())[0]).toMatchObject({ active: false, disabledReason: 'FAILED_THREE_DAYS', waiting: 1 });
    expect(lines.some((line) => line.includes('webhook disabled'))).toBe(true);
    receiver.respond(200);
    vi.setSystemTime(rest.now());
    await send('updateWebhook', { webhookId: id, active: true });
    expect(payloads(secret, await sendAll(id))).toMatchObject([{ data: { id: '9' } }]);
    expect((await list())[0]).toMatchObject({ active: true, disabledReason: null, waiting: 0 });
  });

  test('that gets a 410 disables the webhook at once', async () => {
    const { id } = await create();
    receiver.respond(410);
    await added('10');
    await sendAll(id);
    expect((await list())[0]).toMatchObject({ active: false, disabledReason: 'GONE' });
  });

  test('can be resent by hand, and a test can be sent, each with its own id', async () => {
    const { id, secret } = await create();
    await added('11');
    const [first] = await sendAll(id);
    const [delivery] = await deliveries(id);
    expect((await send('redeliverWebhook', { deliveryId: delivery.id })).json()).toMatchObject({ delivery: { status: 'WAITING', messageId: first?.id } });
    expect((await sendAll(id)).map((each) => each.id)).toEqual([first?.id]);
    const tried = await send('testWebhook', { webhookId: id });
    expect(Compile(contract.testWebhook.response).Check(tried.json())).toBe(true);
    expect(payloads(secret, await sendAll(id))).toMatchObject([{ type: 'webhook.test', data: {} }]);
    expect((await send('redeliverWebhook', { deliveryId: '999999' })).statusCode).toBe(404);
  });

  test('cannot be signed when SECRET has changed', async () => {
    const { id } = await create();
    await added('12');
    await sendDue({ ...options, sealer: createSecretSealer('another secret of at least 32 characters') }, id);
    expect(await deliveries(id)).toMatchObject([{ fault: 'SECRET_UNREADABLE', status: 'WAITING' }]);
  });

  test('is deleted 14 days after it succeeded', async () => {
    const { id } = await create();
    await added('13');
    await sendAll(id);
    await cleanUp(rest.database, new Date(rest.now().getTime() + 14 * 24 * hourMs));
    expect(await rest.database.$count(webhookDeliveries)).toBe(1);
    await cleanUp(rest.database, new Date(rest.now().getTime() + 14 * 24 * hourMs + 1));
    expect(await rest.database.$count(webhookDeliveries)).toBe(0);
  });
});

test('the sender runs until it is stopped', { tags: 'slow' }, async () => {
  const { id } = await create();
  const sender = startSender({ ...options, attempts: createAttempts(testWebhookRules) }, null);
  const before = receiver.received.length;
  await added('14');
  await expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBe(before + 1);
  await sender.stop();
  await added('15');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(receiver.received).toHaveLength(before + 1);
  expect(await sendAll(id)).toHaveLength(1);
});
