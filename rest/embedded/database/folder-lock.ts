/**
 * Keeps a second process out of a data folder: PGlite has no lock of its own, and two processes on one folder lose rows silently (decision 42).
 *
 * A lock has to be taken over from a process that crashed. With a single file that means to remove the old one and to make a new one, and between
 * the two steps another process may do the same, so that one removes the lock of the other. Therefore locks are numbered files, and the highest
 * number counts. A new holder makes the next number by a link, which the file system allows to one process only. It then looks again: if there is a
 * higher number, it had seen an old list of files, and it withdraws. The highest file is never removed; giving the lock back empties it. A holder is
 * known by process number, start time and boot, so that another process with the same number is not taken for it.
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
