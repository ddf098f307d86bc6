/** Checks that the executable schema, the documentation and the contract agree on the access rule of each field. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../rest/contract/calls.ts';
import { accessOf } from '../graphql/access.ts';
import { documentedFields } from '../testing/documented-fields.ts';
import { schemaOperations } from '../testing/schema-operations.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { schema } from './schema.ts';

const fields = { Query: schema.getQueryType()?.toConfig().fields ?? {}, Mutation: schema.getMutationType()?.toConfig().fields ?? {} };
const documented = documentedFields();

test('docs/calls.md has every field of the schema', () => {
  const names = (kind: 'Query' | 'Mutation') => documented.filter((field) => field.kind === kind).map(({ name }) => name);
  expect(Object.keys(fields.Query).sort()).toEqual(names('Query').sort());
  expect(Object.keys(fields.Mutation).sort()).toEqual(names('Mutation').sort());
});

test.each(documented)('$kind.$name has the access rule of docs/calls.md', ({ kind, name, access }) => {
  const field = fields[kind][name];
  expect(field && accessOf(schema, field)).toEqual(access);
});

test.each(calls.filter(({ extension }) => !extension))('$name has the same access rule in the contract and in the API', ({ method, path, who }) => {
  const roles = { anyone: null, signedIn: [], moderator: ['MODERATOR', 'ADMIN'], admin: ['ADMIN'] }[who];
  const making = documented.filter(({ restCalls }) => restCalls.includes(`${method} ${path}`));
  expect(making.map(({ name, access }) => [name, access])).toEqual(making.map(({ name }) => [name, roles]));
  expect(making.length).toBeGreaterThan(0);
});

describe('refuses a too long text of an anonymous client with its name, before any REST call', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ extensions: true, fromManyAddresses: true });
  });
  afterAll(() => gateway[Symbol.asyncDispose]());

  const isOpen = ({ kind, name }: (typeof schemaOperations)[number]) => {
    const field = fields[kind === 'query' ? 'Query' : 'Mutation'][name];
    return field !== undefined && accessOf(schema, field) === null;
  };
  const shorter = { Int: 1, Boolean: true, Date: '1990-01-01' };
  const sampleOf = (type: { readonly name: string }) => ('getValues' in type ? 'FEMALE' : Reflect.get(shorter, type.name)) ?? 'short';
  const texts = schemaOperations.filter(isOpen).flatMap((operation) => {
    const names: string[] = [];
    operation.variables((name, { name: type }) => (type === 'String' || type === 'ID' ? void names.push(name) : undefined));
    return names.map((name) => ({ operation, root: operation.name, name }));
  });

  test('the open mutations are those of the session', () => {
    expect([...new Set(texts.map(({ root }) => root))].sort()).toEqual(['forgotPassword', 'resetPassword', 'signIn', 'signUp']);
  });

  test.each(texts)('$root: $name', async ({ operation, root, name }) => {
    gateway.calls();
    const variables = operation.variables((each, type) => (each === name ? 'x'.repeat(60_000) : sampleOf(type)));
    const { result } = await gateway.ask(operation.document, variables);
    expect(result.data?.[root]).toMatchObject({ userErrors: [{ code: 'INVALID', path: ['input', name], message: expect.stringContaining(`"${name}"`) }] });
    expect(gateway.calls()).toEqual([]);
  });
});
