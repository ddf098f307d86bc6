/** Two instances of the product on one PostgreSQL and one Redis act as one. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { noRedis, type RedisServer, startRedisServer } from '../gateway/testing/redis-server.ts';
import { type Product, startProduct } from './product.ts';
import { ask, signIn, trySignIn } from './session.ts';
import { newStore, type Store } from './store.ts';

const missing = noRedis ?? (process.env['TEST_DATABASE_URL'] ? null : 'TEST_DATABASE_URL names no PostgreSQL');

describe.skipIf(missing !== null)(`two instances${missing === null ? '' : ` (left out: ${missing})`}`, () => {
  let store: Store;
  let redis: RedisServer;
  let one: Product;
  let other: Product;
  beforeAll(async () => {
    store = await newStore(inject('template'));
    redis = await startRedisServer();
    const options = { store, environment: { REDIS_URL: redis.url.href } };
    one = await startProduct(options);
    other = await startProduct(options);
  });
  afterAll(async () => {
    for (const product of [one, other]) await product.stop();
    await redis[Symbol.asyncDispose]();
    await store.remove();
  });

  const idOf = async ({ url }: Product, token: string) => (await ask<{ me: { id: string } | null }>(url, '{ me { id } }', {}, token)).data?.me?.id;

  it('a session of one is valid at the other, until it ends at either', async () => {
    const { token, person } = await signIn(one.url, 'user');
    expect(await idOf(other, token)).toBe(person.id);
    await ask(other.url, 'mutation { signOut(input: {}) { userErrors { message } } }', {}, token);
    expect(await idOf(one, token)).toBeUndefined();
  });

  it('a file link of one opens at the other', async () => {
    const { token } = await signIn(one.url, 'admin');
    const area = { state: 'Maharashtra', district: 'Pune' };
    const answer = await ask<{ exportFarmers: { url: string } }>(
      one.url,
      'mutation ($area: AreaInput!) { exportFarmers(input: { area: $area }) { url } }',
      { area },
      token,
    );
    const { pathname, search } = new URL(answer.data?.exportFarmers.url ?? '', one.url);
    const file = await fetch(`${other.url}${pathname}${search}`);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('.xlsx')]);
    expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 2))).toBe('PK');
  });

  it('the same write at both at the same moment is done once', async () => {
    const { token } = await signIn(one.url, 'admin');
    const { data } = await ask<{ productVariants: readonly { readonly id: string }[] }>(one.url, '{ productVariants { id } }', {}, token);
    const input = { productVariantId: data?.productVariants[0]?.id, quantity: 3, points: 778, clientMutationId: 'once' };
    const mutation = 'mutation ($input: GenerateQrCodesInput!) { generateQrCodes(input: $input) { message userErrors { message } } }';
    const answers = await Promise.all([one, other, one, other].map(({ url }) => ask<{ generateQrCodes: object }>(url, mutation, { input }, token)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const batches = await ask<{ qrBatches: { nodes: readonly { points: number }[] } }>(
      other.url,
      '{ qrBatches(month: 11, year: 2026, page: 0, size: 100) { nodes { points } } }',
      {},
      token,
    );
    expect(batches.data?.qrBatches.nodes.filter(({ points }) => points === 778)).toHaveLength(1);
  });

  it('failed sign-ins count together, at either instance', async () => {
    const wrong = ({ url }: Product) =>
      ask(url, 'mutation { signIn(input: { username: "nobody", password: "wrong" }) { userErrors { message } } }').then(
        ({ errors = [] }) => errors[0]?.extensions.code ?? null,
      );
    // Ten are allowed for a name from one address.
    for (let n = 0; n < 10; n += 1) expect(await wrong(n % 2 === 0 ? one : other)).toBe(null);
    expect([await wrong(one), await wrong(other)]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    expect((await trySignIn(other.url, 'moderator')).data?.signIn?.token).toBeTruthy();
  });
});
