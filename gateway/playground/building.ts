/** Applies a change of the selection in the builder to the text in the editor. */
import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, type OperationTypeNode, parse, print } from 'graphql';
import type { Operation } from './operation.ts';
import { withSamples } from './sample-variables.ts';
import { deselectField, type Path, selectField } from './selection.ts';

export interface Open {
  readonly document: DocumentNode;
  /** The operation that would run; undefined when there is none yet. */
  readonly operation: OperationDefinitionNode | undefined;
}

/** Parses the text; null when it is not a document. */
export function openOf(text: string, operationName: string | null | undefined): Open | null {
  if (text.trim() === '') return { document: { kind: Kind.DOCUMENT, definitions: [] }, operation: undefined };
  try {
    const document = parse(text);
    const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    return { document, operation: operations.find(({ name }) => name?.value === operationName) ?? operations[0] };
  } catch {
    // A text of comments alone counts as empty, because a new operation can follow them.
    return text.split('\n').every((line) => /^\s*(#|$)/.test(line)) ? openOf('', operationName) : null;
  }
}

export interface SelectionChange {
  readonly kind: OperationTypeNode;
  readonly path: Path;
  readonly isSelected: boolean;
}

/**
 * @param variables current variables.
 * @returns the operation that replaces the open one, or that needs a tab of its own because a document runs only one kind
 */
export function afterChange(
  schema: GraphQLSchema,
  open: Open,
  { kind, path, isSelected }: SelectionChange,
  variables: Operation['variables'],
  today: string,
): Operation & { readonly apart: boolean } {
  const current = open.operation?.operation === kind ? open.operation : undefined;
  const apart = open.operation !== undefined && current === undefined;
  const next = isSelected ? selectField(schema, current, kind, path) : current && deselectField(current, path);
  const before = apart ? [] : open.document.definitions;
  const definitions = current ? before.flatMap((definition) => (definition === current ? (next ?? []) : definition)) : [...before, ...(next ? [next] : [])];
  const query = `${print({ kind: Kind.DOCUMENT, definitions })}\n`;
  return { query, variables: next ? sampled(schema, next, apart ? '' : variables, today) : variables, apart };
}

/** Adds sample values to the variables. A text that is not JSON is left unchanged. */
function sampled(schema: GraphQLSchema, operation: OperationDefinitionNode, variables: string, today: string): string {
  try {
    const values = withSamples(schema, operation, JSON.parse(variables || '{}'), today);
    return Object.keys(values).length > 0 ? JSON.stringify(values, null, 2) : variables;
  } catch {
    return variables;
  }
}
