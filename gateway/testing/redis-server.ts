/** A real redis-server on its own port, which tests can stop and restart. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { holdFreePort } from '../free-port.ts';

/** Reason for skipping tests that need redis-server. The gate installs it, so they always run there. */
export const noRedis = spawnSync('redis-server', ['--version']).status === 0 ? null : 'redis-server is not installed';

export interface RedisServer extends AsyncDisposable {
  readonly url: URL;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startRedisServer(): Promise<RedisServer> {
  const held = await holdFreePort('127.0.0.1');
  await held.release();
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const started = spawn('redis-server', ['--port', String(held.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      createInterface(started.stdout).on('line', (line) => line.includes('Ready to accept connections') && resolve());
      started.once('exit', () => reject(new Error('redis-server ended before it was ready')));
    });
  }
  async function stop(): Promise<void> {
    const stopped = child;
    child = null;
    if (stopped === null) return;
    stopped.kill('SIGKILL');
    await once(stopped, 'exit');
  }

  await start();
  return { url: new URL(`redis://127.0.0.1:${held.port}`), start, stop, [Symbol.asyncDispose]: stop };
}
