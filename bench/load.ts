/** A closed loop: so many clients, each of which asks again once it has its answer. */
import { Pool } from 'undici';
import type { HttpRequest } from './scenarios.ts';

export interface Load {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds that one question took, sorted. */
  readonly latencies: readonly number[];
}

const clients = 16;
const headers = { authorization: 'Bearer token', 'content-type': 'application/json' };

/** @param together requests that make one question. @throws Error when one is not answered as it should be */
export async function load(port: number, together: readonly HttpRequest[], ms: number): Promise<Load> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: clients * together.length, pipelining: 1 });
  const latencies: number[] = [];
  const start = performance.now();

  async function ask(request: HttpRequest): Promise<void> {
    const { statusCode, body } = await pool.request({ ...request, headers });
    const text = await body.text();
    if (statusCode !== 200 || text.includes('"errors"')) throw new Error(`${request.path} answered ${statusCode}: ${text.slice(0, 200)}`);
  }
  async function client(): Promise<void> {
    for (let asked = performance.now(); asked - start < ms; asked = performance.now()) {
      await Promise.all(together.map(ask));
      latencies.push(performance.now() - asked);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  await pool.close();
  return { requests: latencies.length, seconds, latencies: latencies.sort((a, b) => a - b) };
}
