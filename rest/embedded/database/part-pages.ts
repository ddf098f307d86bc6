/**
 * Pages of a list that consists of parts without a common row, such as the meetings with farmers and those with dealers of one name.
 * The rows of a few people are gathered by the people's index and sorted. Where that would be many rows, the page is looked for among the newest
 * rows of the list first. So no page walks the whole table in search of rows that are not there.
 */
import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { createBackgroundCounts } from './background-counts.ts';
import type { Database } from './database.ts';
import { compared, countUpTo, type ListPage, longFrom, nameOf, orderOf } from './list-pages.ts';
import type { MonthList, MonthPageWish } from './month-pages.ts';

/** A condition that only the rows of some people satisfy. */
export interface OfPeople {
  readonly condition: SQL;
  /** Whether the condition lists the people's ids, so that an index leads to their rows. */
  readonly isFew: boolean;
}

export interface ListPart {
  /** Conditions that an index has in the order of the list. */
  readonly listed: SQL | undefined;
  readonly people: readonly OfPeople[];
}

export type ReadParts = (database: Database, now: Date, parts: readonly ListPart[], page: MonthPageWish) => Promise<ListPage>;

/** Number of rows from the page's end of the list among which a page is looked for. */
const windowSize = 5_000;
/** Maximum number of rows up to the end of a page that is looked for there. */
const deepestInWindow = 500;
/** Milliseconds for which the total of a long part is not counted again. */
const freshMs = 60_000;
const maxTotals = 1_000;

export function createPartPages(list: MonthList): ReadParts {
  const totals = createBackgroundCounts<number>(maxTotals);

  /** Null while a long part is being counted. */
  async function totalOf(database: Database, now: Date, part: ListPart, isLong: boolean): Promise<number | null> {
    const condition = conditionOf(part);
    if (!isLong) return database.$count(list.table, condition);
    const name = nameOf(condition);
    const make = () => database.$count(list.table, condition);
    const known = totals.get(name, now, freshMs, make);
    if (known === undefined) totals.start(name, now, make);
    return known ?? null;
  }

  return async (database, now, parts, { number, size, order, olderThan }) => {
    const direction = order === 'OLDEST' ? asc : desc;
    const behind = olderThan && compared(list.key, order === 'OLDEST' ? '>' : '<', olderThan);
    const end = (number + 1) * size;
    const read = await Promise.all(
      parts.map(async (part) => {
        const isLong = part.people.length > 0 && (await isLongPart(database, list, part));
        const [total, keys] = await Promise.all([
          totalOf(database, now, part, isLong),
          selectEnd(database, list, { ...part, listed: and(part.listed, behind) }, { isLong, direction, end }),
        ]);
        return { total, keys };
      }),
    );
    const sum = read.reduce<number | null>((all, { total }) => (all === null || total === null ? null : all + total), 0);
    const keys = read.map((part) => part.keys);
    return { rows: inArray(list.key[1], selectPage(keys, { first: number * size, size, direction })), order: orderOf(list.key, direction), total: sum };
  };
}

const conditionOf = ({ listed, people }: ListPart) => and(listed, ...people.map(({ condition }) => condition));

/** Whether neither the rows of the people nor the rows of the list are few enough to be gathered by each request. */
async function isLongPart(database: Database, { table }: MonthList, { listed, people }: ListPart): Promise<boolean> {
  for (const { condition, isFew } of people) {
    if (isFew && (await countUpTo(database, table, and(condition, listed), longFrom)) < longFrom) return false;
  }
  return listed === undefined || (await countUpTo(database, table, listed, longFrom)) >= longFrom;
}

interface End {
  readonly isLong: boolean;
  readonly direction: typeof asc;
  /** Number of rows from the first one of the list to the last one of the page. */
  readonly end: number;
}

/** Selects the keys of a part from the first row of the list to the end of the page. */
async function selectEnd(database: Database, list: MonthList, part: ListPart, { isLong, direction, end }: End): Promise<SQL> {
  const { table, key } = list;
  const columns = columnsOf(key);
  const ordered = orderOf(key, direction);
  if (part.people.length === 0) return database.select(columns).from(table).where(part.listed).orderBy(ordered).limit(end).getSQL();
  if (isLong && end <= deepestInWindow) {
    const ids = await findInWindow(database, list, part, direction, end);
    if (ids.length === end) return database.select(columns).from(table).where(inArray(key[1], ids)).getSQL();
  }
  // `offset 0` keeps PostgreSQL from reading the table in the order of the list until it has found enough rows.
  const gathered = sql`select ${key[0]} as listed_at, ${key[1]} as id from ${table} where ${conditionOf(part)} offset 0`;
  return sql`select listed_at, id from (${gathered}) as gathered order by ${direction(sql`listed_at`)}, ${direction(sql`id`)} limit ${end}`;
}

const columnsOf = ([at, id]: MonthList['key']) => ({ at: sql`${at}`.as('listed_at'), id: sql<string>`${id}`.as('id') });

/** Ids of the part's rows among those next to the beginning of the list. */
async function findInWindow(database: Database, { table, key }: MonthList, { listed, people }: ListPart, direction: typeof asc, end: number) {
  const newest = sql`(select * from ${table} where ${listed ?? sql`true`} order by ${orderOf(key, direction)} limit ${windowSize}) as ${table}`;
  const found = await database
    .select({ id: sql<string>`${key[1]}` })
    .from(newest)
    .where(and(...people.map(({ condition }) => condition)))
    .orderBy(orderOf(key, direction))
    .limit(end);
  return found.map(({ id }) => id);
}

/** Selects the ids of a page from the keys of all parts. */
function selectPage(parts: readonly SQL[], { first, size, direction }: { readonly first: number; readonly size: number; readonly direction: typeof asc }): SQL {
  const all = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
  return sql`(select id from (${all}) as part order by ${direction(sql`listed_at`)}, ${direction(sql`id`)} limit ${size} offset ${first})`;
}
