/** Documents of the web client as it sends them, with variables generated from their types: the most and the least that a screen can send. */
import {
  buildSchema,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import { typeDefs } from '../graphql/schema.ts';
import { webDocuments } from '../graphql/web-documents.generated.ts';

export interface WebOperation {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  /** Queried fields of Query or Mutation, with their descriptions. */
  readonly fields: readonly { readonly name: string; readonly description: string }[];
  readonly source: string;
  /** Sets of variables of a screen. The tests try each set. */
  readonly variables: readonly Readonly<Record<string, unknown>>[];
}

/** Id of everything in the responses of these tests. */
export const sampleId = '42';

const schema = buildSchema(typeDefs);
const samples: Readonly<Record<string, unknown>> = { ID: sampleId, String: 'Shinde', Boolean: true, Date: '2026-11-20', DateTime: '2026-11-20T09:30:00+05:30' };
/** Values of numeric variables with a meaning. */
const numbers: Readonly<Record<string, number>> = { month: 11, year: 2026, page: 0, expiryInMonths: 24 };

/** Groups of variables. Exactly one of a group is set. */
const alternatives: Readonly<Record<string, readonly string[]>> = {
  ScheduleMeetingInput: ['farmerId', 'dealerId'],
  MeetingToPlanInput: ['farmerId', 'dealerId'],
  AddFarmerInput: ['pictures', 'profilePicture'],
  AddDealerInput: ['pictures', 'profilePicture'],
};

/** Returns true for a variable that a screen sets only with extensions, as its description says. */
const isExtension = ({ description }: { readonly description?: string | null | undefined }) => description?.includes('(extension)') === true;

/** Returns values of a type: the fullest first, then its alternatives, then the least. */
function valuesOf(name: string, type: GraphQLInputType): unknown[] {
  if (isNonNullType(type)) return valuesOf(name, type.ofType);
  if (isListType(type)) return valuesOf(name, type.ofType).map((value) => [value]);
  if (isEnumType(type)) return type.getValues().flatMap((choice) => (isExtension(choice) ? [] : [choice.value]));
  if (!isInputObjectType(type)) return [type.name === 'Int' ? (numbers[name] ?? 5) : samples[type.name]];
  const fields = Object.values(type.getFields()).filter((field) => !isExtension(field));
  const choices = alternatives[type.name];
  const objects = (choices ?? [undefined]).flatMap((chosen) => {
    const own = fields.filter((field) => !choices?.includes(field.name) || field.name === chosen);
    return [own, own.filter((field) => isRequiredInputField(field) || field.name === chosen)];
  });
  return objects.map((own, at) => Object.fromEntries(own.map((field) => [field.name, valuesOf(field.name, field.type).at(at % 2 === 0 ? 0 : -1)])));
}

/** Optional variables that a screen always sends to a REST API without extensions. */
const always = ['month', 'year'];

/** @param left names of arguments that are extensions */
function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode, left: readonly string[]): Record<string, unknown>[] {
  // A direction is sent only together with an order.
  const absent = left.includes('sort') ? [...left, 'direction'] : left;
  const given = variableDefinitions.filter(({ variable }) => !absent.includes(variable.name.value));
  const each = given.map(({ variable, type }) => {
    const name = variable.name.value;
    const input = typeFromAST(schema, type);
    const values = isInputType(input) ? valuesOf(name, input) : [];
    return { name, values: type.kind === Kind.NON_NULL_TYPE || always.includes(name) ? values : [...values, undefined] };
  });
  const most = Math.max(1, ...each.map(({ values }) => values.length));
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries(each.map(({ name, values }) => [name, values[Math.min(at, values.length - 1)]]).filter(([, value]) => value !== undefined)),
  );
}

export const webOperations: readonly WebOperation[] = webDocuments.flatMap((source) =>
  parse(source)
    .definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    // A subscription has a separate route.
    .filter(({ operation }) => operation !== 'subscription')
    .map((operation) => {
      const kind = operation.operation === 'query' ? 'query' : 'mutation';
      const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
      const fields = root?.getFields() ?? {};
      const names = operation.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []));
      return {
        name: operation.name?.value ?? '',
        kind,
        fields: names.map((name) => ({ name, description: fields[name]?.description ?? '' })),
        source,
        variables: variablesOf(
          operation,
          names.flatMap((name) => fields[name]?.args.filter(isExtension).map((argument) => argument.name) ?? []),
        ),
      };
    }),
);
