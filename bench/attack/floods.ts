/** The attacks. Each runs until its process ends. */
import { connect } from 'node:net';
import { ask } from './bystander.ts';

export interface Flood {
  readonly name: string;
  /** The test of the defence. */
  readonly test: string;
  /** Set when the bystander signs in during the attack, from an address with an earlier sign-in or from new addresses. */
  readonly signsIn?: 'known' | 'new';
  /** True for an attack on the embedded REST API with its demo data instead of the attack's own REST API. */
  readonly isEmbedded?: true;
  start(gateway: string): Promise<void>;
}

/** Milliseconds before an answered client sends again, because the attack targets the servers behind the gateway and not this machine's processors. */
const pauseMs = 1_000;

/** A request of a flood, by its number. */
interface Asking {
  readonly query: string;
  variables?(number: number): object;
  token(number: number): string | null;
  /** Headers beside the common ones. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Keeps `count` requests from different addresses in flight, and sends each again after its response. */
function keepAsking(count: number, { query, variables, token, headers }: Asking) {
  return async (gateway: string): Promise<void> => {
    const loop = async (first: number) => {
      for (let number = first; ; number += count) {
        await ask(gateway, JSON.stringify({ query, variables: variables?.(number) }), token(first), addressOf(number), undefined, headers)
          .then((answer) => answer.text())
          .catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    for (let number = 0; number < count; number += 1) void loop(number);
  };
}

/** Sends the beginning of `count` requests and then neither writes nor reads. */
function leaveOpen(gateway: string, count: number, text: string): void {
  const { hostname, port } = new URL(gateway);
  for (let number = 0; number < count; number += 1) {
    connect(Number(port), hostname)
      .on('error', () => {})
      .pause()
      .write(text);
  }
}

const download = (path: string) => `GET ${path} HTTP/1.1\r\nhost: gateway\r\n\r\n`;
const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
const tokenOf = (number: number) => `good-${number}`;

async function linkFrom(gateway: string, query: string): Promise<string> {
  const text = await (await ask(gateway, JSON.stringify({ query }), 'good-attacker')).text();
  return /"url":"([^"]+)"/.exec(text)?.[1] ?? '';
}

const bulkheads = 'gateway/upstream/bulkheads.test.ts';
const line = 'gateway/server/queue.test.ts';

const signIns = keepAsking(400, {
  query: 'mutation ($name: String!) { signIn(input: { username: $name, password: "x" }) { message } }',
  variables: (number) => ({ name: `name-${number}` }),
  token: () => null,
});

/** Uploads files of 1 MB, each with a different invented token. */
async function uploadWithInventedTokens(gateway: string): Promise<void> {
  const body = Buffer.alloc(1024 * 1024, 'x');
  const loop = async (first: number) => {
    for (let number = first; ; number += 100) {
      const headers = { authorization: `Bearer invented-${number}`, 'content-type': 'image/png', 'x-forwarded-for': addressOf(number) };
      await fetch(`${gateway}/images`, { method: 'POST', headers, body })
        .then((response) => response.text())
        .catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  for (let number = 0; number < 100; number += 1) void loop(number);
}

/** Milliseconds within which a person must be signed in during a flood of sign-ins. */
export const signInGoalMs = 5_000;

/** Query within every static limit that makes 3,015 calls of full pages. */
const manyCalls = `{ ${Array.from({ length: 15 }, (_, page) => `a${page}: employees(page: ${page}, size: 100) { nodes { farmers(first: 100) { nodes { id } } dealers(first: 100) { nodes { id } } } }`).join(' ')} }`;

export const floods: readonly Flood[] = [
  { name: '400 sign-ins with invented names at once, from as many addresses', test: line, start: signIns },
  {
    name: 'the same against the embedded REST API, which hashes a password for each',
    test: 'rest/embedded/session/password.test.ts',
    isEmbedded: true,
    start: signIns,
  },
  {
    name: `the same, while a bystander signs in from an address with an earlier sign-in (goal ${signInGoalMs} ms)`,
    test: 'gateway/modules/session/session.test.ts',
    isEmbedded: true,
    signsIn: 'known',
    start: signIns,
  },
  {
    name: `the same, while a bystander signs in from new addresses of another network (goal ${signInGoalMs} ms)`,
    test: 'gateway/upstream/fair-limiter.test.ts',
    isEmbedded: true,
    signsIn: 'new',
    start: signIns,
  },
  {
    name: '100 sign-ins with a name of 500 kB at once',
    test: 'rest/contract/text-lengths.test.ts',
    start: keepAsking(100, {
      query: 'mutation ($name: String!) { signIn(input: { username: $name, password: "x" }) { message } }',
      variables: (number) => ({ name: `${number}`.padEnd(500_000, 'x') }),
      token: () => null,
    }),
  },
  {
    name: '100 uploads of 1 MB with invented tokens at once',
    test: 'gateway/server/images.test.ts',
    isEmbedded: true,
    start: uploadWithInventedTokens,
  },
  {
    name: '80 people request a call that never responds',
    test: bulkheads,
    start: keepAsking(80, { query: '{ profile { id } }', token: tokenOf }),
  },
  {
    name: 'one person sends 80 requests for a call that never responds',
    test: bulkheads,
    start: keepAsking(80, { query: '{ profile { id } }', token: () => 'good-attacker' }),
  },
  {
    name: '200 invented tokens while the REST API does not confirm any',
    test: line,
    start: keepAsking(200, { query: '{ employees { nodes { id } } }', token: (number) => `hang-${number}` }),
  },
  {
    name: '50 requests at a time for a call that always fails with 500',
    test: 'gateway/upstream/breaker.test.ts',
    start: keepAsking(50, { query: '{ invoice(id: "1") { id } }', token: tokenOf }),
  },
  {
    name: '48 responses of 7 MB at once',
    test: 'gateway/upstream/body.test.ts',
    start: keepAsking(48, { query: '{ productVariants { id } }', token: tokenOf }),
  },
  {
    name: '20 requests with x-explain for 3,015 REST calls each',
    test: 'gateway/server/explain.test.ts',
    start: keepAsking(20, { query: manyCalls, token: () => 'good-attacker', headers: { 'x-explain': '1' } }),
  },
  {
    name: '66 export downloads whose client does not read',
    test: 'gateway/upstream/slow-reader-guard.test.ts',
    async start(gateway) {
      leaveOpen(gateway, 66, download(await linkFrom(gateway, 'mutation { exportFarmers(input: {}) { url } }')));
    },
  },
  {
    name: '66 image downloads whose client does not read',
    test: bulkheads,
    async start(gateway) {
      leaveOpen(gateway, 66, download(await linkFrom(gateway, '{ employees { nodes { pictures { url } } } }')));
    },
  },
  {
    name: '500 request bodies that arrive byte by byte',
    test: 'gateway/server/graceful-shutdown.test.ts',
    async start(gateway) {
      leaveOpen(gateway, 500, 'POST /graphql HTTP/1.1\r\nhost: gateway\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"query"');
    },
  },
];
