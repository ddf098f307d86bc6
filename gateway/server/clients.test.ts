/** Clients that others wrote, unchanged, over a real port: they rely on the protocol and know nothing of this gateway. */
import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { ClientError, GraphQLClient } from 'graphql-request';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { farmers } from '../../rest/contract/farmers.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let url = '';
beforeAll(async () => {
  gateway = await startTestGateway({ environment: { PORT: '0' } });
  url = `${(await gateway.gateway.listen()).origin}/graphql`;
});
afterAll(() => gateway[Symbol.asyncDispose]());
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

/** A REST API that has so many farmers and does not say how many. */
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

  test('walks a list with its own Relay pager', async () => {
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
  ])('walks %i farmers, %i at a time, with no gap and no repeat', async (count, first) => {
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
    // Each page once, and where it is full a look at the next one.
    expect(gateway.calls().filter((call) => call.includes('getAllFarmersPage'))).toHaveLength(
      Math.max(1, Math.ceil(count / first)) + Math.floor(count / first),
    );
  });
});
