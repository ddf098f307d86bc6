/**
 * Keeps a second process out of a data folder: PGlite has no lock of its own, and two processes on one folder lose rows silently.
 *
 * Locks are numbered files, and the one with the highest number counts. A new holder makes the next number, which the file system
 * gives to one process only, and never removes the highest, so no process can take away a lock that is not its own.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, type ProcessIdentity, processIdentity, readIdentity } from './process-identity.ts';
import { StartRefused } from './start-refused.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Takes the folder, also from a process that ended without giving it back; makes it when it is not there.
 * @param patienceMs how long to wait for a holder that may just be ending
 * @throws StartRefused when another process holds it
 */
export async function lockFolder(folder: string, patienceMs = 3_000): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const until = performance.now() + patienceMs;
  for (;;) {
    const latest = latestNumber(folder);
    const holder = latest === 0 ? null : readHolder(folder, latest);
    if (holder === null || !isAlive(holder)) {
      if (take(folder, latest + 1)) return { release: () => putInPlace(folder, latest + 1, null, renameSync) };
    } else if (performance.now() >= until) {
      throw new StartRefused(`The data folder ${folder} is in use by process ${holder.pid}; stop that one first, or name another folder by DATA_DIR.`);
    }
    await sleep(50);
  }
}

const nameOf = (number: number) => `lock.${number}`;

function numbers(folder: string): readonly number[] {
  return readdirSync(folder).flatMap((name) => (/^lock\.\d+$/.test(name) ? [Number(name.slice('lock.'.length))] : []));
}

const latestNumber = (folder: string) => Math.max(0, ...numbers(folder));

function readHolder(folder: string, number: number): ProcessIdentity | null {
  try {
    return readIdentity(readFileSync(join(folder, nameOf(number)), 'utf8'));
  } catch {
    // Its holder found a higher number and withdrew it.
    return null;
  }
}

function take(folder: string, number: number): boolean {
  if (!putInPlace(folder, number, processIdentity(process.pid), linkSync)) return false;
  if (latestNumber(folder) > number) {
    rmSync(join(folder, nameOf(number)), { force: true });
    return false;
  }
  for (const older of numbers(folder)) if (older < number) rmSync(join(folder, nameOf(older)), { force: true });
  return true;
}

/** Writes the file aside first, so that nobody ever reads half of it. False when `linkSync` finds the number taken. */
function putInPlace(folder: string, number: number, holder: ProcessIdentity | null, place: typeof linkSync): boolean {
  const aside = join(folder, `lock-${randomUUID()}.new`);
  writeFileSync(aside, JSON.stringify(holder));
  try {
    place(aside, join(folder, nameOf(number)));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
