import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { secretOf } from './secret.ts';

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secret-'));
  // The folder does not exist yet, as at a first start.
  dataDir = path.join(folder, 'new', 'data');
});
afterEach(() => rm(folder, { recursive: true }));

const made = () => secretOf({ secret: null, dataDir });

test('uses a given secret and writes nothing', async () => {
  expect(await secretOf({ secret: 'given', dataDir })).toBe('given');
  expect(await readdir(folder)).toEqual([]);
});

describe('without a given secret', () => {
  test('generates a random one that only its owner can read', async () => {
    const secret = await made();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await readdir(dataDir)).toEqual(['secret']);
    expect(await readFile(path.join(dataDir, 'secret'), 'utf8')).toBe(secret);
    expect((await stat(path.join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  });

  test('reads it again at the next start', async () => {
    const secret = await made();
    expect(await made()).toBe(secret);
  });

  test('generates another one for another folder', async () => {
    const secret = await made();
    expect(await secretOf({ secret: null, dataDir: path.join(folder, 'other') })).not.toBe(secret);
  });

  test('many concurrent first starts agree on one secret and leave no other file', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, made));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await readdir(dataDir)).toEqual(['secret']);
  });

  test.each([
    ['a file', '', 'EEXIST'],
    ['below a file', '/data', 'ENOTDIR'],
  ])('refuses a data folder that is %s with a message', async (_case, below, code) => {
    const file = path.join(folder, 'file');
    await writeFile(file, 'no folder');
    const refused = secretOf({ secret: null, dataDir: `${file}${below}` });
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(`DATA_DIR ${file}${below} cannot be used as a folder to write to (${code})`);
  });

  test('trims the line end of a manually written one', async () => {
    await made();
    await writeFile(path.join(dataDir, 'secret'), `${'s'.repeat(32)}\n`);
    expect(await made()).toBe('s'.repeat(32));
  });

  test.each(['', '\n', 'short'])('refuses a file without a valid secret (%j) with a message that does not repeat it', async (content) => {
    await made();
    await writeFile(path.join(dataDir, 'secret'), content);
    const fault = `SECRET is not set, and ${path.join(dataDir, 'secret')} holds none: delete that file, and a new secret is made`;
    await expect(made()).rejects.toThrow(new ConfigError([fault]));
  });

  test('reports a folder that cannot be created', async () => {
    await writeFile(path.join(folder, 'new'), 'a file');
    await expect(made()).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});
