/** Reads a page of a list by the parameters of a call. */
import { and, type Column, gte, or, type SQL } from 'drizzle-orm';
import { sentence } from '../../contract/sentences.ts';
import type { Database } from '../database/database.ts';
import { type Key, type KeyPart, keyOf, type ListPage, type OrderedList } from '../database/list-pages.ts';
import { createMonthPages, type MonthList, type MonthPageRequest } from '../database/month-pages.ts';
import { inMonth, type Month } from '../database/months.ts';
import { createPartPages, type OfPeople } from '../database/part-pages.ts';
import { createSortedPages, type SortedList } from '../database/sorted-pages.ts';
import { type Days, isWithin, readInstant, readMonth } from './day.ts';
import { Refusal } from './refusal.ts';
import type { Context } from './route.ts';

/** The parameter that names the row before the first page. */
export interface AfterRow {
  readonly afterId?: string | undefined;
  /** The former name of `afterId`. */
  readonly olderThan?: string | undefined;
}

/**
 * Returns the key of the row after which a page begins, or undefined when none is named.
 * @throws Refusal (400) when the row does not exist, such as after a restore of the data
 */
export async function readAfterRow(database: Database, list: OrderedList, { olderThan, afterId: id = olderThan }: AfterRow): Promise<Key | undefined> {
  if (id === undefined) return undefined;
  const key = await keyOf(database, list, id);
  if (key === null) throw new Refusal(400, sentence('AFTER_ID_INVALID'), { field: 'afterId' });
  return key;
}

/**
 * Returns the condition for rows whose `updatedDate` is this instant or later. Compares the two columns separately so that their indexes can be used.
 * @throws Refusal (400)
 */
export function isChangedSince(created: Column, updated: Column, updatedSince: string | undefined): SQL | undefined {
  if (updatedSince === undefined) return undefined;
  const since = readInstant(updatedSince, 'updatedSince');
  return or(gte(created, since), gte(updated, since));
}

/** Parameters for the order of rows. */
export interface SortRequest {
  /** `NEWEST` or `OLDEST`, the former way to sort by date. */
  readonly order?: string | undefined;
  readonly sort?: string | undefined;
  readonly direction?: string | undefined;
}

/**
 * Returns the sort column of a call, or undefined for the date of the list, and the direction in the words of `order`.
 * @param dated the word for the date of the list
 * @throws Refusal (400)
 */
export function readSort({ order, sort, direction }: SortRequest, dated: string): { readonly by: string | undefined; readonly order: string | undefined } {
  if (sort !== undefined && order !== undefined) throw new Refusal(400, sentence('SORT_WITH_ORDER'), { field: 'sort' });
  if (sort === undefined && direction !== undefined) throw new Refusal(400, sentence('DIRECTION_WITHOUT_SORT'), { field: 'direction' });
  if (sort === undefined) return { by: undefined, order };
  return { by: sort === dated ? undefined : sort, order: direction === 'DESCENDING' ? 'NEWEST' : 'OLDEST' };
}

/** Sort columns of a list besides its date, by the words of its call. */
export type Orders = Readonly<Record<string, readonly KeyPart[]>>;

/**
 * Creates a reader of pages in each of the orders.
 * @param placesFrom see `createSortedPages`
 * @throws Error for a word of the contract without an order
 */
export function createOrders(list: Omit<SortedList, 'by'>, orders: Orders, placesFrom?: number) {
  const pages = new Map(Object.entries(orders).map(([word, by]) => [word, createSortedPages({ ...list, by }, placesFrom)]));
  return (word: string) => {
    const found = pages.get(word);
    if (found === undefined) throw new Error(`Unknown order ${word}`);
    return found;
  };
}

/** Query of a page of a list by month or by days. */
interface MonthRequest extends Partial<Month>, Days, AfterRow, SortRequest, Omit<MonthPageRequest, 'after' | 'order'> {}

/**
 * Creates a reader of pages, with further filters and for the rows of some people.
 * @param orders orders besides that by date, which the call names `CREATED`
 * @returns a function that throws a Refusal (400)
 */
export function createMonthList(list: MonthList, orders: Orders = {}) {
  const readPage = createMonthPages(list);
  const readParts = createPartPages(list);
  const sortedBy = createOrders({ table: list.table, id: list.key[1], former: list.former }, orders);
  return async (
    { database, clock }: Pick<Context, 'database' | 'clock'>,
    request: MonthRequest,
    filter?: SQL,
    ...people: readonly (OfPeople | undefined)[]
  ): Promise<ListPage> => {
    const now = clock.now();
    const { by, order } = readSort(request, 'CREATED');
    const month = readMonth(request);
    const listed = and(isWithin(list.key[0], request), filter);
    if (by !== undefined) {
      const sorted = sortedBy(by);
      const { total } = await readPage(database, now, month, { number: 0, size: 0 }, listed);
      const after = await readAfterRow(database, sorted.list, request);
      return sorted.read(database, {
        ...request,
        listed: and(month && inMonth(list.key[0], month), listed),
        total,
        isAscending: order === 'OLDEST',
        now,
        after,
      });
    }
    const page = { ...request, order, after: await readAfterRow(database, list, request) };
    const filters = people.filter((each) => each !== undefined);
    if (filters.length === 0) return readPage(database, now, month, page, listed);
    return readParts(database, now, [{ listed: and(month && inMonth(list.key[0], month), listed), people: filters }], page);
  };
}
