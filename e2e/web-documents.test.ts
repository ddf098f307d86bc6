/** The documents of the web client match the hashes that the gateway knows, checked one by one through Apollo Client. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ApolloClient, ApolloLink, type DocumentNode, InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { hashOf } from '../gateway/graphql/documents.ts';
import { webDocuments } from '../gateway/graphql/web-documents.generated.ts';
import { createByHash } from '../web/data/links.ts';

const isDocument = (value: unknown): value is DocumentNode => typeof value === 'object' && value !== null && 'definitions' in value;

const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.generated.ts'));
const modules: object[] = await Promise.all(files.map((file) => import(path.resolve('web', file))));
const isSubscription = ({ definitions }: DocumentNode) =>
  definitions.some((definition) => definition.kind === 'OperationDefinition' && definition.operation === 'subscription');
const documents = modules
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (name.endsWith('Document') && isDocument(value) ? [value] : []));
const operations = documents.filter((document) => !isSubscription(document));

/** Creates a client with a stubbed gateway, and the list of sent requests. */
function clientOf(answer: (isWhole: boolean) => object) {
  const sent: { hash: unknown; text: string | null }[] = [];
  const gateway = new ApolloLink(({ query, extensions, getContext }) => {
    const isWhole = getContext()['http']?.includeQuery ?? true;
    sent.push({ hash: extensions?.['persistedQuery']?.sha256Hash, text: isWhole ? print(query) : null });
    return of(answer(isWhole));
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([createByHash(), gateway]) });
  return { client, sent };
}

const send = (client: ApolloClient, document: DocumentNode) =>
  document.definitions.some((definition) => definition.kind === 'OperationDefinition' && definition.operation === 'mutation')
    ? client.mutate({ mutation: document, fetchPolicy: 'no-cache' })
    : client.query({ query: document, fetchPolicy: 'no-cache' });

test('the gateway knows exactly the documents of the web client', async () => {
  const { client, sent } = clientOf(() => ({ data: {} }));
  for (const document of operations) await send(client, document);
  expect(sent.map(({ text }) => text)).toEqual(operations.map(() => null));
  // Subscriptions are sent in full, to another address.
  const subscriptions = documents.filter(isSubscription).map((document) => hashOf(print(client.cache.transformDocument(document))));
  expect([...sent.map(({ hash }) => hash), ...subscriptions].toSorted()).toEqual(webDocuments.map(hashOf).toSorted());
});

test.each(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED'])(
  'a gateway that responds %s once receives whole documents from then on',
  async (code) => {
    const { client, sent } = clientOf((isWhole) => (isWhole ? { data: {} } : { errors: [{ message: 'not known', extensions: { code } }] }));
    for (const document of operations.slice(0, 3)) await send(client, document);
    expect(sent.map(({ text }) => text !== null)).toEqual([false, true, true, true]);
    const texts = sent.flatMap(({ text }) => text ?? []);
    expect(texts.filter((text) => !webDocuments.includes(text))).toEqual([]);
  },
);
