/** Kills the product's processes while people write: no acknowledged write is lost, and nothing is done twice. */
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { eventually, signal } from './processes.ts';
import { type Product, startProduct } from './product.ts';
import { ask, signIn, trySignIn } from './session.ts';
import { newStore, type Store } from './store.ts';

/** True for many repetitions of each crash. */
const isLong = Boolean(process.env['TEST_LONG']);
const rounds = isLong ? 25 : 1;

let store: Store;
let product: Product;

beforeEach(async () => {
  store = await newStore(inject('template'));
  product = await startProduct({ store });
});

afterEach(async () => {
  if (product.isLeft()) await product.stop();
  await store.remove();
});

const whoAmI = (token: string) => ask<{ me: { id: string } | null }>(product.url, '{ me { id } }', {}, token);

/** Yields the processor to the starting product. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Signs in repeatedly until stopped, several at a time. Records the token of each acknowledged sign-in, and the error codes of the others. */
function keepSigningIn() {
  const tokens: string[] = [];
  const codes = new Set<string>();
  let going = true;
  const loop = async () => {
    while (going) {
      // A broken connection means a sign-in that was not acknowledged.
      const answer = await trySignIn(product.url, 'moderator').catch(() => null);
      const token = answer?.data?.signIn?.token;
      if (token) tokens.push(token);
      else await pause();
      for (const error of answer?.errors ?? []) codes.add(error.extensions.code);
    }
  };
  const ended = Promise.all([loop(), loop(), loop()]);
  return {
    tokens,
    codes,
    stop: () => {
      going = false;
      return ended;
    },
  };
}

interface Generated {
  readonly generateQrCodes: { readonly message: string | null; readonly userErrors: readonly { readonly message: string }[] } | null;
}

interface Batches {
  readonly productVariants: readonly { readonly id: string }[];
  readonly qrBatches: {
    readonly nodes: readonly { readonly quantity: number; readonly points: number }[];
    readonly pageInfo: { readonly hasNextPage: boolean };
  };
}

/** Points that no batch of the demo has. */
const testPoints = 777;

/** Generates batches that differ only in their quantity, each written with its own id. */
function batchWriter(token: string, productVariantId: string) {
  /** Response to each write; null when it was sent and the response was lost. */
  const sent = new Map<number, string | null>();
  const write = (quantity: number) =>
    ask<Generated>(
      product.url,
      'mutation ($input: GenerateQrCodesInput!) { generateQrCodes(input: $input) { message userErrors { message } } }',
      { input: { productVariantId, quantity, points: testPoints, clientMutationId: `batch-${quantity}` } },
      token,
    );
  return {
    sent,
    write,
    /** Writes until a response is lost. @returns a promise that resolves when all writers have ended */
    keepWriting: () =>
      Promise.all(
        [0, 1, 2].map(async () => {
          for (;;) {
            const quantity = 1 + sent.size;
            sent.set(quantity, null);
            const payload = (await write(quantity).catch(() => null))?.data?.generateQrCodes;
            if (!payload) return;
            sent.set(quantity, payload.message ?? '');
          }
        }),
      ),
  };
}

/** Returns the quantities of the month's batches that a test has written. */
async function quantitiesKept(token: string): Promise<number[]> {
  const kept: number[] = [];
  for (let page = 0, more = true; more; page += 1) {
    const query = 'query ($page: Int!) { qrBatches(month: 11, year: 2026, page: $page, size: 100) { nodes { quantity points } pageInfo { hasNextPage } } }';
    const { data } = await ask<Batches>(product.url, query, { page }, token);
    kept.push(...(data?.qrBatches.nodes ?? []).filter(({ points }) => points === testPoints).map(({ quantity }) => quantity));
    more = data?.qrBatches.pageInfo.hasNextPage ?? false;
  }
  return kept.sort((one, other) => one - other);
}

async function expectAllKnown(tokens: readonly string[]): Promise<void> {
  expect(tokens.length).toBeGreaterThan(0);
  for (const token of tokens) expect((await whoAmI(token)).data?.me?.id).toBeTruthy();
}

it('kill -9 of the gateway ends the REST API too, and no acknowledged sign-in is lost', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const signingIn = keepSigningIn();
    await eventually(() => signingIn.tokens.length > 3 + round, 'sign-ins are acknowledged');
    signal(product.pid, 'SIGKILL');
    await signingIn.stop();
    await eventually(() => !product.isLeft(), 'the REST API ends by itself');
    product = await startProduct({ store });
    await expectAllKnown(signingIn.tokens);
  }
});

it('kill -9 of the REST API: the gateway reports it, restarts it, and no acknowledged sign-in is lost', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const signingIn = keepSigningIn();
    await eventually(() => signingIn.tokens.length > 3 + round, 'sign-ins are acknowledged');
    const killed = product.restPid();
    signal(killed, 'SIGKILL');
    await eventually(() => signingIn.codes.size > 0, 'a sign-in fails');
    const before = signingIn.tokens.length;
    await eventually(() => signingIn.tokens.length > before, 'the REST API is back');
    await signingIn.stop();
    expect(product.restPid()).not.toBe(killed);
    // A pending sign-in may or may not have happened. Later ones were never sent.
    expect([...signingIn.codes].filter((code) => !['UPSTREAM_UNAVAILABLE', 'OUTCOME_UNKNOWN'].includes(code))).toEqual([]);
    expect(signingIn.codes).toContain('UPSTREAM_UNAVAILABLE');
    await expectAllKnown(signingIn.tokens);
  }
});

it('kill -9 at a random moment under writes: acknowledged writes are kept, and a repeat returns the same response or is done once', async () => {
  const { token } = await signIn(product.url, 'admin');
  const [variant] = (await ask<Batches>(product.url, '{ productVariants { id } }', {}, token)).data?.productVariants ?? [];
  const writer = batchWriter(token, variant?.id ?? '');
  for (let round = 0; round < 2 * rounds; round += 1) {
    const first = 1 + writer.sent.size;
    const writing = writer.keepWriting();
    await eventually(() => Boolean(writer.sent.get(first)), 'a write is acknowledged');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
    // The end of the gateway also ends the REST API. The gateway restarts the REST API on its own.
    const isGateway = round % 2 === 0;
    signal(isGateway ? product.pid : product.restPid(), 'SIGKILL');
    await writing;
    if (isGateway) {
      await eventually(() => !product.isLeft(), 'the REST API ends by itself');
      product = await startProduct({ store });
    } else {
      await eventually(async () => Boolean((await whoAmI(token)).data?.me), 'the REST API is back');
    }
    for (let quantity = first; quantity <= writer.sent.size; quantity += 1) {
      const { data, errors } = await writer.write(quantity);
      expect(errors).toBeUndefined();
      expect(data?.generateQrCodes?.userErrors).toEqual([]);
      expect(data?.generateQrCodes?.message).toBe(writer.sent.get(quantity) ?? data?.generateQrCodes?.message);
    }
  }
  expect(await quantitiesKept(token)).toEqual([...writer.sent.keys()]);
});
