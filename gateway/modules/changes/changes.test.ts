/** Reading changes through the gateway: one call per page, with the REST API's own cursors. */
import { afterEach, expect, test } from 'vitest';
import { changes } from '../../../rest/contract/changes.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
afterEach(() => gateway[Symbol.asyncDispose]());

const wire = { cursor: 'c1', type: 'FARMER', id: 7, created: true, changedAt: '2026-11-20T04:00:00Z', changedBy: 1 };
const fields =
  'edges { cursor } nodes { type subjectId date created at actorId toolId toolName own fields } pageInfo { hasNextPage hasPreviousPage endCursor }';
const asked = () => gateway.rest.log.filter(({ call }) => call === 'fetchChanges').map(({ query }) => query);
const faults = async (args: string) =>
  (await gateway.ask(`{ changes(${args}) { nodes { subjectId } } }`, {}, 'moderator')).result.errors?.map(({ message, extensions }) => [
    extensions?.['code'],
    message,
  ]);

test('fetches a page with one call for one extra row, which shows whether more follow', async () => {
  gateway = await startTestGateway({ extensions: true });
  const byTool = { ...wire, created: false, toolId: 4, toolName: 'Nightly', own: true, fields: ['phoneNumber', 'village', 'whatsAppMobile', 'unheard'] };
  gateway.rest.answer(changes.fetchChanges, { payload: [byTool, { cursor: 'c2', type: 'ATTENDANCE', id: '8', date: '2026-11-19' }, { cursor: 'c3', id: 9 }] });
  const { result } = await gateway.ask(`{ changes(after: "c0", first: 2, types: [FARMER, MEETING]) { ${fields} } }`, {}, 'moderator');
  expect(result).toEqual({
    data: {
      changes: {
        edges: [{ cursor: 'c1' }, { cursor: 'c2' }],
        nodes: [
          {
            ...{ type: 'FARMER', subjectId: '7', date: null, created: false, at: '2026-11-20T09:30:00.000+05:30', actorId: '1' },
            ...{ toolId: '4', toolName: 'Nightly', own: true, fields: ['phoneNumber', 'address.village', 'record.whatsAppMobile'] },
          },
          {
            ...{ type: 'ATTENDANCE', subjectId: '8', date: '2026-11-19', created: null, at: null, actorId: null },
            ...{ toolId: null, toolName: null, own: null, fields: [] },
          },
        ],
        pageInfo: { hasNextPage: true, hasPreviousPage: true, endCursor: 'c2' },
      },
    },
  });
  expect(asked()).toEqual([{ size: '3', after: 'c0', types: 'FARMER,MEETING' }]);
});

test('returns the given cursor for an empty page', async () => {
  gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(changes.fetchChanges, { payload: [] });
  const { result } = await gateway.ask(`{ changes(after: "c9") { ${fields} } }`, {}, 'moderator');
  expect(result.data).toMatchObject({ changes: { nodes: [], pageInfo: { hasNextPage: false, endCursor: 'c9' } } });
  expect(asked()).toEqual([{ size: '11', after: 'c9' }]);
});

test('reads the latest cursor first without a cursor, so an empty first page has one', async () => {
  gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(changes.fetchLatestCursor, { payload: { cursor: 'c7' } });
  gateway.rest.answer(changes.fetchChanges, { payload: [] });
  const { result } = await gateway.ask('{ changes { nodes { subjectId } pageInfo { endCursor } latestCursor } }', {}, 'moderator');
  expect(result).toEqual({ data: { changes: { nodes: [], pageInfo: { endCursor: 'c7' }, latestCursor: 'c7' } } });
  expect(gateway.rest.log.map(({ call }) => call).filter((call) => call !== 'userDetails')).toEqual(['fetchLatestCursor', 'fetchChanges']);
});

test('reads the latest cursor after a page too', async () => {
  gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(changes.fetchLatestCursor, { payload: { cursor: 'c7' } });
  gateway.rest.answer(changes.fetchChanges, { payload: [wire] });
  const { result } = await gateway.ask('{ changes(after: "c0") { pageInfo { endCursor } latestCursor } }', {}, 'moderator');
  expect(result).toEqual({ data: { changes: { pageInfo: { endCursor: 'c1' }, latestCursor: 'c7' } } });
});

test('reports a refused cursor or too many rows as an input error', async () => {
  gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(changes.fetchChanges, { status: 409, body: { status: false, message: 'restored' } });
  expect(await faults('after: "c9"')).toEqual([['BAD_USER_INPUT', '"after" is from before a restore: read everything again']]);
  gateway.rest.answer(changes.fetchChanges, { status: 400, body: { status: false, message: 'no' } });
  expect(await faults('after: "c9"')).toEqual([['BAD_USER_INPUT', '"after" is not a cursor of changes']]);
  expect(await faults('first: 101')).toEqual([['BAD_USER_INPUT', '"first" must be 1 to 100, not 101']]);
  expect(asked()).toHaveLength(2);
});

test('returns batches to administrators only, and null for an unknown type', async () => {
  gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(changes.fetchLatestCursor, { payload: { cursor: 'c1' } });
  gateway.rest.answer(changes.fetchChanges, { payload: [{ cursor: 'c2', type: 'COW', id: '8' }] });
  const document = '{ changes(types: [FARMER, BATCH]) { nodes { type subjectId } } }';
  expect((await gateway.ask(document, {}, 'moderator')).result.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  expect(asked()).toEqual([]);
  expect((await gateway.ask(document, {}, 'admin')).result.data).toEqual({ changes: { nodes: [{ type: null, subjectId: '8' }] } });
  expect(asked()).toEqual([{ size: '11', types: 'FARMER,BATCH' }]);
});
