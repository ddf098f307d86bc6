/**
 * Checks every statement of the embedded REST API against the rules of Citus, and against the list in statements.txt.
 * @module-tag slow
 */
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { recordCalls } from '../testing/recorded-calls.ts';
import { type PlacedStatement, placedStatements, statementList } from '../testing/statement-list.ts';
import { analyseStatement } from '../testing/statement-places.ts';
import { type Placement, placements } from './distribution.ts';
import { tables } from './tables/all.ts';

describe('the statements of all calls', () => {
  let recorded: ReadonlyMap<string, readonly PlacedStatement[]>;
  beforeAll(async () => {
    recorded = await placedStatements(await recordCalls());
  });

  test('include those of every call of the contract', () => {
    expect(calls.map(({ name }) => name).filter((name) => (recorded.get(name) ?? []).length === 0)).toEqual([]);
  });

  test('follow the rules of Citus', () => {
    const faults = [...recorded].flatMap(([call, statements]) => statements.flatMap((each) => each.faults.map((fault) => `${call}: ${fault}: ${each.text}`)));
    expect([...new Set(faults)]).toEqual([]);
  });

  test('never change or lock referenced tables after a read of many machines in one transaction', () => {
    const referred: readonly string[] = Object.values(tables).flatMap((table) => (is(table, PgTable) && isReferred(table) ? [getTableName(table)] : []));
    expect(referred).toEqual(expect.arrayContaining(['employees', 'sessions']));
    const writes = calls.filter(({ effect }) => effect === 'write').map(({ name }) => name);
    const late = writes.flatMap((call) => {
      let isAfterMany = false;
      const found = (recorded.get(call) ?? []).filter(({ verb, text, reach, tables }) => {
        // Each request begins by identifying its caller.
        if (verb === 'select' && tables.includes('sessions')) isAfterMany = false;
        const isLate = isAfterMany && (verb !== 'select' || isLocking(text)) && tables.some((table) => referred.includes(table));
        isAfterMany ||= (reach === 'all' || reach === 'several') && tables.some((table) => placements.get(table)?.kind === 'distributed');
        return isLate;
      });
      return found.map(({ text }) => `${call}: ${text}`);
    });
    expect(late).toEqual([]);
  });

  // After a change of a statement, `npx vitest run rest/embedded/database/statements.test.ts -u` updates the list.
  test('equal the list', async () => {
    await expect(statementList(recorded)).toMatchFileSnapshot('statements.txt');
  });
});

const isLocking = (text: string) => /\bfor (no key )?update\b/.test(text);

/** Returns true for reference tables, and for coordinator tables that refer to one. Citus writes these over one connection to each machine. */
function isReferred(table: PgTable): boolean {
  const kind = placements.get(getTableName(table))?.kind;
  return kind === 'reference' || (kind === 'coordinator' && getTableConfig(table).foreignKeys.length > 0);
}

describe('a statement', () => {
  const spread = (column: string, group: string): Placement => ({ kind: 'distributed', column, group });
  const where = new Map<string, Placement>([
    ['farmers', spread('id', 'farmers')],
    ['farmer_changes', spread('farmer_id', 'farmers')],
    ['meetings', spread('employee_id', 'meetings')],
    ['employees', { kind: 'reference' }],
    ['sessions', { kind: 'coordinator' }],
  ]);
  const reachOf = async (text: string) => (await analyseStatement(text, where)).reach;
  const faultsOf = async (text: string) => (await analyseStatement(text, where)).faults;

  test.each([
    ['one', 'select * from farmers where "farmers"."id" = $1'],
    ['one', 'select * from farmers where id = $1 and phone > $2 for update'],
    ['one', 'select * from farmers where "farmers"."id" in ($1)'],
    ['several', 'select * from farmers where "farmers"."id" in ($1, $2)'],
    ['several', 'select * from farmers where "farmers"."id" = any($1::bigint[])'],
    ['all', 'select * from farmers where "farmers"."id" > $1'],
    ['all', 'select * from farmers where "farmers"."id" = $1 or phone = $2'],
    ['all', 'select * from farmers where not "farmers"."id" = $1'],
    ['all', 'select * from farmers where "farmers"."id" = created_by'],
    ['one', 'select * from farmers f join farmer_changes c on c.farmer_id = f.id where c.farmer_id = $1'],
    ['one', 'select * from farmers left join employees on employees.id = farmers.created_by where farmers.id = 7'],
    ['all', 'select count(*) from (select id from farmers) as f'],
    ['all', 'select 1 where exists (select 1 from meetings)'],
    ['any', 'select * from employees where id = $1'],
    ['coordinator', 'select * from sessions join employees on employees.id = sessions.employee_id'],
    ['one', 'insert into farmers (id, phone) values (default, $1) returning id'],
    ['several', 'insert into farmers (id, phone) values ($1, $2), ($3, $4)'],
    ['all', 'update employees set active = $1 where id = $2'],
    ['all', 'delete from meetings where created_at < $1'],
    ['all', 'update farmers set changed_at = to_timestamp(created_at::double precision), seen_at = $1::timestamptz'],
    ['all', 'select * from employees where employees.id in (select employee_id from meetings)'],
    ['no table', 'select now()'],
  ])('reaches %s: %s', async (reach, text) => {
    expect(await reachOf(text)).toBe(reach);
    expect(await faultsOf(text)).toEqual([]);
  });

  test.each([
    ['locks rows on more than one machine', 'select * from meetings where id = $1 for no key update'],
    ['joins farmers and meetings, which are on different machines', 'select * from farmers join meetings on meetings.farmer_id = farmers.id'],
    ['not by their distribution column', 'select * from farmers f join farmer_changes c on c.changed_by = f.created_by'],
    ['all of farmers is copied to the coordinator', 'select * from sessions left join farmers on farmers.id = sessions.employee_id'],
    ['all of meetings is copied', 'select * from (select 1 as number) as page left join meetings on meetings.id = number'],
    ['depends on farmers', 'select *, (select count(*) from meetings where meetings.farmer_id = farmers.id) from farmers'],
    ['changes id, by which farmers is distributed', 'update farmers set id = $1 where id = $2'],
    ['changes employee_id, by which', 'insert into meetings (employee_id) values ($1) on conflict (employee_id, id) do update set employee_id = $2'],
    ['sets no employee_id', 'insert into meetings (id) values ($1)'],
    ['has a subquery in its values', 'insert into farmers (id, phone) values ($1, (select phone from employees limit 1))'],
    ['calls clock_timestamp', 'update farmers set changed_at = clock_timestamp() where id = $1'],
    ['calls now', 'insert into farmers (id) values ($1) on conflict (id) do update set phone = $2 where farmers.changed_at < now()'],
    ['casts a column to timestamptz', `update farmers set changed_at = ($1::jsonb ->> farmers.id::text)::timestamptz where id = $2`],
    ['depends on employees', 'select * from employees where exists (select from meetings where meetings.employee_id = employees.id)'],
    [
      'depends on made',
      'insert into farmers (id) select id from json_to_recordset($1) as made (id bigint) where exists (select from meetings where meetings.id = made.id)',
    ],
    ['joins farmers and meetings, which are on different machines', 'update farmers set phone = $1 from meetings where meetings.farmer_id = farmers.id'],
    ['reads the time', 'update employees set changed_at = current_timestamp where id = $1'],
    [
      'updates rows from another table',
      'update farmers set phone = employees.phone from employees where employees.id = farmers.created_by and farmers.id = $1',
    ],
    ['returns several rows', 'insert into farmers (id, phone) values ($1, $2), ($3, $4) returning id'],
    ['joins sessions of the coordinator with farmers', 'select * from sessions join farmers on farmers.created_by = sessions.employee_id'],
    ['has two columns of one name', 'select count(*) from (select 1, null, id from farmers union all select 2, null, id from meetings) as f'],
    ['has two columns of one name', 'select count(*) from (select id, phone as id from farmers) as f'],
    ['numbers the rows of a function', 'select * from unnest($1::bigint[]) with ordinality as asked (id, place) join farmers on farmers.id = asked.id'],
    ['has a lateral item', 'select * from farmers, lateral jsonb_array_elements(crops)'],
    ['has a window function', 'select count(*) over () from farmers'],
    ['has a sorted aggregate', 'select array_agg(id order by phone) from farmers'],
    ['has grouping sets', 'select count(*) from farmers group by rollup (phone)'],
    ['is recursive', 'with recursive f as (select id from farmers union all select id from f) select * from farmers'],
    ['writes in a common table expression', 'with gone as (delete from farmers where id = $1 returning id) select * from gone'],
  ])('is refused because it %s: %s', async (fault, text) => {
    expect((await faultsOf(text)).join()).toContain(fault);
  });
});
