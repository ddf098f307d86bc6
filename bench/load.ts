/** A closed loop: so many clients, each of which asks again once it has its answer. */
import { Pool } from 'undici';
import type { HttpRequest } from './scenarios.ts';

const clients = 16;
const headers = { authorization: 'Bearer token', 'content-type': 'application/json' };

/**
 * Asks one question so many times.
 * @param together requests that make the question
 * @returns milliseconds that each took, sorted
 * @throws Error when one is not answered as it should be
 */
export async function load(port: number, together: readonly HttpRequest[], questions: number): Promise<readonly number[]> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: clients * together.length, pipelining: 1 });
  const latencies: number[] = [];
  let begun = 0;

  async function ask(request: HttpRequest): Promise<void> {
    const { statusCode, body } = await pool.request({ ...request, headers });
    const text = await body.text();
    if (statusCode !== 200 || text.includes('"errors"')) throw new Error(`${request.path} answered ${statusCode}: ${text.slice(0, 200)}`);
  }
  async function client(): Promise<void> {
    while (begun < questions) {
      begun += 1;
      const start = performance.now();
      await Promise.all(together.map(ask));
      latencies.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  await pool.close();
  return latencies.sort((a, b) => a - b);
}
