import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { programOf } from '../testing/programs.ts';
import { lockFolder } from './folder-lock.ts';
import { StartRefused } from './start-refused.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A command that runs a program in another PID namespace, as a container does. */
const otherNamespace = ['unshare', ...(process.getuid?.() === 0 ? [] : ['--map-root-user']), '--pid', '--fork', '--kill-child', '--mount-proc'];
const noNamespace = spawnSync(otherNamespace[0] ?? '', [...otherNamespace.slice(1), 'true']).status === 0 ? null : 'unshare is missing or not allowed';

interface OtherProcess {
  /** Output of the process about the lock. */
  readonly outcome: string;
  kill(): Promise<void>;
}

/** Starts another process that tries to lock the folder and keeps running. */
async function otherProcess(within: readonly string[] = []): Promise<OtherProcess> {
  const script = `import(${JSON.stringify(programOf('rest/embedded/database/folder-lock.ts'))})
    .then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}, 0))
    .then(() => console.log('taken'), ({ message }) => console.log(message));
    setInterval(() => {}, 1000);`;
  const [program = '', ...words] = [...within, process.execPath, '-e', script];
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [outcome] = await once(createInterface(child.stdout), 'line');
  return { outcome, kill: () => killed(child) };
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const inUse = () => `The data folder ${folder} is in use by another process; stop that one first, or name another folder by DATA_DIR.`;

describe('the lock of a data folder', () => {
  test('is granted once, and again after its release', async () => {
    const lock = await lockFolder(folder, 0);
    await expect(lockFolder(folder, 0)).rejects.toThrow(StartRefused);
    await expect(lockFolder(folder, 0)).rejects.toThrow(inUse());
    lock.release();
    (await lockFolder(folder, 0)).release();
  });

  test('leaves a folder that can be copied', async () => {
    (await lockFolder(folder, 0)).release();
    expect(readdirSync(folder)).toEqual(['lock.1']);
    expect(lstatSync(join(folder, 'lock.1')).isFile()).toBe(true);
  });

  test('creates the folder', async () => {
    (await lockFolder(join(folder, 'deep', 'data'), 0)).release();
    expect(readdirSync(join(folder, 'deep'))).toEqual(['data']);
  });

  test('is granted to one of many requests in a process, and leaves one file', async () => {
    writeFileSync(join(folder, 'lock.4'), '');
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder, 0)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['lock.5']);
    for (const attempt of attempts) if (attempt.status === 'fulfilled') attempt.value.release();
  });

  test('is granted to one of many processes that find a stale lock', { tags: 'slow' }, async () => {
    await (await otherProcess()).kill();
    const others = await Promise.all(Array.from({ length: 4 }, () => otherProcess()));
    const outcomes = others.map(({ outcome }) => outcome).toSorted();
    await Promise.all(others.map(({ kill }) => kill()));
    expect(outcomes).toEqual([inUse(), inUse(), inUse(), 'taken']);
    expect(readdirSync(folder)).toEqual(['lock.2']);
  });

  test('is taken over from a killed process', async () => {
    const other = await otherProcess();
    expect(other.outcome).toBe('taken');
    await expect(lockFolder(folder, 0)).rejects.toThrow(inUse());
    await other.kill();
    (await lockFolder(folder, 0)).release();
  });

  test('is granted after a wait while its holder ends', async () => {
    const other = await otherProcess();
    const waiting = lockFolder(folder, 60_000);
    const ended = other.kill();
    // The holder ends before this process reads the result of its connection, which is reset.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    await ended;
    (await waiting).release();
  });

  test('works in a folder whose path is longer than a socket path may be', async () => {
    folder = join(folder, 'deep'.repeat(40), 'data');
    const lock = await lockFolder(folder, 0);
    await expect(lockFolder(folder, 0)).rejects.toThrow(inUse());
    const other = await otherProcess();
    expect(other.outcome).toBe(inUse());
    await other.kill();
    lock.release();
    folder = join(folder, '../..');
  });

  test.skipIf(noNamespace !== null)(`works between containers${noNamespace === null ? '' : ` (${noNamespace})`}`, async () => {
    const inside = await otherProcess(otherNamespace);
    expect(inside.outcome).toBe('taken');
    await expect(lockFolder(folder, 0)).rejects.toThrow(inUse());
    const beside = await otherProcess(otherNamespace);
    expect(beside.outcome).toBe(inUse());
    await Promise.all([inside.kill(), beside.kill()]);
    const lock = await lockFolder(folder, 60_000);
    const after = await otherProcess(otherNamespace);
    expect(after.outcome).toBe(inUse());
    await after.kill();
    lock.release();
  });
});
