/** Counted figures: guesses that reach the REST API, and the duration of a shutdown. */
import { connect } from 'node:net';
import { session } from '../../rest/contract/session.ts';
import type { Measured } from '../process.ts';
import { ask } from './bystander.ts';

async function forwarded(restUrl: string): Promise<number> {
  const counts: Record<string, number> = await (await fetch(`${restUrl}/counts`)).json();
  return counts[session.signIn.path] ?? 0;
}

/** Returns the number of guesses from one address that reach the REST API, of `count`. */
export async function guesses(gateway: string, restUrl: string, count: number, name: (number: number) => string): Promise<number> {
  const before = await forwarded(restUrl);
  for (let number = 0; number < count; number += 1) {
    const query = `mutation { signIn(input: { username: "${name(number)}", password: "guess" }) { message } }`;
    await (await ask(gateway, JSON.stringify({ query }), null, '198.51.100.7')).text();
  }
  return (await forwarded(restUrl)) - before;
}

/** Returns milliseconds from SIGTERM to the exit, with open connections that are idle or were never used. */
export async function endMs(gateway: string, measured: Measured): Promise<number> {
  const { hostname, port } = new URL(gateway);
  const sockets = Array.from({ length: 40 }, () => connect(Number(port), hostname).on('error', () => {}));
  for (const socket of sockets.slice(0, 20)) socket.write('GET /health/live HTTP/1.1\r\nhost: gateway\r\n\r\n');
  await Promise.all(sockets.slice(0, 20).map((socket) => new Promise((resolve) => socket.once('data', resolve))));
  const start = performance.now();
  measured.stop();
  await measured.ended;
  for (const socket of sockets) socket.destroy();
  return performance.now() - start;
}
