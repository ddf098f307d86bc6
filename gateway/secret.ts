/** The secret that signs links: given, or generated once and stored in the data folder. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minSecretLength } from '../rest/contract/environment.ts';
import { ConfigError } from './config.ts';

/** @throws ConfigError when the stored value is not a secret, or the data folder cannot be used */
export async function secretOf({ secret, dataDir }: { readonly secret: string | null; readonly dataDir: string }): Promise<string> {
  if (secret !== null) return secret;
  const file = path.join(dataDir, 'secret');
  const stored = await readOrMake(dataDir, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
    throw new ConfigError([`DATA_DIR ${dataDir} cannot be used as a folder to write to (${error.code}): name another one, or set SECRET`]);
  });
  // A truncated or empty file would sign links that anyone can forge.
  if (stored.length < minSecretLength) throw new ConfigError([`SECRET is not set, and ${file} holds none: delete that file, and a new secret is made`]);
  return stored;
}

async function readOrMake(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  return (await contentOf(file)) ?? (await make(file));
}

async function contentOf(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (isCoded(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Creates the file atomically with its content, so two concurrent starts agree on one secret. */
async function make(file: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, secret, { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, file);
    return secret;
  } catch (error) {
    if (isCoded(error, 'EEXIST')) return (await contentOf(file)) ?? '';
    throw error;
  } finally {
    await rm(draft);
  }
}

const isCoded = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
