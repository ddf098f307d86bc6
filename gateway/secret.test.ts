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
  // Not there yet, as at a first start.
  dataDir = path.join(folder, 'new', 'data');
});
afterEach(() => rm(folder, { recursive: true }));

const made = () => secretOf({ secret: null, dataDir });

test('a given secret is the secret, and nothing is written', async () => {
  expect(await secretOf({ secret: 'given', dataDir })).toBe('given');
  expect(await readdir(folder)).toEqual([]);
});

describe('without a given one', () => {
  test('a random one is made and kept for its owner only', async () => {
    const secret = await made();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await readdir(dataDir)).toEqual(['secret']);
    expect(await readFile(path.join(dataDir, 'secret'), 'utf8')).toBe(secret);
    expect((await stat(path.join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  });

  test('the next start finds it', async () => {
    const secret = await made();
    expect(await made()).toBe(secret);
  });

  test('another folder has another', async () => {
    const secret = await made();
    expect(await secretOf({ secret: null, dataDir: path.join(folder, 'other') })).not.toBe(secret);
  });

  test('many first starts at the same time end with one secret, and leave nothing else', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, made));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await readdir(dataDir)).toEqual(['secret']);
  });

  test.each([
    ['a file', '', 'EEXIST'],
    ['below a file', '/data', 'ENOTDIR'],
  ])('a data folder that is %s is refused in a sentence', async (_case, below, code) => {
    const file = path.join(folder, 'file');
    await writeFile(file, 'no folder');
    const refused = secretOf({ secret: null, dataDir: `${file}${below}` });
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(`DATA_DIR ${file}${below} cannot be used as a folder to write to (${code})`);
  });

  test('one that a person wrote, with a line end, is taken without it', async () => {
    await made();
    await writeFile(path.join(dataDir, 'secret'), `${'s'.repeat(32)}\n`);
    expect(await made()).toBe('s'.repeat(32));
  });

  test.each(['', '\n', 'short'])('a file that holds no secret (%j) is refused with a sentence that repeats nothing of it', async (content) => {
    await made();
    await writeFile(path.join(dataDir, 'secret'), content);
    const fault = `SECRET is not set, and ${path.join(dataDir, 'secret')} holds none: delete that file, and a new secret is made`;
    await expect(made()).rejects.toThrow(new ConfigError([fault]));
  });

  test('a folder that cannot be made is a fault', async () => {
    await writeFile(path.join(folder, 'new'), 'a file');
    await expect(made()).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});
