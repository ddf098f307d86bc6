/** Schema coordinates (https://spec.graphql.org/draft/#sec-Schema-Coordinates), such as `Query.farmers(first:)`, of a schema and of operations. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';

export interface Coordinate {
  readonly coordinate: string;
  /** Null unless the coordinate is deprecated. */
  readonly deprecationReason: string | null;
}

const coordinate = (name: string, { deprecationReason = null }: { readonly deprecationReason?: string | null | undefined }): Coordinate => ({
  coordinate: name,
  deprecationReason,
});

function ofType(type: GraphQLNamedType): readonly Coordinate[] {
  if (isIntrospectionType(type)) return [];
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => coordinate(`${type.name}.${field.name}`, field));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`;
    return [coordinate(name, field), ...field.args.map((argument) => coordinate(`${name}(${argument.name}:)`, argument))];
  });
}

/** Returns all fields, arguments and input fields of a schema in alphabetical order. */
export const coordinatesOf = (schema: GraphQLSchema): readonly Coordinate[] =>
  Object.values(schema.getTypeMap())
    .flatMap(ofType)
    .toSorted((one, other) => (one.coordinate < other.coordinate ? -1 : 1));

/** Returns the coordinates in the text of a valid operation, including its fragments, each once. */
export function coordinatesOfText(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): readonly string[] {
  const found = new Set<string>();
  const fragments = new Map(document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])));
  const toRead = new Set<OperationDefinitionNode | FragmentDefinitionNode>([operation]);
  const types = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(types, {
    Field({ name }) {
      const parent = types.getParentType();
      if (parent && !isIntrospectionType(parent) && !name.value.startsWith('__')) found.add(`${parent.name}.${name.value}`);
    },
    Argument({ name }) {
      // The type in front of the field is the parent here too. Arguments of directives are not counted.
      const [parent, field] = [types.getParentType(), types.getFieldDef()];
      if (parent && field && !types.getDirective() && !field.name.startsWith('__')) found.add(`${parent.name}.${field.name}(${name.value}:)`);
    },
    ObjectField({ name }) {
      const parent = types.getParentInputType();
      if (parent) found.add(`${getNamedType(parent).name}.${name.value}`);
    },
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (fragment) toRead.add(fragment);
    },
  });
  // Iterating a set also yields elements that are added meanwhile.
  for (const definition of toRead) visit(definition, visitor);
  return [...found];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the input fields that the variables of an operation contain. */
export function coordinatesOfVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): ReadonlySet<string> {
  const found = new Set<string>();
  function read(type: GraphQLNamedType, value: unknown): void {
    if (!isInputObjectType(type) || !isObject(value)) return;
    if (Array.isArray(value)) {
      for (const each of value) read(type, each);
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      const field = type.getFields()[name];
      if (field === undefined) continue;
      found.add(`${type.name}.${name}`);
      read(getNamedType(field.type), inner);
    }
  }
  for (const { variable, type } of variableDefinitions) {
    const declared = typeFromAST(schema, type);
    if (declared) read(getNamedType(declared), variables[variable.name.value]);
  }
  return found;
}
