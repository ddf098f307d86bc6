/**
 * Verifies the deliveries of writes through two gateways, while gateways, REST APIs and the database are killed at random. No acknowledged write is lost,
 * the order of each object is kept, and duplicates are counted.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { migratePostgres } from '../rest/embedded/database/migrate-postgres.ts';
import { noPostgres, startPostgres } from '../rest/embedded/testing/postgres-server.ts';
import { startWebhookReceiver, verified } from '../rest/embedded/testing/webhook-receiver.ts';
import { childrenOf, signal } from './processes.ts';
import { type Product, startProduct } from './product.ts';
import { ask, signIn } from './session.ts';

const isLong = Boolean(process.env['TEST_LONG']);
const objects = 50;
const writesOfEach = isLong ? 200 : 12;
const all = objects * writesOfEach;
const writers = 10;

interface Update {
  readonly updateFarmer: { readonly userErrors: readonly { readonly message: string }[] } | null;
}

interface Feed {
  readonly changes: {
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly subjectId: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  } | null;
}

test.skipIf(noPostgres !== null)(`${all} deliveries arrive in the order of each object under random kills`, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'webhooks-'));
  await using server = await startPostgres();
  await using receiver = await startWebhookReceiver();
  const database = server.urlOf('postgres');
  await migratePostgres(database);
  const start = (number: number) => {
    const data = { DATA_DIR: path.join(folder, String(number)), DATABASE_URL: database, DEMO_DATA: 'on', SECRET: 's'.repeat(32) };
    const environment = { CLOCK: '', NODE_ENV: 'test', WEBHOOK_ALLOWED_HOSTS: '127.0.0.1', REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'warn' };
    return startProduct({ store: { folder, database: null, environment: data, remove: async () => {} }, environment });
  };
  const products: Product[] = [await start(0)];
  products.push(await start(1));
  const someProduct = () => products[Math.floor(Math.random() * products.length)]?.url ?? '';

  const { token } = await signIn(someProduct(), 'admin');
  /** Retries until there is a response. */
  async function insist<Data>(query: string, variables: object): Promise<Data> {
    for (;;) {
      const answer = await ask<Data>(someProduct(), query, variables, token).catch(() => null);
      if (answer?.data && !answer.errors) return answer.data;
      await wait(100);
    }
  }
  const listed = await insist<{ farmers: { nodes: readonly { id: string; version: number }[] } }>(
    'query ($first: Int) { farmers(first: $first) { nodes { id version } } }',
    { first: objects },
  );
  const { changes: begin } = await insist<{ changes: { latestCursor: string } }>('{ changes(first: 1) { latestCursor } }', {});
  const { createWebhook } = await insist<{ createWebhook: { secret: string } }>(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret userErrors { message } } }',
    { input: { url: receiver.url, types: ['FARMER'] } },
  );

  // A repeat has the same id, so a write whose response was lost is done once.
  let written = 0;
  async function write(farmers: readonly { readonly id: string; readonly version: number }[]): Promise<void> {
    for (let number = 0; number < writesOfEach; number += 1) {
      for (const { id, version } of farmers) {
        const input = { farmerId: id, version: version + number, whatsAppMobile: `98${String(10_000_000 + number)}`, clientMutationId: `${id}-${number}` };
        const { updateFarmer } = await insist<Update>('mutation ($input: UpdateFarmerInput!) { updateFarmer(input: $input) { userErrors { message } } }', {
          input,
        });
        expect(updateFarmer?.userErrors).toEqual([]);
        written += 1;
      }
    }
  }
  const { nodes: farmers } = listed.farmers;
  expect(farmers).toHaveLength(objects);
  const started = performance.now();
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(farmers.filter((_farmer, at) => at % writers === writer))));

  const seen = new Set<string>();
  /** The cursors of each object, in the order of their first arrival. */
  const arrived = new Map<string, string[]>();
  let verifiedCount = 0;
  // The library refuses signatures older than five minutes, so each delivery is verified soon after its arrival.
  function verifyNew(): boolean {
    for (const each of receiver.received.slice(verifiedCount)) {
      const { data } = JSON.parse(JSON.stringify(verified(createWebhook.secret, each)));
      if (!seen.has(each.id)) arrived.set(data.id, [...(arrived.get(data.id) ?? []), data.cursor]);
      seen.add(each.id);
      verifiedCount += 1;
    }
    return seen.size >= all;
  }

  const kills = { gateway: 0, rest: 0, database: 0 };
  async function killSomething(): Promise<void> {
    const number = Math.floor(Math.random() * products.length);
    const product = products[number];
    // Kills each kind in turn, at a random moment.
    const turn = (kills.gateway + kills.rest + kills.database) % 3;
    if (turn === 2 || product === undefined) {
      kills.database += 1;
      await server.kill();
      await wait(500);
      await server.start();
    } else if (turn === 0) {
      kills.gateway += 1;
      signal(product.pid, 'SIGKILL');
      await product.ended;
      products[number] = await start(number);
    } else {
      const [rest] = childrenOf(product.pid);
      if (rest === undefined) return;
      kills.rest += 1;
      signal(rest, 'SIGKILL');
    }
  }
  while (!verifyNew()) {
    // Long enough for most starts to complete, so processes are not always starting.
    await wait(1_500 + Math.random() * 3_000);
    if (written < all || kills.gateway === 0 || kills.rest === 0 || kills.database === 0) await killSomething();
  }
  await writing;
  const seconds = Math.round((performance.now() - started) / 1_000);

  /** The cursors of each object in the feed. */
  const expected = new Map<string, string[]>();
  for (let after = begin.latestCursor, more = true; more; ) {
    const { changes } = await insist<Feed>(
      'query ($after: String) { changes(after: $after, first: 100, types: [FARMER]) { edges { cursor node { subjectId } } pageInfo { hasNextPage endCursor } } }',
      { after },
    );
    for (const { cursor, node } of changes?.edges ?? []) expected.set(node.subjectId, [...(expected.get(node.subjectId) ?? []), cursor]);
    more = changes?.pageInfo.hasNextPage ?? false;
    after = changes?.pageInfo.endCursor ?? after;
  }
  for (const product of products) await product.stop();
  await rm(folder, { recursive: true });
  const doubles = receiver.received.length - seen.size;
  process.stdout.write(
    `${seen.size} deliveries of ${written} writes in ${seconds} s, ${doubles} sent twice; killed: ${kills.gateway} gateways, ${kills.rest} REST APIs, ${kills.database} databases\n`,
  );
  expect(new Set([...expected.values()].map(({ length }) => length))).toEqual(new Set([writesOfEach]));
  expect([...arrived].toSorted()).toEqual([...expected].toSorted());
});
