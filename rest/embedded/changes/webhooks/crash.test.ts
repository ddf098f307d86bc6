/** Failover of the sending process when it is killed or stopped. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { migratePostgres } from '../../database/migrate-postgres.ts';
import { changes } from '../../database/tables/changes.ts';
import { webhooks } from '../../database/tables/webhooks.ts';
import { noPostgres, startPostgres, startProxy } from '../../testing/postgres-server.ts';
import { type RestProcess, startRestProcess } from '../../testing/rest-process.ts';
import { type ReceivedWebhook, startWebhookReceiver } from '../../testing/webhook-receiver.ts';
import { createSenderLock } from './sender-lock.ts';
import { createSecretSealer, createWebhookSecret } from './signature.ts';

const takeoverMs = 10_000;

test.skipIf(noPostgres !== null)('another of three processes takes over within 10 s when the sending process is killed or stopped', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'webhook-crash-'));
  await using server = await startPostgres();
  await using receiver = await startWebhookReceiver();
  const url = server.urlOf('postgres');
  await migratePostgres(url);
  const { database, close } = connect(url, { max: 2 });
  const now = () => new Date().toISOString();
  const start = (number: number) => startRestProcess({ DATABASE_URL: url, DATA_DIR: path.join(folder, String(number)), WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
  const processes = await Promise.all([0, 1, 2].map(start));
  const secret = createSecretSealer('s'.repeat(32)).seal(createWebhookSecret());
  await database.insert(webhooks).values({ url: receiver.url, types: ['FARMER'], createdAt: now(), secret });

  let subject = 0;
  const isNewerThan =
    (before: number) =>
    ({ body }: ReceivedWebhook): boolean =>
      Number(JSON.parse(body).data.id) > before;
  /**
   * Makes changes until one of them arrives.
   * @returns the elapsed milliseconds
   */
  async function untilDelivered(): Promise<number> {
    const [before, received, started] = [subject, receiver.received.length, performance.now()];
    while (!receiver.received.slice(received).some(isNewerThan(before))) {
      subject += 1;
      await database.insert(changes).values({ type: 'FARMER', subjectId: String(subject), isNew: true, changedAt: now(), changedBy: '1' });
      await wait(50);
    }
    return performance.now() - started;
  }
  const attemptsOf = (each: RestProcess) => each.log().split('webhook attempted').length - 1;
  /** Returns the number of the process that has sent most since the call. */
  async function sendingProcess(): Promise<number> {
    const before = processes.map(attemptsOf);
    await untilDelivered();
    // An attempt is logged after its result was stored.
    for (;;) {
      const sent = processes.findIndex((each, at) => attemptsOf(each) > (before[at] ?? 0));
      if (sent >= 0) return sent;
      await wait(20);
    }
  }

  const taken: string[] = [];
  const slowest: number[] = [];
  for (const end of ['SIGKILL', 'SIGKILL', 'SIGSTOP'] as const) {
    const number = await sendingProcess();
    const sending = processes[number];
    if (end === 'SIGKILL') await sending?.end(end);
    else sending?.child.kill(end);
    const ms = await untilDelivered();
    taken.push(`${end} ${Math.round(ms)} ms`);
    slowest.push(ms);
    if (end === 'SIGSTOP') await sending?.end('SIGKILL');
    processes[number] = await start(number);
  }
  process.stdout.write(`Taken over after ${taken.join(', ')}\n`);
  await Promise.all(processes.map((each) => each.end('SIGTERM')));
  await close();
  rmSync(folder, { recursive: true });
  expect(Math.max(...slowest)).toBeLessThan(takeoverMs);
});

test.skipIf(noPostgres !== null)('releases a lock whose connection is silent, so that another process or the same one can get it', async () => {
  await using server = await startPostgres();
  await using proxy = await startProxy(server.urlOf('postgres'));
  const [lock, other] = [createSenderLock(proxy.url), createSenderLock(server.urlOf('postgres'))];
  expect([await lock.hold(), await lock.hold(), await other.hold(), lock.isLost()]).toEqual([true, true, false, false]);
  proxy.silence();
  const started = performance.now();
  expect([await lock.hold(), lock.isLost()]).toEqual([false, true]);
  await expect.poll(() => other.hold(), { timeout: takeoverMs }).toBe(true);
  expect(performance.now() - started).toBeLessThan(takeoverMs);
  expect(await lock.hold()).toBe(false);
  await other.release();
  await expect.poll(() => lock.hold()).toBe(true);
  await lock.release();
});
