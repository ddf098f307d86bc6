/** The embedded REST API from the gateway's side: a child process that is restarted when it crashes and ended with the gateway. */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DemoAccount, ProcessMessage } from '../rest/contract/process.ts';

/** Milliseconds between a crash and the next start. */
const restartAfterMs = 500;

export interface EmbeddedRestApi {
  readonly url: URL;
  readonly demoAccounts: readonly DemoAccount[];
  /** Ends the process, also during a restart. No process is left when the promise resolves. */
  stop(): Promise<void>;
}

export interface EmbeddedRestOptions {
  /** Environment of the process. Nothing else of the gateway's environment is passed on. */
  readonly environment: Readonly<Record<string, string>>;
  readonly onDeath: (reason: string) => void;
  /** Path of the program. Only tests use another one. */
  readonly program?: string;
  /** Milliseconds within which the process must finish its requests and close its database. */
  readonly stopWithinMs?: number;
}

/** Options for PGlite: one V8 worker thread. More threads would compile code that the start does not need sooner on two cores, and keep their memory. */
const pgliteOptions = ['--v8-pool-size=1'];

/** Error of a process that refuses to run. The message is the process's own sentence for the operator. */
export class RefusedToStart extends Error {
  override readonly name = 'RefusedToStart';
}

// The same file is source under a loader or compiled.
const restProgram = fileURLToPath(new URL(`../rest/embedded/main${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url));

/** @throws RefusedToStart */
export async function startEmbeddedRest({ environment, onDeath, program = restProgram, stopWithinMs = 10_000 }: EmbeddedRestOptions): Promise<EmbeddedRestApi> {
  const stopping = new AbortController();
  let child = run('0');
  const first = await ready(child);
  const running = keepRunning();

  function run(port: string): ChildProcess {
    const options = environment['DATABASE_URL'] === undefined ? pgliteOptions : [];
    // The output goes to standard error, because standard output belongs to the gateway.
    return fork(program, [], { env: { ...environment, PORT: port }, execArgv: [...process.execArgv, ...options], stdio: ['ignore', 2, 2, 'ipc'] });
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      const [code, signal] = await ended(child);
      if (stopping.signal.aborted) return;
      onDeath(`The embedded REST API ended (${signal ?? `exit code ${code}`}) and is started again`);
      do {
        // The wait ends early when the process is being stopped, and then there is no restart.
        if (!(await waited(restartAfterMs, stopping.signal))) return;
        // The same port, so the gateway's connections find the process again.
        child = run(String(first.port));
      } while (!(await isReadyAgain(child)));
    }
  }

  /** Resolves to false when the process could not start and has ended. */
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

/** @returns false when the wait was aborted */
const waited = (ms: number, signal: AbortSignal) => wait(ms, true, { signal }).catch(() => false);

type Ready = Extract<ProcessMessage, { kind: 'ready' }>;

/** Waits until the process is ready. @throws RefusedToStart */
async function ready(child: ChildProcess): Promise<Ready> {
  const message = await new Promise<ProcessMessage>((resolve, reject) => {
    child.once('message', (processMessage: ProcessMessage) => resolve(processMessage));
    // This listener stays, because without one a later error of the child process would end the gateway.
    child.on('error', reject);
    child.once('exit', (code, signal) => reject(new RefusedToStart(`The embedded REST API ended before it was ready (${signal ?? `exit code ${code}`})`)));
  });
  if (message.kind === 'refused') throw new RefusedToStart(message.reason);
  return message;
}
