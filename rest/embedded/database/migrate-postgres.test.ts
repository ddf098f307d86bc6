/** `npm run migrate` on a real PostgreSQL server: limits, interruption, concurrent runs, and pgbouncer. */
import { execFile } from 'node:child_process';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { all, another, last } from '../testing/migrations.ts';
import { openClient, query, whileLocked } from '../testing/postgres-client.ts';
import { noPgbouncer, noPostgres, type Pgbouncer, type PostgresServer, startPgbouncer, startPostgres } from '../testing/postgres-server.ts';
import { programOf } from '../testing/programs.ts';
import { portOf, signIn, startRestProcess } from '../testing/rest-process.ts';
import { createPostgresDatabase } from '../testing/test-database.ts';
import { addPerson } from '../testing/test-server.ts';
import { migrate } from './migrate.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { applied, naming } from './migrations.ts';
import { openPostgres } from './postgres.ts';

const refusing = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

describe.skipIf(noPostgres !== null)(`on PostgreSQL${noPostgres === null ? '' : ` (${noPostgres})`}`, () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const newDatabase = () => createPostgresDatabase(server.urlOf('postgres'), "encoding 'UTF8'");
  async function migratedDatabase() {
    const fresh = await newDatabase();
    await migratePostgres(fresh.url);
    const client = await openClient(fresh.url);
    return {
      url: fresh.url,
      client,
      database: drizzle(client, naming),
      [Symbol.asyncDispose]: async () => {
        await client.end();
        await fresh.drop();
      },
    };
  }

  test('a start on an empty database changes nothing and names the command, which reports its steps; then the start succeeds', async () => {
    const { url, drop } = await newDatabase();
    const refused = await startRestProcess({ DATABASE_URL: url });
    expect(refused.message).toEqual({
      kind: 'refused',
      reason: `The database named by DATABASE_URL lacks ${all.length} of ${all.length} migrations. Run "npm run migrate" (in a build: node dist/rest/embedded/tools/migrate.js) with the same DATABASE_URL, then start again.`,
    });
    expect(await query(url, "select 1 from pg_namespace where nspname = 'drizzle'")).toHaveLength(0);

    const done = await command(url);
    expect(done).toEqual({
      code: 0,
      err: '',
      out: [...all.map(({ name }) => name), `The database is up to date: ${all.length} migrations done.`, ''].join('\n'),
    });
    expect(await command(url)).toEqual({ code: 0, err: '', out: 'The database is up to date.\n' });
    const rest = await startRestProcess({ DATABASE_URL: url });
    expect(rest.message.kind).toBe('ready');
    await rest.end('SIGTERM');
    await drop();
  });

  test('derives the time of the last change of existing rows from their recorded changes', async () => {
    const { url, drop } = await newDatabase();
    const client = await openClient(url);
    const target = { database: drizzle(client, naming), runAlone: (statement: string) => client.query(statement) };
    const before = all.findIndex(({ name }) => name.endsWith('when-changed'));
    await migrate(target, { migrations: all.slice(0, before) });
    await client.query(`insert into employees (username, first_name, last_name, roles, created_at)
      select name, name, 'Patil', '{ROLE_ADMIN}', '2026-01-01' from unnest('{asha,ravi,meera}'::text[]) as name`);
    await client.query(
      `insert into employee_changes (employee_id, changed_at, changed_by, before) values (1, '2026-02-01', 1, '{}'), (1, '2026-03-01', 1, '{}')`,
    );
    await client.query(`insert into audit_events (at, action, subject_id) values ('2026-02-15', 'DEACTIVATED', 1), ('2026-04-01', 'ACTIVATED', 2)`);
    await client.query(
      `insert into attendance (employee_id, entry_date, punch_in_time) values (1, '2026-05-01', '2026-05-01'), (1, '2026-05-02', '2026-05-02')`,
    );
    await client.query(`insert into withdrawn_approvals (employee_id, entry_date, approved_at, approved_by, withdrawn_at, withdrawn_by, reason)
      values (1, '2026-05-01', '2026-05-02', 1, '2026-05-03', 1, 'Too early')`);
    await client.query(`insert into farmers (first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
      select name, 'Patil', '9822012345', 'Main Road', 'Haveli', 'Pune', 'Maharashtra', '411001', '2026-01-01', 1 from unnest('{Babu,Sita}'::text[]) as name`);
    await client.query(
      `insert into farmer_changes (farmer_id, version, changed_at, changed_by, changes) values (2, 2, '2026-06-01', 1, '[]'), (2, 3, '2026-06-02', 1, '[]')`,
    );
    await client.query(`insert into meetings (created_by, employee_id, farmer_id, created_at) values (1, 1, 1, '2026-01-01'), (1, 1, 2, '2026-01-01')`);
    // Another employee had the meeting when it was changed.
    await client.query(`insert into meeting_changes (employee_id, changed_at, meeting_id, changed_by) values (2, '2026-07-01', 1, 1)`);
    await migrate(target);
    const dayOf = async (table: string, key: string) =>
      (await client.query(`select to_char(updated_at, 'YYYY-MM-DD') as day from ${table} order by ${key}`)).rows.map(({ day }) => day);
    expect(await dayOf('employees', 'id')).toEqual(['2026-03-01', '2026-04-01', null]);
    expect(await dayOf('attendance', 'entry_date')).toEqual(['2026-05-03', null]);
    expect(await dayOf('farmers', 'id')).toEqual([null, '2026-06-02']);
    expect(await dayOf('meetings', 'id')).toEqual(['2026-07-01', null]);
    await client.end();
    await drop();
  });

  test('refuses unknown arguments, and data that are not in PostgreSQL, in a sentence', async () => {
    expect(await command('postgres://127.0.0.1/x', {}, '--wait', 'long')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('Usage, with the defaults'),
    });
    expect(await command('')).toEqual({
      code: 1,
      out: '',
      err: 'There is no DATABASE_URL: the embedded database brings itself up to date at each start.\n',
    });
  });

  test('refuses a database of a newer program unless it is accepted explicitly', async () => {
    await using migrated = await migratedDatabase();
    await migrated.database.insert(applied).values({ hash: 'newer', createdAt: last + 1 });
    expect(await refusing(openPostgres({ url: migrated.url }))).toMatch(
      /is newer than this program, which does not know 1 of its migrations; .* ACCEPT_NEWER_DATABASE=on\.$/,
    );
    await (await openPostgres({ url: migrated.url, acceptsNewer: true })).close();
    expect(await refusing(migratePostgres(migrated.url))).toContain('is newer than this program');
  });

  test('grants the product’s role reads and writes of rows, but no creation of objects and no change of the audit trigger', async () => {
    const { url, drop } = await newDatabase();
    const role = 'product';
    const productUrl = url.replace('postgres@', `${role}@`);
    expect(await refusing(migratePostgres(url, { productRole: { name: role, password: null } }))).toContain('PostgreSQL has no role product');
    expect(await refusing(migratePostgres(url, { productRole: { name: 'postgres', password: null } }))).toContain('The role postgres is a superuser');
    const secret = `a'b"c$d\\e%f@g/h:i`;
    for (const expected of ['The database is up to date.\n', 'The database is up to date.\n']) {
      expect(await command(url, { PRODUCT_PASSWORD: secret }, '--product-role', role)).toEqual({ code: 0, err: '', out: expected });
    }
    const [saved] = await query<{ isHashed: boolean }>(url, `select rolpassword like 'SCRAM-SHA-256$%' as "isHashed" from pg_authid where rolname = '${role}'`);
    expect(saved).toEqual({ isHashed: true });

    const rest = await startRestProcess({ DATABASE_URL: productUrl, PGPASSWORD: secret });
    expect(rest.message.kind).toBe('ready');
    {
      await using client = await openClient(productUrl);
      await addPerson(drizzle(client, naming), 'asha', ['ROLE_ADMIN']);
    }
    const token = await signIn(portOf(rest), 'asha');
    expect(token).not.toBe('');
    expect(await rest.end('SIGTERM')).toBe(0);

    expect(await query(url, 'select 1 from audit_events')).not.toHaveLength(0);
    const [trigger] = await query<{ name: string }>(
      url,
      `select tgname as name from pg_trigger where tgrelid = 'audit_events'::regclass and not tgisinternal limit 1`,
    );
    for (const forbidden of [
      `drop trigger ${trigger?.name} on audit_events`,
      'alter table audit_events disable trigger all',
      `set session_replication_role = 'replica'`,
      'truncate audit_events',
      'delete from audit_events',
      'create table mine (id integer)',
    ]) {
      expect(await refusing(query(productUrl, forbidden)), forbidden).not.toBe('nothing was refused');
    }
    expect(await query(url, 'select 1 from audit_events')).not.toHaveLength(0);
    await query(url, `revoke usage on schema drizzle from ${role}`);
    expect(await refusing(openPostgres({ url: productUrl }))).toBe('The user of DATABASE_URL may not read its tables.');
    await query(url, `drop owned by ${role}; drop role ${role}`);
    await drop();
  });

  test('waits for a lock in short attempts, then gives up and changes nothing', async () => {
    await using migrated = await migratedDatabase();
    const migrations = [...all, another('column', 'ALTER TABLE "farmers" ADD COLUMN "more" text;')];
    const said: string[] = [];
    const limits = { lockSeconds: 0.1, statementSeconds: 60 };
    await whileLocked(migrated.client, 'lock table farmers in share mode', async () => {
      const sentence = await refusing(migratePostgres(migrated.url, { migrations, limits, say: (line) => said.push(line) }));
      expect(sentence).toMatch(/^Migration column could not get its locks, 10 times within 0\.1 s, so nothing of it was done\./);
    });
    expect(said.at(-1)).toBe('  somebody holds a lock that it needs; trying again (9 of 9)');
    expect(await migratePostgres(migrated.url, { migrations, limits })).toBe(1);
  });

  test('cancels a slow statement, and keeps the migrations before it', async () => {
    await using migrated = await migratedDatabase();
    const migrations = [...all, another('column', 'ALTER TABLE "farmers" ADD COLUMN "more" text;'), another('slow', 'select pg_sleep(600);', 2)];
    const limits = { lockSeconds: 1, statementSeconds: 1 };
    expect(await refusing(migratePostgres(migrated.url, { migrations, limits }))).toContain(
      'Migration slow has a statement that took more than 1 s, so nothing of it was done.',
    );
    expect(await query(migrated.url, "select 1 from information_schema.columns where column_name = 'more'")).toHaveLength(1);
  });

  test('cancels the slow creation of an index, and creates the index in the next run', async () => {
    await using migrated = await migratedDatabase();
    const migrations = [...all, another('index', 'CREATE INDEX CONCURRENTLY "more_index" ON "farmers" ("phone");')];
    await whileLocked(migrated.client, 'lock table farmers in row exclusive mode', async () => {
      const sentence = await refusing(migratePostgres(migrated.url, { migrations, limits: { lockSeconds: 1, statementSeconds: 1 } }));
      expect(sentence).toContain('a statement that took more than 1 s, so the index that is not complete will be made again');
    });
    expect(await migratePostgres(migrated.url, { migrations })).toBe(1);
  });

  test('cancels the creation of an index without affecting statements of other databases', async () => {
    await using migrated = await migratedDatabase();
    await using other = await migratedDatabase();
    const migrations = [...all, another('index', 'CREATE INDEX CONCURRENTLY "more_index" ON "farmers" ("phone");')];
    let waiting: Promise<number> | undefined;
    await whileLocked(other.client, 'lock table farmers in row exclusive mode', async () => {
      waiting = migratePostgres(other.url, { migrations });
      const active = () =>
        query(other.url, `select 1 from pg_stat_activity where datname = current_database() and query like 'CREATE INDEX%' and state = 'active'`);
      await expect.poll(active).toHaveLength(1);
      await whileLocked(migrated.client, 'lock table farmers in row exclusive mode', async () => {
        expect(await refusing(migratePostgres(migrated.url, { migrations, limits: { lockSeconds: 1, statementSeconds: 1 } }))).toContain('more than 1 s');
      });
    });
    expect(await waiting).toBe(1);
  });

  test('recreates an incomplete index, and keeps complete ones', async () => {
    await using migrated = await migratedDatabase();
    const index = another(
      'indexes',
      'CREATE INDEX CONCURRENTLY "first_index" ON "farmers" ("phone");--> statement-breakpoint\nCREATE UNIQUE INDEX CONCURRENTLY "second_index" ON "farmers" ("phone");--> statement-breakpoint\nDROP INDEX CONCURRENTLY "meetings_planned_index";',
    );
    await migrated.client.query(`insert into employees (username, first_name, last_name, roles, created_at) values ('a', 'a', 'a', '{ROLE_USER}', now())`);
    const add = (name: string) =>
      migrated.client.query(
        `insert into farmers (first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
         select $1, 'b', '9876543210', 'c', 'd', 'e', 'f', '411001', now(), id from employees`,
        [name],
      );
    await add('one');
    await add('two');
    const migrations = [...all, index];
    // Two farmers share the phone number, so the second index cannot be created and stays invalid.
    await expect(migratePostgres(migrated.url, { migrations })).rejects.toThrow();
    const states = () =>
      query<{ name: string; valid: boolean; id: number }>(
        migrated.url,
        `select indexrelid::regclass::text as name, indisvalid as valid, indexrelid::int as id from pg_index
         where indexrelid::regclass::text in ('first_index', 'second_index', 'meetings_planned_index') order by 1`,
      );
    const broken = await states();
    expect(broken.map(({ name, valid }) => [name, valid])).toEqual([
      ['first_index', true],
      ['meetings_planned_index', true],
      ['second_index', false],
    ]);
    await migrated.client.query(`delete from farmers where first_name = 'two'`);
    expect(await migratePostgres(migrated.url, { migrations })).toBe(1);
    const whole = await states();
    expect(whole.map(({ name, valid }) => [name, valid])).toEqual([
      ['first_index', true],
      ['second_index', true],
    ]);
    expect(whole[0]?.id).toBe(broken.find(({ name }) => name === 'first_index')?.id);
  });

  test('preserves the rows and the id sequences of a database from before the distribution', async () => {
    const { url, drop } = await newDatabase();
    const before = all.findIndex(({ name }) => name.includes('keys-for-distribution'));
    await migratePostgres(url, { migrations: all.slice(0, before) });
    await query(
      url,
      `insert into employees (username, first_name, last_name, roles, created_at) select 'e' || n, 'e', 'e', '{ROLE_USER}', now() from generate_series(1, 2) n;
       insert into farmers (first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
         select name, 'Patil', '9876543210', 'c', 'd', 'e', 'f', '411001', now(), 1 from unnest(array['Asha', 'ÉLAN', 'Elan']) name;
       insert into dealers (first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
         values ('Shop', 'Patil', '9876543210', 'c', 'd', 'e', 'f', '411001', now(), 1);
       insert into meetings (created_by, employee_id, farmer_id, created_at) values (1, 2, 1, now());
       insert into meeting_visits (meeting_id, position, farmer_id, visited_at) values (1, 0, 1, now());
       insert into meeting_pictures (meeting_id, position, file_name) values (1, 0, 'a.svg');
       insert into warehouses (name) values ('Pune');
       insert into products (name) values ('Seed');
       insert into product_variants (product_id, variant_name, package_size) values (1, 'Seed', '1 kg');
       insert into invoices (created_at, dealer_id, warehouse_id, scanned_by) values (now(), 1, 1, 1);
       insert into invoice_lines (invoice_id, position, product_variant_id, qr_linked) values (1, 0, 1, true);
       select setval(pg_get_serial_sequence('farmers', 'id'), 500)`,
    );
    const said: string[] = [];
    expect(await migratePostgres(url, { say: (line) => said.push(line) })).toBe(all.length - before - 2);
    expect(said.at(-1)).toContain('npm run migrate -- --contract');
    expect(said).toContain('  Farmers 3 and 2 have the phone 9876543210 and one name: élan patil');
    await (await openPostgres({ url })).close();
    const [found] = await query(
      url,
      `select (select array_agg(phone || first_name || last_name || farmer_id order by farmer_id) from farmer_keys) as farmers,
         (select count(*)::integer from dealer_keys) as dealers, (select employee_id from meeting_visits) as visit,
         (select employee_id from meeting_pictures) as picture, (select dealer_id from invoice_lines) as line`,
    );
    expect(found).toEqual({
      farmers: ['9876543210ashapatil1', '9876543210élanpatil2', '9876543210elanpatil3'],
      dealers: 1,
      visit: '2',
      picture: '2',
      line: '1',
    });
    const next = `insert into farmers (first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
      values ('New', 'Patil', '9876543210', 'c', 'd', 'e', 'f', '411001', now(), 1) returning id`;
    expect(await query(url, next)).toEqual([{ id: '501' }]);

    // An instance of the previous version keeps running. Its new and changed rows are unique by its own key, and are copied into the key tables at the end.
    const again = `${next.replace(' returning id', '')} on conflict do nothing returning id`;
    expect(await query(url, again)).toEqual([]);
    await expect(query(url, `update farmers set first_name = 'asha' where id = 501`)).rejects.toThrow('farmers_person_key');
    await query(url, `update farmers set phone = '9876543211' where id = 1`);
    await query(url, `insert into attendance (employee_id, entry_date, punch_in_time) values (1, '2026-11-20', now()) on conflict do nothing`);
    await query(url, 'insert into meetings (created_by, employee_id, dealer_id, created_at) values (1, 1, 1, now())');
    expect(await migratePostgres(url, { contracts: true })).toBe(2);
    expect(await query(url, 'select phone || first_name || last_name || farmer_id as key from farmer_keys order by farmer_id')).toEqual([
      { key: '9876543211ashapatil1' },
      { key: '9876543210élanpatil2' },
      { key: '9876543210elanpatil3' },
      { key: '9876543210newpatil501' },
    ]);
    expect(await query(url, `select to_regclass('farmers_person_key') as farmers, to_regclass('dealers_person_key') as dealers`)).toEqual([
      { farmers: null, dealers: null },
    ]);
    await drop();
  });

  test('migrates once when many processes run, while the others wait or give up with a sentence', async () => {
    const { url, drop } = await newDatabase();
    const counts = await Promise.all(Array.from({ length: 4 }, () => migratePostgres(url)));
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 0, all.length]);
    const holder = await openClient(url);
    let waiting: Promise<number> | undefined;
    await whileLocked(holder, 'select pg_advisory_xact_lock(7240711)', async () => {
      const said: string[] = [];
      expect(await refusing(migratePostgres(url, { waitSeconds: 0 }))).toBe(
        'Another process has been migrating this database for 0 s; nothing was done. Run it again once that one has ended.',
      );
      waiting = migratePostgres(url, { say: (line) => said.push(line) });
      await expect.poll(() => said).toEqual(['Another process is migrating this database; waiting for it, at most 60 s']);
    });
    expect(await waiting).toBe(0);
    await holder.end();
    await drop();
  });

  describe.skipIf(noPgbouncer !== null)(`behind pgbouncer in transaction mode${noPgbouncer === null ? '' : ` (${noPgbouncer})`}`, () => {
    let bouncer: Pgbouncer;
    beforeAll(async () => {
      bouncer = await startPgbouncer(server);
    });
    afterAll(() => bouncer[Symbol.asyncDispose]());

    test('runs migrations concurrently, creates indexes concurrently, and leaves no setting on a connection', async () => {
      const { url, drop } = await newDatabase();
      const behind = bouncer.urlOf(new URL(url).pathname.slice(1));
      const migrations = [...all, another('index', 'CREATE INDEX CONCURRENTLY "more_index" ON "farmers" ("phone");')];
      expect(await migratePostgres(behind, { migrations })).toBe(migrations.length);
      const counts = await Promise.all(Array.from({ length: 2 }, () => migratePostgres(behind, { migrations })));
      expect(counts).toEqual([0, 0]);
      const settings = await query(behind, `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`);
      expect(settings).toEqual([{ lock: '0', statement: '0' }]);
      await drop();
    });
  });
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function command(url: string, environment: Readonly<Record<string, string>> = {}, ...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: url, ...environment };
    const child = execFile(process.execPath, [programOf('rest/embedded/tools/migrate.ts'), ...words], { env }, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}
