/** Distribution of the tables, with functions named like those of Citus that record their calls and refuse what Citus refuses. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { all, another } from '../testing/migrations.ts';
import { openTestDatabase, type TestDatabase, testCitusUrl } from '../testing/test-database.ts';
import { addPerson } from '../testing/test-server.ts';
import { distribute } from './distribute.ts';
import { placements } from './distribution.ts';
import { migrate } from './migrate.ts';

/** Outside the schema of the tables, because every table in it needs a placement. */
const lookAlike = `
  create schema citus_like;
  create table citus_like.nodes (groupid integer, shouldhaveshards boolean);
  create table citus_like.spread (logicalrelid regclass primary key, partmethod "char", repmodel "char");
  create view pg_dist_node as select * from citus_like.nodes;
  create view pg_dist_partition as select * from citus_like.spread;
  create function create_distributed_function(function_name regprocedure) returns void language sql as 'select';
  create function citus_like.add(name regclass, method "char", model "char") returns void language plpgsql as $$
  begin
    if current_setting('citus.multi_shard_modify_mode', true) is distinct from 'sequential' then raise 'not sequential'; end if;
    if exists (select from citus_like.spread where logicalrelid = name) then raise 'table "%" is already distributed', name; end if;
    if exists (select from pg_constraint where contype = 'f' and name in (conrelid, confrelid)) then raise 'table "%" has a foreign key', name; end if;
    insert into citus_like.spread values (name, method, model);
  end $$;
  create function create_reference_table(table_name regclass) returns void language sql as $$ select citus_like.add(table_name, 'n', 't') $$;
  create function create_distributed_table(table_name regclass, distribution_column text, colocate_with text) returns void language plpgsql as $$
  begin
    if not exists (select from pg_attribute where attrelid = table_name and attname = distribution_column) then raise 'column "%" does not exist', distribution_column; end if;
    if colocate_with <> 'none' and not exists (select from citus_like.spread where logicalrelid = colocate_with::regclass) then
      raise 'relation % is not distributed', colocate_with;
    end if;
    perform citus_like.add(table_name, 'h', 's');
  end $$;
  create function truncate_local_data_after_distributing_table(function_name regclass) returns void language plpgsql as $$
  begin
    if not exists (select from citus_like.spread where logicalrelid = function_name) then raise 'supplied parameter is not a distributed relation'; end if;
    if exists (select from pg_constraint where contype = 'f' and confrelid = function_name) then raise 'it would truncate more'; end if;
  end $$`;

describe.skipIf(testCitusUrl !== undefined)('npm run distribute', () => {
  let open: TestDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
    for (const statement of lookAlike.split(/;\n {2}(?=create)/)) await run(statement);
    await addPerson(open.database, 'meera');
  });
  afterAll(() => open.close());

  const run = (statement: string) => open.database.execute(sql.raw(statement));
  const names = async (query: string) => {
    const rows = await open.database.select({ name: sql<string>`name` }).from(sql.raw(`(${query}) as found`));
    return rows.map(({ name }) => name);
  };
  const spread = () => names('select logicalrelid::text as name from citus_like.spread order by 1');
  const keys = () =>
    names(`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as name from pg_constraint where contype = 'f' order by 1`);
  const spreadTables = [...placements].flatMap(([table, { kind }]) => (kind === 'coordinator' ? [] : [table])).toSorted();

  test('is refused until the machines are known', async () => {
    await expect(distribute(open.database)).rejects.toThrow('The coordinator is not among the machines');
    await run('insert into citus_like.nodes values (0, false)');
    await expect(distribute(open.database)).rejects.toThrow('Citus has no machine to spread the tables over');
    await run('insert into citus_like.nodes values (1, true), (2, true)');
  });

  test('changes nothing when a statement is refused, and names the statement', async () => {
    const before = await keys();
    await run(`insert into citus_like.spread values ('sessions', 'n', 's'), ('pictures', 'n', 's')`);
    await expect(distribute(open.database)).rejects.toThrow(
      `create_distributed_table('pictures', 'file_name', colocate_with => 'none')\nwas refused: table "pictures" is already distributed. All tables are where they were.`,
    );
    expect([await spread(), await keys()]).toEqual([['pictures', 'sessions'], before]);
    await run('delete from citus_like.spread');
  });

  test('distributes every table with a placement, empties the former tables, and preserves the keys', async () => {
    const before = await keys();
    const said: string[] = [];
    await distribute(open.database, { say: (statement) => said.push(statement) });
    expect([await spread(), await keys()]).toEqual([spreadTables, before]);
    expect(said.filter((statement) => statement.includes('truncate_local'))).toEqual([`select truncate_local_data_after_distributing_table('employees')`]);
    expect(said.indexOf('begin')).toBeLessThan(said.findIndex((statement) => statement.startsWith('alter')));
    expect(said.at(-1)).toBe('commit');
  });

  test('does nothing when repeated, and distributes only new tables after a migration', async () => {
    expect(await distribute(open.database)).toBe(0);
    await run(`delete from citus_like.spread where logicalrelid = 'meeting_visits'::regclass`);
    const said: string[] = [];
    await distribute(open.database, { say: (statement) => said.push(statement) });
    expect(said.filter((statement) => /_table\(|constraint/.test(statement))).toEqual([
      expect.stringContaining('alter table meeting_visits drop constraint'),
      `select create_distributed_table('meeting_visits', 'employee_id', colocate_with => 'attendance')`,
      expect.stringContaining('alter table meeting_visits add constraint'),
    ]);
    expect(await spread()).toEqual(spreadTables);
  });

  test('is done by a migration for its own new tables, before their foreign keys', async () => {
    await run(`delete from citus_like.spread where logicalrelid in ('day_questions'::regclass, 'qr_users'::regclass)`);
    await run('drop table day_questions');
    await run('alter table qr_users rename to former_users');
    const statements = [
      'CREATE TABLE "webhook_notes" ("id" bigint PRIMARY KEY);',
      'CREATE TABLE "day_questions" ("employee_id" bigint NOT NULL, "asked_by" bigint NOT NULL);',
      '-- Phones of shops.\nCREATE TABLE "qr_users" ("id" bigint PRIMARY KEY);',
      'ALTER TABLE "day_questions" ADD CONSTRAINT "day_questions_asked_by" FOREIGN KEY ("asked_by") REFERENCES "employees"("id");',
    ];
    const migrations = [...all, another('tables', statements.join('--> statement-breakpoint\n'))];
    await migrate({ database: open.database, runAlone: run }, { migrations });
    expect(await spread()).toEqual(spreadTables);
    expect(await keys()).toContain('day_questions day_questions_asked_by FOREIGN KEY (asked_by) REFERENCES employees(id)');
  });
});
