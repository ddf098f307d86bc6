/** A person who works or signs in during an attack. */

export interface Felt {
  readonly p99: number;
  readonly asked: number;
  readonly failed: number;
}

const query = JSON.stringify({ query: 'query Team { employees(page: 0, size: 10) { nodes { id firstName pictures { url } } } }' });
/** Timeout of the bystander's requests in milliseconds. */
const patienceMs = 10_000;
const everyMs = 50;
/** The address of an office. */
const knownAddress = '203.0.113.1';

/** Sends an operation to `/graphql`. `address` is the client address from the proxy's header. */
export function ask(
  gateway: string,
  body: string,
  token: string | null,
  address = knownAddress,
  signal?: AbortSignal,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = { ...more, 'content-type': 'application/json', 'x-forwarded-for': address, ...(token !== null && { authorization: `Bearer ${token}` }) };
  return fetch(`${gateway}/graphql`, { method: 'POST', headers, body, ...(signal && { signal }) });
}

/** Makes the request of a number and returns whether its response has the expected text. */
type Attempt = (number: number, signal: AbortSignal) => Promise<boolean>;

/** Makes attempts at even intervals, whether the previous one has ended or not. */
async function repeat(ms: number, intervalMs: number, attempt: Attempt): Promise<Felt> {
  const asked: Promise<{ ms: number; isAnswered: boolean }>[] = [];
  for (const until = performance.now() + ms; performance.now() < until; ) {
    const start = performance.now();
    const answered = attempt(asked.length, AbortSignal.timeout(patienceMs)).catch(() => false);
    asked.push(answered.then((isAnswered) => ({ ms: performance.now() - start, isAnswered })));
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  const felt = await Promise.all(asked);
  const sorted = felt.map((each) => each.ms).sort((a, b) => a - b);
  return { p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN, asked: felt.length, failed: felt.filter((each) => !each.isAnswered).length };
}

/** A signed-in person reads a page of employees twenty times a second. */
export const watch = (gateway: string, ms: number, token = 'good-bystander'): Promise<Felt> =>
  repeat(ms, everyMs, async (_number, signal) => {
    const response = await ask(gateway, query, token, knownAddress, signal);
    return !(await response.text()).includes('"errors"');
  });

/** A person signs in twice a second with the right password, either from an address with an earlier sign-in or each time from a new one. */
export const watchSignIns = (gateway: string, ms: number, { username, password }: Account, from: 'known' | 'new'): Promise<Felt> =>
  repeat(ms, 500, async (number, signal) => {
    const mutation = `mutation { signIn(input: { username: "${username}", password: "${password}" }) { token } }`;
    const address = from === 'known' ? knownAddress : `198.18.${number >> 8}.${number & 255}`;
    const response = await ask(gateway, JSON.stringify({ query: mutation }), null, address, signal);
    return /"token":"[^"]/.test(await response.text());
  });

export interface Account {
  readonly username: string;
  readonly password: string;
}
