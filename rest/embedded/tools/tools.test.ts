/**
 * The operator's commands, started as by an operator. `load` has its own test.
 * @module-tag slow
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from '../testing/programs.ts';
import { startRestProcess } from '../testing/rest-process.ts';
import { putEmptyDatabase } from '../testing/test-database.ts';
import { testPassword } from '../testing/test-server.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'admin-test-'));
  putEmptyDatabase(path.join(folder, 'database'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function start(tool: string, ...words: readonly string[]): Promise<Ended> {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, PUBLIC_URL: 'https://office.example' };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [programOf(`rest/embedded/tools/${tool}.ts`), ...words], { env }, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}

const admin = (...words: readonly string[]) => start('admin', ...words);

test('adds the first administrator of empty data, who sets a password with the printed link', async () => {
  const made = await admin('Asha@office.example');
  expect(made).toMatchObject({ code: 0, err: '' });
  const [sentence, link = ''] = made.out.trim().split('\n');
  expect(sentence).toBe('Asha@office.example is added as an administrator. Set a password within seven days:');
  expect(link).toMatch(/^https:\/\/office\.example\/reset\/[\w-]{43}$/);

  const rest = await startRestProcess({ DATA_DIR: folder });
  const port = rest.message.kind === 'ready' ? rest.message.port : 0;
  const post = (call: string, body: object) =>
    fetch(`http://127.0.0.1:${port}${call}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const token = link.split('/').at(-1);
  expect((await post('/api/auth/resetPassword', { token, password: testPassword, confirmPassword: testPassword })).status).toBe(200);
  const signedIn: unknown = await (await post('/api/auth/signin', { username: 'asha@office.example', password: testPassword })).json();
  expect(signedIn).toMatchObject({ firstName: 'Asha', lastName: 'Administrator', roles: ['ROLE_ADMIN'] });

  // The running product has locked the folder.
  const refused = await admin('asha@office.example');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('is in use by another process; stop that one first');
  await rest.end('SIGTERM');

  expect((await admin('asha@office.example')).out).toContain('asha@office.example is now an administrator');
});

test.each([
  [[], 'Usage: npm run admin -- name@example.com\n'],
  [['asha'], 'Email has to be an e-mail address such as name@example.com\n'],
])('without an e-mail address prints its usage: %j', async (words, sentence) => {
  expect(await admin(...words)).toEqual({ code: 1, out: '', err: sentence });
});

test.each([
  ['audit', 'npm run audit -- prune', '0 events over 400 days old removed.\n'],
  ['pictures', 'npm run pictures -- prune, or npm run pictures -- clean', '0 pictures without a use removed.\n'],
])('%s deletes only rows over its age, and only on request', async (tool, command, sentence) => {
  expect(await start(tool)).toEqual({ code: 1, out: '', err: `Usage: ${command}\n` });
  expect(await start(tool, 'prune')).toEqual({ code: 0, out: sentence, err: '' });
});

test('rewrites pictures that were stored with metadata', async () => {
  expect(await start('pictures', 'clean')).toEqual({ code: 0, out: '0 pictures rewritten without metadata.\n', err: '' });
});

test('lists the people who are registered twice', async () => {
  expect(await start('duplicates')).toEqual({ code: 1, out: '', err: 'Usage: npm run duplicates -- list\n' });
  expect(await start('duplicates', 'list')).toEqual({ code: 0, out: 'Nobody is registered twice.\n', err: '' });
});

test('refuses to distribute without a server, but a dry run lists the statements for an empty database', async () => {
  expect(await start('distribute')).toEqual({ code: 1, out: '', err: 'There is no DATABASE_URL: the embedded database is one machine’s.\n' });
  const { code, out, err } = await start('distribute', '--dry-run');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`select create_distributed_table('farmers', 'id', colocate_with => 'none');\n`);
}, 120_000);
