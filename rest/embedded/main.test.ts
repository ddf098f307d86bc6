/** @module-tag slow */
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from './calls/token.ts';
import { lockFolder } from './database/folder-lock.ts';
import { forkRest, portOf, signIn, startRestProcess } from './testing/rest-process.ts';
import { openEmptyFolder } from './testing/test-database.ts';
import { addPerson, testPassword } from './testing/test-server.ts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rest-process-'));
  const { database, close } = await openEmptyFolder(folder);
  await addPerson(database, 'asha');
  await close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the process', () => {
  test('reports that it is ready, serves, logs no secret, and ends in order', async () => {
    const rest = await startRestProcess({ DATA_DIR: folder });
    expect(rest.message).toEqual({ kind: 'ready', port: expect.any(Number), demoAccounts: [] });
    const token = await signIn(portOf(rest), 'asha');
    expect(await rest.end('SIGTERM')).toBe(0);
    expect(rest.log()).toContain('"path":"/api/auth/signin"');
    for (const secret of [token, hashToken(token), testPassword, 'asha']) expect(rest.log()).not.toContain(secret);
    (await lockFolder(folder, 0)).release();
  });

  test('refuses a folder that another process has locked, without affecting that process', async () => {
    const first = await startRestProcess({ DATA_DIR: folder });
    const second = await startRestProcess({ DATA_DIR: folder });
    expect(second.message).toEqual({ kind: 'refused', reason: expect.stringContaining('is in use by another process; stop that one first') });
    expect(await second.ended()).toBe(1);
    expect(await signIn(portOf(first), 'asha')).toEqual(expect.any(String));
    expect(await first.end('SIGINT')).toBe(0);
  });

  test('refuses an unusable environment in one sentence', async () => {
    const rest = await startRestProcess({ DATA_DIR: folder, DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/nowhere' });
    expect(rest.message).toEqual({ kind: 'refused', reason: 'The PostgreSQL server named by DATABASE_URL cannot be reached (ECONNREFUSED).' });
    expect(await rest.ended()).toBe(1);
  });
});

describe('a new folder is filled with demo data by a separate process', () => {
  let newFolder: string;
  beforeEach(() => {
    newFolder = mkdtempSync(path.join(tmpdir(), 'rest-new-'));
  });
  afterEach(() => rmSync(newFolder, { recursive: true }));
  const environment = () => ({ DATA_DIR: newFolder, DEMO_DATA: 'true' });

  /**
   * Waits until the process below the parent has locked the folder.
   * @returns the number of that process
   */
  const holderBelow = async (parent: ChildProcess) => {
    await expect.poll(() => existsSync(path.join(newFolder, 'lock.1'))).toBe(true);
    return Number(readFileSync(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8').trim());
  };

  test('whose end by a signal refuses the start, with the cause in the log', async () => {
    const child = forkRest(environment());
    const starting = startRestProcess(environment(), child);
    const pid = await holderBelow(child);
    expect(pid).toBeGreaterThan(0);
    process.kill(pid, 'SIGKILL');
    const rest = await starting;
    expect(rest.message).toEqual({ kind: 'refused', reason: 'The embedded REST API could not start; its log says why.' });
    expect(await rest.ended()).toBe(1);
    expect(rest.log()).toContain('The process that loads the demo data ended with SIGKILL');
  });

  test('which ends when its parent is killed', async () => {
    const child = forkRest(environment());
    await holderBelow(child);
    child.kill('SIGKILL');
    (await lockFolder(newFolder, 60_000)).release();
  });

  test('which reports an unusable folder', async () => {
    const file = path.join(newFolder, 'file');
    writeFileSync(file, '');
    const rest = await startRestProcess({ ...environment(), DATA_DIR: file });
    expect(rest.message).toEqual({ kind: 'refused', reason: expect.stringContaining('is a file, or stands below one') });
  });
});
