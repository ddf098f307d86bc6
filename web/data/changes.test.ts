/** Lists that a mutation evicts from the cache. */
import { readdirSync, readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, type DefaultContext, gql, InMemoryCache } from '@apollo/client';
import { buildSchema, parse, visit } from 'graphql';
import { of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { changedLists, forgetChangedLists } from './changes.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Returns the fields of the mutations that the screens send. */
function sentMutations(): readonly string[] {
  const sent: string[] = [];
  for (const file of readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.graphql'))) {
    visit(parse(readFileSync(`web/${file}`, 'utf8')), {
      OperationDefinition: ({ operation, selectionSet }) => {
        if (operation === 'mutation') for (const field of selectionSet.selections) if (field.kind === 'Field') sent.push(field.name.value);
      },
    });
  }
  return [...new Set(sent)].sort();
}

it('declares the changed lists of exactly the mutations that screens send', () => {
  expect(Object.keys(changedLists).sort()).toEqual(sentMutations());
});

it('names only lists that are queries', () => {
  const queries = schema.getQueryType()?.getFields() ?? {};
  expect([...new Set(Object.values(changedLists).flat())].filter((field) => !(field in queries))).toEqual([]);
});

describe('a query that is pending when a mutation is done', () => {
  /** Returns the number that a pending query shows after the mutation, which raises it from 1 to 2. */
  async function shownAfter(field: string) {
    const late = new Subject<{ data: object }>();
    let reads = 0;
    const answers = new ApolloLink(({ operationType }) => {
      if (operationType === 'mutation') return of({ data: { [field]: { userErrors: [] } } });
      reads += 1;
      return reads === 1 ? late : of({ data: { count: 2 } });
    });
    const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([forgetChangedLists(), answers]) });
    const shown = client.query<{ count: number }>({ query: gql`query { count }` });
    await client.mutate({ mutation: gql`mutation { ${field}(input: {}) { userErrors { message } } }` });
    late.next({ data: { count: 1 } });
    late.complete();
    return (await shown).data?.count;
  }

  it.each(['addFarmer', 'setQrRecallCall', 'voidQrCodes'])('is sent again after %s', async (field) => {
    expect(await shownAfter(field)).toBe(2);
  });

  it('is not sent again after an export, which changes nothing', async () => {
    expect(await shownAfter('exportFarmers')).toBe(1);
  });
});

describe('a cached list of farmers', () => {
  const listed = gql`query { farmers(page: 0) { totalCount } dealers(page: 0) { totalCount } }`;

  /** Returns what the cache still contains after the mutation with this payload. */
  async function keptAfter(payload: object, context: DefaultContext = {}) {
    const answers = new ApolloLink(() => of({ data: { addFarmer: payload } }));
    const cache = new InMemoryCache();
    const client = new ApolloClient({ cache, link: ApolloLink.from([forgetChangedLists(), answers]) });
    client.writeQuery({ query: listed, data: { farmers: { totalCount: 10 }, dealers: { totalCount: 3 } } });
    await client.mutate({ mutation: gql`mutation { addFarmer(input: {}) { message userErrors { message } } }`, context });
    return Object.keys(cache.extract()['ROOT_QUERY'] ?? {}).filter((key) => key !== '__typename');
  }

  it('is evicted after a farmer was added, and the dealers stay', async () => {
    expect(await keptAfter({ message: 'Added', userErrors: [] })).toEqual(['dealers({"page":0})']);
  });

  it('stays when the sender evicts it after several mutations', async () => {
    expect(await keptAfter({ message: 'Added', userErrors: [] }, { keepsLists: true })).toEqual(['farmers({"page":0})', 'dealers({"page":0})']);
  });

  it('stays when the mutation was refused', async () => {
    expect(await keptAfter({ message: null, userErrors: [{ message: 'Known already' }] })).toEqual(['farmers({"page":0})', 'dealers({"page":0})']);
  });
});
