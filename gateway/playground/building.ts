/** Applies a tick in the builder to the text in the editor. */
import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, type OperationTypeNode, parse, print } from 'graphql';
import type { Operation } from './operation.ts';
import { withSamples } from './sample.ts';
import { type Path, ticked, unticked } from './selection.ts';

export interface Open {
  readonly document: DocumentNode;
  /** The operation that would run; undefined: there is none yet. */
  readonly operation: OperationDefinitionNode | undefined;
}

/** The text as a document; null when it is none. */
export function openOf(text: string, operationName: string | null | undefined): Open | null {
  if (text.trim() === '') return { document: { kind: Kind.DOCUMENT, definitions: [] }, operation: undefined };
  try {
    const document = parse(text);
    const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    return { document, operation: operations.find(({ name }) => name?.value === operationName) ?? operations[0] };
  } catch {
    // Comments alone are no document, and nothing that a new operation would spoil.
    return text.split('\n').every((line) => /^\s*(#|$)/.test(line)) ? openOf('', operationName) : null;
  }
}

export interface Tick {
  readonly kind: OperationTypeNode;
  readonly path: Path;
  readonly isTicked: boolean;
}

/** @param variables the variables so far @returns the operation that takes the place of the open one, or that belongs into a tab of its own: a document runs as one kind */
export function afterTick(
  schema: GraphQLSchema,
  open: Open,
  { kind, path, isTicked }: Tick,
  variables: Operation['variables'],
  today: string,
): Operation & { readonly apart: boolean } {
  const current = open.operation?.operation === kind ? open.operation : undefined;
  const apart = open.operation !== undefined && current === undefined;
  const next = isTicked ? ticked(schema, current, kind, path) : current && unticked(current, path);
  const before = apart ? [] : open.document.definitions;
  const definitions = current ? before.flatMap((definition) => (definition === current ? (next ?? []) : definition)) : [...before, ...(next ? [next] : [])];
  const query = `${print({ kind: Kind.DOCUMENT, definitions })}\n`;
  return { query, variables: next ? sampled(schema, next, apart ? '' : variables, today) : variables, apart };
}

/** Text that is no JSON is left to the person who writes it. */
function sampled(schema: GraphQLSchema, operation: OperationDefinitionNode, variables: string, today: string): string {
  try {
    const values = withSamples(schema, operation, JSON.parse(variables || '{}'), today);
    return Object.keys(values).length > 0 ? JSON.stringify(values, null, 2) : variables;
  } catch {
    return variables;
  }
}
