/** Uniform errors of inputs and uniform addresses (docs/gateway.md). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { farmers } from '../../rest/contract/farmers.ts';
import { qr } from '../../rest/contract/qr.ts';
import { shareTestGateway } from '../testing/test-gateway.ts';

const gateway = await shareTestGateway({ environment: { PUBLIC_URL: 'https://sales.example.com' } });

const generate = 'mutation ($input: GenerateQrCodesInput!) { generateQrCodes(input: $input) { userErrors { code path } } }';

test('reports an invalid value in the same place for the gateway and the REST API', async () => {
  const own = await gateway.ask(generate, { input: { productVariantId: '4', quantity: -1 } }, 'admin');
  expect(own.result).toEqual({ data: { generateQrCodes: { userErrors: [{ code: 'INVALID', path: ['input', 'quantity'] }] } } });
  const refusal = { status: false, message: 'There is no such product', field: 'productVarientId' };
  gateway.rest.answer(qr.generateProductItem, { status: 404, body: refusal });
  const theirs = await gateway.ask(generate, { input: { productVariantId: '4' } }, 'admin');
  expect(theirs.result).toEqual({ data: { generateQrCodes: { userErrors: [{ code: 'NOT_FOUND', path: ['input', 'productVariantId'] }] } } });
});

test('refuses uses of a missing extension in one way, with the same message', async () => {
  const code = 'NOT_SUPPORTED';
  const reads = ['meetings(status: CANCELLED) { totalCount }', 'meeting(id: "5") { id }', 'qrUses { totalCount }', 'farmers(orderBy: OLDEST) { totalCount }'];
  for (const field of [...reads, 'qrBatchPeople(batchId: "1") { totalCount }', 'qrCards(batchId: "1", filter: { text: "7" }) { totalCount }']) {
    const { result } = await gateway.ask(`{ ${field} }`, {}, 'admin');
    expect(result.errors, field).toMatchObject([{ message: expect.stringMatching(/^Not available on this server: /), extensions: { code } }]);
  }
  const writes = [
    'exportFarmers(input: { registeredFrom: "2026-11-01" })',
    'exportMeetings(input: {})',
    'createWebhook(input: { url: "https://a.example", types: [FARMER] })',
  ];
  for (const field of writes) {
    const { result } = await gateway.ask(`mutation { ${field} { userErrors { code message } } }`, {}, 'admin');
    const [name = ''] = field.split('(');
    expect(result.data, field).toEqual({ [name]: { userErrors: [{ code, message: expect.stringMatching(/^Not available on this server: /) }] } });
  }
  const sources = execFileSync('git', ['ls-files', 'gateway/*.ts'], { encoding: 'utf8' }).trim().split('\n');
  const writing = sources.filter((file) => !/\.test\.ts$/.test(file) && /not available on this server/i.test(readFileSync(file, 'utf8')));
  expect(writing).toEqual(['gateway/upstream/fault.ts']);
});

test('does not treat null as the default', async () => {
  const { result } = await gateway.ask(generate, { input: { productVariantId: '4', quantity: null } }, 'admin');
  expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('pages through a search with one call per step, and reports truncated results', async () => {
  gateway.rest.answer(farmers.searchFarmerByArea, { payload: Array.from({ length: 200 }, (_, farmerId) => ({ farmerId })) });
  const walk = 'query ($after: String) { searchFarmers(first: 150, after: $after) { nodes { id } totalCount cut pageInfo { hasNextPage endCursor } } }';
  const ids: string[] = [];
  let after: unknown = null;
  do {
    const { result } = await gateway.ask(walk, { after }, 'moderator');
    const { nodes, totalCount, cut, pageInfo } = Object(result.data?.['searchFarmers']);
    expect([totalCount, cut]).toEqual([200, true]);
    ids.push(...nodes.map(({ id }: { id: string }) => id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  expect(ids).toEqual(Array.from({ length: 200 }, (_, id) => String(id)));
  const { result } = await gateway.ask('{ searchFarmers(first: 201) { cut } }', {}, 'moderator');
  expect(result.errors).toMatchObject([{ message: '"first" must be 1 to 200, not 201', extensions: { code: 'BAD_USER_INPUT', field: 'first' } }]);
});

test('returns an absolute picture address on request', async () => {
  gateway.rest.answer(farmers.getAllFarmersPage, { payload: [{ farmerId: 1, profile: { profilePicture: 'a.jpg' } }] });
  const { result } = await gateway.ask('{ farmers { nodes { pictures { url whole: url(absolute: true) } } } }', {}, 'moderator');
  const [{ url, whole }] = Object(result.data?.['farmers']).nodes[0].pictures;
  expect(url).toMatch(/^\/images\/a\.jpg\?/);
  expect(whole).toBe(`https://sales.example.com${url}`);
});
