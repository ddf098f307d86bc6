import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { putEmptyDatabase } from '../testing/test-database.ts';
import { lockFolder } from './folder-lock.ts';
import { openStore } from './open-store.ts';
import { StartRefused } from './start-refused.ts';

vi.mock('./folder-lock.ts', { spy: true });
let count = 0;

const folder = mkdtempSync(path.join(tmpdir(), 'store-'));
putEmptyDatabase(path.join(folder, 'whole', 'database'));
await (await openStore({ kind: 'folder', path: path.join(folder, 'whole') })).close();
afterAll(() => rmSync(folder, { recursive: true }));

function fresh(): string {
  count += 1;
  return path.join(folder, `data-${count}`);
}

/** Expects a refusal in one sentence that names the folder and the remedy, without a stack. */
async function refused(data: string, words: string): Promise<void> {
  const error: unknown = await openStore({ kind: 'folder', path: data }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartRefused);
  const { message } = error instanceof Error ? error : { message: '' };
  expect(message).toContain(data);
  expect(message).toContain(words);
  expect(message).toMatch(/DATA_DIR\.$/);
  expect(message).not.toContain('\n');
}

test('refuses a data folder that is a file or is below one', async () => {
  const data = fresh();
  writeFileSync(data, 'not a folder');
  await refused(data, 'is a file, or stands below one');
  await refused(path.join(data, 'below'), 'is a file, or stands below one');
  const other = fresh();
  mkdirSync(other);
  writeFileSync(path.join(other, 'database'), 'not a folder');
  await refused(other, 'is a file, or stands below one');
  expect(readdirSync(other).filter((name) => !/^(lock\.\d+|database)$/.test(name))).toEqual([]);
});

test.each([
  ['EACCES', 'may not be read and written by this user'],
  ['EPERM', 'may not be read and written by this user'],
  ['EROFS', 'is on a disk that can only be read'],
  ['ENOSPC', 'is on a disk that is full'],
])('refuses a data folder that is not writable: %s', async (code, words) => {
  vi.mocked(lockFolder).mockRejectedValueOnce(Object.assign(new Error(`${code}: of the file system`), { code }));
  await refused(fresh(), words);
});

test.each([
  ['its control file is truncated', (database: string) => truncateSync(path.join(database, 'global/pg_control'), 10)],
  ['its tables are missing', (database: string) => rmSync(path.join(database, 'base'), { recursive: true })],
  ['it is of another version', (database: string) => writeFileSync(path.join(database, 'PG_VERSION'), '9\n')],
])('refuses a damaged database, and releases its folder: %s', async (_name, damage) => {
  const data = fresh();
  cpSync(path.join(folder, 'whole'), data, { recursive: true });
  damage(path.join(data, 'database'));
  await refused(data, 'cannot be opened: it is damaged');
  await refused(data, 'cannot be opened: it is damaged');
});
