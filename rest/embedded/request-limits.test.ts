/**
 * Limits of requests on a real PostgreSQL server. Each limit returns a 503 that confirms that nothing was done. A read ends when its caller disconnects.
 */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { notDoneHeader } from '../contract/call.ts';
import { sentence } from '../contract/sentences.ts';
import { type Connections, type ConnectOptions, connect } from './database/connect.ts';
import { migratePostgres } from './database/migrate-postgres.ts';
import { naming } from './database/migrations.ts';
import { requestLimits } from './database/request-limits.ts';
import { createLog } from './log.ts';
import { createServer } from './server.ts';
import { createLinkMail } from './session/link-mail.ts';
import { addPayload } from './testing/add-payload.ts';
import { openClient, query, whileLocked } from './testing/postgres-client.ts';
import { noPgbouncer, noPostgres, type PostgresServer, startPgbouncer, startPostgres } from './testing/postgres-server.ts';
import { addPerson, testPassword, testSecret, testWebhookRules } from './testing/test-server.ts';

const busy = { status: false, ...sentence('DATABASE_BUSY') };
const search = { state: '', district: '', taluka: '', searchText: 'Patil' };

describe.skipIf(noPostgres !== null)(`on PostgreSQL${noPostgres === null ? '' : ` (${noPostgres})`}`, () => {
  let server: PostgresServer;
  let url: string;
  beforeAll(async () => {
    server = await startPostgres();
    url = server.urlOf('postgres');
    await migratePostgres(url);
    await using client = await openClient(url);
    await addPerson(drizzle(client, naming), 'moderator', ['ROLE_MODERATOR']);
    await addPerson(drizzle(client, naming), 'other', ['ROLE_MODERATOR']);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  let close = async () => {};
  afterEach(async () => {
    await close();
    close = async () => {};
  });

  /** Starts the REST API with connections with these options, and signs in each moderator. */
  async function start(options: ConnectOptions) {
    const connections = connect(url, options);
    const log = createLog('silent', { write: () => {} });
    const linkMail = createLinkMail({ deliver: async () => {}, publicUrl: 'http://office.example/', log, logsLinks: false });
    const context = { database: connections.database, clock: { now: () => new Date() } };
    const rest: FastifyInstance = createServer({ ...context, log, linkMail, secret: testSecret, webhookRules: testWebhookRules, drawPicture: () => null });
    const address = await rest.listen({ host: '127.0.0.1', port: 0 });
    close = async () => {
      await rest.close();
      await connections.close();
    };
    const post = (call: string, body: object, token = '', signal: AbortSignal | null = null) =>
      fetch(`${address}${call}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        signal,
      });
    const signIn = async (username: string): Promise<string> => {
      const signedIn: { readonly token: string } = await (await post('/api/auth/signin', { username, password: testPassword })).json();
      return signedIn.token;
    };
    return { database: connections.database, post, token: await signIn('moderator'), otherToken: await signIn('other') };
  }

  /** Returns the running or waiting statements of the REST API, except its settings. */
  const running = () => query(url, `select pid from pg_stat_activity where application_name = 'rest-api' and state = 'active'`);
  const limits = { ...requestLimits, statement: 1, lock: 1 };

  async function refused(answer: Response): Promise<void> {
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get(notDoneHeader), await answer.json()]).toEqual([503, '2', 'busy', busy]);
  }

  test.each([
    ['a statement', { ...limits, lock: 60 }, 4],
    ['a wait for a lock', { ...limits, statement: 60 }, 4],
  ])('refuses %s that takes too long', async (_name, short, max) => {
    const { post, token } = await start({ max, limits: short });
    await using holder = await openClient(url);
    await whileLocked(holder, 'lock table farmers in access exclusive mode', async () => refused(await post('/api/farmer/searchFarmerByArea', search, token)));
  });

  test('a read of a shard that moved is retried once, and a write is not', async () => {
    const connections = connect(url, { max: 1 });
    close = connections.close;
    const { database } = connections;
    const whileMissing = async (statement: string) => {
      await database.execute(sql`select 1`);
      const result = database.execute(sql.raw(statement)).then(
        () => 'done',
        () => 'failed',
      );
      await query(url, 'create table qr_uses_102636 (id bigint)');
      const outcome = await result;
      await query(url, 'drop table qr_uses_102636');
      return outcome;
    };
    expect(await whileMissing('select id from "qr_uses_102636"')).toBe('done');
    expect(await whileMissing('insert into "qr_uses_102636" values (1)')).toBe('failed');
  });

  test('refuses a request that waits too long for a connection', async () => {
    const { database, post, token } = await start({ max: 1, limits });
    await database.transaction(async () => refused(await post('/api/user/userdetails', {}, token)));
    expect((await post('/api/user/userdetails', {}, token)).status).toBe(200);
  });

  test('does not do a write that waits too long for a lock, and does its repeat', async () => {
    const { post, token } = await start({ max: 4, limits });
    const added = { ...addPayload, email: 'late@demo.example', phoneNumber: '9000000001' };
    await using holder = await openClient(url);
    await whileLocked(holder, 'lock table employees in share mode', async () => refused(await post('/api/user/addUser', added, token)));
    expect(await query(url, `select 1 from employees where email = 'late@demo.example'`)).toHaveLength(0);
    expect((await post('/api/user/addUser', added, token)).status).toBe(200);
  });

  test('leaves connections for others when one person makes many calls', async () => {
    const { post, token, otherToken } = await start({ max: 8, limits: { ...requestLimits, lock: 60 } });
    await using holder = await openClient(url);
    const calls = await whileLocked(holder, 'lock table farmers in access exclusive mode', async () => {
      const sent = Array.from({ length: 20 }, () => post('/api/farmer/searchFarmerByArea', search, token));
      await expect.poll(running).toHaveLength(6);
      expect((await post('/api/user/userdetails', {}, otherToken)).status).toBe(200);
      return sent;
    });
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  test('ends a read in the database when its caller disconnects', async () => {
    const { post, token } = await start({ max: 2, limits: { ...requestLimits, statement: 600, lock: 600 } });
    await using holder = await openClient(url);
    await whileLocked(holder, 'lock table farmers in access exclusive mode', async () => {
      const caller = new AbortController();
      const leaving = post('/api/farmer/searchFarmerByArea', search, token, caller.signal).catch(() => 'left');
      await expect.poll(running).toHaveLength(1);
      caller.abort();
      expect(await leaving).toBe('left');
      await expect.poll(running).toHaveLength(0);
    });
    expect((await post('/api/farmer/searchFarmerByArea', search, token)).status).toBe(200);
  });

  async function settingsOf(connections: Connections) {
    const setting = (name: string) => sql<string>`current_setting(${name})`;
    const columns = { statement: setting('statement_timeout'), lock: setting('lock_timeout'), workers: setting('max_parallel_workers_per_gather') };
    const [settings] = await connections.database
      .select({ ...columns, jit: setting('jit'), pageCost: setting('random_page_cost') })
      .from(sql`(values (1)) as one`);
    await connections.close();
    return settings;
  }

  test('gives a request one processor of the database, and does not limit migrations and exports', async () => {
    expect(await settingsOf(connect(url, { max: 1, limits: requestLimits }))).toEqual({
      statement: '25s',
      lock: '5s',
      workers: '0',
      jit: 'off',
      pageCost: '1.1',
    });
    expect(await settingsOf(connect(url, { max: 1 }))).toEqual({ statement: '0', lock: '0', workers: '2', jit: 'on', pageCost: '4' });
  });

  test.skipIf(noPgbouncer !== null)(`leaves no limit on a connection of pgbouncer${noPgbouncer === null ? '' : ` (${noPgbouncer})`}`, async () => {
    await using bouncer = await startPgbouncer(server, 1);
    const behind = bouncer.urlOf('postgres');
    const connections = connect(behind, { max: 1, limits });
    await connections.database.execute('select 1');
    expect(await query(behind, `select current_setting('statement_timeout') as statement`)).toEqual([{ statement: '0' }]);
    await connections.close();
  });
});
