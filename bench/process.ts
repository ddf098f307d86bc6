/** Measured processes: started on a port of their own, with CPU time from the operating system (Linux). */
import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { holdFreePort } from '../gateway/free-port.ts';

export interface Measured {
  readonly pid: number;
  readonly port: number;
  /** Returns CPU milliseconds of all threads since the start. */
  cpuMs(): number;
  /** Returns the current memory in megabytes. */
  residentMb(): number;
  stop(): void;
  kill(): void;
  readonly ended: Promise<void>;
}

/** Milliseconds of a tick of /proc. */
const tickMs = 10;

/** Returns CPU milliseconds of all threads of a process. */
export function cpuMs({ pid }: Pick<ChildProcess, 'pid'>): number {
  // The fields after the name, which may contain spaces. User and system time are fields 14 and 15.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  /** CPU milliseconds of the process and of its ended children. */
  readonly cpuMs: number;
}

/** Returns all running processes (proc(5)). */
function runningProcesses(): readonly RunningProcess[] {
  return readdirSync('/proc').flatMap((folder) => {
    const pid = Number(folder);
    const stat = Number.isInteger(pid) ? readIfThere(`/proc/${folder}/stat`) : null;
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(stat ?? '') ?? [];
    if (name === undefined || rest === undefined) return [];
    const fields = rest.split(' ').map(Number);
    return [{ pid, parent: fields[1] ?? 0, name, cpuMs: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * tickMs }];
  });
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return null;
  }
}

/** Returns CPU milliseconds of a process and of all processes below it. */
export function cpuOfTree(pid: number): number {
  const running = runningProcesses();
  const sum = (of: number): number => running.reduce((ms, { pid: each, parent, cpuMs }) => ms + (each === of ? cpuMs : 0) + (parent === of ? sum(each) : 0), 0);
  return sum(pid);
}

export const parentOf = (pid: number): number => runningProcesses().find((each) => each.pid === pid)?.parent ?? 0;

/** Returns the child process of this program with this name. */
export const childNamed = (name: string): number => runningProcesses().find((each) => each.parent === process.pid && each.name === name)?.pid ?? 0;

/** Resets the peak memory of a process. @returns a function that reads the peak */
export function watchMemory({ pid }: Pick<ChildProcess, 'pid'>) {
  const atFirst = megabytesOf('VmRSS', pid);
  // 5 resets the peak to the current memory (proc(5)).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return { atFirst, peak: () => megabytesOf('VmHWM', pid) };
}

const megabytesOf = (field: string, pid: number | undefined) =>
  Math.round(Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/** Listens on any port, reports the port to the parent process, and ends with the parent. For programs of the benchmark. */
export function tellPort(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') process.send?.(address.port);
  });
  process.once('disconnect', () => process.exit());
}

/** Starts a program of the benchmark. */
export async function startProgram(file: string, environment: Readonly<Record<string, string>> = {}): Promise<Measured> {
  const child = fork(file, [], { env: { PATH: process.env['PATH'], ...environment }, execArgv: ['--import', 'tsx'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', () => reject(new Error(`${file} ended before it was ready`)));
  });
  return measured(child, port);
}

function measured(child: ChildProcess, port: number): Measured {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    pid: child.pid ?? 0,
    port,
    cpuMs: () => cpuMs(child),
    residentMb: () => megabytesOf('VmRSS', child.pid),
    stop: () => child.kill(),
    kill: () => child.kill('SIGKILL'),
    ended,
  };
}

/** Starts the built gateway as it ships. @param restUrl URL of the REST API; empty for the embedded one */
export async function startGateway(restUrl: string, environment: Readonly<Record<string, string>> = {}): Promise<Measured> {
  const { port, release } = await holdFreePort('127.0.0.1');
  await release();
  const child = fork('dist/gateway/main.js', [], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_OPTIONS: '--max-semi-space-size=64',
      PORT: String(port),
      REST_API_URL: restUrl,
      SECRET: 'a secret of the benchmark, never used',
      // All requests share a few tokens.
      REQUESTS_PER_MINUTE: '0',
      ...environment,
    },
    execArgv: process.env['PROFILE_TO'] === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env['PROFILE_TO']}`],
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes('ready ') && resolve());
    child.once('exit', () => reject(new Error('the gateway ended before it was ready: npm run build')));
  });
  return measured(child, port);
}
