/** Introspection returns schema.graphql, with the access rule of each field in words. */
import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  getNamedType,
  introspectionFromSchema,
  isInputObjectType,
  isObjectType,
  printSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { calls } from '../../rest/contract/calls.ts';
import { accessOf } from '../graphql/access.ts';
import { typeDefs } from '../graphql/schema.ts';
import { schema } from './schema.ts';

const file = buildSchema(typeDefs);
const told = buildClientSchema(introspectionFromSchema(schema, { specifiedByUrl: true, directiveIsRepeatable: true, inputValueDeprecation: true }));

const sentences: Readonly<Record<string, string>> = {
  '': 'For any signed-in person.',
  ADMIN: 'For `ADMIN`.',
  'MODERATOR,ADMIN': 'For `MODERATOR` or `ADMIN`.',
};

const fieldsOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type: type.name, field })) : [],
  );

describe('introspection', () => {
  test('equals schema.graphql, except for the sentence about access', () => {
    const expected = buildSchema(typeDefs);
    for (const { field } of fieldsOf(expected)) {
      const access = accessOf(expected, { ...field, args: {} });
      if (access) field.description = `${field.description}\n\n${sentences[access.join()]}`;
    }
    expect(printSchema(told)).toBe(printSchema(expected));
  });

  test('describes each scalar and its specification', () => {
    for (const name of ['Date', 'DateTime']) {
      expect(told.getType(name)).toMatchObject({ description: expect.stringMatching(/\w{3}/), specifiedByURL: expect.stringMatching(/^https:/) });
    }
  });

  test('describes the access rule of exactly the fields with @access', () => {
    const guarded = fieldsOf(file).filter(({ field }) => accessOf(file, { ...field, args: {} }) !== null);
    const naming = fieldsOf(told).filter(({ field }) => /\n\nFor .+\.$/.test(field.description ?? ''));
    const names = (fields: typeof guarded) => fields.map(({ type, field }) => `${type}.${field.name}`).sort();
    expect(names(naming)).toEqual(names(guarded));
    expect(guarded.length).toBeGreaterThan(30);
  });
});

test('exactly the fields with a call for people only are described as not for tools', () => {
  const root = [file.getQueryType(), file.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}));
  const forPeople = calls.filter(({ peopleOnly }) => peopleOnly).map(({ method, path }) => `${method} ${path}`);
  const saying = root.filter(({ description }) => description?.includes('Not for tools')).map(({ name }) => name);
  const calling = root.filter(({ description }) => forPeople.some((call) => new RegExp(`${call}\\b`).test(description ?? ''))).map(({ name }) => name);
  expect(saying.sort()).toEqual(calling.sort());
  expect(saying.length).toBeGreaterThan(5);
});

const mutations = Object.values(file.getMutationType()?.getFields() ?? {});
const idOf = (args: (typeof mutations)[number]['args']) => {
  const input = getNamedType(args.find(({ name }) => name === 'input')?.type);
  return isInputObjectType(input) ? input.getFields()['clientMutationId'] : undefined;
};

describe('clientMutationId', () => {
  test.each(mutations.map((field) => ({ name: field.name, field })))('of $name states whether a repeat is recognised', ({ field }) => {
    const isOpen = accessOf(file, { ...field, args: {} }) === null;
    expect(idOf(field.args)?.description).toMatch(isOpen ? /is a new attempt/ : /joins or replays the first attempt/);
  });
});
