/**
 * Pages of a list that consists of parts without a common row, such as the meetings with farmers and those with dealers of one name.
 * The rows of a few people are gathered by the people's index and sorted. Where that would be many rows, the list is read in its order and
 * each row is checked, up to a limit. So no page walks the whole table in search of rows that are not there.
 */
import { and, asc, desc, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Ages, createBackgroundCounts } from './background-counts.ts';
import type { Database } from './database.ts';
import { compared, countUpTo, type Key, type ListPage, longFrom, nameOf, orderOf } from './list-pages.ts';
import type { MonthList, MonthPageWish } from './month-pages.ts';

/** The people whose rows a part consists of. */
export interface OfPeople {
  /** Column of the list's table that refers to one of the people. */
  readonly column: PgColumn;
  /** Null for more people than are listed. */
  readonly ids: readonly string[] | null;
  /** Selects the ids of all these people. */
  readonly selectAll: () => SQL;
  /** Returns the ids of up to `limit` of these people. */
  readonly findIds: (limit: number) => Promise<readonly string[]>;
  /** Returns those of the ids that belong to these people. */
  readonly findAmong: (ids: readonly string[]) => Promise<readonly string[]>;
}

export interface ListPart {
  /** Conditions that an index has in the order of the list. */
  readonly listed: SQL | undefined;
  readonly people: readonly OfPeople[];
}

export type ReadParts = (database: Database, now: Date, parts: readonly ListPart[], page: MonthPageWish) => Promise<ListPage>;

/** Maximum number of rows that are checked for a page before the rows of all people are gathered instead. */
const maxChecked = 20_000;
/** Number of rows that are checked first, and the maximum number at a time. */
const checkedAtOnce = { first: 250, most: 5_000 };
/** Maximum number of people whose ids are passed to the database to gather their rows. */
const maxGathered = 20_000;
/** The total of a long part is told for a minute. */
const ages: Ages = { freshMs: 30_000, usableMs: 60_000 };
const maxTotals = 1_000;

export function createPartPages(list: MonthList): ReadParts {
  const totals = createBackgroundCounts<number>(maxTotals);

  /** Null while a long part is being counted. */
  function longTotal(database: Database, now: Date, { listed, people }: ListPart): number | null {
    const condition = and(listed, ...people.map(conditionOf));
    const name = nameOf(condition);
    const make = () => database.$count(list.table, condition);
    const known = totals.get(name, now, ages, make);
    if (known === undefined) totals.start(name, now, make);
    return known ?? null;
  }

  async function readPart(database: Database, now: Date, part: ListPart, { direction, behind, end }: End): Promise<{ total: number | null; keys: SQL }> {
    const { listed, people } = part;
    const rest = { ...part, listed: and(listed, behind) };
    if (people.length === 0 || (await hasFewRows(database, list, part))) {
      const total = await database.$count(list.table, and(listed, ...people.map(conditionOf)));
      return { total, keys: people.length === 0 ? inOrder(database, list, rest.listed, { direction, end }) : gathered(list, rest, people, { direction, end }) };
    }
    if ((await countUpTo(database, list.table, listed, longFrom)) < longFrom) {
      const { ids } = await check(database, list, part, { direction, end: Number.POSITIVE_INFINITY });
      return { total: ids.length, keys: behind === undefined ? ofIds(list, ids.slice(0, end)) : gathered(list, rest, people, { direction, end }, ids) };
    }
    const total = longTotal(database, now, part);
    const { ids, isEnough } = await check(database, list, rest, { direction, end });
    if (isEnough) return { total, keys: ofIds(list, ids) };
    const known = await Promise.all(people.map(async (each) => (each.ids === null ? withIds(each, await each.findIds(maxGathered + 1)) : each)));
    return { total, keys: gathered(list, rest, known, { direction, end }) };
  }

  return async (database, now, parts, { number, size, order, olderThan }) => {
    const direction = order === 'OLDEST' ? asc : desc;
    const behind = olderThan && compared(list.key, order === 'OLDEST' ? '>' : '<', olderThan);
    const read = await Promise.all(parts.map((part) => readPart(database, now, part, { direction, behind, end: (number + 1) * size })));
    const total = read.reduce<number | null>((sum, part) => (sum === null || part.total === null ? null : sum + part.total), 0);
    const page = selectPage(
      read.map(({ keys }) => keys),
      { first: number * size, size, direction },
    );
    return { rows: inArray(list.key[1], page), order: orderOf(list.key, direction), total };
  };
}

const withIds = (people: OfPeople, ids: readonly string[]): OfPeople => ({ ...people, ids: ids.length > maxGathered ? null : ids });

const isAmong = (column: PgColumn, ids: readonly string[]): SQL => sql`${column} = any(${sql.param([...ids])}::bigint[])`;

const conditionOf = ({ column, ids, selectAll }: OfPeople): SQL => (ids === null ? sql`${column} in (${selectAll()})` : isAmong(column, ids));

/** Returns true when the rows of listed people are few enough to be gathered by each request. Counted in the people's index alone, without other conditions. */
async function hasFewRows(database: Database, { table }: MonthList, { people }: ListPart): Promise<boolean> {
  for (const { column, ids } of people) {
    if (ids !== null && (await countUpTo(database, table, isAmong(column, ids), longFrom)) < longFrom) return true;
  }
  return false;
}

interface End {
  readonly direction: typeof asc;
  readonly behind?: SQL | undefined;
  /** Number of rows from the first one of the list to the last one of the page. */
  readonly end: number;
}

const columnsOf = ([at, id]: MonthList['key']) => ({ at: sql`${at}`.as('listed_at'), id: sql<string>`${id}`.as('id') });

/** Selects the keys of rows that an index has in the order of the list. */
const inOrder = (database: Database, { table, key }: MonthList, listed: SQL | undefined, { direction, end }: End): SQL =>
  database.select(columnsOf(key)).from(table).where(listed).orderBy(orderOf(key, direction)).limit(end).getSQL();

const ofIds = ({ table, key }: MonthList, ids: readonly string[]): SQL =>
  sql`select ${key[0]} as listed_at, ${key[1]} as id from ${table} where ${isAmong(key[1], ids)}`;

/** Selects keys from all rows of the people. `offset 0` keeps PostgreSQL from reading the table in the order of the list until it has enough rows. */
function gathered({ table, key }: MonthList, { listed }: ListPart, people: readonly OfPeople[], { direction, end }: End, ids?: readonly string[]): SQL {
  const condition = and(listed, ...(ids === undefined ? people.map(conditionOf) : [isAmong(key[1], ids)]));
  const all = sql`select ${key[0]} as listed_at, ${key[1]} as id from ${table} where ${condition} offset 0`;
  return sql`select listed_at, id from (${all}) as gathered order by ${direction(sql`listed_at`)}, ${direction(sql`id`)} limit ${end}`;
}

/**
 * Reads the list in its order and checks of each row whether it belongs to the people.
 * @returns the ids of the first `end` rows that do; `isEnough` is false where reading on would have checked too many rows
 */
async function check(database: Database, { table, key }: MonthList, { listed, people }: ListPart, { direction, end }: End) {
  const ids: string[] = [];
  const parties = people.map(({ column }) => column);
  const columns = Object.fromEntries([...key, ...parties].map((column, index) => [String(index), column]));
  const isThere = and(listed, ...parties.filter((column) => !column.notNull).map((column) => isNotNull(column)));
  let last: Key | undefined;
  let checked = 0;
  for (let atOnce = checkedAtOnce.first; ; atOnce = Math.min(atOnce * 4, checkedAtOnce.most)) {
    const left = last === undefined ? isThere : and(isThere, compared(key, direction === asc ? '>' : '<', last));
    const rows = await database.select(columns).from(table).where(left).orderBy(orderOf(key, direction)).limit(atOnce);
    const texts = rows.map((row) => Object.keys(columns).map((name) => String(row[name])));
    const partyOf = (row: readonly string[], index: number) => row[key.length + index] ?? '';
    const found = await Promise.all(people.map((each, index) => idsAmong(each, [...new Set(texts.map((row) => partyOf(row, index)))])));
    for (const row of texts) if (found.every((parties, index) => parties.has(partyOf(row, index)))) ids.push(row[1] ?? '');
    checked += rows.length;
    if (ids.length >= end || rows.length < atOnce) return { ids: Number.isFinite(end) ? ids.slice(0, end) : ids, isEnough: true };
    if (Number.isFinite(end) && (checked >= maxChecked || (checked > 1_000 && (checked / Math.max(ids.length, 1)) * end > maxChecked)))
      return { ids, isEnough: false };
    last = texts.at(-1)?.slice(0, key.length);
  }
}

const idsAmong = async ({ ids, findAmong }: OfPeople, among: readonly string[]): Promise<ReadonlySet<string>> => new Set(ids ?? (await findAmong(among)));

/** Selects the ids of a page from the keys of all parts. */
function selectPage(parts: readonly SQL[], { first, size, direction }: { readonly first: number; readonly size: number; readonly direction: typeof asc }): SQL {
  const all = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
  return sql`(select id from (${all}) as part order by ${direction(sql`listed_at`)}, ${direction(sql`id`)} limit ${size} offset ${first})`;
}
