import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { isAlive, processIdentity, readIdentity } from './process-identity.ts';
import { StartRefused } from './start-refused.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Another process that runs until it is told to end. */
async function otherProcess(): Promise<{ readonly pid: number; end(): Promise<void> }> {
  const child = fork('-e', ['process.on("message", () => process.exit()); process.send("up")'], { execArgv: [], execPath: process.execPath });
  await once(child, 'message');
  return {
    pid: child.pid ?? 0,
    end: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const writeLock = (number: number, holder: unknown) => writeFileSync(join(folder, `lock.${number}`), JSON.stringify(holder));

describe('the lock of a data folder', () => {
  test('is given once, and again after it was given back', async () => {
    const lock = await lockFolder(folder, 0);
    await expect(lockFolder(folder, 0)).rejects.toThrow(StartRefused);
    await expect(lockFolder(folder, 0)).rejects.toThrow(`The data folder ${folder} is in use by process ${process.pid}; stop that one first`);
    lock.release();
    (await lockFolder(folder, 0)).release();
  });

  test('makes the folder', async () => {
    (await lockFolder(join(folder, 'deep', 'data'), 0)).release();
    expect(readdirSync(join(folder, 'deep'))).toEqual(['data']);
  });

  test('is given to one of many who ask at once, and leaves one file', async () => {
    writeLock(4, { pid: 2 ** 22 + 1, startedAt: '1', boot: null });
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder, 0)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['lock.5']);
  });

  test('is taken over from a process that was killed', async () => {
    const other = await otherProcess();
    writeLock(1, processIdentity(other.pid));
    await expect(lockFolder(folder, 0)).rejects.toThrow(`in use by process ${other.pid}`);
    await other.end();
    (await lockFolder(folder, 0)).release();
  });

  test('is waited for when its holder is just ending', async () => {
    const other = await otherProcess();
    writeLock(1, processIdentity(other.pid));
    const waiting = lockFolder(folder, 60_000);
    await other.end();
    (await waiting).release();
  });

  test.each([
    ['of another process with the same number', { startedAt: 'earlier' }],
    ['of a machine that was started anew', { boot: 'before' }],
  ])('is taken over when it is %s', async (_name, difference) => {
    writeLock(7, { ...processIdentity(process.pid), ...difference });
    (await lockFolder(folder, 0)).release();
  });

  test('is taken over when its file cannot be read', async () => {
    writeFileSync(join(folder, 'lock.3'), '{"pid":');
    (await lockFolder(folder, 0)).release();
    expect(readdirSync(folder)).toEqual(['lock.4']);
  });
});

describe('a process', () => {
  test('is itself, also after being written down', () => {
    expect(readIdentity(JSON.stringify(processIdentity(process.pid)))).toEqual(processIdentity(process.pid));
    expect(isAlive(processIdentity(process.pid))).toBe(true);
  });

  test.each(['null', '[]', '{}', '{"pid":"1"}'])('is nobody when written as %s', (written) => {
    expect(readIdentity(written)).toBeNull();
  });
});
