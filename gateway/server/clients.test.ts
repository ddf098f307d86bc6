/** Unmodified third-party clients over a real port. They rely on the protocol alone. */
import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import {
  type FieldNode,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { ClientError, GraphQLClient } from 'graphql-request';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  Network,
  type NormalizationSelection,
  type ReaderSelection,
  RecordSource,
  Store,
} from 'relay-runtime';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dealers } from '../../rest/contract/dealers.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import { meetings } from '../../rest/contract/meetings.ts';
import { schema } from '../testing/schema-operations.ts';
import { shareTestGateway } from '../testing/test-gateway.ts';

const gateway = await shareTestGateway();
const url = await gateway.listen('/graphql');
beforeEach(() => void gateway.calls());

const headers = { authorization: 'Bearer moderator' };
const me = gql`
  query Me {
    me {
      id
      roles
    }
  }
`;
const forbidden = gql`
  query Forbidden {
    productVariants {
      id
    }
  }
`;

interface Farmers {
  readonly farmers: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}
const page = gql`
  query Farmers($first: Int!, $after: String) {
    farmers(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Simulates a REST API with `count` farmers that does not return a total. */
function answerFarmers(count: number): string[] {
  const ids = Array.from({ length: count }, (_, farmerId) => farmerId);
  gateway.rest.answer(farmers.getAllFarmersPage, ({ query }) => {
    const [number, size] = [Number(query['pageNumber']), Number(query['pageSize'])];
    return { payload: ids.slice(number * size, (number + 1) * size).map((farmerId) => ({ farmerId })) };
  });
  return ids.map(String);
}

describe('Apollo Client', () => {
  const client = () =>
    new ApolloClient({
      link: new HttpLink({ uri: url, headers }),
      cache: new InMemoryCache({ typePolicies: { Query: { fields: { farmers: relayStylePagination() } } } }),
    });

  test('reads data and errors', async () => {
    const apollo = client();
    expect((await apollo.query({ query: me })).data).toMatchObject({ me: { id: '20', roles: ['MODERATOR'] } });
    const refused = await apollo.query({ query: forbidden }).catch((error: unknown) => error);
    expect(CombinedGraphQLErrors.is(refused) && refused.errors.map(({ extensions }) => extensions?.['code'])).toEqual(['FORBIDDEN']);
    apollo.stop();
  });

  test('pages through a list with its Relay pagination', async () => {
    const ids = answerFarmers(95);
    const apollo = client();
    const list = { query: page, variables: { first: 10 } };
    await apollo.query(list);
    const walking = apollo.watchQuery<Farmers>(list);
    const seen = () => apollo.readQuery<Farmers>(list)?.farmers;
    for (let last = seen(); last?.pageInfo.hasNextPage; last = seen()) await walking.fetchMore({ variables: { after: last.pageInfo.endCursor } });
    expect(seen()?.edges.map(({ node }) => node.id)).toEqual(ids);
    apollo.stop();
  });
});

describe('graphql-request', () => {
  test('reads data and errors', async () => {
    const client = new GraphQLClient(url, { headers });
    expect(await client.request(me)).toEqual({ me: { id: '20', roles: ['MODERATOR'] } });
    const refused = await client.request(forbidden).catch((error: unknown) => error);
    expect(refused instanceof ClientError && refused.response.errors?.map(({ extensions }) => extensions['code'])).toEqual(['FORBIDDEN']);
  });

  test.each([
    [0, 10],
    [1, 10],
    [10, 10],
    [237, 10],
    [240, 40],
    [201, 100],
    [5, 1],
  ])('pages through %i farmers, %i at a time, without gaps or duplicates', async (count, first) => {
    const ids = answerFarmers(count);
    const client = new GraphQLClient(url, { headers });
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const answer: Farmers = await client.request(page, { first, after });
      seen.push(...answer.farmers.edges.map(({ node }) => node.id));
      more = answer.farmers.pageInfo.hasNextPage;
      after = answer.farmers.pageInfo.endCursor;
    }
    expect(seen).toEqual(ids);
    // Each page is requested once, and a full page adds one request for the next page.
    expect(gateway.calls().filter((call) => call.includes('getAllFarmersPage'))).toHaveLength(
      Math.max(1, Math.ceil(count / first)) + Math.floor(count / first),
    );
  });
});

const directories = ['farmer', 'dealer'].map((kind) => `query Directory { rows: ${kind}Directory(month: 11, year: 2026) { nodes { id name } } }`);
const visited = 'query Meetings { meetings { nodes { id type party { id firstName } } } }';

/** Simulates a REST API whose farmers, dealers and meetings share the same ids. */
function answerAlike(): void {
  const party = (firstName: string) => ({ id: 5, profile: { firstName } });
  gateway.rest.answer(farmers.fetchFarmers, { payload: [{ id: 5, name: 'Kiran Ingle' }] });
  gateway.rest.answer(dealers.fetchDealers, { payload: [{ id: 5, name: 'Gore Krishi Seva Kendra' }] });
  gateway.rest.answer(meetings.getAllFarmerMeetingCreatedByPage, {
    payload: [
      { meetingId: 9, farmerDetails: party('Bhausaheb') },
      { meetingId: 9, dealerDetails: party('Munde') },
    ],
  });
}

/** Returns the data that a client shows for each response once it has read all of them. */
const shown = [
  { rows: { nodes: [{ name: 'Kiran Ingle' }] } },
  { rows: { nodes: [{ name: 'Gore Krishi Seva Kendra' }] } },
  {
    meetings: {
      nodes: [
        { type: 'FARMER', party: { firstName: 'Bhausaheb' } },
        { type: 'DEALER', party: { firstName: 'Munde' } },
      ],
    },
  },
];

/** Returns the fields of a document in the form that Relay's compiler generates for its normaliser and reader. */
function relayFields({ selections }: SelectionSetNode, parent: string): RelayField[] {
  const type = schema.getType(parent);
  return selections.flatMap((node) => {
    const field = node.kind === Kind.FIELD && isObjectType(type) ? type.getFields()[node.name.value] : undefined;
    return node.kind === Kind.FIELD && field ? [relayField(node, field.type)] : [];
  });
}

type RelayField = NormalizationSelection & ReaderSelection;

function relayField({ alias, name, arguments: given = [], selectionSet }: FieldNode, type: GraphQLOutputType): RelayField {
  const args = given.map((argument) => ({ kind: 'Literal' as const, name: argument.name.value, value: valueFromASTUntyped(argument.value) }));
  const common = { alias: alias?.value ?? null, name: name.value, args, storageKey: null };
  const named = getNamedType(type);
  if (isLeafType(named) || selectionSet === undefined) return { kind: 'ScalarField', ...common };
  const selections = relayFields(selectionSet, named.name);
  return { kind: 'LinkedField', ...common, concreteType: named.name, plural: isListType(getNullableType(type)), selections };
}

function relayRequest(document: string): ConcreteRequest {
  const [definition] = parse(document).definitions;
  const selections = definition?.kind === Kind.OPERATION_DEFINITION ? relayFields(definition.selectionSet, 'Query') : [];
  return {
    kind: 'Request',
    fragment: { kind: 'Fragment', name: 'Asked', type: 'Query', argumentDefinitions: [], metadata: null, selections },
    operation: { kind: 'Operation', name: 'Asked', argumentDefinitions: [], selections },
    params: { cacheID: document, id: null, text: document, name: 'Asked', operationKind: 'query', metadata: {} },
  };
}

describe('shows the right people after reading both directories and their meetings, with', () => {
  const documents = [...directories, visited];
  beforeAll(answerAlike);

  test('Apollo Client with an empty InMemoryCache', async () => {
    const client = new ApolloClient({ link: new HttpLink({ uri: url, headers }), cache: new InMemoryCache() });
    for (const document of documents) await client.query({ query: gql(document) });
    expect(documents.map((document) => client.readQuery({ query: gql(document) }))).toMatchObject(shown);
    client.stop();
  });

  test('urql with Graphcache', async () => {
    const client = new Client({ url, exchanges: [cacheExchange({}), fetchExchange], fetchOptions: { headers }, preferGetMethod: false });
    for (const document of documents) await client.query(document, {}).toPromise();
    expect(documents.map((document) => client.readQuery(document, {}, { requestPolicy: 'cache-only' })?.data)).toMatchObject(shown);
  });

  test('Relay with ids by type', async () => {
    const network = Network.create(async ({ text: query }, variables) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return answer.json();
    });
    const environment = new Environment({ network, store: new Store(new RecordSource()), getDataID: ({ id }, type) => id && `${type}:${id}` });
    const requests = documents.map(relayRequest);
    for (const request of requests) environment.retain(createOperationDescriptor(request, {}));
    for (const request of requests) await fetchQuery(environment, request, {}).toPromise();
    expect(requests.map((request) => environment.lookup(createOperationDescriptor(request, {}).fragment).data)).toMatchObject(shown);
  });
});
