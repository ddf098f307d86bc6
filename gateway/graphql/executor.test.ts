import { makeExecutableSchema } from '@graphql-tools/schema';
import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { describe, expect, test, vi } from 'vitest';
import { testContext } from '../testing/test-context.ts';
import { UpstreamFault } from '../upstream/fault.ts';
import { withAccess } from './access.ts';
import type { Context } from './context.ts';
import { createDocuments, type Documents, type DocumentsOptions } from './documents.ts';
import { ApiError } from './errors.ts';
import { createExecutor } from './executor.ts';
import { DateScalar } from './scalars.ts';

const typeDefs = /* GraphQL */ `
  directive @access(any: [Role!]) on FIELD_DEFINITION
  enum Role { USER MODERATOR ADMIN }
  scalar Date
  input Filter { day: Date, roles: [Role!]! = [USER], least: Int = 3 }
  interface Person { name: String! }
  type Farmer implements Person { name: String!, crops: [String!]! }
  type Dealer implements Person { name: String!, shop: String }
  union Found = Farmer | Dealer
  type Row { id: ID!, broken: String, required: String!, lazy: Int, own: String @access, children: [Row!]! }
  type Query {
    row: Row
    rows(count: Int!): [Row!]
    echo(filter: Filter!, text: String = "none"): String
    found: [Found!]!
    people: [Person!]!
    guarded: String @access(any: [ADMIN])
    signedIn: String @access
    refused: String
    missing: String
    crash: String
    day: Date
    badDay: Date
    role: Role
    badRole: Role
    claims: String
    counted: Int
  }
  type Mutation { first: String second: String }
`;

interface Row {
  readonly id: number;
  readonly own: string;
}

const row = (id: number): Row => ({ id, own: `own ${id}` });
const order: string[] = [];
let counted = 0;
const someCall = { name: 'someCall', effect: 'read' } as const;

const schema = withAccess(
  makeExecutableSchema<Context>({
    typeDefs,
    resolvers: {
      Date: DateScalar,
      Query: {
        row: () => row(1),
        rows: (_root, { count }: { count: number }) => Array.from({ length: count }, (_, id) => row(id)),
        echo: (_root, { filter, text }) => JSON.stringify({ filter, text }),
        found: () => [
          { __typename: 'Farmer', name: 'Ganesh', crops: ['onion'] },
          { __typename: 'Dealer', name: 'Patil', shop: null },
        ],
        people: async () => [{ __typename: 'Dealer', name: 'Patil', shop: 'Krishi' }],
        guarded: () => 'secret',
        signedIn: () => 'hello',
        refused: () => {
          throw new UpstreamFault('refused', someCall, { detail: 'status 404', reason: 'notFound', serverMessage: 'No such farmer' });
        },
        missing: () => Promise.reject(new ApiError('NOT_FOUND', 'There is no such thing')),
        crash: () => {
          throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
        },
        day: () => '2026-11-20',
        badDay: () => '2026-02-30',
        counted: async () => {
          counted += 1;
          return counted;
        },
        role: () => 'ADMIN',
        badRole: () => 'OWNER',
        claims: () => {
          throw new GraphQLError('inside', { extensions: { code: 'BAD_REQUEST' } });
        },
      },
      Mutation: {
        first: async () => {
          await new Promise((resolve) => setTimeout(resolve, 5));
          order.push('first');
          return 'first';
        },
        second: () => {
          order.push('second');
          return 'second';
        },
      },
      Row: {
        broken: ({ id }: Row) => {
          if (id % 2 === 1) throw new UpstreamFault('timeout', someCall, { message: 'The server did not answer in time' });
          return 'whole';
        },
        required: () => null,
        lazy: async ({ id }: Row) => id * 2,
        children: ({ id }: Row) => [row(id + 1), row(id + 2)],
      },
      Found: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
      Person: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
    },
  }),
);

const context = testContext;

const executor = createExecutor({ schema, hints: true });
const documentsOf = (compileAfter: DocumentsOptions['compileAfter']) =>
  createDocuments({ schema, trusted: [], trustedOnly: false, introspection: true, compileAfter });
const [plain, compiled] = [documentsOf('never'), documentsOf(0)];

interface Sent extends FormattedExecutionResult {
  readonly errors?: readonly (GraphQLFormattedError & { readonly cause?: string; readonly visible?: string })[];
}

async function both(
  source: string,
  variables: Record<string, unknown> = {},
  as: Context = context(null),
  operationName: string | null = null,
  unlike: Record<string, unknown> = {},
) {
  const run = async (documents: Documents) => {
    const document = documents.find(source, { isTool: false, isKept: () => true });
    const result = await executor({ document, operationName, variables, context: as });
    // The serialised response with the cause of each error, which decides what is visible.
    const errors = result.errors?.map((error) => ({ ...error.toJSON(), cause: causeOf(error), visible: error.originalError?.message }));
    const sent: Sent = JSON.parse(JSON.stringify({ ...result, errors }, sorted));
    return sent;
  };
  const [one, other] = [await run(plain), await run(compiled)];
  expect(other).toEqual({ ...one, ...(one.data && { data: { ...one.data, ...unlike } }) });
  return one;
}

const causeOf = ({ originalError: cause }: GraphQLError) => (cause instanceof ApiError ? cause.code : cause instanceof UpstreamFault ? cause.kind : 'bug');

/** Sorts errors by field, because the order in which fields fail has no meaning and differs between both ways. */
function sorted(key: string, value: unknown): unknown {
  return key === 'errors' && Array.isArray(value) ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : value;
}

const errorsOf = ({ errors }: Sent) => errors?.map(({ message, path, locations, cause }) => ({ message, path, locations, cause }));

describe('plain and compiled execution return the same response', () => {
  test('@access on a field with the default resolver, on every run', async () => {
    const source = '{ rows(count: 2) { id own } }';
    for (const _run of [1, 2, 3]) {
      const { data, errors } = await both(source, {}, context('somebody'));
      expect(errors).toBeUndefined();
      expect(data).toEqual({ rows: [row(0), row(1)].map(({ id, own }) => ({ id: String(id), own })) });
    }
    expect(errorsOf(await both(source))).toMatchObject([{ cause: 'UNAUTHENTICATED' }, { cause: 'UNAUTHENTICATED' }]);
  });

  test.each([
    ['query ($x: Boolean = true) { day @skip(if: $x) }', { x: null }, 'if', 'x'],
    ['query ($x: Boolean = true) { row { id @include(if: $x) } }', { x: null }, 'if', 'x'],
    ['query ($n: Int = 3) { rows(count: $n) { id } }', { n: null }, 'count', 'n'],
    ['query ($f: Filter = {}) { echo(filter: $f) }', { f: null }, 'filter', 'f'],
    ['query ($r: [Role!] = [USER]) { echo(filter: { roles: $r }) }', { r: null }, 'filter', null],
  ])('a null variable in a non-null position is a client error: %s', async (source, variables, argument, variable) => {
    const errors = (await both(source, variables)).errors ?? [];
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ cause: 'BAD_USER_INPUT', message: expect.stringContaining(`"${argument}"`) });
    if (variable !== null) expect(errors[0]?.visible).toContain(`"$${variable}"`);
  });

  test('aliases with the name of an Object property', async () => {
    const names = ['constructor', 'prototype', 'toString', 'valueOf', 'toJSON', 'hasOwnProperty', 'then', 'default', '__typename', '__parent'];
    const { data, errors } = await both(`{ ${names.map((name) => `${name}: day`).join(' ')} row { ${names.map((name) => `${name}: id`).join(' ')} } }`);
    expect(errors).toBeUndefined();
    const all = (value: string) => Object.fromEntries(names.map((name) => [name, value]));
    expect(data).toEqual({ ...all('2026-11-20'), row: all('1') });
  });

  test('data: nesting, lists, aliases, fragments, unions, interfaces, directives, introspection', async () => {
    const { data, errors } = await both(
      /* GraphQL */ `
        query Everything($yes: Boolean!, $no: Boolean!) {
          __typename
          row { ...RowFields children { ...RowFields twice: lazy } }
          rows(count: 3) { id @include(if: $yes) lazy @skip(if: $no) hidden: id @include(if: $no) }
          found { __typename ... on Farmer { name crops } ... on Dealer { name shop } }
          people { name ... on Dealer { shop } }
          day
          role
          __type(name: "Row") { name fields { name } }
        }
        fragment RowFields on Row { id lazy }
      `,
      { yes: true, no: false },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ row: { id: '1', lazy: 2, children: [{ id: '2', twice: 4 }, { id: '3' }] }, day: '2026-11-20', role: 'ADMIN' });
  });

  test('arguments: variables, defaults, nulls, enums, scalars, input objects', async () => {
    const source =
      'query Echo($filter: Filter!, $text: String) { echo(filter: $filter, text: $text) literal: echo(filter: { day: "2024-02-29", roles: [ADMIN] }) }';
    const { data } = await both(source, { filter: { day: '2026-11-20', roles: 'ADMIN' } });
    expect(data).toEqual({
      echo: '{"filter":{"day":"2026-11-20","roles":["ADMIN"],"least":3},"text":"none"}',
      literal: '{"filter":{"day":"2024-02-29","roles":["ADMIN"],"least":3},"text":"none"}',
    });
    await both(source, { filter: { day: null }, text: null });
  });

  test.each<[string, Record<string, unknown>]>([
    ['a wrong type', { filter: 'x' }],
    ['a missing variable', {}],
    ['an unknown field', { filter: { nights: 3 } }],
    ['an unknown enum value', { filter: { roles: ['OWNER'] } }],
    ['an invalid day', { filter: { day: '2026-02-30' } }],
    ['a number too large', { filter: { least: 3_000_000_000 } }],
  ])('variables with %s are refused, and nothing runs', async (_case, variables) => {
    const result = await both('query Echo($filter: Filter!) { echo(filter: $filter) }', variables);
    expect(result.data).toBeUndefined();
    expect(result.errors?.[0]?.message).toMatch(/^Variable "\$filter" /);
    expect(result.errors?.[0]?.locations).toEqual([{ line: 1, column: 12 }]);
  });

  test('errors keep their code, path and place, and spare the rest', async () => {
    const result = await both('query Rows {\n  rows(count: 3) {\n    id\n    broken\n  }\n  refused\n  missing\n}');
    expect(result.data).toEqual({
      rows: [
        { id: '0', broken: 'whole' },
        { id: '1', broken: null },
        { id: '2', broken: 'whole' },
      ],
      refused: null,
      missing: null,
    });
    expect(errorsOf(result)).toEqual(
      expect.arrayContaining([
        { message: 'The server did not answer in time', path: ['rows', 1, 'broken'], locations: [{ line: 4, column: 5 }], cause: 'timeout' },
        { message: 'No such farmer', path: ['refused'], locations: [{ line: 6, column: 3 }], cause: 'refused' },
        { message: 'There is no such thing', path: ['missing'], locations: [{ line: 7, column: 3 }], cause: 'NOT_FOUND' },
      ]),
    );
  });

  test('the cause of an error is the thrown value, without its extensions', async () => {
    const result = await both('{ crash badDay badRole row { required } claims }');
    expect(result.data).toEqual({ crash: null, badDay: null, badRole: null, row: null, claims: null });
    expect(errorsOf(result)?.map(({ path, cause }) => [path?.[0], cause])).toEqual(
      expect.arrayContaining([
        ['crash', 'bug'],
        ['badDay', 'bug'],
        ['badRole', 'bug'],
        ['row', 'bug'],
        ['claims', 'bug'],
      ]),
    );
    expect(result.errors?.map(({ extensions }) => extensions)).toEqual(Array(5).fill(undefined));
  });

  test.each(['crash', 'badDay', 'row { required }', '__type(name: "Row") { name }'])('no resolver runs twice beside %s', async (field) => {
    counted = 0;
    const { data } = await both(`{ counted ${field} }`, {}, context(null), null, { counted: expect.any(Number) });
    expect([data?.['counted'], counted]).toEqual([1, 2]);
  });

  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('fields included or skipped by variables, %s and %s, on every run', async (one, other) => {
    const source = 'query Q($one: Boolean!, $other: Boolean!) { day ... @include(if: $one) { row { id @skip(if: $other) lazy } } role @skip(if: $other) }';
    const { data } = await both(source, { one, other });
    expect(data).toEqual({ day: '2026-11-20', ...(one && { row: { lazy: 2, ...(!other && { id: '1' }) } }), ...(!other && { role: 'ADMIN' }) });
  });

  test('access is checked before the resolver', async () => {
    const source = '{ guarded signedIn }';
    expect(errorsOf(await both(source))?.map(({ cause }) => cause)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    const asUser = await both(source, {}, context('token', ['USER']));
    expect([asUser.data, errorsOf(asUser)]).toEqual([
      { guarded: null, signedIn: 'hello' },
      [expect.objectContaining({ cause: 'FORBIDDEN', path: ['guarded'] })],
    ]);
    expect(await both(source, {}, context('token', ['ADMIN']))).toEqual({ data: { guarded: 'secret', signedIn: 'hello' } });
  });

  test('mutations run serially', async () => {
    order.length = 0;
    await both('mutation Two { first second }');
    expect(order).toEqual(['first', 'second', 'first', 'second']);
  });

  test('the named operation runs, and an unknown name is an error', async () => {
    const source = 'query A { day } query B { role }';
    expect(await both(source, {}, context(null), 'B')).toEqual({ data: { role: 'ADMIN' } });
    expect(errorsOf(await both(source, {}, context(null), 'C'))?.[0]?.message).toBe('Unknown operation named "C".');
    expect(errorsOf(await both(source))?.[0]?.message).toBe('Must provide operation name if query contains multiple operations.');
  });
});

describe('introspection', () => {
  const documents = createDocuments({ schema, trusted: [], trustedOnly: false, introspection: true, compileAfter: 'never' });
  /** Runs introspection with a new document each time, as for anonymous clients. */
  const introspect = (text: string, variables = {}) =>
    executor({ document: documents.find(text, { isKept: () => false, isTool: false }), operationName: null, variables, context: context(null) });

  test('is cached by document and variables', async () => {
    const text = 'query ($name: String!) { __type(name: $name) { name fields { name } } }';
    const first = await introspect(text, { name: 'Row' });
    expect((await introspect(text, { name: 'Row' })).data).toBe(first.data);
    expect(await introspect(text, { name: 'Dealer' })).toMatchObject({ data: { __type: { name: 'Dealer' } } });
    expect(await introspect(text.replace('name fields', 'name kind fields'), { name: 'Row' })).toMatchObject({ data: { __type: { kind: 'OBJECT' } } });
  });

  test('stores no client text, not even a variable', async () => {
    const keys: string[] = [];
    const set = vi.spyOn(LRUCache.prototype, 'set').mockImplementation(function (this: LRUCache<string, object>, key) {
      keys.push(String(key));
      return this;
    });
    try {
      await introspect('query ($name: String!) { __type(name: $name) { name } }', { name: 'x'.repeat(10_000) });
    } finally {
      set.mockRestore();
    }
    expect(keys).toHaveLength(1);
    expect(keys.join()).toMatch(/^[\da-f]{64}$/);
  });

  test('runs each time beside another field', async () => {
    const counting = async () => (await introspect('{ __typename counted }')).data;
    expect(await counting()).not.toEqual(await counting());
  });
});
