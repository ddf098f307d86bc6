/** Adds fields to an operation and removes them. Required arguments become variables, and unused variables are removed. */
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parseType,
  print,
  type SelectionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';

/** Names of fields from the operation's root. */
export type Path = readonly string[];

type Selections = readonly SelectionNode[];

const nameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });
const hasName = (name: string) => (selection: SelectionNode) => selection.kind === Kind.FIELD && selection.name.value === name;
const setOf = (selections: Selections): SelectionSetNode => ({ kind: Kind.SELECTION_SET, selections });
const childrenOf = (selection: SelectionNode | undefined): Selections => (selection?.kind === Kind.FIELD ? (selection.selectionSet?.selections ?? []) : []);
const capitalized = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

export function isSelected(selections: Selections, [name = '', ...rest]: Path): boolean {
  const field = selections.find(hasName(name));
  return field !== undefined && (rest.length === 0 || isSelected(childrenOf(field), rest));
}

/** Returns the operation with one more field. @param operation undefined creates one that is named after the field */
export function selectField(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode | undefined,
  kind: OperationTypeNode,
  path: Path,
): OperationDefinitionNode {
  const variables = new Map(operation?.variableDefinitions?.map((definition) => [definition.variable.name.value, definition]));
  const root = schema.getRootType(kind);
  const selections = root ? withField(operation?.selectionSet.selections ?? [], root, path, variables) : [];
  return {
    ...(operation ?? { kind: Kind.OPERATION_DEFINITION, operation: kind, name: nameNode(capitalized(path[0] ?? '')) }),
    variableDefinitions: [...variables.values()],
    selectionSet: setOf(selections),
  };
}

/** Returns the operation without a field and its empty parents; undefined when nothing is left. */
export function deselectField(operation: OperationDefinitionNode, path: Path): OperationDefinitionNode | undefined {
  const selectionSet = setOf(withoutField(operation.selectionSet.selections, path));
  if (selectionSet.selections.length === 0) return undefined;
  const used = new Set<string>();
  visit(selectionSet, { Variable: ({ name }) => void used.add(name.value) });
  return { ...operation, selectionSet, variableDefinitions: operation.variableDefinitions?.filter(({ variable }) => used.has(variable.name.value)) ?? [] };
}

type Variables = Map<string, VariableDefinitionNode>;

function withField(selections: Selections, type: GraphQLObjectType, [name = '', ...rest]: Path, variables: Variables): Selections {
  const field = type.getFields()[name];
  if (field === undefined) return selections;
  const current = selections.find(hasName(name));
  const inner = getNamedType(field.type);
  const children = childrenOf(current);
  const below = !isObjectType(inner)
    ? unionOf(inner, children)
    : rest.length === 0 && children.length > 0
      ? children
      : withField(children, inner, rest.length > 0 ? rest : [firstOf(inner)], variables);
  const next = { ...(current ?? fieldNode(field, variables)), ...(below.length > 0 && { selectionSet: setOf(below) }) };
  return current ? selections.map((selection) => (selection === current ? next : selection)) : [...selections, next];
}

/** Selects the concrete type of an abstract field, until the person selects more. */
const unionOf = (type: GraphQLNamedType, children: Selections): Selections =>
  isAbstractType(type) && children.length === 0 ? [{ kind: Kind.FIELD, name: nameNode('__typename') }] : children;

function withoutField(selections: Selections, [name = '', ...rest]: Path): Selections {
  return selections.flatMap((selection) => {
    if (!hasName(name)(selection)) return [selection];
    const children = rest.length > 0 ? withoutField(childrenOf(selection), rest) : [];
    return children.length > 0 ? [{ ...selection, selectionSet: setOf(children) }] : [];
  });
}

/** Default selection of an object, until the person selects fields. */
function firstOf(type: GraphQLObjectType): string {
  const fields = type.getFields();
  const leaf = Object.values(fields).find((field) => isLeafType(getNamedType(field.type)));
  return ['id', 'nodes'].find((name) => Object.hasOwn(fields, name)) ?? leaf?.name ?? Object.keys(fields)[0] ?? '';
}

function fieldNode(field: GraphQLField<unknown, unknown>, variables: Variables): FieldNode {
  const required = field.args.filter(isRequiredArgument).map((argument) => {
    const type = String(argument.type);
    const isFree = (name: string) => {
      const existing = variables.get(name);
      return existing === undefined || print(existing.type) === type;
    };
    // Fields share a variable of one name and type. If the types differ, the second variable is named after its field.
    const name = nameNode(isFree(argument.name) ? argument.name : `${field.name}${capitalized(argument.name)}`);
    const variable = { kind: Kind.VARIABLE, name } as const;
    variables.set(name.value, variables.get(name.value) ?? { kind: Kind.VARIABLE_DEFINITION, variable, type: parseType(type) });
    return { kind: Kind.ARGUMENT, name: nameNode(argument.name), value: variable } as const;
  });
  return { kind: Kind.FIELD, name: nameNode(field.name), arguments: required };
}
