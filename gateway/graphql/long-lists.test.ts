import { makeExecutableSchema } from '@graphql-tools/schema';
import { describe, expect, test, vi } from 'vitest';
import { qr } from '../../rest/contract/qr.ts';
import { testContext } from '../testing/test-context.ts';
import { startTestGateway } from '../testing/test-gateway.ts';
import { nextTurn } from '../upstream/turns.ts';
import type { Context } from './context.ts';
import { createDocuments, hashOf } from './documents.ts';
import { createExecutor } from './executor.ts';
import { mostAtOnce, sliceRows, withLongLists } from './long-lists.ts';

vi.mock('../upstream/turns.ts', { spy: true });

interface Row {
  readonly id: number;
}

let order: string[] = [];
const noteSlice = ({ id }: Row) => {
  if (id % sliceRows > 0) return;
  order.push(`row ${id}`);
  setImmediate(() => order.push('somebody else'));
};

const schema = withLongLists(
  makeExecutableSchema<Context>({
    typeDefs:
      'type Row { id: Int!, broken: Int, last: Boolean! } type Query { rows(count: Int!): [Row!], later(count: Int!): [Row!]!, texts(count: Int!): [String] }',
    resolvers: {
      Query: {
        rows: (_root, { count }: { count: number }) => Array.from({ length: count }, (_, id): Row => ({ id })),
        later: async (_root, { count }: { count: number }) => Array.from({ length: count }, (_, id): Row => ({ id })),
        texts: (_root, { count }: { count: number }) => Array.from({ length: count }, (_, id) => `text ${id}`),
      },
      Row: {
        id(row: Row) {
          noteSlice(row);
          return row.id;
        },
        broken({ id }: Row) {
          if (id === 7 || id === sliceRows + 7) throw new Error('broken');
          return id;
        },
        last: ({ id }: Row) => (id === mostAtOnce ? null : false),
      },
    },
  }),
);

const run = createExecutor({ schema, hints: true });

describe.each([
  ['plain', 'never'],
  ['compiled', 0],
] as const)('%s', (_name, compileAfter) => {
  const documents = createDocuments({ schema, trusted: [], trustedOnly: false, introspection: true, compileAfter });
  const asked = async (source: string) => {
    order = [];
    const document = documents.look(source, hashOf(source), { isTool: false, isKept: () => true });
    const { data, errors } = await run({ document, operationName: null, variables: {}, context: testContext(null) });
    return JSON.parse(JSON.stringify({ data, paths: errors?.map(({ path }) => path?.join('.')) }));
  };
  const ids = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
  const count = mostAtOnce + 1;

  test.each(['rows', 'later'])('%s: a long list is whole and in order, and somebody else has a turn after each slice', async (field) => {
    expect(await asked(`{ ${field}(count: ${count}) { id } }`)).toEqual({ data: { [field]: ids(count) } });
    expect(order.filter((each) => each !== 'somebody else')).toEqual(
      Array.from({ length: Math.ceil(count / sliceRows) }, (_, slice) => `row ${slice * sliceRows}`),
    );
    for (const [at, each] of order.slice(0, -1).entries()) if (each !== 'somebody else') expect(order[at + 1]).toBe('somebody else');
  });

  test('two long lists of one operation, and of texts', async () => {
    const texts = Array.from({ length: count }, (_, id) => `text ${id}`);
    expect(await asked(`{ rows(count: ${count}) { id } texts(count: ${count}) }`)).toEqual({ data: { rows: ids(count), texts } });
  });

  test('any other list is completed in one go', async () => {
    expect(await asked(`{ rows(count: ${mostAtOnce}) { id } }`)).toEqual({ data: { rows: ids(mostAtOnce) } });
    expect(order).not.toContain('somebody else');
  });

  test('fields of rows fail where they stand, and a row that may not be missing takes the list with it', async () => {
    const { data, paths } = await asked(`{ rows(count: ${count}) { broken } }`);
    expect(paths).toEqual(['rows.7.broken', `rows.${sliceRows + 7}.broken`]);
    expect([data.rows.length, data.rows[7], data.rows[8]]).toEqual([count, { broken: null }, { broken: 8 }]);
    expect(await asked(`{ rows(count: ${count}) { last } }`)).toEqual({ data: { rows: null }, paths: [`rows.${mostAtOnce}.last`] });
  });
});

test('a long list of the REST API is completed in slices', async () => {
  await using gateway = await startTestGateway();
  const count = mostAtOnce + 1;
  gateway.rest.answer(qr.getProducts, { payload: Array.from({ length: count }, (_, id) => ({ id, name: 'Seeds' })) });
  vi.mocked(nextTurn).mockClear();
  const { result } = await gateway.ask('{ productVariants { id } }', {}, 'admin');
  expect(result.data?.['productVariants']).toHaveLength(count);
  expect(nextTurn).toHaveBeenCalledTimes(Math.ceil(count / sliceRows));
});
