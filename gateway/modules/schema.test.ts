/** What introspection tells a tool is what schema.graphql says, with who may use each field in words. */
import { buildClientSchema, buildSchema, type GraphQLSchema, introspectionFromSchema, isObjectType, printSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
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
  test('prints as schema.graphql does, but for the sentence about access', () => {
    const expected = buildSchema(typeDefs);
    for (const { field } of fieldsOf(expected)) {
      const access = accessOf(expected, { ...field, args: {} });
      if (access) field.description = `${field.description}\n\n${sentences[access.join()]}`;
    }
    expect(printSchema(told)).toBe(printSchema(expected));
  });

  test('says of each scalar what it is and where it is specified', () => {
    for (const name of ['Date', 'DateTime']) {
      expect(told.getType(name)).toMatchObject({ description: expect.stringMatching(/\w{3}/), specifiedByURL: expect.stringMatching(/^https:/) });
    }
  });

  test('tells of every field with @access who may use it, and of no other', () => {
    const guarded = fieldsOf(file).filter(({ field }) => accessOf(file, { ...field, args: {} }) !== null);
    const naming = fieldsOf(told).filter(({ field }) => /\n\nFor .+\.$/.test(field.description ?? ''));
    const names = (fields: typeof guarded) => fields.map(({ type, field }) => `${type}.${field.name}`).sort();
    expect(names(naming)).toEqual(names(guarded));
    expect(guarded.length).toBeGreaterThan(30);
  });
});
