/** Starts the embedded REST API as a separate process, as the gateway does. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { ProcessMessage } from '../../contract/process.ts';
import { programOf } from './programs.ts';
import { testPassword } from './test-server.ts';

const program = programOf('rest/embedded/main.ts');

export interface RestProcess {
  readonly message: ProcessMessage;
  /** The process itself, or its parent. */
  readonly child: ChildProcess;
  /** Returns the standard error output so far. */
  log(): string;
  /**
   * Waits for the end of the process.
   * @returns the exit code, or the signal that ended it
   */
  ended(): Promise<number | string>;
  end(signal: NodeJS.Signals): Promise<number | string>;
}

type Environment = Readonly<Record<string, string>>;

/** Returns the environment with the required and the given variables, without those of the test. */
const environmentOf = (environment: Environment) => ({ PATH: process.env['PATH'] ?? '', DEMO_DATA: 'false', SECRET: 's'.repeat(32), ...environment });

/** Starts the process as the gateway does. */
export const forkRest = (environment: Environment): ChildProcess =>
  fork(program, [], { execArgv: [], env: environmentOf(environment), stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });

/** Starts the process as the gateway does, and waits until it is ready or refuses to start. */
export async function startRestProcess(environment: Environment, child = forkRest(environment)): Promise<RestProcess> {
  const log = collect(child);
  const [message] = await Promise.race([once(child, 'message'), ended(child).then(() => [noMessage])]);
  return { message, child, log, ended: () => ended(child), end: (signal) => endWith(child, signal) };
}

/** Starts a parent process that starts the process. `child` is the parent. */
export async function startBelowParent(environment: Environment): Promise<RestProcess> {
  const script = `
    const child = require('node:child_process').fork(process.argv[1], [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.once('message', (message) => console.log(JSON.stringify(message)));`;
  const child = spawn(process.execPath, ['-e', script, program], { env: environmentOf(environment), stdio: ['ignore', 'pipe', 'pipe'] });
  const log = collect(child);
  const [line] = await once(createInterface(child.stdout), 'line');
  return { message: JSON.parse(line), child, log, ended: () => ended(child), end: (signal) => endWith(child, signal) };
}

export const portOf = ({ message }: RestProcess): number => (message.kind === 'ready' ? message.port : 0);

/**
 * @returns the token
 * @throws Error when the sign-in is refused
 */
export async function signIn(port: number, username: string): Promise<string> {
  const body = JSON.stringify({ username, password: testPassword });
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/signin`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  if (answer.status !== 200) throw new Error(`Sign-in returned ${answer.status}`);
  const { token }: { token: string } = await answer.json();
  return token;
}

const noMessage: ProcessMessage = { kind: 'refused', reason: 'It ended without a word' };

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return () => text;
}

async function ended(child: ChildProcess): Promise<number | string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? child.signalCode ?? '';
}

function endWith(child: ChildProcess, signal: NodeJS.Signals): Promise<number | string> {
  child.kill(signal);
  return ended(child);
}
