/** A closed loop of virtual users. Each sends the next request after the response. */
import { Pool } from 'undici';
import type { HttpRequest } from './scenarios.ts';

const people = 16;

/**
 * Sends a request a number of times.
 * @param together requests that are sent together
 * @returns durations in milliseconds, sorted
 * @throws Error for an unexpected response
 */
export async function load(port: number, together: readonly HttpRequest[], questions: number): Promise<readonly number[]> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: people * together.length, pipelining: 1 });
  const latencies: number[] = [];
  let begun = 0;

  async function ask(request: HttpRequest, token: string): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const { statusCode, body } = await pool.request({ ...request, headers });
    const text = await body.text();
    if (statusCode !== 200 || text.includes('"errors"')) throw new Error(`${request.path} answered ${statusCode}: ${text.slice(0, 200)}`);
  }
  async function person(token: string): Promise<void> {
    while (begun < questions) {
      begun += 1;
      const start = performance.now();
      await Promise.all(together.map((request) => ask(request, token)));
      latencies.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: people }, (_none, number) => person(`token-${number}`)));
  await pool.close();
  return latencies.sort((a, b) => a - b);
}
