/** Likely duplicates and merges: one call for either kind, and only the given values are sent. */
import { expect, test } from 'vitest';
import { dealers } from '../../../rest/contract/dealers.ts';
import { exampleOf } from '../../../rest/contract/examples.ts';
import { farmers } from '../../../rest/contract/farmers.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';

const kinds = [
  {
    type: 'FARMER',
    idField: 'farmerId',
    calls: { pairs: farmers.fetchFarmerDuplicates, merge: farmers.mergeFarmers, dismiss: farmers.dismissFarmerDuplicate },
  },
  {
    type: 'DEALER',
    idField: 'dealerId',
    calls: { pairs: dealers.fetchDealerDuplicates, merge: dealers.mergeDealers, dismiss: dealers.dismissDealerDuplicate },
  },
] as const;

test.each(kinds)('fetches a page of pairs of $type with one call', async ({ type, idField, calls }) => {
  await using gateway = await startTestGateway({ extensions: true });
  const pair = { id: 3, older: { [idField]: 7 }, newer: { [idField]: 9 }, reasons: ['PHONE', 'NAME', 'SOMETHING'] };
  gateway.rest.answer(calls.pairs, { payload: [pair], total: 11 });
  const query = `{ duplicates(type: ${type}, page: 1) { totalCount nodes { id reasons farmers { id } dealers { id } } } }`;
  const { result } = await gateway.ask(query, {}, 'moderator');
  const people = [{ id: '7' }, { id: '9' }];
  const [own, others] = type === 'FARMER' ? [people, null] : [null, people];
  expect(result.data).toEqual({ duplicates: { totalCount: 11, nodes: [{ id: `${type}-3`, reasons: ['PHONE', 'NAME'], farmers: own, dealers: others }] } });
  expect(gateway.rest.log.filter(({ call }) => call === calls.pairs.name)).toMatchObject([{ query: { pageNumber: '1', pageSize: '10' } }]);
});

test.each(kinds)('sends only the given values for a merge of $type', async ({ type, idField, calls }) => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(calls.merge, { payload: { ...Object(exampleOf(calls.merge.response)), [idField]: 7, version: 4 } });
  const query = `mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { userErrors { code } farmer { id } dealer { id } } }`;
  const values = { firstName: 'Vilas', middleName: null, addressParts: { village: 'Puntamba' }, details: [{ name: 'Onion', value: null }] };
  const input = { type, keepId: `${type}-7`, keepVersion: 3, mergeId: '9', mergeVersion: 1, values };
  const { result } = await gateway.ask(query, { input }, 'moderator');
  const kept = { farmer: type === 'FARMER' ? { id: '7' } : null, dealer: type === 'DEALER' ? { id: '7' } : null };
  expect(result.data).toEqual({ mergeCustomers: { userErrors: [], ...kept } });
  expect(gateway.rest.log.at(-1)?.body).toEqual({
    keepId: '7',
    keepVersion: 3,
    mergeId: '9',
    mergeVersion: 1,
    values: { firstName: 'Vilas', middleName: '', village: 'Puntamba', details: [{ name: 'Onion', value: '' }] },
  });
});

test.each(kinds)('dismisses a pair of $type', async ({ type, calls }) => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(calls.dismiss, { payload: { message: 'The pair is no longer listed' } });
  const { result } = await gateway.ask(`mutation { dismissDuplicate(input: { type: ${type}, id: "7", otherId: "9" }) { message } }`, {}, 'moderator');
  expect(result.data).toEqual({ dismissDuplicate: { message: 'The pair is no longer listed' } });
  expect(gateway.rest.log.at(-1)?.body).toEqual({ id: '7', otherId: '9', dismissed: true });
});
