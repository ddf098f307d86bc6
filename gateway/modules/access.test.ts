/** Who may use each field: the schema as it is carried out, the documentation and the contract say the same. */
import { expect, test } from 'vitest';
import { calls } from '../../rest/contract/calls.ts';
import { accessOf } from '../graphql/access.ts';
import { documentedFields } from '../testing/documented-fields.ts';
import { schema } from './schema.ts';

const fields = { Query: schema.getQueryType()?.toConfig().fields ?? {}, Mutation: schema.getMutationType()?.toConfig().fields ?? {} };
const documented = documentedFields();

test('the schema has exactly the documented fields', () => {
  const names = (kind: 'Query' | 'Mutation') => documented.filter((field) => field.kind === kind).map(({ name }) => name);
  expect(Object.keys(fields.Query).sort()).toEqual(names('Query').sort());
  expect(Object.keys(fields.Mutation).sort()).toEqual(names('Mutation').sort());
});

test.each(documented)('$kind.$name is for whom docs/calls.md says', ({ kind, name, access }) => {
  const field = fields[kind][name];
  expect(field && accessOf(schema, field)).toEqual(access);
});

test.each(calls.filter(({ extension }) => !extension))('$name is for the same people in the contract and in the API', ({ method, path, who }) => {
  const roles = { anyone: null, signedIn: [], moderator: ['MODERATOR', 'ADMIN'], admin: ['ADMIN'] }[who];
  const making = documented.filter(({ restCalls }) => restCalls.includes(`${method} ${path}`));
  expect(making.map(({ name, access }) => [name, access])).toEqual(making.map(({ name }) => [name, roles]));
  expect(making.length).toBeGreaterThan(0);
});
