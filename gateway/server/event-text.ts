/** Renders the events of subscriptions. Streams of one operation share the text of an event, so each event is executed and serialised once. */
import { type ExecutionResult, execute, type GraphQLFormattedError, type GraphQLSchema, type OperationDefinitionNode, visit } from 'graphql';
import { print } from 'graphql-sse';
import type { Context } from '../graphql/context.ts';
import type { Document } from '../graphql/documents.ts';

export interface Subscribed {
  readonly document: Document;
  readonly definition: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: Context;
}

/** Renders an event as the text that is sent. */
export type Render = (event: object) => string | Promise<string>;

/** Formats the message of an event or a refusal. */
export const nextText = (result: { readonly errors?: readonly GraphQLFormattedError[]; readonly data?: unknown }): string =>
  `event: next\ndata: ${JSON.stringify(result)}\n\n`;

/** Final message of a stream. */
export const completeText = print({ event: 'complete', data: null });

/** @param visible returns the client-visible form of an error */
export function createRenderer(schema: GraphQLSchema, visible: (error: Error, context: Context) => GraphQLFormattedError): (subscribed: Subscribed) => Render {
  const texts = new WeakMap<object, Map<string, string>>();
  const numbers = new WeakMap<Document, number>();
  let documents = 0;

  function numberOf(document: Document): number {
    const found = numbers.get(document) ?? documents;
    if (found === documents) documents += 1;
    numbers.set(document, found);
    return found;
  }

  return ({ document, definition, variables, context }) => {
    const operationName = definition.name?.value ?? null;
    const used = selectingVariables(document, definition).map((name) => variables[name] ?? null);
    const key = JSON.stringify([numberOf(document), operationName, used]);

    function textOf(event: object, { data, errors }: ExecutionResult): string {
      if (errors) return nextText({ data, errors: errors.map((error) => visible(error, context)) });
      const text = nextText({ data });
      const textsOfEvent = texts.get(event) ?? new Map<string, string>();
      texts.set(event, textsOfEvent.set(key, text));
      return text;
    }

    return (event) => {
      const cached = texts.get(event)?.get(key);
      if (cached !== undefined) return cached;
      const result = execute({ schema, document: document.node, operationName, rootValue: event, variableValues: variables, contextValue: context });
      return 'then' in result ? result.then((settled) => textOf(event, settled)) : textOf(event, result);
    };
  };
}

/** Returns the variables that affect the text of an event: all except those used only as arguments of the root field. */
function selectingVariables({ node }: Document, operation: OperationDefinitionNode): readonly string[] {
  const names = new Set<string>();
  const collect = { Variable: ({ name }: { readonly name: { readonly value: string } }) => void names.add(name.value), VariableDefinition: () => false };
  for (const definition of node.definitions) {
    if (definition !== operation) visit(definition, collect);
    else for (const selection of operation.selectionSet.selections) visit(selection.kind === 'Field' ? { ...selection, arguments: [] } : selection, collect);
  }
  return [...names].sort();
}
