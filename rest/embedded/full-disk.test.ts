/** A full disk: writes are refused with a known outcome, reads continue, and writes continue when there is space. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, describe, expect, test } from 'vitest';
import { idempotencyKeyHeader, notDoneHeader } from '../contract/call.ts';
import { migratePostgres } from './database/migrate-postgres.ts';
import { naming } from './database/migrations.ts';
import { addPayload } from './testing/add-payload.ts';
import { openClient, query } from './testing/postgres-client.ts';
import { noPostgres, startPostgres } from './testing/postgres-server.ts';
import { portOf, signIn, startRestProcess } from './testing/rest-process.ts';
import { openEmptyFolder } from './testing/test-database.ts';
import { addPerson } from './testing/test-server.ts';

/** Reason why no small disk can be mounted, which requires an administrator. */
const noMount = mountFault();

function mountFault(): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return null;
  } catch {
    return 'no file system can be mounted';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** @param owner name of the user who may write */
function mountDisk(megabytes: number, owner: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,uid=${owner}`, 'tmpfs', folder]);
  ends.push(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    free: () => truncateSync(filler),
  };
}

/**
 * Adds employees until the disk is full, frees the disk and continues.
 * @param fill fills the disk completely
 */
async function expectRefusals(environment: Readonly<Record<string, string>>, { fill, free }: Pick<ReturnType<typeof mountDisk>, 'fill' | 'free'>) {
  const rest = await startRestProcess(environment);
  ends.push(() => rest.end('SIGKILL'));
  const port = portOf(rest);
  const token = await signIn(port, 'moderator');
  const post = (call: string, body: object, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${call}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    });
  const add = (n: number) =>
    post(
      '/api/user/addUser',
      { ...addPayload, email: `person${n}@demo.example`, phoneNumber: String(9_000_000_000 + n) },
      { [idempotencyKeyHeader]: `add-${n}` },
    );
  fill();
  const added: number[] = [];
  let refused = await add(0);
  for (let n = 1; refused.status === 200 && n < 1_000; n += 1) {
    added.push(n - 1);
    refused = await add(n);
  }
  expect([refused.status, refused.headers.get(notDoneHeader), await refused.json()]).toEqual([
    503,
    'disk-full',
    expect.objectContaining({ status: false, message: 'The disk of the database is full, nothing was done' }),
  ]);
  expect((await post('/api/user/userdetails', {})).status).toBe(200);
  free();
  await expect.poll(async () => (await add(added.length)).status, { timeout: 20_000 }).toBe(200);
  return added.length + 1;
}

describe.skipIf(noMount !== null)(`a full disk${noMount === null ? '' : ` (${noMount})`}`, () => {
  test.skipIf(noPostgres !== null)(`of PostgreSQL${noPostgres === null ? '' : ` (${noPostgres})`}`, async () => {
    const disk = mountDisk(64, 'postgres');
    const server = await startPostgres();
    ends.push(() => server[Symbol.asyncDispose]());
    // The log of PostgreSQL stays on the other disk, because without space for it the server ends, which is an outage.
    await query(server.urlOf('postgres'), `create tablespace small location '${disk.folder}'`);
    await query(server.urlOf('postgres'), 'create database sales tablespace small');
    const url = server.urlOf('sales');
    await migratePostgres(url);
    {
      await using client = await openClient(url);
      await addPerson(drizzle(client, naming), 'moderator', ['ROLE_MODERATOR']);
    }
    const count = await expectRefusals({ DATABASE_URL: url }, disk);
    expect(await query(url, `select count(*)::int as people from employees where email like 'person%'`)).toEqual([{ people: count }]);
  });

  test('of PGlite', async () => {
    const disk = mountDisk(192, 'root');
    const { database, close } = await openEmptyFolder(disk.folder);
    await addPerson(database, 'moderator', ['ROLE_MODERATOR']);
    await close();
    await expectRefusals({ DATA_DIR: disk.folder }, disk);
  });
});
