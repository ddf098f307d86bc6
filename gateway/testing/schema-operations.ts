/** Builds an operation for each field of Query and Mutation from the schema, with every argument and every field. */
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLScalarType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** Returns the value of an argument or of an input field; undefined to leave it out. */
export type ChooseValue = (name: string, type: GraphQLScalarType | GraphQLEnumType) => unknown;

const samples: Readonly<Record<string, unknown>> = {
  ID: '17',
  String: '9822041735',
  Int: 1,
  Boolean: true,
  Date: '2026-11-20',
  DateTime: '2026-11-20T12:00:00+05:30',
};
const namedSamples = { month: 11, year: 2026, after: null, email: 'a@example.in' };

/**
 * Chooses a sample for each argument and input field.
 * @param named values by name, in addition to those that are the same in every test
 * @param place of the chosen value of an enum
 */
export function chooseSamples(named: Readonly<Record<string, unknown>>, place: 0 | -1 = 0): ChooseValue {
  const values: typeof named = { ...namedSamples, ...named };
  return (name, type) => (name in values ? values[name] : isEnumType(type) ? type.getValues().at(place)?.name : samples[type.name]);
}

export interface SchemaOperation {
  /** Name of the root field. */
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly document: string;
  variables(chosen: ChooseValue): Readonly<Record<string, unknown>>;
}

export const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

function valueFor(name: string, type: GraphQLInputType, chosen: ChooseValue): unknown {
  if (isNonNullType(type)) return valueFor(name, type.ofType, chosen);
  if (isListType(type)) return [valueFor(name, type.ofType, chosen)];
  if (!isInputObjectType(type)) return chosen(name, type);
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, valueFor(field.name, field.type, chosen)]));
}

function operationOf(kind: SchemaOperation['kind'], root: GraphQLField<unknown, unknown>): SchemaOperation {
  const variables: { readonly variable: string; readonly argument: GraphQLArgument }[] = [];

  /** Selects all fields. A type is not selected again below itself, nor the rows of a connection twice. */
  function selection(field: GraphQLField<unknown, unknown>, above: readonly string[]): string {
    const given = field.args.map((argument) => {
      const variable = `${argument.name}${variables.length}`;
      variables.push({ variable, argument });
      return `${argument.name}: $${variable}`;
    });
    const type = getNamedType(field.type);
    // Selects the fields of the first type of an abstract field.
    const object = isAbstractType(type) ? schema.getPossibleTypes(type)[0] : type;
    const below = isObjectType(object)
      ? Object.values(object.getFields()).filter((each) => each.name !== 'node' && !above.includes(getNamedType(each.type).name))
      : [];
    const fields = below.map((each) => selection(each, [...above, type.name])).join(' ');
    const selected = isAbstractType(type) ? `__typename ... on ${object?.name} { ${fields} }` : fields;
    return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${selected && ` { ${selected} }`}`;
  }

  const selected = selection(root, []);
  // Arguments with a default may be left out.
  const typeOf = ({ type, defaultValue }: GraphQLArgument) => (defaultValue === undefined ? type : getNullableType(type));
  const declared = variables.map(({ variable, argument }) => `$${variable}: ${typeOf(argument)}`).join(', ');
  return {
    name: root.name,
    kind,
    document: `${kind} ${root.name}${declared && `(${declared})`} { ${selected} }`,
    variables: (chosen) => Object.fromEntries(variables.map(({ variable, argument }) => [variable, valueFor(argument.name, argument.type, chosen)])),
  };
}

const rootFields = (kind: SchemaOperation['kind']) => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => operationOf(kind, field));
};

export const schemaOperations: readonly SchemaOperation[] = [...rootFields('query'), ...rootFields('mutation')];
