/** Kills the process during writes: acknowledged writes are kept, and done once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKeyHeader } from '../contract/call.ts';
import { hashToken } from './calls/token.ts';
import { lockFolder } from './database/folder-lock.ts';
import { openPglite } from './database/pglite.ts';
import { sessions } from './database/tables/session.ts';
import { addPayload } from './testing/add-payload.ts';
import { portOf, signIn, startBelowParent, startRestProcess } from './testing/rest-process.ts';
import { openEmptyFolder } from './testing/test-database.ts';
import { addPerson } from './testing/test-server.ts';

const people = ['asha', 'bharat', 'chitra', 'deepak'];
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rest-process-'));
  const { database, close } = await openEmptyFolder(folder);
  for (const username of people) await addPerson(database, username);
  await close();
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['itself', startRestProcess],
  ['its parent', startBelowParent],
])('loses no acknowledged write: %s', async (_who, start) => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const rest = await start({ DATA_DIR: folder });
    expect(rest.message.kind).toBe('ready');
    let enough = () => {};
    const wroteEnough = new Promise<void>((resolve) => {
      enough = resolve;
    });
    const writers = people.map(async (username) => {
      // Ends when its request fails, because the process is gone.
      for (;;) {
        acknowledged.push(await signIn(portOf(rest), username));
        if (acknowledged.length >= (round + 1) * 10) enough();
      }
    });
    const finished = Promise.allSettled(writers);
    await Promise.race([wroteEnough, finished]);
    await rest.end('SIGKILL');
    await finished;
  }
  const lock = await lockFolder(folder, 60_000);
  const { database, close } = await openPglite(path.join(folder, 'database'));
  const kept = new Set((await database.select().from(sessions)).map(({ tokenHash }) => tokenHash));
  await close();
  lock.release();
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  expect(acknowledged.filter((token) => !kept.has(hashToken(token)))).toEqual([]);
});

test('replays a write whose response was lost with the process, and does it once', async () => {
  const lost = mkdtempSync(path.join(tmpdir(), 'rest-process-'));
  const opened = await openEmptyFolder(lost);
  await addPerson(opened.database, 'moderator', ['ROLE_MODERATOR']);
  await opened.close();
  const first = await startRestProcess({ DATA_DIR: lost });
  const token = await signIn(portOf(first), 'moderator');
  const add = async (port: number, n: number) => {
    const body = JSON.stringify({ ...addPayload, email: `person${n}@demo.example`, phoneNumber: String(9_000_000_000 + n) });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, [idempotencyKeyHeader]: `add-${n}` };
    const answer = await fetch(`http://127.0.0.1:${port}/api/user/addUser`, { method: 'POST', body, headers });
    return { status: answer.status, body: await answer.text() };
  };

  const sent: number[] = [];
  const answered = new Map<number, string>();
  const writers = Array.from({ length: 4 }, async () => {
    for (;;) {
      const n = sent.push(sent.length) - 1;
      answered.set(n, (await add(portOf(first), n)).body);
      if (answered.size >= 20) void first.end('SIGKILL');
    }
  });
  await Promise.allSettled(writers);

  const second = await startRestProcess({ DATA_DIR: lost });
  for (const n of sent) {
    const again = await add(portOf(second), n);
    // A repeat that was not recognised would be refused, because the e-mail address is taken.
    expect(again.status).toBe(200);
    if (answered.has(n)) expect(again.body).toBe(answered.get(n));
  }
  expect(answered.size).toBeGreaterThanOrEqual(20);
  await second.end('SIGTERM');
  rmSync(lost, { recursive: true });
});
