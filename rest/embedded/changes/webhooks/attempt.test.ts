/** A single attempt: its headers, its limits, and refused addresses. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { startWebhookReceiver, verified } from '../../testing/webhook-receiver.ts';
import type { AddressRules } from './address.ts';
import { createAttempts } from './attempt.ts';
import { createWebhookSecret } from './signature.ts';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

const secret = createWebhookSecret();
const local: AddressRules = { allowedHosts: ['127.0.0.1', 'localhost'], requiresHttps: false };

/**
 * Sends one message.
 * @param attemptMs defaults to the limit of production
 */
function send(url: string, { rules = local, attemptMs }: { rules?: AddressRules; attemptMs?: number } = {}) {
  const attempts = createAttempts(rules, attemptMs);
  cleanUps.push(() => attempts.close());
  return attempts.send({ url, secrets: [secret], id: 'msg_1', body: '{"type":"webhook.test"}' }, new Date());
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanUps.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
}

test('an attempt has the headers of Standard Webhooks and no identifying ones', async () => {
  await using receiver = await startWebhookReceiver();
  expect(await send(receiver.url)).toMatchObject({ responseStatus: 204, fault: null, pauseMs: 0 });
  const [received] = receiver.received;
  if (received === undefined) throw new Error('Nothing was received');
  expect(verified(secret, received)).toEqual({ type: 'webhook.test' });
  expect(Object.keys(received.headers).toSorted()).toEqual([
    'connection',
    'content-length',
    'content-type',
    'host',
    'user-agent',
    'webhook-id',
    'webhook-signature',
    'webhook-timestamp',
  ]);
});

test('an attempt ends at its time limit, also when the response never begins or never ends', { tags: 'slow' }, async () => {
  const silent = await serve(() => {});
  const endless = await serve((_request, response) => {
    response.write('Not yet');
  });
  const results = await Promise.all([silent, endless].map((url) => send(url, { attemptMs: 1_500 })));
  expect(results).toMatchObject([
    { responseStatus: null, fault: 'TIMEOUT' },
    { responseStatus: 200, responseExcerpt: 'Not yet', fault: null },
  ]);
});

test('an attempt reads only the beginning of a large response', async () => {
  let sent = 0;
  const url = await serve(async (_request, response) => {
    while (!response.destroyed && sent < 200) {
      sent += 1;
      if (!response.write('x'.repeat(1_000_000))) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  });
  const { responseExcerpt, fault } = await send(url);
  expect([responseExcerpt, fault]).toEqual(['x'.repeat(1_000), null]);
  expect(sent).toBeLessThan(100);
});

test('reports a refused connection as a connection fault', async () => {
  expect(await send('http://127.0.0.1:9/')).toMatchObject({ responseStatus: null, fault: 'CONNECTION' });
});

test('sends nothing to an address that the rules now refuse, or to a name that now resolves to one', async () => {
  await using receiver = await startWebhookReceiver();
  const byName = receiver.url.replace('127.0.0.1', 'localhost');
  expect(await send(byName)).toMatchObject({ responseStatus: 204 });
  const allowed = receiver.received.length;
  for (const url of [receiver.url, byName]) expect(await send(url, { rules: { ...local, allowedHosts: [] } })).toMatchObject({ fault: 'ADDRESS_REFUSED' });
  for (const url of [receiver.url, byName]) expect(await send(url, { rules: { ...local, requiresHttps: true } })).toMatchObject({ fault: 'ADDRESS_REFUSED' });
  expect(receiver.received).toHaveLength(allowed);
});
