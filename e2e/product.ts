/** Starts the built product as a person would, and stops it without leaving anything behind. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { childrenOf, signal, within } from './processes.ts';
import type { Store } from './store.ts';

export const program = path.resolve('dist/gateway/main.js');

/** The time of both servers and of the browser: a Friday morning in India. */
export const clockStart = '2026-11-20T09:30:00+05:30';

export interface ProductOptions {
  readonly store: Store;
  /** Variables besides those of the store. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

interface Running {
  readonly pid: number;
  /** Lines of standard output. */
  readonly output: readonly string[];
  /** Lines of standard error. */
  readonly logs: readonly string[];
  /** Resolves to the URL of the ready line. */
  readonly ready: Promise<string>;
  /** Resolves when the product has ended and all output has arrived. */
  readonly ended: Promise<Ending>;
}

export interface Product extends Omit<Running, 'ready'> {
  readonly url: string;
  /** Returns the process id of the embedded REST API. */
  restPid(): number;
  /** Returns true while any process of the product runs. */
  isLeft(): boolean;
  /**
   * Sends SIGTERM and waits for the end.
   * @throws Error when it does not end with 0, or leaves a process behind
   */
  stop(): Promise<void>;
}

/** Process groups to kill after a failed test. */
const groups = new Set<number>();
process.once('exit', () => {
  for (const group of groups) signal(-group, 'SIGKILL');
});

function run({ store, environment }: ProductOptions): Running {
  const child = spawn(process.execPath, [program], {
    // A separate process group, so that all child processes can be found.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_OPTIONS: '--max-semi-space-size=64',
      PORT: '0',
      CLOCK: clockStart,
      ...store.environment,
      ...environment,
    },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The product could not be started.');
  groups.add(pid);

  const output: string[] = [];
  const logs: string[] = [];
  createInterface(child.stderr).on('line', (line) => logs.push(line));
  const ready = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      output.push(line);
      const url = /^ready (http:\/\/\S+)$/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, name) => resolve({ code, signal: name }));
  });
  return { pid, output, logs, ready, ended };
}

/** Starts the product. @throws Error with its output when it ends before it is ready */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { ready, ...running } = run(options);
  const { pid, ended, output, logs } = running;
  const url = await within(Promise.race([ready, ended.then(() => null)]), 'the product is ready');
  if (url === null) throw new Error(`The product ended before it was ready.\n${[...output, ...logs].join('\n')}`);

  return {
    ...running,
    url,
    restPid() {
      const [first, ...others] = childrenOf(pid);
      if (first === undefined || others.length > 0) throw new Error(`The gateway has ${others.length + (first ? 1 : 0)} children, not one.`);
      return first;
    },
    isLeft: () => signal(-pid, 0),
    async stop() {
      signal(pid, 'SIGTERM');
      const { code, signal: by } = await within(ended, 'the product ends on SIGTERM');
      if (code !== 0) throw new Error(`The product ended with ${by ?? code} on SIGTERM.\n${logs.join('\n')}`);
      if (signal(-pid, 'SIGKILL')) throw new Error('The product left a process behind.');
      groups.delete(pid);
    },
  };
}

/** Starts a product that is expected to fail. Returns its exit and its output. */
export async function startInVain(options: ProductOptions): Promise<Ending & Pick<Running, 'output' | 'logs'>> {
  const { ended, output, logs } = run(options);
  return { ...(await within(ended, 'the product ends by itself')), output, logs };
}
