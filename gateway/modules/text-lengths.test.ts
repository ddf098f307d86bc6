/** Checks every text that an operation can contain: none of unlimited length reaches the REST API. */
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../testing/schema-operations.ts';
import { shareTestGateway } from '../testing/test-gateway.ts';

const long = 'x'.repeat(20_000);
const samples: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: true, Date: '2026-11-19', DateTime: '2026-11-19T10:00:00+05:30' };

type Path = readonly (string | number)[];

const childrenOf = (type: GraphQLInputType): readonly GraphQLInputField[] => (isInputObjectType(type) ? Object.values(type.getFields()) : []);

/** Returns the paths of the texts and ids in a value of a type. */
function textPaths(input: GraphQLInputType, path: Path = [], above: readonly string[] = []): readonly Path[] {
  const type = getNullableType(input);
  if (isListType(type)) return textPaths(type.ofType, [...path, 0], above);
  if (!isInputObjectType(type)) return ['ID', 'String'].includes(String(type)) ? [path] : [];
  if (above.includes(type.name)) return [];
  return childrenOf(type).flatMap((field) => textPaths(field.type, [...path, field.name], [...above, type.name]));
}

/** Returns a value with the long text at a path, or without one when the path is null, and with all required fields. */
function filled(input: GraphQLInputType, path: Path | null): unknown {
  const type = getNullableType(input);
  if (isListType(type)) return [filled(type.ofType, path?.slice(1) ?? null)];
  if (isInputObjectType(type)) {
    const [name, ...rest] = path ?? [];
    const given = childrenOf(type).filter((field) => field.name === name || isRequiredInputField(field));
    return Object.fromEntries(given.map((field) => [field.name, filled(field.type, field.name === name ? rest : null)]));
  }
  if (path) return long;
  return isEnumType(type) ? type.getValues()[0]?.name : (samples[String(type)] ?? '7');
}

/** Selects one leaf without arguments, so the call of the root field is made. */
function selection(output: GraphQLOutputType): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (!isObjectType(type) || isUnionType(type)) return '{ __typename }';
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const field = fields.find((each) => isLeafType(getNamedType(each.type))) ?? fields[0];
  return field ? `{ ${field.name} ${selection(field.type)} }` : '{ __typename }';
}

const roots = (['query', 'mutation'] as const).flatMap((kind) =>
  Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map((field) => ({ kind, field, name: field.name })),
);
const withTexts = roots.filter(({ field }) => field.args.some(({ type }) => textPaths(type).length > 0));
const gateway = await shareTestGateway({ extensions: true, fromManyAddresses: true });

test('almost every root field has a text argument', () => expect(withTexts.length).toBeGreaterThan(50));

test.each(withTexts)('$kind $name', async ({ kind, field }) => {
  const declared = (args: readonly GraphQLArgument[]) => args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  for (const argument of field.args) {
    for (const path of textPaths(argument.type)) {
      gateway.rest.log.splice(0);
      const given = field.args.filter((each) => each === argument || isRequiredArgument(each));
      const variables = Object.fromEntries(given.map((each) => [each.name, filled(each.type, each === argument ? path : null)]));
      const args = given.map(({ name }) => `${name}: $${name}`).join(', ');
      await gateway.ask(`${kind} (${declared(given)}) { ${field.name}(${args}) ${selection(field.type)} }`, variables, 'admin');
      const sent = gateway.rest.log.map(({ call, query, body }) => ({ call, query, body }));
      expect(JSON.stringify(sent), [argument.name, ...path].join('.')).not.toContain(long);
    }
  }
});
