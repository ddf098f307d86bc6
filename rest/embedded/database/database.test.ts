/** @module-tag slow */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onOneMachine } from '../testing/plans.ts';
import { programOf } from '../testing/programs.ts';
import { createPostgresDatabase, openTestDatabase, putEmptyDatabase, testDatabaseUrl } from '../testing/test-database.ts';
import { addPerson } from '../testing/test-server.ts';
import type { OpenDatabase } from './database.ts';
import { errorCode } from './error-code.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { copyPrepared, openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { farmerKeys, farmers } from './tables/customers.ts';
import { checkEvents } from './tables/days.ts';
import { employees } from './tables/employees.ts';

describe('opening', () => {
  test('creates the tables in an empty folder, and preserves their rows when it is opened again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pglite-test-'));
    try {
      const first = await openPglite(folder);
      await addPerson(first.database, 'meera');
      await first.close();
      const second = await openPglite(folder);
      expect(await second.database.$count(employees)).toBe(1);
      await second.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('has a prepared folder that every user can read, because the product may run as another user than the builder', () => {
    const prepared = programOf('empty-database');
    const entries = readdirSync(prepared, { recursive: true, encoding: 'utf8' }).map((name) => ({ name, mode: statSync(join(prepared, name)).mode & 0o044 }));
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter(({ mode }) => mode !== 0o044)).toEqual([]);
  });

  test('copies the prepared folder completely at a first start, also after an interrupted one, and never overwrites a folder', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'pglite-test-'));
    const [from, folder] = [join(parent, 'prepared'), join(parent, 'database')];
    try {
      putEmptyDatabase(from);
      mkdirSync(folder);
      mkdirSync(`${folder}.new`);
      cpSync(join(from, 'PG_VERSION'), join(`${folder}.new`, 'PG_VERSION'));
      writeFileSync(join(`${folder}.new`, 'half'), '');
      copyPrepared(from, folder);
      expect(readdirSync(parent).sort()).toEqual(['database', 'prepared']);
      expect(readdirSync(folder).sort()).toEqual(readdirSync(from).sort());
      expect(statSync(folder).mode & 0o777).toBe(0o700);

      const first = await openPglite(folder);
      await addPerson(first.database, 'meera');
      await first.close();
      copyPrepared(from, folder);
      const second = await openPglite(folder);
      expect(await second.database.$count(employees)).toBe(1);
      await second.close();
      copyPrepared(join(parent, 'nowhere'), join(parent, 'other'));
      expect(readdirSync(parent).sort()).toEqual(['database', 'prepared']);
    } finally {
      rmSync(parent, { recursive: true });
    }
  });

  test('refuses an unreachable PostgreSQL in one sentence without the password', async () => {
    await expect(openPostgres({ url: 'postgres://somebody:secret@127.0.0.1:1/nowhere' })).rejects.toThrow(
      /^The PostgreSQL server named by DATABASE_URL cannot be reached \(ECONNREFUSED\)\.$/,
    );
  });
});

describe.runIf(testDatabaseUrl !== undefined)('opening PostgreSQL', () => {
  const serverUrl = testDatabaseUrl ?? '';

  test('refuses a database whose locale produces no trigrams for Devanagari', async () => {
    const fresh = await createPostgresDatabase(serverUrl, "encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'");
    await expect(migratePostgres(fresh.url)).rejects.toThrow('cannot search names in Devanagari');
    await fresh.drop();
  });

  test('refuses a missing database', async () => {
    const url = new URL(serverUrl);
    url.pathname = '/no_such_database';
    await expect(openPostgres({ url: url.href })).rejects.toThrow('has no such database');
  });
});

describe('the tables', () => {
  let open: OpenDatabase;
  let creator: string;
  beforeAll(async () => {
    open = await openTestDatabase();
    creator = await addPerson(open.database, 'creator', ['ROLE_USER'], { email: 'creator@demo.example', phone: '9000000001' });
  });
  afterAll(() => open.close());

  const registration = () => ({
    firstName: 'राहुल',
    lastName: 'पाटील',
    phone: '9876543210',
    street: 'Main road',
    taluka: 'Haveli',
    district: 'Pune',
    state: 'Maharashtra',
    pinCode: '411001',
    registerDate: '2026-11-20T23:59:59.999+05:30',
    createdBy: creator,
  });

  test('return big integers, instants and lists unchanged', async () => {
    const crops = [{ name: 'Grape', value: '2.5' }];
    const [row] = await open.database
      .insert(farmers)
      .values({ ...registration(), id: '9007199254740993', crops, dob: '2000-02-29' })
      .returning();
    expect(row).toMatchObject({ id: '9007199254740993', createdBy: creator, crops, dob: '2000-02-29', searchText: 'राहुल पाटील 9876543210' });
    expect(new Date(row?.registerDate ?? '').toISOString()).toBe('2026-11-20T18:29:59.999Z');
  });

  test('have generated columns that work without a search path, as a restored dump needs', async () => {
    const keys = await open.database.transaction(async (tx) => {
      await tx.execute(sql`set local search_path to ''`);
      return tx.select({ name: sql`public.search_key('राहुल', 'Ojhar')`, pairs: sql`public.letter_pairs('ab')` }).from(sql`(values (1)) as one`);
    });
    expect(keys).toEqual([{ name: ' rahul ojar ~rl~ ', pairs: ['a', 'b', 'ab'] }]);
  });

  onOneMachine('find parts of Devanagari names by an index', async () => {
    const plan = await open.database.transaction(async (tx) => {
      // Without this, PostgreSQL would not use the index on a small table.
      await tx.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify(await tx.execute(sql`explain select id from farmers where search_text like ${'%पाटील%'}`));
    });
    expect(plan).toContain('farmers_words_index');
  });

  const key = { phone: '9876543210', firstName: 'राहुल', lastName: 'पाटील', customerId: '1' };
  test.each([
    ['the same person with the same phone number', () => open.database.insert(farmerKeys).values([key, { ...key, customerId: '2' }]), '23505'],
    ['an impossible phone number', () => open.database.insert(farmers).values({ ...registration(), phone: '1234567890' }), '23514'],
    ['a user name that is another person’s e-mail address', () => addPerson(open.database, 'other@demo.example'), '23514'],
    ['a user name that is another person’s phone number', () => addPerson(open.database, '9000000001'), '23514'],
    ['a user name that differs only in case', () => addPerson(open.database, 'Creator'), '23505'],
    ['a person without a role', () => addPerson(open.database, 'roleless', []), '23514'],
    ['an unknown person', () => open.database.insert(checkEvents).values({ employeeId: '999', at: '2026-11-20T00:00:00Z', kind: 'IN' }), '23503'],
  ])('refuse %s', async (_name, write, code) => {
    expect(errorCode(await Promise.resolve(write()).catch((error: unknown) => error))).toBe(code);
  });
});
