import { describe, expect, test } from 'vitest';
import { dealers } from '../../../rest/contract/dealers.ts';
import { farmers } from '../../../rest/contract/farmers.ts';
import { qr } from '../../../rest/contract/qr.ts';
import { search } from '../../../rest/contract/search.ts';
import { startBothGateways } from '../../testing/both-gateways.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';

const document = `query Find($text: String!, $first: Int! = 3) {
  search(text: $text, first: $first) {
    kind totalCount cut
    hits {
      likeness matchedWords latinName
      node {
        __typename
        ... on Farmer { id firstName }
        ... on Dealer { id firstName }
        ... on Employee { id active }
        ... on Meeting { id party { firstName } }
        ... on Invoice { id dealer { name } }
      }
    }
  }
}`;

const { extended, documented } = await startBothGateways();

/** Returns the calls except the one for roles. */
const sent = (gateway: TestGateway) =>
  gateway.rest.log
    .splice(0)
    .filter(({ path }) => !path.includes('userdetails'))
    .map(({ path, body }) => [path, body]);

const nothing = { total: 0, cut: false, hits: [] };

describe('with the extension', () => {
  test('finds everything with one call, each row with its type', async () => {
    extended.rest.answer(search.findAnything, {
      payload: {
        farmers: {
          total: 201,
          cut: true,
          hits: [
            { row: { farmerId: 7, profile: { firstName: 'तानाजी' } }, likeness: 'SOUNDS_ALIKE', matchedWords: ['तानाजी'], latinName: 'Tanaji' },
            { row: null },
          ],
        },
        dealers: { total: 1, cut: false, hits: [{ row: { dealerId: 8, profile: { firstName: 'Tanaji' } }, likeness: 'odd' }] },
        employees: { total: 1, cut: false, hits: [{ row: { id: 9, active: true }, likeness: 'ONE_WORD', matchedWords: [] }] },
        meetings: { total: 1, cut: false, hits: [{ row: { meetingId: 10, farmerDetails: { profile: { firstName: 'Tanaji' } } }, likeness: 'SAME' }] },
        invoices: { total: 1, cut: false, hits: [{ row: { invoiceId: 11, dealer: { name: 'Tanaji Agro' } }, likeness: 'SAME' }] },
      },
    });
    const { result } = await extended.ask(document, { text: 'tanaji' }, 'moderator');
    expect(result.errors).toBeUndefined();
    const plain = { likeness: 'SAME', matchedWords: [], latinName: null };
    expect(result.data?.['search']).toEqual([
      {
        kind: 'FARMERS',
        totalCount: 201,
        cut: true,
        hits: [{ likeness: 'SOUNDS_ALIKE', matchedWords: ['तानाजी'], latinName: 'Tanaji', node: { __typename: 'Farmer', id: '7', firstName: 'तानाजी' } }],
      },
      { kind: 'DEALERS', totalCount: 1, cut: false, hits: [{ ...plain, node: { __typename: 'Dealer', id: '8', firstName: 'Tanaji' } }] },
      { kind: 'EMPLOYEES', totalCount: 1, cut: false, hits: [{ ...plain, likeness: 'ONE_WORD', node: { __typename: 'Employee', id: '9', active: true } }] },
      { kind: 'MEETINGS', totalCount: 1, cut: false, hits: [{ ...plain, node: { __typename: 'Meeting', id: '10', party: { firstName: 'Tanaji' } } }] },
      { kind: 'INVOICES', totalCount: 1, cut: false, hits: [{ ...plain, node: { __typename: 'Invoice', id: '11', dealer: { name: 'Tanaji Agro' } } }] },
    ]);
    expect(sent(extended)).toEqual([['/api/search/findAnything', { text: 'tanaji', size: 3 }]]);
  });

  test('has no hits for a missing kind', async () => {
    extended.rest.answer(search.findAnything, { payload: { farmers: nothing } });
    const { result } = await extended.ask('{ search(text: "x") { kind totalCount hits { likeness } } }', {}, 'moderator');
    expect(result.data?.['search']).toEqual(['FARMERS', 'DEALERS', 'EMPLOYEES', 'MEETINGS', 'INVOICES'].map((kind) => ({ kind, totalCount: 0, hits: [] })));
  });
});

test('fetches a page of a farmer search with one call, or all rows when the REST API has no pages', async () => {
  const rows = Array.from({ length: 200 }, (_, farmerId) => ({ farmerId }));
  extended.rest.answer(farmers.searchFarmerByArea, { payload: rows.slice(30, 40), total: 200 });
  documented.rest.answer(farmers.searchFarmerByArea, { payload: rows });
  const page = '{ searchFarmers(page: 3, size: 10) { nodes { id } totalCount cut pageInfo { hasNextPage } } }';
  const nodes = rows.slice(30, 40).map(({ farmerId }) => ({ id: String(farmerId) }));
  const area = { taluka: '', district: '', state: '', searchText: '' };
  for (const [gateway, body] of [
    [extended, { ...area, pageNumber: 3, pageSize: 10 }],
    [documented, area],
  ] as const) {
    const { result } = await gateway.ask(page, {}, 'moderator');
    expect(result.data?.['searchFarmers']).toEqual({ nodes, totalCount: 200, cut: true, pageInfo: { hasNextPage: true } });
    expect(sent(gateway)).toEqual([[farmers.searchFarmerByArea.path, body]]);
  }
});

test('finds farmers and dealers with the documented searches without the extension', async () => {
  documented.rest.answer(farmers.searchFarmerByArea, {
    payload: Array.from({ length: 200 }, (_, index) => ({ farmerId: index, profile: { firstName: 'Asha' } })),
  });
  documented.rest.answer(dealers.searchDealerByArea, { payload: [{ dealerId: 8, profile: { firstName: 'Asha' } }] });
  const { result } = await documented.ask(document, { text: 'asha', first: 1 }, 'moderator');
  const hit = { likeness: 'SAME', matchedWords: [], latinName: null };
  expect(result.data?.['search']).toEqual([
    { kind: 'FARMERS', totalCount: 200, cut: true, hits: [{ ...hit, node: { __typename: 'Farmer', id: '0', firstName: 'Asha' } }] },
    { kind: 'DEALERS', totalCount: 1, cut: false, hits: [{ ...hit, node: { __typename: 'Dealer', id: '8', firstName: 'Asha' } }] },
  ]);
  const body = { taluka: '', district: '', state: '', searchText: 'asha' };
  expect(sent(documented)).toEqual([
    ['/api/farmer/searchFarmerByArea', body],
    ['/api/dealer/searchDealerByArea', body],
  ]);
});

test.each([
  [{ text: ' ' }, '"text" must not be empty'],
  [{ text: 'a'.repeat(101) }, '"text" may have at most 100 characters, not 101'],
  [{ text: 'a', first: 0 }, '"first" must be 1 to 20, not 0'],
  [{ text: 'a', first: 21 }, '"first" must be 1 to 20, not 21'],
])('refuses %o before any call', async (variables, message) => {
  const { result } = await extended.ask(document, variables, 'moderator');
  expect(result.errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(sent(extended)).toEqual([]);
});

describe('a code', () => {
  const ask = (gateway: TestGateway, code: string) =>
    gateway.ask(
      'query ($code: String!) { qrCode(code: $code) { genuine readable card { used } batch { id } use { firstName dealerName } } }',
      { code },
      'admin',
    );

  test('is found with its card, batch and use', async () => {
    extended.rest.answer(qr.fetchQRCode, {
      payload: {
        genuine: true,
        readable: true,
        card: { id: '1-2', isUsed: true },
        batch: { id: 1 },
        use: { id: 5, firstName: 'Asha', dealerName: 'Patil Agro' },
      },
    });
    expect((await ask(extended, 'ABCD-1234')).result.data).toEqual({
      qrCode: { genuine: true, readable: true, card: { used: true }, batch: { id: '1' }, use: { firstName: 'Asha', dealerName: 'Patil Agro' } },
    });
    expect(sent(extended)).toEqual([['/api/admin/lats/qrcode/fetchQRCode', { code: 'ABCD-1234' }]]);
  });

  test.each([true, false])('from elsewhere returns only whether it is readable: %s', async (readable) => {
    extended.rest.answer(qr.fetchQRCode, { payload: { genuine: false, readable } });
    expect((await ask(extended, 'ABCD')).result.data).toEqual({ qrCode: { genuine: false, readable, card: null, batch: null, use: null } });
  });
});
