/** Attacks and faults that are tried once, each with its result. Numbers S1 to S23 are those of the original list. */
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { session } from '../../rest/contract/session.ts';
import { ask } from './bystander.ts';

export interface Probe {
  readonly attack: string;
  /** The test of the defence. */
  readonly test: string;
  /**
   * @param residentMb returns the gateway's current memory in megabytes
   * @returns the result in figures
   */
  measure(gateway: string, rest: string, residentMb: () => number): Promise<string>;
}

const serverTest = 'gateway/server/graphql.test.ts';
const person = 'good-1';
/** Returns true for an error as documented: a code and a request id, without internal details. */
const isWellSaid = (body: string) => /"code":"[A-Z_]+"/.test(body) && /"requestId"/.test(body) && !/INTERNAL_SERVER|Inside|127\.0\.0\.1/.test(body);

interface TimedAnswer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

async function send(gateway: string, query: string, variables: object = {}, token: string | null = person): Promise<TimedAnswer> {
  const start = performance.now();
  const answer = await ask(gateway, JSON.stringify({ query, variables }), token);
  return { status: answer.status, body: await answer.text(), ms: Math.round(performance.now() - start) };
}

async function post(gateway: string, body: BodyInit, headers: Record<string, string>): Promise<number> {
  return (await fetch(`${gateway}/graphql`, { method: 'POST', body, headers })).status;
}

/** Returns the REST calls of a probe, without those for roles. */
async function callsMadeBy(rest: string, work: () => Promise<unknown>): Promise<number> {
  const counted = async () => {
    const counts: Record<string, number> = await (await fetch(`${rest}/counts`)).json();
    return Object.entries(counts).reduce((sum, [path, count]) => (path.startsWith('/') && path !== session.userDetails.path ? sum + count : sum), 0);
  };
  const before = await counted();
  await work();
  return (await counted()) - before;
}

const slowest = (answers: readonly TimedAnswer[]) => Math.max(...answers.map(({ ms }) => ms));
const refusedIn = (answers: readonly TimedAnswer[]) =>
  `${answers.filter(({ status, body }) => status === 400 && isWellSaid(body)).length} of ${answers.length} refused, within ${slowest(answers)} ms`;

async function sendAll(gateway: string, queries: readonly string[]): Promise<readonly TimedAnswer[]> {
  const answers: TimedAnswer[] = [];
  for (const query of queries) answers.push(await send(gateway, query));
  return answers;
}

const invoiceOf = (id: string) => `{ invoice(id: "${id}") { id } }`;
const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 502, 503];
const bodies = ['html', 'cut', 'empty', 'null', 'list', 'proto', 'garbage', 'deep'];
/** Requests each id as a different person, so no breaker opens. */
const faulty = async (gateway: string, ids: readonly string[]) => {
  const answers: TimedAnswer[] = [];
  for (const id of ids) answers.push(await send(gateway, invoiceOf(id), {}, person));
  return `${answers.filter(({ body }) => isWellSaid(body)).length} of ${answers.length} with a documented code, within ${slowest(answers)} ms`;
};

export const probes: readonly Probe[] = [
  {
    attack: 'S1: 100 sign-ins by aliases in one operation, and a batch of operations',
    test: serverTest,
    measure: async (gateway, rest) => {
      const field = (number: number) => `a${number}: signIn(input: { username: "asha", password: "${number}" }) { message }`;
      const calls = await callsMadeBy(rest, async () => {
        await send(gateway, `mutation { ${Array.from({ length: 100 }, (_, number) => field(number)).join(' ')} }`, {}, null);
        await post(gateway, JSON.stringify([{ query: `mutation { ${field(1)} }` }, { query: `mutation { ${field(2)} }` }]), {
          'content-type': 'application/json',
        });
      });
      return `${calls} REST calls`;
    },
  },
  {
    attack: 'S2: deep and circular documents, fragments that spread themselves, a fragment named __schema',
    test: 'gateway/graphql/limits.test.ts',
    measure: async (gateway) =>
      refusedIn(
        await sendAll(gateway, [
          `${'{ me '.repeat(300)}${'}'.repeat(300)}`,
          '{ me { ...a } } fragment a on Employee { ...b } fragment b on Employee { ...a }',
          '{ me { ...__schema } } fragment __schema on Employee { ...__schema }',
          `{ __schema { ${'types { fields { type { '.repeat(20)} name ${'} } }'.repeat(20)} } }`,
        ]),
      ),
  },
  {
    attack: 'S3: documents that take validation quadratic time',
    test: serverTest,
    measure: async (gateway) =>
      refusedIn(
        await sendAll(gateway, [`{ ${'me { id } '.repeat(10_000)} }`, `{ ${Array.from({ length: 3_000 }, (_, at) => `a${at}: me { id }`).join(' ')} }`]),
      ),
  },
  {
    attack: 'S4: nested introspection',
    test: 'gateway/graphql/limits.test.ts',
    measure: async (gateway) => refusedIn(await sendAll(gateway, [`{ __type(name: "Query") ${'{ fields { type '.repeat(30)}{ name }${'} }'.repeat(30)} }`])),
  },
  {
    attack: 'S5: 10,000 directives, a variable of 1 MB, 10,000 levels of JSON, a list of 100,000',
    test: 'gateway/server/fuzz.test.ts',
    measure: async (gateway, _rest, residentMb) => {
      const before = residentMb();
      const text = 'query ($text: String) { searchFarmers(text: $text) { nodes { id } } }';
      const json = { 'content-type': 'application/json', authorization: `Bearer ${person}` };
      const answers = [
        await post(gateway, JSON.stringify({ query: `{ me { id ${'@include(if: true) '.repeat(10_000)} } }` }), json),
        await post(gateway, JSON.stringify({ query: text, variables: { text: 'x'.repeat(1_000_000) } }), json),
        await post(gateway, `{"query": "{ me { id } }", "variables": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`, json),
        await post(gateway, JSON.stringify({ query: text, variables: { text: Array.from({ length: 100_000 }, () => 1) } }), json),
      ];
      return `${answers.filter((status) => status === 400 || status === 413).length} of ${answers.length} refused, ${Math.max(0, residentMb() - before)} MB more`;
    },
  },
  {
    attack: 'S6: other character sets, a compressed bomb',
    test: serverTest,
    measure: async (gateway) => {
      const query = JSON.stringify({ query: '{ me { id } }' });
      const answers = [
        await post(gateway, Buffer.from(query, 'utf16le'), { 'content-type': 'application/json; charset=utf-16' }),
        await post(gateway, query, { 'content-type': 'text/plain; charset=utf-7' }),
        await post(gateway, gzipSync(Buffer.alloc(64 * 1024 * 1024, ' ')), { 'content-type': 'application/json', 'content-encoding': 'gzip' }),
      ];
      return `${answers.filter((status) => status >= 400 && status < 500).length} of ${answers.length} refused`;
    },
  },
  {
    attack: 'S7: requests that a page elsewhere can make a browser send, mutations by GET',
    test: serverTest,
    measure: async (gateway, rest) => {
      const query = 'mutation { signIn(input: { username: "a", password: "b" }) { message } }';
      const calls = await callsMadeBy(rest, async () => {
        for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
          await post(gateway, JSON.stringify({ query }), { 'content-type': type });
        }
        await fetch(`${gateway}/graphql?query=${encodeURIComponent(query)}`);
        await fetch(`${gateway}/graphql?query=${encodeURIComponent(query)}`, { headers: { 'apollo-require-preflight': '1' } });
      });
      return `${calls} REST calls`;
    },
  },
  {
    attack: 'S8: path traversal and line breaks in ids, tokens and request ids',
    test: 'gateway/upstream/client.test.ts',
    measure: async (gateway, rest) => {
      const paths = async () => Object.keys(await (await fetch(`${rest}/counts`)).json()).length;
      await send(gateway, invoiceOf('1'));
      const before = await paths();
      for (const id of ['../admin', 'a/b', '%2e%2e%2f', '?x=1', '1\\r\\nX-Admin: 1', '#']) await send(gateway, invoiceOf(id));
      return `${(await paths()) - before} other addresses asked`;
    },
  },
  {
    attack: 'S9: 400 people request their own profile at once: responses of another person',
    test: 'gateway/graphql/token-roles.test.ts',
    measure: async (gateway) => {
      const crossed = await Promise.all(
        Array.from({ length: 400 }, async (_, number) => {
          const { body } = await send(gateway, '{ me { firstName } }', {}, `good-${number}`);
          return /"firstName":"(.*?)"/.exec(body)?.[1] ?? `good-${number}`;
        }),
      );
      return `${crossed.filter((name, number) => name !== `good-${number}`).length} of 400`;
    },
  },
  {
    attack: `S10, S21: the REST API responds with ${statuses.join(', ')}`,
    test: serverTest,
    measure: (gateway) =>
      faulty(
        gateway,
        statuses.map((status) => `status-${status}`),
      ),
  },
  {
    attack: 'S11: the REST API responds with HTML, half a response, nothing, null, a list, a prototype, invalid JSON, 5,000 levels',
    test: 'gateway/server/fuzz.test.ts',
    measure: (gateway) => faulty(gateway, bodies),
  },
  {
    attack: 'S12: the REST API never responds, or never ends its response',
    test: 'gateway/upstream/client-faults.test.ts',
    measure: async (gateway) => {
      const answers = await Promise.all(['hang', 'drip'].map((id) => send(gateway, invoiceOf(id))));
      return `${answers.filter(({ body }) => body.includes('UPSTREAM_TIMEOUT')).length} of ${answers.length} reported after ${Math.round(slowest(answers) / 1_000)} s`;
    },
  },
  {
    attack: 'S14: one of two REST calls of an operation fails',
    test: 'gateway/modules/days/day-dashboard.test.ts',
    measure: async (gateway) => {
      const { body } = await send(gateway, '{ me { id } invoice(id: "status-500") { id } }');
      return /"me":\{"id"/.test(body) && body.includes('UPSTREAM_ERROR') ? 'the other result is returned' : 'both are lost';
    },
  },
  {
    attack: 'S15: a write that fails with 500, and one whose connection is cut',
    test: 'gateway/graphql/mutation.test.ts',
    measure: async (gateway, rest) => {
      const calls = await callsMadeBy(rest, async () => {
        for (const userId of ['status-500', 'cut'])
          await send(gateway, `mutation { approveAttendance(input: { userId: "${userId}", date: "2026-11-19" }) { message } }`);
      });
      return `${calls} REST calls for 2 writes`;
    },
  },
  {
    attack: 'S18: 100 clients disconnect while their read waits',
    test: 'gateway/upstream/client-faults.test.ts',
    measure: async (gateway, rest) => {
      const open = async () => Number((await (await fetch(`${rest}/counts`)).json())['open'] ?? 0);
      const leaving = new AbortController();
      const asked = Array.from({ length: 100 }, (_, number) =>
        ask(gateway, JSON.stringify({ query: '{ profile { id } }' }), `good-${number}`, '203.0.113.9', leaving.signal).catch(() => null),
      );
      while ((await open()) < 16) await new Promise((resolve) => setTimeout(resolve, 20));
      leaving.abort();
      const start = performance.now();
      await Promise.all(asked);
      while ((await open()) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      return `the last REST call ends after ${Math.round(performance.now() - start)} ms`;
    },
  },
  {
    attack: 'S13, S19: 10,000 different documents of anonymous clients',
    test: 'gateway/server/soak.test.ts',
    measure: async (gateway, _rest, residentMb) => {
      const before = residentMb();
      const work = async (first: number) => {
        for (let number = first; number < 10_000; number += 20) await send(gateway, `{ a${number}: me { id firstName roles } }`, {}, null);
      };
      await Promise.all(Array.from({ length: 20 }, (_, first) => work(first)));
      return `${Math.max(0, residentMb() - before)} MB more`;
    },
  },
  {
    attack: 'S22: the playground loads something from another origin',
    test: 'gateway/server/playground.test.ts',
    measure: async (gateway) => {
      const answer = await fetch(`${gateway}/graphql`, { headers: { accept: 'text/html' } });
      const named = `${answer.headers.get('content-security-policy')} ${await answer.text()}`.match(/https?:\/\/[\w.-]+/g) ?? [];
      return `${named.filter((url) => !url.includes('www.w3.org')).length} other origins named`;
    },
  },
  {
    attack: 'S13: 200 connections that send half a request line',
    test: 'gateway/server/graceful-shutdown.test.ts',
    measure: async (gateway) => {
      const { hostname, port } = new URL(gateway);
      const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname).on('error', () => {}));
      for (const socket of sockets) socket.write('POST /gra');
      const { ms } = await send(gateway, '{ me { id } }');
      for (const socket of sockets) socket.destroy();
      return `another client gets a response in ${ms} ms`;
    },
  },
];

/** Rows that only tests cover, because they take the product apart or take minutes. */
export const elsewhere: readonly { readonly attack: string; readonly result: string; readonly test: string }[] = [
  {
    attack: 'S17: SIGTERM and SIGINT, once and to the whole group, with requests under way',
    result: 'running requests finish, and no process is left',
    test: 'gateway/server/graceful-shutdown.test.ts',
  },
  {
    attack: 'S20: secrets and personal data in logs, traces and metrics, for every field, with and without faults',
    result: 'none',
    test: 'e2e/canary.spec.ts',
  },
  { attack: 'S23: audits of GraphQL over HTTP', result: '55 of 61 pass; the test gives the reason for each other', test: 'gateway/server/audits.test.ts' },
  {
    attack: '100,000 mutated and 10,000 generated operations, 10,000 mutated REST responses (`npm run test:long`)',
    result: 'no crash, no INTERNAL_SERVER_ERROR, no internal text; 373 s',
    test: 'gateway/server/fuzz.test.ts',
  },
  {
    attack: 'ten minutes of faults and clients that disconnect (`npm run test:long`)',
    result: 'responses continue, and the heap grows by less than 8 MiB from the middle to the end; 603 s',
    test: 'gateway/server/soak.test.ts',
  },
  {
    attack: 'kill -9 at a random moment under writes, 50 times on PGlite and on PostgreSQL (`npm run test:long`)',
    result: 'every acknowledged write is stored exactly once; with 50 more kills under sign-ins 1,375 s on PGlite, 875 s on PostgreSQL',
    test: 'e2e/crashes.spec.ts',
  },
  {
    attack: 'Redis stopped and restarted under load: limits',
    result: 'every limit holds, in Redis and in each instance',
    test: 'gateway/graphql/open-limits.test.ts',
  },
  {
    attack: 'Redis stopped and restarted under load: writes',
    result: 'no acknowledged write is lost, and no instance repeats one',
    test: 'gateway/graphql/idempotency.test.ts',
  },
  {
    attack: 'a data folder that is a file, damaged, or read-only',
    result: 'refused with a message at start',
    test: 'rest/embedded/database/open-store.test.ts',
  },
  {
    attack: 'the disk of the database is full, on PostgreSQL and on PGlite',
    result: 'writes are refused and not in doubt, reads continue, and writes continue once there is space',
    test: 'rest/embedded/full-disk.test.ts',
  },
  { attack: 'a SECRET that is not the one of the printed codes', result: 'refused with a message at start', test: 'rest/embedded/qr/code-secret.test.ts' },
  {
    attack: 'known and unknown user names distinguished by response time',
    result: 'the same hashing and the same queries',
    test: 'rest/embedded/session/passwords.test.ts',
  },
];
