/** Lists that are narrowed: exactly what is given is asked for, and nothing of a REST API that has no such filters. */
import { expect, test } from 'vitest';
import { startTestGateway } from '../../testing/test-gateway.ts';

const fields = [
  [
    '{ employees(filter: { text: "patil", active: false, area: { state: "Goa" } }, orderBy: NAME, ids: ["3", "4"]) { totalCount } }',
    { search: 'patil', active: 'false', state: 'Goa', ids: '3,4', order: 'NAME' },
  ],
  [
    '{ meetings(filter: { everyone: true, text: "patil", assignee: "ravi", from: "2026-11-01", until: "2026-11-20" }, ids: ["7"]) { totalCount } }',
    { everyone: 'true', search: 'patil', assignee: 'ravi', from: '2026-11-01', until: '2026-11-20', ids: '7', status: 'ALL' },
  ],
  ['{ invoices(month: 11, year: 2026, filter: { number: "42", dealer: "patil" }) { totalCount } }', { number: '42', dealer: 'patil', month: '11' }],
  [
    '{ qrUses(month: 11, year: 2026, filter: { code: "0123", dealer: "patil", type: "EARN" }) { totalCount } }',
    { code: '0123', dealer: 'patil', type: 'EARN' },
  ],
] as const;

test.each(fields)('%s', async (document, given) => {
  await using gateway = await startTestGateway({ extensions: true });
  const { result } = await gateway.ask(document, {}, 'admin');
  expect(result.errors).toBeUndefined();
  const request = gateway.rest.log.findLast(({ call }) => call !== 'userDetails');
  expect({ ...request?.query, ...Object(request?.body) }).toMatchObject(given);
});

test.each(fields.map(([document]) => document))('without extensions nothing is asked: %s', async (document) => {
  await using gateway = await startTestGateway();
  const { result } = await gateway.ask(document, {}, 'admin');
  expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(gateway.rest.log.filter(({ call }) => call !== 'userDetails')).toEqual([]);
});

test.each([
  ['{ employees(filter: {}) { totalCount } }', 'empty'],
  ['{ employees(filter: { text: " " }) { totalCount } }', 'of spaces'],
  ['{ meetings(filter: { everyone: false }) { totalCount } }', 'that says no'],
])('a filter narrows nothing and is not sent: %s', async (document) => {
  await using gateway = await startTestGateway();
  expect((await gateway.ask(document, {}, 'admin')).result.errors).toBeUndefined();
});

test.each([
  [`{ employees(filter: { text: "${'x'.repeat(101)}" }) { totalCount } }`, '"search" may have at most 100 characters, not 101'],
  ['{ employees(ids: []) { totalCount } }', '"ids" must be 1 to 100, not 0'],
])('what cannot be asked is refused before any call: %s', async (document, message) => {
  await using gateway = await startTestGateway({ extensions: true });
  const { result } = await gateway.ask(document, {}, 'admin');
  expect(result.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
});

test('a cursor of a narrowed list is refused in another', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  const first = await gateway.ask('{ employees(first: 1, filter: { active: true }) { pageInfo { endCursor } } }', {}, 'admin');
  const after = Object(first.result.data?.['employees']).pageInfo.endCursor;
  const other = await gateway.ask('query Other($after: String) { employees(first: 1, after: $after) { nodes { id } } }', { after }, 'admin');
  expect(other.result.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});
