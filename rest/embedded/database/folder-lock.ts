/**
 * Locks a data folder against a second process. PGlite has no lock of its own, and two processes on one folder lose rows silently (decision 42).
 *
 * The lock is a Unix socket in the folder on which its holder listens. The kernel closes the socket with the process. A connection finds the holder from
 * every container and PID namespace that has the folder. A refused connection means that the lock is stale.
 *
 * Two processes may take over a stale lock at the same moment, so neither removes it. Locks are numbered, and the highest number counts. A new holder
 * links the next number, which the file system allows for one process only. It then reads the folder again: a higher number means that its list was
 * outdated, and it withdraws. The highest number is never removed. When the lock is released, a file that is not a socket replaces it.
 */
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './error-code.ts';
import { StartRefused } from './start-refused.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Locks the folder, also after a process that ended without a release. Creates a missing folder.
 * @param patienceMs milliseconds to wait for a holder that may be ending
 * @throws StartRefused when another process has locked the folder
 */
export async function lockFolder(folder: string, patienceMs = 3_000): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const until = performance.now() + patienceMs;
  const reachable = shortPathTo(folder);
  try {
    for (;;) {
      const latest = latestNumber(folder);
      if (await isStale(reachable.path, latest)) {
        const server = await acquire(folder, reachable.path, latest + 1);
        if (server !== null) return { release: () => release(folder, latest + 1, server) };
      } else if (performance.now() >= until) {
        throw new StartRefused(`The data folder ${folder} is in use by another process; stop that one first, or name another folder by DATA_DIR.`);
      }
      await sleep(50);
    }
  } finally {
    reachable.remove();
  }
}

const nameOf = (number: number) => `lock.${number}`;
const newName = () => `lock-${randomBytes(6).toString('hex')}.new`;

function numbers(folder: string): readonly number[] {
  return readdirSync(folder).flatMap((name) => (/^lock\.\d+$/.test(name) ? [Number(name.slice('lock.'.length))] : []));
}

const latestNumber = (folder: string) => Math.max(0, ...numbers(folder));

/**
 * Errors of a connection to a lock. A stale lock refuses it or is not a socket, a removed lock has a successor, a full connection queue means that the
 * holder is running, and a reset means that it ended meanwhile.
 */
const expectedCodes: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTSOCK', 'ENOENT', 'EAGAIN', 'ECONNRESET']);

/** Returns true when no process has the lock. Number 0 means a folder that was never locked. */
async function isStale(reachable: string, number: number): Promise<boolean> {
  if (number === 0) return true;
  const code = await new Promise<string | null>((resolve, reject) => {
    const socket = connect(path.join(reachable, nameOf(number)));
    socket.once('connect', () => {
      socket.destroy();
      resolve(null);
    });
    socket.once('error', (error) => {
      const found = errorCode(error);
      if (found !== null && expectedCodes.has(found)) resolve(found);
      else reject(error);
    });
  });
  return code === 'ECONNREFUSED' || code === 'ENOTSOCK';
}

/** Returns the listening socket, or null when another process was faster. */
async function acquire(folder: string, reachable: string, number: number): Promise<Server | null> {
  const name = newName();
  const server = await listen(path.join(reachable, name));
  try {
    linkSync(path.join(folder, name), path.join(folder, nameOf(number)));
    if (latestNumber(folder) > number) {
      rmSync(path.join(folder, nameOf(number)), { force: true });
      server.close();
      return null;
    }
    for (const older of numbers(folder)) if (older < number) rmSync(path.join(folder, nameOf(older)), { force: true });
    return server;
  } catch (error) {
    server.close();
    if (errorCode(error) === 'EEXIST') return null;
    throw error;
  } finally {
    rmSync(path.join(folder, name), { force: true });
  }
}

function listen(at: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The lock does not keep the process running.
    server.listen(at, () => resolve(server.unref()));
  });
}

function release(folder: string, number: number, server: Server): void {
  const empty = path.join(folder, newName());
  writeFileSync(empty, '');
  renameSync(empty, path.join(folder, nameOf(number)));
  server.close();
}

/** Maximum length of a socket path on every system: 104 bytes with the terminating zero on macOS, 108 on Linux. */
const longestSocketPath = 103;

/** Returns a path to the folder that leaves room for the name of a socket: a symbolic link when the path itself is too long. */
function shortPathTo(folder: string): { readonly path: string; remove(): void } {
  const whole = path.resolve(folder);
  if (Buffer.byteLength(path.join(whole, newName())) <= longestSocketPath) return { path: whole, remove: () => undefined };
  const parent = mkdtempSync(path.join(tmpdir(), 'lock-'));
  const link = path.join(parent, 'd');
  symlinkSync(whole, link);
  return { path: link, remove: () => rmSync(parent, { recursive: true }) };
}
