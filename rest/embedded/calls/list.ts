/** A page of a list, as calls ask for one. */
import { and, type Column, gte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type Key, keyOf, type ListPage, type OrderedList } from '../database/list-pages.ts';
import { createMonthPages, type MonthList, type MonthPageWish } from '../database/month-pages.ts';
import { inMonth, type Month } from '../database/months.ts';
import { createPartPages, type OfPeople } from '../database/part-pages.ts';
import { type Days, isWithin, readInstant, readMonth } from './day.ts';
import { Refusal } from './refusal.ts';
import type { Context } from './route.ts';

/** How a call names the row after which its first page begins. */
export interface AfterRow {
  readonly afterId?: string | undefined;
  /** The former name. */
  readonly olderThan?: string | undefined;
}

/** The key of the row after which a page begins; undefined when none is named. @throws Refusal (400) when it is not there, such as after a restore of the data */
export async function readAfterRow(database: Database, list: OrderedList, { olderThan, afterId: id = olderThan }: AfterRow): Promise<Key | undefined> {
  if (id === undefined) return undefined;
  const key = await keyOf(database, list, id);
  if (key === null) throw new Refusal(400, 'afterId has to be the id of a row', { field: 'afterId' });
  return key;
}

/** Rows whose `updatedDate` is this instant or later. Its two columns are compared one by one, so their indexes can be used. @throws Refusal (400) */
export function isChangedSince(created: Column, updated: Column, updatedSince: string | undefined): SQL | undefined {
  if (updatedSince === undefined) return undefined;
  const since = readInstant(updatedSince, 'updatedSince');
  return or(gte(created, since), gte(updated, since));
}

/** Query of a page of a list by month or by days. */
interface MonthWish extends Partial<Month>, Days, AfterRow, Omit<MonthPageWish, 'olderThan'> {}

/** @returns reads a page, also of what the list is narrowed to besides, and of the rows of some people. @throws Refusal (400) */
export function createMonthList(list: MonthList) {
  const readPage = createMonthPages(list);
  const readParts = createPartPages(list);
  return async ({ database, clock }: Pick<Context, 'database' | 'clock'>, wish: MonthWish, narrowed?: SQL, people?: OfPeople): Promise<ListPage> => {
    const page = { ...wish, olderThan: await readAfterRow(database, list, wish) };
    const month = readMonth(wish);
    const listed = and(isWithin(list.key[0], wish), narrowed);
    if (people === undefined) return readPage(database, clock.now(), month, page, listed);
    return readParts(database, clock.now(), [{ listed: and(month && inMonth(list.key[0], month), listed), people: [people] }], page);
  };
}
