/**
 * Pages of a list that consists of disjoint parts, such as the meetings with farmers and those with dealers of one name. The rows of a few people are
 * gathered by the people's index and sorted. For many rows, the list is read in its order and each row is checked, up to a limit. The rows of each hour
 * are counted in the background, so a later page is read from its own hours. Therefore no page scans the whole table for rows that do not exist.
 */
import { and, asc, count, desc, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Ages, createBackgroundCounts } from './background-counts.ts';
import type { Database } from './database.ts';
import { type HourRange, type Hours, hoursOfPage, mergeHours, spanOf, totalOf } from './hours.ts';
import { compared, countUpTo, type ListPage, maxExactCount, nameOf, orderOf, type Total } from './list-pages.ts';
import type { MonthList, MonthPageRequest } from './month-pages.ts';

/** The people to whom the rows of a part belong. */
export interface OfPeople {
  /** Column of the list's table that refers to a person. */
  readonly column: PgColumn;
  /** Ids of the people, or null when there are too many to list. */
  readonly ids: readonly string[] | null;
  /** Ids of some of the people when not all are listed. */
  readonly someIds: readonly string[];
  /** Selects the ids of all these people. */
  readonly selectAll: () => SQL;
  /** Returns the ids of up to `limit` of these people. */
  readonly findIds: (limit: number) => Promise<readonly string[]>;
  /** Returns those of the ids that belong to these people. */
  readonly findAmong: (ids: readonly string[]) => Promise<readonly string[]>;
}

export interface ListPart {
  /** Conditions that an index satisfies in the order of the list. */
  readonly listed: SQL | undefined;
  readonly people: readonly OfPeople[];
}

export type ReadParts = (database: Database, now: Date, parts: readonly ListPart[], page: MonthPageRequest) => Promise<ListPage>;

/** Maximum number of rows that are checked for a page before the rows of all people are gathered instead. */
const maxChecked = 20_000;
/** Number of rows that are checked first, and the maximum per query. */
const checkedAtOnce = { first: 250, most: 5_000 };
/** Maximum number of people whose ids are passed to the database to gather their rows, of all time or of the hours of a page. */
const maxGathered = { ever: 20_000, inHours: 1_000 };
/** Maximum number of rows of people that each request counts, gathers and sorts. */
const maxExactIds = 1_000;
/** Number of rows up to which a long part is counted before its count by hour exists. */
const countedAtOnce = 1_001;
/** Ages of the hourly counts of long parts. */
const ages: Ages = { freshMs: 30_000, usableMs: 60_000 };
const maxCounted = 200;

/** The section of a list that a page needs. */
interface Section {
  readonly direction: typeof asc;
  /** Conditions that an index satisfies. The rows of each one come after the rows of the previous one. */
  readonly ranges: readonly (SQL | undefined)[];
  /** Number of rows from the first one of the ranges to the last one of the page. */
  readonly end: number;
  /** Time from the first to the last hour of the ranges, where an index of the people begins and ends. Undefined when the ranges are not of hours. */
  readonly span?: SQL | undefined;
}

export function createPartPages(list: MonthList): ReadParts {
  const counted = createBackgroundCounts<Hours>(maxCounted);

  /** Returns the length of a part and, for a long part, its rows by hour, or null while they are being counted. */
  async function measure(database: Database, now: Date, part: ListPart): Promise<{ part: ListPart; length: Length; hours: Hours | null }> {
    const name = nameOf(conditionOfPart(part));
    const make = () => countByHour(database, list, part, now);
    const hours = counted.get(name, now, ages, make);
    // Only long parts are counted by hour.
    if (hours !== undefined) return { part, length: 'long', hours };
    const length = await lengthOf(database, list, part);
    if (length === 'long') counted.start(name, now, ages, make);
    return { part, length, hours: null };
  }

  /** Selects the keys of a part's first rows in its order. For a long part, the total is only the number of rows found. */
  async function readPart(database: Database, part: ListPart, length: Length, section: Section): Promise<{ total: number; keys: SQL }> {
    const { people } = part;
    if (length === 'few') {
      const total = await database.$count(list.table, conditionOfPart(part));
      return { total, keys: people.length === 0 ? inOrder(database, list, part, section) : gathered(list, part, people, section) };
    }
    if (length === 'short') {
      const { ids } = await check(database, list, part, { ...section, ranges: [undefined], end: Number.POSITIVE_INFINITY });
      const isWhole = section.ranges.every((range) => range === undefined);
      return { total: ids.length, keys: isWhole ? ofIds(list, ids.slice(0, section.end)) : gathered(list, part, people, section, ids) };
    }
    if (section.span !== undefined && people.some(({ ids }) => ids !== null && ids.length <= maxGathered.inHours))
      return { total: 0, keys: gathered(list, part, people, section) };
    const { ids, isEnough } = await check(database, list, part, section);
    if (isEnough) return { total: ids.length, keys: ofIds(list, ids) };
    const peopleWithIds = await Promise.all(people.map(async (each) => (each.ids === null ? withIds(each, await each.findIds(maxGathered.ever + 1)) : each)));
    return { total: ids.length, keys: gathered(list, part, peopleWithIds, section) };
  }

  /** Counts the rows of a long part that an index finds quickly. */
  async function countSome(database: Database, { listed, people }: ListPart): Promise<number> {
    const some = people.map(({ column, ids, someIds }) => isAmong(column, ids ?? someIds));
    return countUpTo(database, list.table, and(listed, ...some), countedAtOnce);
  }

  return async (database, now, parts, { number, size, order, after }) => {
    const direction = order === 'OLDEST' ? asc : desc;
    const measured = await Promise.all(parts.map((part) => measure(database, now, part)));
    const long = measured.filter(({ length }) => length === 'long');
    const counts = long.flatMap(({ hours }) => (hours === null ? [] : [hours]));
    const isCounted = counts.length === long.length;
    const first = number * size;
    let section: Section = { direction, ranges: [after && compared(list.key, order === 'OLDEST' ? '>' : '<', after)], end: first + size };
    if (after === undefined && long.length > 0 && isCounted) {
      const others = measured.filter(({ length }) => length !== 'long').map(({ part }) => countByHour(database, list, part, now));
      const page = hoursOfPage(mergeHours([...counts, ...(await Promise.all(others))]), { first, size, isOldestFirst: order === 'OLDEST' });
      const ranges = page.ranges.map((range) => isInHours(list, range));
      const span = spanOf(page.ranges);
      section = { direction, ranges, end: page.skipped + size, span: span && isInHours(list, span) };
    }
    const read = await Promise.all(
      measured.map(async ({ part, length, hours }) => {
        const { total, keys } = await readPart(database, part, length, section);
        if (length !== 'long') return { total, keys };
        return { total: hours === null ? Math.max(total, await countSome(database, part)) : totalOf(hours), keys };
      }),
    );
    const rows = read.reduce((sum, part) => sum + part.total, 0);
    const total: Total = isCounted ? rows : { atLeast: rows };
    const page = selectPage(
      read.map(({ keys }) => keys),
      { first: section.end - size, size, direction },
    );
    return { rows: inArray(list.key[1], page), order: orderOf(list.key, direction), total };
  };
}

const conditionOfPart = ({ listed, people }: ListPart): SQL | undefined => and(listed, ...people.map(isOfPeople));

/** Length of a part. Rows of `few` are gathered, rows of a `short` list are checked one by one, and a `long` part is read in its order. */
type Length = 'few' | 'short' | 'long';

async function lengthOf(database: Database, list: MonthList, part: ListPart): Promise<Length> {
  if (part.people.length === 0 || (await hasFewRows(database, list, part))) return 'few';
  return (await countUpTo(database, list.table, part.listed, maxExactCount + 1)) <= maxExactCount ? 'short' : 'long';
}

const secondsPerHour = 3_600;

/** Returns the number of rows of a part by the hour since 1970. Always includes the present hour, so rows that are added to it are found. */
async function countByHour(database: Database, { table, key }: MonthList, part: ListPart, now: Date): Promise<Hours> {
  const hour = sql<number>`floor(extract(epoch from ${key[0]}) / ${sql.raw(String(secondsPerHour))})::integer`;
  const rows = await database.select({ hour, rows: count() }).from(table).where(conditionOfPart(part)).groupBy(hour);
  return mergeHours([rows.map((row) => [row.hour, row.rows]), [[Math.floor(now.getTime() / (secondsPerHour * 1000)), 0]]]);
}

function isInHours({ key: [at] }: MonthList, { from, until }: HourRange): SQL | undefined {
  const instant = (hour: number) => new Date(hour * secondsPerHour * 1000).toISOString();
  return and(gte(at, instant(from)), until === null ? undefined : lt(at, instant(until)));
}

const withIds = (people: OfPeople, ids: readonly string[]): OfPeople => ({ ...people, ids: ids.length > maxGathered.ever ? null : ids });

const isAmong = (column: PgColumn, ids: readonly string[]): SQL => sql`${column} = any(${sql.param([...ids])}::bigint[])`;

/** Filters a list by the people of its rows. */
export const isOfPeople = ({ column, ids, selectAll }: OfPeople): SQL => (ids === null ? sql`${column} in (${selectAll()})` : isAmong(column, ids));

/**
 * Returns true when the rows of listed people are few enough to be gathered by each request. Counts in the people's index alone, without other
 * conditions.
 */
async function hasFewRows(database: Database, { table }: MonthList, { people }: ListPart): Promise<boolean> {
  for (const { column, ids } of people) {
    if (ids !== null && (await countUpTo(database, table, isAmong(column, ids), maxExactIds + 1)) <= maxExactIds) return true;
  }
  return false;
}

const columnsOf = ([at, id]: MonthList['key']) => ({ at: sql`${at}`.as('listed_at'), id: sql<string>`${id}`.as('id') });

/** Selects the keys of rows that an index finds in the order of the list. */
const inOrder = (database: Database, { table, key }: MonthList, { listed }: ListPart, { direction, ranges, end }: Section): SQL =>
  database
    .select(columnsOf(key))
    .from(table)
    .where(and(listed, isInAny(ranges)))
    .orderBy(orderOf(key, direction))
    .limit(end)
    .getSQL();

function isInAny(ranges: Section['ranges']): SQL | undefined {
  if (ranges.length === 0) return sql`false`;
  return ranges.every((range) => range !== undefined) ? or(...ranges) : undefined;
}

const ofIds = ({ table, key }: MonthList, ids: readonly string[]): SQL =>
  sql`select ${key[0]} as listed_at, ${key[1]} as id from ${table} where ${isAmong(key[1], ids)}`;

/** Selects keys from all rows of the people. `offset 0` prevents PostgreSQL from reading the table in the order of the list until it has enough rows. */
function gathered(
  { table, key }: MonthList,
  { listed }: ListPart,
  people: readonly OfPeople[],
  { direction, ranges, end, span }: Section,
  ids?: readonly string[],
): SQL {
  const condition = and(listed, span, isInAny(ranges), ...(ids === undefined ? people.map(isOfPeople) : [isAmong(key[1], ids)]));
  const all = sql`select ${key[0]} as listed_at, ${key[1]} as id from ${table} where ${condition} offset 0`;
  return sql`select listed_at, id from (${all}) as gathered order by ${direction(sql`listed_at`)}, ${direction(sql`id`)} limit ${end}`;
}

/**
 * Reads the list in its order and checks for each row whether it belongs to the people.
 * @returns the ids of the first `end` matching rows. `isEnough` is false when more rows would have to be checked than allowed
 */
async function check(database: Database, { table, key }: MonthList, { listed, people }: ListPart, { direction, ranges, end }: Section) {
  const ids: string[] = [];
  const parties = people.map(({ column }) => column);
  const columns = Object.fromEntries([...key, ...parties].map((column, index) => [String(index), sql`${column}`]));
  const hasParties = parties.filter((column) => !column.notNull).map((column) => isNotNull(column));
  let checked = 0;
  let atOnce = checkedAtOnce.first;
  for (const range of ranges) {
    const isThere = and(listed, range, ...hasParties);
    for (let left = isThere; ; ) {
      const rows = await database.select(columns).from(table).where(left).orderBy(orderOf(key, direction)).limit(atOnce);
      const texts = rows.map((row) => Object.keys(columns).map((name) => String(row[name])));
      const partyOf = (row: readonly string[], index: number) => row[key.length + index] ?? '';
      const found = await Promise.all(people.map((each, index) => idsAmong(each, [...new Set(texts.map((row) => partyOf(row, index)))])));
      for (const row of texts) if (found.every((parties, index) => parties.has(partyOf(row, index)))) ids.push(row[1] ?? '');
      checked += rows.length;
      if (ids.length >= end) return { ids: Number.isFinite(end) ? ids.slice(0, end) : ids, isEnough: true };
      if (rows.length < atOnce) break;
      if (Number.isFinite(end) && (checked >= maxChecked || (checked > 1_000 && (checked / Math.max(ids.length, 1)) * end > maxChecked)))
        return { ids, isEnough: false };
      left = and(isThere, compared(key, direction === asc ? '>' : '<', texts.at(-1)?.slice(0, key.length) ?? []));
      atOnce = Math.min(atOnce * 4, checkedAtOnce.most);
    }
  }
  return { ids, isEnough: true };
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
