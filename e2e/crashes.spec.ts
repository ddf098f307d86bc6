/** The product's processes are killed while people write: nothing acknowledged is lost, and nothing is done twice. */
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { eventually, signal } from './processes.ts';
import { type Product, startProduct } from './product.ts';
import { ask, signIn, trySignIn } from './session.ts';
import { newStore, type Store } from './store.ts';

/** How often each crash is tried. */
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

/** Leaves the processor to the product that is starting. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Signs in again and again until told to stop, several at a time; keeps the token of each sign-in that was acknowledged, and the codes of the others. */
function keepSigningIn() {
  const tokens: string[] = [];
  const codes = new Set<string>();
  let going = true;
  const loop = async () => {
    while (going) {
      // A connection that breaks is a sign-in that was not acknowledged.
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

/** Points of no batch of the demo. */
const testPoints = 777;

/** Generates batches, which nothing but their writer tells apart; each is known by its quantity and written under an id of its own. */
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
    /** Writes until an answer does not come. @returns when all writers have ended */
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

/** Quantities of the month's batches that were written by a test. */
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

it('kill -9 of the REST API: the gateway says so, starts it again, and no acknowledged sign-in is lost', async () => {
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
    // A sign-in that was under way may or may not have happened; those after it were never sent.
    expect([...signingIn.codes].filter((code) => !['UPSTREAM_UNAVAILABLE', 'OUTCOME_UNKNOWN'].includes(code))).toEqual([]);
    expect(signingIn.codes).toContain('UPSTREAM_UNAVAILABLE');
    await expectAllKnown(signingIn.tokens);
  }
});

it('kill -9 at a random moment under writes: what was acknowledged is kept, and a repeat is answered as before or done once', async () => {
  const { token } = await signIn(product.url, 'admin');
  const [variant] = (await ask<Batches>(product.url, '{ productVariants { id } }', {}, token)).data?.productVariants ?? [];
  const writer = batchWriter(token, variant?.id ?? '');
  for (let round = 0; round < 2 * rounds; round += 1) {
    const first = 1 + writer.sent.size;
    const writing = writer.keepWriting();
    await eventually(() => Boolean(writer.sent.get(first)), 'a write is acknowledged');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
    // The gateway takes the REST API with it; the REST API alone is started again by the gateway.
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
