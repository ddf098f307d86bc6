/** The row behind which a page of a list begins. */
import type { Database } from '../database/database.ts';
import { type Key, keyOf, type OrderedList } from '../database/list-pages.ts';
import { Refusal } from './refusal.ts';

/** Its key; undefined when none is named. @throws Refusal (400) when it is not there, such as after a restore of the data */
export async function readOlderThan(database: Database, list: OrderedList, id: string | undefined): Promise<Key | undefined> {
  if (id === undefined) return undefined;
  const key = await keyOf(database, list, id);
  if (key === null) throw new Refusal(400, 'olderThan has to be the id of a row', { field: 'olderThan' });
  return key;
}
