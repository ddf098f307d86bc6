import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from './calls/token.ts';
import { lockFolder } from './database/folder-lock.ts';
import { portOf, signIn, startRestProcess } from './testing/rest-process.ts';
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
  test('says that it is ready, serves, writes no secret to its log, and ends in order', async () => {
    const rest = await startRestProcess({ DATA_DIR: folder });
    expect(rest.message).toEqual({ kind: 'ready', port: expect.any(Number), demoAccounts: [] });
    const token = await signIn(portOf(rest), 'asha');
    expect(await rest.end('SIGTERM')).toBe(0);
    expect(rest.log()).toContain('"path":"/api/auth/signin"');
    for (const secret of [token, hashToken(token), testPassword, 'asha']) expect(rest.log()).not.toContain(secret);
    (await lockFolder(folder, 0)).release();
  });

  test('refuses a folder that another one has, and leaves that one alone', async () => {
    const first = await startRestProcess({ DATA_DIR: folder });
    const second = await startRestProcess({ DATA_DIR: folder });
    expect(second.message).toEqual({ kind: 'refused', reason: expect.stringContaining(`is in use by process ${first.child.pid}; stop that one first`) });
    expect(await second.ended()).toBe(1);
    expect(await signIn(portOf(first), 'asha')).toEqual(expect.any(String));
    expect(await first.end('SIGINT')).toBe(0);
  });

  test('refuses what it cannot use in one sentence', async () => {
    const rest = await startRestProcess({ DATA_DIR: folder, DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/nowhere' });
    expect(rest.message).toEqual({ kind: 'refused', reason: 'The PostgreSQL server named by DATABASE_URL cannot be reached (ECONNREFUSED).' });
    expect(await rest.ended()).toBe(1);
  });
});
