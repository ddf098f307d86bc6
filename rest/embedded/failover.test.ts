/** Several database machines: behaviour of a running product when they are unavailable, read-only, or change roles. */
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { idempotencyKeyHeader } from '../contract/call.ts';
import { migratePostgres } from './database/migrate-postgres.ts';
import { naming } from './database/migrations.ts';
import { addPayload } from './testing/add-payload.ts';
import { openClient, query, whileLocked } from './testing/postgres-client.ts';
import { noPgbouncer, noPostgres, type PostgresServer, startPgbouncer, startPostgres, startProxy } from './testing/postgres-server.ts';
import { type RestProcess, startRestProcess } from './testing/rest-process.ts';
import { addPerson, testPassword } from './testing/test-server.ts';

const titleOf = (title: string, missing: string | null) => (missing === null ? title : `${title} (${missing})`);

let resources: AsyncDisposable[] = [];
/** Disposes of a resource at the end of the test, in reverse order. */
function keep<Resource extends AsyncDisposable>(resource: Resource): Resource {
  resources.push(resource);
  return resource;
}
afterEach(async () => {
  for (const resource of resources.toReversed()) await resource[Symbol.asyncDispose]();
  resources = [];
});

/** Migrates a database and adds one moderator. */
async function fill(url: string): Promise<void> {
  await migratePostgres(url);
  await using client = await openClient(url);
  await addPerson(drizzle(client, naming), 'moderator', ['ROLE_MODERATOR']);
}

/** Starts the REST API and, as the gateway does, restarts it on the same port when it ends. */
async function run(environment: Readonly<Record<string, string>>) {
  let rest: RestProcess = await startRestProcess(environment);
  if (rest.message.kind !== 'ready') throw new Error(rest.message.reason);
  const { port } = rest.message;
  let [isWanted, starts] = [true, 1];
  const running = (async () => {
    while (isWanted) {
      await rest.ended();
      if (!isWanted) return;
      rest = await startRestProcess({ ...environment, PORT: String(port) });
      starts += 1;
    }
  })();
  keep({
    [Symbol.asyncDispose]: async () => {
      isWanted = false;
      await rest.end('SIGKILL');
      await running;
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const post = (call: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${address}${call}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
  const { token }: { token: string } = await (await post('/api/auth/signin', { username: 'moderator', password: testPassword })).json();
  const authorization = `Bearer ${token}`;
  return {
    me: () => post('/api/user/userdetails', {}, { authorization }),
    /** Adds the employee with a number. A repeat with the same number is the same write. */
    add: (n: number) =>
      post(
        '/api/user/addUser',
        { ...addPayload, email: `person${n}@demo.example`, phoneNumber: String(9_000_000_000 + n) },
        { authorization, [idempotencyKeyHeader]: `add-${n}` },
      ),
    post: (call: string, body: object) => post(call, body, { authorization }),
    export: () => post('/api/farmer/exportFarmerByArea', { state: '', district: '', taluka: '', searchText: '', format: 'CSV' }, { authorization }),
    /** Returns how often the process was started. */
    starts: () => starts,
  };
}

/** Repeats a request until the response has the status. */
async function until(status: number, ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer?.status === status) return answer;
    await answer?.arrayBuffer();
    await wait(50);
  }
}

describe.skipIf(noPostgres !== null)(titleOf('a primary and its standby', noPostgres), () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  beforeEach(async () => {
    primary = keep(await startPostgres());
    await fill(primary.urlOf('postgres'));
    standby = keep(await primary.startStandby());
    // From now on, a commit is acknowledged when the standby has it too.
    await query(primary.urlOf('postgres'), "alter system set synchronous_standby_names = 'standby'");
    await query(primary.urlOf('postgres'), 'select pg_reload_conf()');
    await expect.poll(() => query(primary.urlOf('postgres'), 'select sync_state from pg_stat_replication')).toEqual([{ sync_state: 'sync' }]);
  });

  const ways = [
    { way: 'directly', missing: noPostgres, before: async (server: PostgresServer) => server },
    { way: 'through a pgbouncer before each', missing: noPgbouncer, before: async (server: PostgresServer) => keep(await startPgbouncer(server, 5)) },
  ];

  test.for(ways)('loses no acknowledged write when the primary is killed, and recovers by itself: $way', async ({ way, missing, before }, { skip }) => {
    skip(missing !== null, missing ?? '');
    const [one, other] = [await before(primary), await before(standby)];
    const proxy = keep(await startProxy(one.urlOf('postgres')));
    const rest = await run({ DATABASE_URL: proxy.url });

    const acknowledged = new Map<number, string>();
    const refused = new Set<number>();
    let [sent, going, answeredAt] = [0, true, Number.POSITIVE_INFINITY];
    let promotedAt = Number.POSITIVE_INFINITY;
    const writers = Array.from({ length: 4 }, async () => {
      while (going) {
        sent += 1;
        const n = sent;
        // A broken connection means that the write was not acknowledged.
        const answer = await rest.add(n).catch(() => null);
        if (answer?.status === 200) {
          acknowledged.set(n, await answer.text());
          if (Date.now() > promotedAt) answeredAt = Math.min(answeredAt, Date.now());
        } else {
          refused.add(answer?.status ?? 0);
          await answer?.arrayBuffer();
          await wait(20);
        }
      }
    });
    await expect.poll(() => acknowledged.size).toBeGreaterThan(10);
    const killedAt = Date.now();
    await primary.kill();
    await expect.poll(() => refused.size).toBeGreaterThan(0);
    await standby.promote();
    proxy.lead(other.urlOf('postgres'));
    promotedAt = Date.now();
    const known = acknowledged.size;
    await expect.poll(() => acknowledged.size).toBeGreaterThan(known + 10);
    going = false;
    await Promise.all(writers);
    expect([...refused].filter((status) => ![0, 503].includes(status))).toEqual([]);
    process.stdout.write(
      `measured: ${way}, the first write was acknowledged ${seconds(answeredAt - promotedAt)} s after the promotion, ${seconds(answeredAt - killedAt)} s after the kill\n`,
    );

    const kept = new Set((await query(standby.urlOf('postgres'), 'select email from employees')).map(({ email }) => email));
    expect([...acknowledged.keys()].filter((n) => !kept.has(`person${n}@demo.example`))).toEqual([]);
    // A repeat gets the stored response, and a write whose response was lost is done once.
    for (let n = 1; n <= sent; n += 1) {
      const again = await until(200, () => rest.add(n));
      const text = await again.text();
      expect(text).toBe(acknowledged.get(n) ?? text);
    }
  });

  test('treats a read-only primary as an outage of writes until it accepts them again', async () => {
    const rest = await run({ DATABASE_URL: primary.urlOf('postgres') });
    await query(primary.urlOf('postgres'), 'alter system set default_transaction_read_only = on');
    await query(primary.urlOf('postgres'), 'select pg_reload_conf()');
    const refused = await until(503, () => rest.add(1));
    expect([refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      '2',
      { status: false, message: 'The database cannot be reached, try again in a moment' },
    ]);
    await query(primary.urlOf('postgres').concat('?options=-c%20default_transaction_read_only%3Doff'), 'alter system reset default_transaction_read_only');
    await query(primary.urlOf('postgres'), 'select pg_reload_conf()');
    expect((await until(200, () => rest.add(2))).status).toBe(200);
  });

  test('reconnects to a restarted server, after any number of failed requests', async () => {
    const rest = await run({ DATABASE_URL: primary.urlOf('postgres') });
    await primary.kill();
    // More requests than connections, none of which may be lost permanently.
    for (let n = 0; n < 30; n += 1) expect((await rest.me()).status).toBe(503);
    await primary.start();
    expect((await until(200, rest.me)).status).toBe(200);
    expect((await Promise.all(Array.from({ length: 20 }, rest.me))).map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  describe('DATABASE_READ_URL', () => {
    const listed = async (rest: Awaited<ReturnType<typeof run>>) => {
      const answer = await rest.post('/api/farmer/searchFarmerByArea', { state: '', district: '', taluka: '', searchText: 'Patil' });
      expect(answer.status).toBe(200);
      return JSON.stringify(await answer.json());
    };
    const addFarmer = (name: string) =>
      query(
        primary.urlOf('postgres'),
        `insert into farmers (first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
         select '${name}', 'Patil', '9876543210', 'street', 'Haveli', 'Pune', 'Maharashtra', '411001', now(), min(id) from employees`,
      );
    /** Counts the searches that the standby ran, as far as its connections report. */
    const onStandby = () =>
      query(standby.urlOf('postgres'), `select 1 from pg_stat_activity where application_name = 'rest-api' and query like '%from "farmers"%'`);

    test('runs searches on the standby, and on the primary while the standby is behind or unavailable', async () => {
      await query(primary.urlOf('postgres'), 'alter system reset synchronous_standby_names');
      await query(primary.urlOf('postgres'), 'select pg_reload_conf()');
      const rest = await run({ DATABASE_URL: primary.urlOf('postgres'), DATABASE_READ_URL: standby.urlOf('postgres') });
      await addFarmer('Asha');
      await expect.poll(async () => [(await listed(rest)).includes('Asha'), (await onStandby()).length > 0]).toEqual([true, true]);
      // Each write is in the next search of every caller.
      for (let n = 0; n < 20; n += 1) {
        await addFarmer(`Bharat${n}`);
        expect(await listed(rest)).toContain(`Bharat${n}`);
      }
      expect(await (await rest.export()).text()).toContain('Bharat19');
      await query(standby.urlOf('postgres'), 'select pg_wal_replay_pause()');
      await addFarmer('Chitra');
      expect(await listed(rest)).toContain('Chitra');
      expect(await (await rest.export()).text()).toContain('Chitra');
      await standby.kill();
      await addFarmer('Deepak');
      expect(await listed(rest)).toContain('Deepak');
      expect(await (await rest.export()).text()).toContain('Deepak');
    });
  });
});

describe.skipIf(noPostgres !== null)(titleOf('a connection ended by the server', noPostgres), () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
    await fill(server.urlOf('postgres'));
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const ended = (which = 'true') =>
    query(server.urlOf('postgres'), `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rest-api' and ${which}`);

  test('inside a waiting transaction: the write is rolled back with an error, and the process continues', async () => {
    const rest = await run({ DATABASE_URL: server.urlOf('postgres') });
    await using holder = await openClient(server.urlOf('postgres'));
    const refused = await whileLocked(holder, 'lock table employees in share mode', async () => {
      const adding = rest.add(1);
      await vi.waitUntil(async () => (await ended("wait_event_type = 'Lock'")).length > 0, { timeout: 20_000 });
      return adding;
    });
    expect([refused.status, await refused.json()]).toMatchObject([503, { status: false, message: 'The database cannot be reached, try again in a moment' }]);
    expect((await until(200, () => rest.add(1))).status).toBe(200);
    expect(await query(server.urlOf('postgres'), `select 1 from employees where email = 'person1@demo.example'`)).toHaveLength(1);
    expect(rest.starts()).toBe(1);
  });

  test('anywhere, repeatedly during writes: keeps acknowledged writes, the process and all connections', async () => {
    const rest = await run({ DATABASE_URL: server.urlOf('postgres') });
    const acknowledged: number[] = [];
    const statuses = new Set<number>();
    let [sent, going] = [100, true];
    const writers = Array.from({ length: 8 }, async () => {
      while (going) {
        sent += 1;
        const n = sent;
        const { status } = await rest.add(n);
        statuses.add(status);
        if (status === 200) acknowledged.push(n);
      }
    });
    for (let round = 0; round < 20; round += 1) {
      const known = acknowledged.length;
      await ended();
      await vi.waitUntil(() => acknowledged.length > known, { timeout: 20_000 });
    }
    going = false;
    await Promise.all(writers);
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
    const kept = new Set((await query(server.urlOf('postgres'), 'select email from employees')).map(({ email }) => email));
    expect(acknowledged.filter((n) => !kept.has(`person${n}@demo.example`))).toEqual([]);
    expect((await Promise.all(Array.from({ length: 20 }, rest.me))).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(rest.starts()).toBe(1);
  });
});

describe.skipIf(noPostgres !== null)(titleOf('an export', noPostgres), () => {
  let server: PostgresServer;
  beforeEach(async () => {
    server = keep(await startPostgres());
    await fill(server.urlOf('postgres'));
  });

  test('is read with its own connection: a lost connection truncates the file, and the next file is complete', async () => {
    const rows = 20_000;
    const url = server.urlOf('postgres');
    // More bytes than the sockets on the way buffer.
    await query(
      url,
      `insert into farmers (first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
       select 'Asha', 'Patil', '9876543210', repeat(md5(n::text), 24), 'Haveli', 'Pune', 'Maharashtra', '411001', now(), (select min(id) from employees)
       from generate_series(1, ${rows}) as n`,
    );
    const rest = await run({ DATABASE_URL: url });
    const reader = (await rest.export()).body?.getReader();
    const readOn = async () => {
      while ((await reader?.read())?.done === false);
    };
    await using holder = await openClient(url);
    await whileLocked(holder, 'lock table farmers in access exclusive mode', async () => {
      const cutOff = expect(readOn()).rejects.toThrow();
      const waits = `application_name = 'rest-api' and wait_event_type = 'Lock'`;
      const ended = () => query(url, `select pg_terminate_backend(pid) from pg_stat_activity where ${waits}`);
      await vi.waitUntil(async () => (await ended()).length > 0, { timeout: 60_000 });
      await cutOff;
    });
    // Exports get a 503 until the pool has noticed the lost connection.
    expect((await (await until(200, rest.export)).text()).split('\r\n')).toHaveLength(1 + rows + 1);
    expect(rest.starts()).toBe(1);
  });

  test('gets a 503 while the server is unavailable', async () => {
    const rest = await run({ DATABASE_URL: server.urlOf('postgres') });
    const answer = await rest.export();
    expect([answer.status, await answer.json()]).toMatchObject([404, { status: false, message: 'Records not found' }]);
    await server.kill();
    expect((await rest.export()).status).toBe(503);
    await server.start();
    await until(404, rest.export);
    expect(rest.starts()).toBe(1);
  });
});

describe.skipIf(noPgbouncer !== null)(titleOf('behind a pgbouncer in transaction mode', noPgbouncer), () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
    await fill(server.urlOf('postgres'));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test('serves two instances with two connections: concurrent repeats are one write, and lists and searches respond', async () => {
    const bouncer = keep(await startPgbouncer(server, 2));
    const [one, other] = [await run({ DATABASE_URL: bouncer.urlOf('postgres') }), await run({ DATABASE_URL: bouncer.urlOf('postgres') })];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? one : other).add(1 + (n >> 2))));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    for (let n = 0; n < 20; n += 1) expect(texts[n]).toBe(texts[n - (n % 4)]);
    expect(await query(server.urlOf('postgres'), `select 1 from employees where email like 'person%'`)).toHaveLength(5);
    const reads = await Promise.all(Array.from({ length: 30 }, (_, n) => (n % 2 === 0 ? one : other).me()));
    expect(reads.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect((await one.post('/api/farmer/searchFarmerByArea', { state: '', district: '', taluka: '', searchText: 'पाटील' })).status).toBe(200);
    expect((await one.export()).status).toBe(404);
  });
});

const seconds = (ms: number) => (ms / 1000).toFixed(1);
