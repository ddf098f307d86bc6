/** Subscriptions over Server-Sent Events: content, end and limits of a stream. */
import { connect } from 'node:net';
import { register } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changes } from '../../rest/contract/changes.ts';
import { webDocuments } from '../graphql/web-documents.generated.ts';
import { answerWithFeed, type FakeFeed } from '../testing/fake-feed.ts';
import { startTestGateway, type TestGateway, type TestGatewayOptions } from '../testing/test-gateway.ts';
import { createOpenStreams, streamLimits } from './open-streams.ts';

let gateway: TestGateway;
let feed: FakeFeed;
let url = '';
async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await startTestGateway({ extensions: true, ...options });
  feed = answerWithFeed(gateway.rest);
  url = await gateway.listen('/graphql/stream');
}
beforeEach(() => start());
afterEach(() => gateway[Symbol.asyncDispose]());

const query = 'subscription Follow($after: String, $types: [ChangeType!]) { changes(after: $after, types: $types) { cursor node { type subjectId own } } }';

interface Event {
  readonly data?: { readonly changes: { readonly cursor: string; readonly node: { readonly type: string; readonly own: boolean } } } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
}

/** Opens a stream and reads its messages. */
async function open(variables: object = {}, { token = 'moderator', document = query }: { token?: string; document?: string } = {}) {
  const controller = new AbortController();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: document, variables }),
    signal: controller.signal,
  });
  let text = '';
  const done = (async () => {
    for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
  })().catch(() => {});
  const events = (): Event[] => [...text.matchAll(/^event: next\ndata: (.+)$/gm)].map(([, data = '']) => JSON.parse(data));
  return {
    response,
    events,
    done,
    text: () => text,
    cursors: () => events().map(({ data }) => data?.changes.cursor),
    close: () => controller.abort(),
    /** Resolves when the stream has sent the cursor. */
    until: (cursor: string) => vi.waitFor(() => expect(text).toContain(`"${cursor}"`), { timeout: 5_000, interval: 5 }),
  };
}

/** Opens a stream that is refused. @returns the codes of its only event */
async function refused(...args: Parameters<typeof open>) {
  const stream = await open(...args);
  await stream.done;
  expect(stream.text()).toMatch(/event: complete\ndata:\n\n$/);
  return stream.events().flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions['code']));
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => `c${first + index}`);
const polls = () => gateway.rest.log.filter(({ call }) => call === 'fetchChanges').length;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a stream', () => {
  test('sends new changes with their cursors, and marks the caller’s own', async () => {
    feed.record(3);
    const stream = await open();
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await pause(50);
    feed.record(2);
    await stream.until('c5');
    expect(stream.events()).toEqual([
      { data: { changes: { cursor: 'c4', node: { type: 'FARMER', subjectId: '4', own: true } } } },
      { data: { changes: { cursor: 'c5', node: { type: 'FARMER', subjectId: '5', own: true } } } },
    ]);
  });

  test.each([
    ['at the beginning', 0],
    ['where the polls began', 1_350],
    ['within the kept rows', 2_350],
    ['at the end', 2_400],
  ])('that continues %s receives each later change once', async (_case, after) => {
    feed.record(1_350);
    const running = await open({ after: 'c1340' });
    await running.until('c1350');
    feed.record(1_050);
    await running.until('c2400');
    const stream = await open({ after: `c${after}` });
    if (after < 2_400) await stream.until('c2400');
    feed.record(3);
    await Promise.all([stream.until('c2403'), running.until('c2403')]);
    expect(stream.cursors()).toEqual(range(after + 1, 2_403));
    expect(running.cursors()).toEqual(range(1_341, 2_403));
  });

  test('sends only the requested types, also while catching up', async () => {
    for (let each = 0; each < 150; each += 1) {
      feed.record(1, 'FARMER');
      feed.record(1, 'MEETING');
    }
    const stream = await open({ after: 'c0', types: ['MEETING'] });
    await stream.until('c300');
    feed.record(1, 'FARMER');
    feed.record(1, 'MEETING');
    await stream.until('c302');
    expect(stream.cursors()).toEqual(range(1, 302).filter((_, index) => index % 2 === 1));
  });

  test('includes batches for an administrator only, also after a moderator’s stream opened first', async () => {
    const first = await open();
    await pause(50);
    feed.record(1, 'BATCH');
    feed.record(1, 'FARMER');
    await first.until('c2');
    const second = await open({ after: 'c0' }, { token: 'admin' });
    await second.until('c2');
    feed.record(1, 'BATCH');
    feed.record(1, 'FARMER');
    await Promise.all([first.until('c4'), second.until('c4')]);
    expect([first.cursors(), second.cursors()]).toEqual([['c2', 'c4'], range(1, 4)]);
    expect(second.events().every(({ data }) => data?.changes.node.own === false)).toBe(true);
  });

  test('includes the days of administrators for administrators only, also after a moderator’s stream opened first', async () => {
    const first = await open({ types: ['ATTENDANCE'] });
    await pause(50);
    feed.record(1, 'ATTENDANCE', true);
    feed.record(1, 'ATTENDANCE');
    await first.until('c2');
    const second = await open({ after: 'c0', types: ['ATTENDANCE'] }, { token: 'admin' });
    await second.until('c2');
    feed.record(1, 'ATTENDANCE', true);
    feed.record(1, 'ATTENDANCE');
    await Promise.all([first.until('c4'), second.until('c4')]);
    expect([first.cursors(), second.cursors()]).toEqual([['c2', 'c4'], range(1, 4)]);
  });

  test('shares one reader of the feed, which stops with the last stream', { tags: 'slow' }, async () => {
    const streams = await Promise.all(Array.from({ length: 12 }, () => open()));
    await pause(100);
    gateway.rest.log.splice(0);
    await pause(200);
    expect(polls()).toBeGreaterThan(2);
    expect(polls()).toBeLessThan(12);
    for (const { close } of streams) close();
    await pause(100);
    gateway.rest.log.splice(0);
    await pause(100);
    expect(polls()).toBe(0);
  });

  test('stays open during an outage of the REST API and loses nothing', async () => {
    const stream = await open();
    await pause(50);
    gateway.rest.fail(changes.fetchChanges, 'reset');
    feed.record(2);
    await pause(100);
    gateway.rest.fail(changes.fetchChanges, null);
    await stream.until('c2');
    expect(stream.cursors()).toEqual(['c1', 'c2']);
  });
});

describe('a refused stream sends a single event', () => {
  test.each([
    ['without a token', {}, { token: '' }, 'UNAUTHENTICATED'],
    ['without the role', {}, { token: 'user' }, 'FORBIDDEN'],
    ['for batches, to a moderator', { types: ['BATCH'] }, {}, 'FORBIDDEN'],
    ['for an unknown type', { types: ['COW'] }, {}, 'BAD_USER_INPUT'],
    ['after an invalid cursor', { after: 'nowhere' }, {}, 'BAD_USER_INPUT'],
    ['for a query', {}, { document: '{ areas { name } }' }, 'BAD_REQUEST'],
    ['for a faulty document', {}, { document: 'subscription { changes { cow } }' }, 'GRAPHQL_VALIDATION_FAILED'],
    ['for two fields', {}, { document: 'subscription { a: changes { cursor } b: changes { cursor } }' }, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'over a limit of operations',
      {},
      { document: `subscription { changes { ${Array.from({ length: 31 }, (_, each) => `a${each}: cursor`).join(' ')} } }` },
      'OPERATION_LIMIT',
    ],
  ])('%s', async (_case, variables, options, code) => {
    expect(await refused(variables, options)).toEqual([code]);
  });

  test('after a restore of the data, which also ends the open ones', async () => {
    const running = await open();
    await pause(50);
    feed.restore();
    await running.done;
    expect(running.events()[0]?.errors?.[0]?.message).toMatch(/read everything again/);
    expect(await refused({ after: 'c0' })).toEqual(['BAD_USER_INPUT']);
  });

  test('for a provider without a feed, without a REST call', async () => {
    await gateway[Symbol.asyncDispose]();
    await start({ extensions: false });
    expect(await refused()).toEqual(['NOT_SUPPORTED']);
    expect(polls()).toBe(0);
  });

  test('for an untrusted document in trusted-only mode, and for introspection when it is off', async () => {
    await gateway[Symbol.asyncDispose]();
    await start({ environment: { TRUSTED_DOCUMENTS: 'only', INTROSPECTION: 'off' } });
    expect(await refused()).toEqual(['DOCUMENT_NOT_TRUSTED']);
    expect(await refused({}, { document: webDocuments[0] ?? '' })).toEqual(['BAD_REQUEST']);
  });
});

test('refuses a request that is not an operation with a status', async () => {
  const headers = { authorization: 'Bearer moderator', accept: 'text/event-stream' };
  const json = { ...headers, 'content-type': 'application/json' };
  const status = async (init: RequestInit, address = url) => (await fetch(address, init)).status;
  const get = `${url}?query=${encodeURIComponent('subscription { changes { cursor } }')}`;
  expect(await status({ method: 'POST', headers: { ...headers, 'content-type': 'text/plain' }, body: '{}' })).toBe(415);
  expect(await status({ method: 'POST', headers: json, body: '{}' })).toBe(400);
  expect(await status({ method: 'POST', headers: json, body: JSON.stringify({ query: 'x'.repeat(256 * 1024) }) })).toBe(413);
  expect(await status({ method: 'POST', headers: { ...json, accept: 'application/json' }, body: JSON.stringify({ query }) })).toBe(406);
  expect(await status({ headers: { accept: 'text/event-stream' } }, get)).toBe(400);
  expect(await status({ headers }, `${get}&variables=[`)).toBe(400);
  expect(await status({ method: 'PUT', headers })).toBe(405);
  const controller = new AbortController();
  expect(await status({ headers, signal: controller.signal }, get)).toBe(200);
  controller.abort();
});

test('ends an open stream with an error when its token or role has ended', async () => {
  const now = performance.now.bind(performance);
  let passedMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
  try {
    const [revoked, demoted] = [await open({}, { token: 'mod-revoked' }), await open({}, { token: 'mod-demoted' })];
    await pause(50);
    feed.setRoles('mod-revoked', null);
    feed.setRoles('mod-demoted', ['ROLE_USER']);
    passedMs = 29_000;
    await pause(60);
    expect([revoked.text(), demoted.text()].join()).not.toContain('errors');
    passedMs = 31_000;
    await Promise.all([revoked.done, demoted.done]);
    expect([revoked, demoted].map((stream) => stream.events()[0]?.errors?.[0]?.extensions['code'])).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
    expect(revoked.events()[0]?.errors?.[0]?.extensions['requestId']).toBe(revoked.response.headers.get('x-request-id'));
  } finally {
    clock.mockRestore();
  }
});

describe('limits', () => {
  test('allows a token 20 streams, and another one after one is closed', async () => {
    const streams = await Promise.all(Array.from({ length: streamLimits.perToken }, () => open()));
    expect(await refused()).toEqual(['RATE_LIMITED']);
    const other = await open({}, { token: 'mod-other' });
    streams[0]?.close();
    await pause(50);
    const another = await open();
    feed.record(1);
    await Promise.all([...streams.slice(1), other, another].map(({ until }) => until('c1')));
  });

  test('allows an instance 500', () => {
    const { join } = createOpenStreams();
    const leave = Array.from({ length: streamLimits.perInstance }, (_, each) => join(`token ${Math.floor(each / streamLimits.perToken)}`, () => {}));
    expect(() => join('another token', () => {})).toThrow('This server has 500 open streams');
    leave[0]?.('left');
    leave.push(join('another token', () => {}));
    for (const each of leave.slice(1)) each('left');
  });
});

test('cuts off a client that reads nothing', { tags: 'slow' }, async () => {
  await gateway[Symbol.asyncDispose]();
  await start({ streamTimes: { pollMs: 5, stalledMs: 100 } });
  const aliases = Array.from({ length: 30 }, (_, each) => `a${each}: at`).join(' ');
  const body = JSON.stringify({ query: `subscription { changes(after: "c0") { cursor node { ${aliases} } } }` });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.once('error', () => {});
  const lines = ['POST /graphql/stream HTTP/1.1', 'host: gateway', 'content-type: application/json', 'connection: close', 'authorization: Bearer moderator'];
  socket.write([...lines, `content-length: ${body.length}`, '', body].join('\r\n'));
  await new Promise((resolve) => socket.once('readable', resolve));
  // Some megabytes of unread bytes fit into the buffers of the connection.
  feed.record(20_000);
  await expect.poll(() => register.getSingleMetricAsString('graphql_streams_ended_total'), { timeout: 5_000 }).toContain('reason="slow"} 1');
  socket.resume();
  await closed;
});

test('sends comments while idle, and ends with an error at shutdown', async () => {
  await gateway[Symbol.asyncDispose]();
  await start({ streamTimes: { pollMs: 20, heartbeatMs: 20 } });
  const stream = await open();
  await expect.poll(() => stream.text().match(/^:$/gm)?.length).toBeGreaterThan(3);
  const closed = gateway.gateway.close();
  await stream.done;
  await closed;
  await gateway.rest.close();
  await start();
  expect(stream.events().at(-1)?.errors?.[0]).toMatchObject({ message: expect.stringMatching(/Subscribe again/), extensions: { code: 'STREAM_ENDED' } });
});
