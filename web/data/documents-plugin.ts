/** Code generator plugin that writes the client's documents exactly as they are sent, so the gateway knows them by their hash. */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, visit } from 'graphql';
import { lastValueFrom, of } from 'rxjs';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Returns the fragments that a definition spreads itself. */
function spreadsIn(definition: OperationDefinitionNode | FragmentDefinitionNode, all: Fragments): readonly FragmentDefinitionNode[] {
  const found: FragmentDefinitionNode[] = [];
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = all.get(name.value);
      if (fragment !== undefined) found.push(fragment);
    },
  });
  return found;
}

/** Returns the fragments that an operation needs, each once, in the order in which the document plugin adds them: dependencies of fragments first. */
function fragmentsOf(operation: OperationDefinitionNode, all: Fragments): ReadonlySet<FragmentDefinitionNode> {
  const withNested = (definition: OperationDefinitionNode | FragmentDefinitionNode): FragmentDefinitionNode[] =>
    spreadsIn(definition, all).flatMap((fragment) => [fragment, ...withNested(fragment)]);
  const dependenciesOf = (definition: FragmentDefinitionNode): FragmentDefinitionNode[] =>
    spreadsIn(definition, all).flatMap((fragment) => [...dependenciesOf(fragment), fragment]);
  const used = withNested(operation);
  return new Set([...used.flatMap(dependenciesOf), ...used]);
}

/** Returns the text that Apollo Client sends. Apollo changes a document before sending, so the document is sent through a client and captured. */
export async function sentText(document: DocumentNode, { operation }: OperationDefinitionNode): Promise<string> {
  let text = '';
  const link = new ApolloLink(({ query }) => {
    text = print(query);
    return of({ data: {} });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  if (operation === 'mutation') await client.mutate({ mutation: document, fetchPolicy: 'no-cache' });
  else if (operation === 'query') await client.query({ query: document, fetchPolicy: 'no-cache' });
  else await lastValueFrom(client.subscribe({ query: document, fetchPolicy: 'no-cache' }));
  return text;
}

export const plugin: PluginFunction<Record<string, never>> = async (_schema, files: Types.DocumentFile[]) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(definitions.flatMap((found) => (found.kind === Kind.FRAGMENT_DEFINITION ? [[found.name.value, found] as const] : [])));
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const texts = await Promise.all(
    operations.map((operation) => sentText({ kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsOf(operation, fragments)] }, operation)),
  );
  const list = texts.sort().map((text) => `  \`${text}\`,`);
  return ['/** The documents of the web client, letter by letter as it sends them. */', 'export const webDocuments: readonly string[] = [', ...list, '];'].join(
    '\n',
  );
};
