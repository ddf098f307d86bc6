/** Several gateway processes are one product: one port, one embedded REST API, one count of everything that is limited. */
import { readFileSync } from 'node:fs';
import { Agent, type ClientRequest, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { holdFreePort } from '../gateway/free-port.ts';
import { noRedis, type RedisServer, startRedisServer } from '../gateway/testing/redis-server.ts';
import { childrenOf, eventually, signal, within } from './processes.ts';
import { type Product, startProduct } from './product.ts';
import { type Answer, ask, signIn } from './session.ts';
import { newStore, type Store } from './store.ts';

/** Each request has a connection of its own, so that either process may take it. */
const alone = new Agent({ keepAlive: false });

/** Begins a request whose body is still to be sent. */
function begin(url: string, headers: Readonly<Record<string, string>> = {}): { readonly sent: ClientRequest; readonly answered: Promise<string> } {
  const sent = request(`${url}/graphql`, { method: 'POST', agent: alone, headers: { 'content-type': 'application/json', ...headers } });
  const answered = new Promise<string>((resolve, reject) => {
    sent.once('error', reject).once('response', (response) => text(response).then(resolve, reject));
  });
  return { sent, answered };
}

async function askAlone<Data>(url: string, query: string, variables: object = {}, token = ''): Promise<Answer<Data>> {
  const { sent, answered } = begin(url, token === '' ? {} : { authorization: `Bearer ${token}` });
  sent.end(JSON.stringify({ query, variables }));
  const answer: Answer<Data> = JSON.parse(await answered);
  return answer;
}

const gatewaysOf = ({ pid }: Product) => childrenOf(pid).filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('gateway/main'));

describe.skipIf(noRedis !== null)(`two gateway processes${noRedis === null ? '' : ` (left out: ${noRedis})`}`, () => {
  let store: Store;
  let redis: RedisServer;
  let product: Product;
  let metricsPort: number;
  beforeAll(async () => {
    const held = await holdFreePort('127.0.0.1');
    metricsPort = held.port;
    await held.release();
    store = await newStore(inject('template'));
    redis = await startRedisServer();
  });
  beforeEach(async () => {
    product = await startProduct({ store, environment: { REDIS_URL: redis.url.href, GATEWAY_PROCESSES: '2', METRICS_PORT: String(metricsPort) } });
    return async () => {
      if (product.isLeft()) await product.stop();
    };
  });
  afterAll(async () => {
    await redis[Symbol.asyncDispose]();
    await store.remove();
  });

  it('count tries to sign in together; metrics and logs tell them apart', async () => {
    const wrong = async () =>
      (await askAlone(product.url, 'mutation { signIn(input: { username: "nobody", password: "wrong" }) { userErrors { message } } }')).errors?.[0]?.extensions
        .code;
    /** Who is stopped takes no connection, so that the other answers. */
    const whileStopped = async (stopped: number, codes: readonly (string | undefined)[]) => {
      signal(stopped, 'SIGSTOP');
      for (const code of codes) expect(await wrong()).toBe(code);
      signal(stopped, 'SIGCONT');
    };
    const [first = 0, second = 0] = gatewaysOf(product);
    // Ten are free for a name from one address.
    const free = Array.from({ length: 5 }, () => undefined);
    await whileStopped(first, free);
    await whileStopped(second, [...free, 'RATE_LIMITED']);
    await whileStopped(first, ['RATE_LIMITED']);

    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const forwarded = [...metrics.matchAll(/^rest_call_seconds_count\{call="signIn",.*process="(\d+)"\} (\d+)$/gm)];
    expect(forwarded.map(([, process, count]) => [process, count]).toSorted()).toEqual([
      ['1', '5'],
      ['2', '5'],
    ]);
    await product.stop();
    const lines: readonly { readonly number?: number; readonly route?: string }[] = product.logs.map((line) => JSON.parse(line));
    expect(new Set(lines.filter(({ route }) => route === '/graphql').map(({ number }) => number))).toEqual(new Set([1, 2]));
    expect(product.output.filter((line) => line.startsWith('ready '))).toEqual([`ready ${product.url}`]);
  });

  it('kill -9 of one under writes: the other goes on, it is started again, and what was acknowledged is there once', async () => {
    const { token } = await signIn(product.url, 'admin');
    const variants = await ask<{ productVariants: readonly { readonly id: string }[] }>(product.url, '{ productVariants { id } }', {}, token);
    const productVariantId = variants.data?.productVariants[0]?.id;
    const points = 779;
    const write = (quantity: number) =>
      askAlone<{ generateQrCodes: { readonly message: string } | null }>(
        product.url,
        'mutation ($input: GenerateQrCodesInput!) { generateQrCodes(input: $input) { message userErrors { message } } }',
        { input: { productVariantId, quantity, points, clientMutationId: `batch-${quantity}` } },
        token,
      ).then(({ data }) => data?.generateQrCodes?.message ?? null);
    /** By quantity; null: the answer was lost. */
    const sent = new Map<number, string | null>();
    const acknowledged = () => [...sent.values()].filter((message) => message !== null).length;
    let isWriting = true;
    const writers = [0, 1, 2, 3].map(async () => {
      while (isWriting) {
        const quantity = 1 + sent.size;
        sent.set(quantity, null);
        sent.set(quantity, await write(quantity).catch(() => null));
      }
    });

    const [first = 0, second = 0] = gatewaysOf(product);
    await eventually(() => acknowledged() > 5, 'writes are acknowledged');
    signal(first, 'SIGKILL');
    const before = acknowledged();
    await eventually(() => acknowledged() > before + 5, 'the other goes on');
    await eventually(() => gatewaysOf(product).length === 2, 'it is started again');
    expect(gatewaysOf(product)).not.toContain(first);
    expect(gatewaysOf(product)).toContain(second);
    isWriting = false;
    await Promise.all(writers);
    expect(product.logs.filter((line) => line.includes('A gateway ended'))).toHaveLength(1);

    for (const [quantity, message] of sent) expect(await write(quantity)).toEqual(message ?? expect.any(String));
    const kept: number[] = [];
    for (let page = 0, more = true; more; page += 1) {
      const { data } = await ask<{
        qrBatches: { readonly nodes: readonly { readonly quantity: number; readonly points: number }[]; readonly pageInfo: { readonly hasNextPage: boolean } };
      }>(
        product.url,
        'query ($page: Int!) { qrBatches(month: 11, year: 2026, page: $page, size: 100) { nodes { quantity points } pageInfo { hasNextPage } } }',
        { page },
        token,
      );
      kept.push(...(data?.qrBatches.nodes ?? []).filter((batch) => batch.points === points).map(({ quantity }) => quantity));
      more = data?.qrBatches.pageInfo.hasNextPage ?? false;
    }
    expect(kept.toSorted((one, other) => one - other)).toEqual([...sent.keys()]);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('%s: what is under way at either is answered, nobody new comes in, and all end with 0', async (name) => {
    const begun = [0, 1, 2, 3].map(() => begin(product.url, { expect: '100-continue' }));
    // Answered by the process that has taken the request.
    await Promise.all(begun.map(({ sent }) => new Promise((resolve) => sent.once('continue', resolve).flushHeaders())));
    // As by Ctrl+C, which tells the whole group.
    signal(name === 'SIGINT' ? -product.pid : product.pid, name);
    await eventually(
      () =>
        fetch(`${product.url}/health`).then(
          () => false,
          () => true,
        ),
      'nobody new comes in',
    );
    for (const { sent } of begun) sent.end('{"query":"{ __typename }"}');
    for (const { answered } of begun) expect(JSON.parse(await answered)).toEqual({ data: { __typename: 'Query' } });
    expect(await within(product.ended, 'the product ends')).toEqual({ code: 0, signal: null });
    expect(product.isLeft()).toBe(false);
  });
});
