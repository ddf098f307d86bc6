/** A signed-in person who goes on working while others attack. */

export interface Felt {
  readonly p99: number;
  readonly asked: number;
  readonly failed: number;
}

const query = JSON.stringify({ query: 'query Team { employees(page: 0, size: 10) { nodes { id firstName pictures { url } } } }' });
/** Milliseconds after which somebody gives up. */
const patienceMs = 10_000;
const everyMs = 50;

/** Asks `/graphql`. `address` is what the proxy in front says. */
export function ask(
  gateway: string,
  body: string,
  token: string | null,
  address = '203.0.113.1',
  signal?: AbortSignal,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = { ...more, 'content-type': 'application/json', 'x-forwarded-for': address, ...(token !== null && { authorization: `Bearer ${token}` }) };
  return fetch(`${gateway}/graphql`, { method: 'POST', headers, body, ...(signal && { signal }) });
}

async function isAnswered(gateway: string, token: string): Promise<boolean> {
  try {
    const answer = await ask(gateway, query, token, '203.0.113.1', AbortSignal.timeout(patienceMs));
    return !(await answer.text()).includes('"errors"');
  } catch {
    return false;
  }
}

/** Asks evenly, whether the last was answered or not. */
export async function watch(gateway: string, ms: number, token = 'good-bystander'): Promise<Felt> {
  const asked: Promise<{ ms: number; isAnswered: boolean }>[] = [];
  for (const until = performance.now() + ms; performance.now() < until; ) {
    const start = performance.now();
    asked.push(isAnswered(gateway, token).then((answered) => ({ ms: performance.now() - start, isAnswered: answered })));
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  const felt = await Promise.all(asked);
  const sorted = felt.map((each) => each.ms).sort((a, b) => a - b);
  return { p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN, asked: felt.length, failed: felt.filter((each) => !each.isAnswered).length };
}
