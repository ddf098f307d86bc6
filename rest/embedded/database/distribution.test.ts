/** Checks the tables of a migrated database against the rules of Citus in its documentation. */
import { getTableName, sql, TransactionRollbackError } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { all } from '../testing/migrations.ts';
import { analyseStatement } from '../testing/statement-places.ts';
import { openTestDatabase, testCitusUrl } from '../testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { distribute } from './distribute.ts';
import { type Placement, placements, refusedByCitus } from './distribution.ts';
import { tables } from './tables/all.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

test('every table has a placement that Citus accepts', async () => {
  const all = Object.values(tables).map((table: PgTable) => getTableName(table));
  expect([...placements.keys()].toSorted()).toEqual([...all, 'demo_progress'].toSorted());
  expect(await refusedByCitus(open.database)).toEqual([]);
});

// Earlier migrations prepared the tables for their first distribution.
test('every migration of distributed tables joins only tables of one machine', async () => {
  const later = all.filter(({ name, isConcurrent }) => name > '0021' && !isConcurrent);
  expect(later.length).toBeGreaterThan(20);
  const places = await Promise.all(
    later.flatMap(({ name, statements }) => statements.map(async (text) => ({ name, ...(await analyseStatement(text, placements)) }))),
  );
  const joins = places.flatMap(({ name, faults }) => faults.filter((fault) => fault.startsWith('it joins ')).map((fault) => `${name}: ${fault}`));
  expect(joins).toEqual([]);
});

describe.skipIf(testCitusUrl !== undefined)('on one machine', () => {
  /** Runs a statement, returns the refusals and rolls the statement back. */
  async function refusedAfter(statement: string, where?: ReadonlyMap<string, Placement>): Promise<readonly string[]> {
    let refused: readonly string[] = [];
    await open.database
      .transaction(async (tx) => {
        for (const each of statement.split('; ')) await tx.execute(sql.raw(each));
        refused = await refusedByCitus(tx, where);
        tx.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
    return refused;
  }

  test.each([
    ['create table more (id bigint)', 'more has no place: say in distribution.ts where its rows are'],
    [
      'alter table check_events add column more bigint generated always as identity',
      'check_events.more is an identity column: ids of distributed tables come from sequences',
    ],
    ['create unique index more on farmers (phone, lower(first_name))', 'more lacks farmers.id: a unique key holds the distribution column'],
    ['create unique index more on farmers ((id + 0))', 'more lacks farmers.id: a unique key holds the distribution column'],
    ['alter table meetings add constraint more unique (id)', 'more lacks meetings.employee_id: a unique key holds the distribution column'],
    [
      'alter table meetings add constraint more foreign key (farmer_id) references farmers',
      'more of meetings: it leads to rows of another machine: distributed tables refer to each other within a group only',
    ],
    [
      'alter table check_events add constraint more foreign key (kind) references settings',
      'more of check_events: a distributed table refers to no table of the coordinator',
    ],
    [
      'alter table employees add column more bigint; alter table employees add constraint more foreign key (more) references farmers',
      'more of employees: a reference table refers to no distributed table',
    ],
    [
      'alter table sessions add column more bigint; alter table sessions add constraint more foreign key (more) references farmers',
      'more of sessions: a table of the coordinator refers to no distributed table',
    ],
    [
      'alter table meeting_changes add constraint more foreign key (changed_by, meeting_id) references meetings (employee_id, id)',
      'more of meeting_changes: it lacks the distribution column at the same place on both sides',
    ],
    [
      'alter table meeting_changes add constraint more foreign key (employee_id, meeting_id) references meetings (employee_id, id) on update cascade',
      'more of meeting_changes: it would change the distribution column, which never changes',
    ],
    [
      'create trigger more before update on farmers for each row execute function suppress_redundant_updates_trigger()',
      'farmers has the trigger more: distributed tables have none',
    ],
    [
      'alter table travel_points alter employee_id type integer',
      'travel_points.employee_id is integer and attendance.employee_id bigint: columns of a group are of one type',
    ],
    [
      'alter table travel_points drop constraint travel_points_employee_id_at_id_pk; alter table travel_points alter employee_id drop not null',
      'travel_points.employee_id may be null: a distribution column has a value in each row, which is written',
    ],
  ])('%s', async (statement, fault) => {
    expect(await refusedAfter(statement)).toEqual([fault]);
  });

  test('rejects a missing column', async () => {
    const where = new Map(placements).set('farmers', { kind: 'distributed', column: 'nowhere', group: 'farmers' });
    expect(await refusedAfter('select 1', where)).toContain('farmers.nowhere is not there: a distribution column has a value in each row, which is written');
  });

  test('a dry run reports each statement, dropping the foreign keys first and restoring them last', async () => {
    const said: string[] = [];
    await distribute(open.database, { isDryRun: true, say: (statement) => said.push(statement) });
    expect(said).toContain(`select create_distributed_function('letter_pairs(text)')`);
    expect(said[said.indexOf('begin') + 1]).toContain('sequential');
    expect(said.at(-1)).toBe('commit');
    expect(said).toContain(`select create_reference_table('employees')`);
    expect(said).toContain(`select create_distributed_table('farmers', 'id', colocate_with => 'none')`);
    expect(said).toContain(`select create_distributed_table('meetings', 'employee_id', colocate_with => 'attendance')`);
    expect(said.filter((line) => line.includes("'changes'") || line.includes("'audit_events'"))).toEqual([]);
    const [dropped, created, added] = [/drop constraint/, /create_(reference|distributed)_table/, /add constraint/].map((words) =>
      said.flatMap((line, place) => (words.test(line) ? [place] : [])),
    );
    expect(dropped?.length).toBe(added?.length);
    expect(Math.max(...(dropped ?? []))).toBeLessThan(Math.min(...(created ?? [])));
    expect(Math.max(...(created ?? []))).toBeLessThan(Math.min(...(added ?? [])));
    // Each key is restored exactly, whatever happens to the tables in between.
    const isKey = (line: string) => line.includes(' constraint ');
    await open.database.transaction(async (tx) => {
      for (const statement of said.filter(isKey)) await tx.execute(sql.raw(statement));
    });
    const again: string[] = [];
    await distribute(open.database, { isDryRun: true, say: (statement) => again.push(statement) });
    expect(again).toEqual(said);
  });

  test('refuses in a sentence without Citus', async () => {
    await expect(distribute(open.database)).rejects.toThrow('This database has no Citus');
  });
});

test.runIf(testCitusUrl !== undefined)('has no statement left on a distributed cluster', async () => {
  expect(await distribute(open.database)).toBe(0);
});
