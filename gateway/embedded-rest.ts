/** The embedded REST API as the gateway sees it: a process of its own, started again when it dies, ended with the gateway. */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DemoAccount, ProcessMessage } from '../rest/contract/process.ts';

/** Milliseconds between a death and the next start. */
const restartAfterMs = 500;

export interface EmbeddedRestApi {
  readonly url: URL;
  readonly demoAccounts: readonly DemoAccount[];
  /** Ends it, also while it is being started again. Once this is done, no process is left. */
  stop(): Promise<void>;
}

export interface EmbeddedRestOptions {
  /** Its environment: nothing else of the gateway's is handed on. */
  readonly environment: Readonly<Record<string, string>>;
  readonly onDeath: (reason: string) => void;
  /** The program that is run; another one only in tests. */
  readonly program?: string;
  /** Milliseconds that it may take to finish its requests and close its database. */
  readonly stopWithinMs?: number;
}

/** PGlite: one thread beside its own for what V8 does aside. Several compile what a start needs no sooner on two cores, and each keeps the memory that it took. */
const pgliteOptions = ['--v8-pool-size=1'];

/** It refuses to run; the message is the sentence that it wrote for the person who started it. */
export class RefusedToStart extends Error {
  override readonly name = 'RefusedToStart';
}

// The same file as source under a loader and compiled.
const restProgram = fileURLToPath(new URL(`../rest/embedded/main${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url));

/** @throws RefusedToStart */
export async function startEmbeddedRest({ environment, onDeath, program = restProgram, stopWithinMs = 10_000 }: EmbeddedRestOptions): Promise<EmbeddedRestApi> {
  const stopping = new AbortController();
  let child = run('0');
  const first = await ready(child);
  const running = keepRunning();

  function run(port: string): ChildProcess {
    const options = environment['DATABASE_URL'] === undefined ? pgliteOptions : [];
    // Its output goes to standard error: standard output belongs to the gateway.
    return fork(program, [], { env: { ...environment, PORT: port }, execArgv: [...process.execArgv, ...options], stdio: ['ignore', 2, 2, 'ipc'] });
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      const [code, signal] = await ended(child);
      if (stopping.signal.aborted) return;
      onDeath(`The embedded REST API ended (${signal ?? `exit code ${code}`}) and is started again`);
      do {
        // The wait ends early when it is being stopped; then it is not started again.
        if (!(await waited(restartAfterMs, stopping.signal))) return;
        // The same port, so that the gateway's connections find it again.
        child = run(String(first.port));
      } while (!(await isReadyAgain(child)));
    }
  }

  /** False when it could not start; it has ended then. */
  async function isReadyAgain(started: ChildProcess): Promise<boolean> {
    try {
      await ready(started);
      return true;
    } catch (error) {
      await ended(started);
      if (!stopping.signal.aborted) onDeath(`The embedded REST API could not be started again: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  }

  return {
    url: new URL(`http://127.0.0.1:${first.port}`),
    demoAccounts: first.demoAccounts,
    async stop() {
      stopping.abort();
      child.kill('SIGTERM');
      const patience = new AbortController();
      const inTime = await Promise.race([running.then(() => true), waited(stopWithinMs, patience.signal).then(() => false)]);
      patience.abort();
      if (!inTime) child.kill('SIGKILL');
      await running;
    },
  };
}

function ended(child: ChildProcess): Promise<[code: number | null, signal: string | null]> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve([child.exitCode, child.signalCode]);
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve([code, signal])));
}

/** @returns false when the wait was cut short */
const waited = (ms: number, signal: AbortSignal) => wait(ms, true, { signal }).catch(() => false);

type Ready = Extract<ProcessMessage, { kind: 'ready' }>;

/** Waits until it is ready. @throws RefusedToStart */
async function ready(child: ChildProcess): Promise<Ready> {
  const message = await new Promise<ProcessMessage>((resolve, reject) => {
    child.once('message', (processMessage: ProcessMessage) => resolve(processMessage));
    // This listener stays: without one, a later error of the child process would end the gateway.
    child.on('error', reject);
    child.once('exit', (code, signal) => reject(new RefusedToStart(`The embedded REST API ended before it was ready (${signal ?? `exit code ${code}`})`)));
  });
  if (message.kind === 'refused') throw new RefusedToStart(message.reason);
  return message;
}
