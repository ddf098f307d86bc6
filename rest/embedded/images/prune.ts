/** Removes pictures that were added and that nobody's record names any more: of forms that were not saved, and of records that were changed since. */
import { and, asc, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { employees } from '../database/tables/employees.ts';
import { pictures } from '../database/tables/images.ts';

/** A form that is still open may name a younger one. */
const youngMs = 30 * 24 * 60 * 60_000;

/**
 * @param batch pictures that are looked for in the records at once: so many names are held, however many pictures and records there are
 * @returns how many pictures are gone
 */
export async function prunePictures(database: Database, now: Date, batch = 10_000): Promise<number> {
  const isOld = lt(pictures.addedAt, new Date(now.getTime() - youngMs).toISOString());
  let [count, last] = [0, ''];
  for (;;) {
    const old = await database
      .select({ fileName: pictures.fileName })
      .from(pictures)
      .where(and(isOld, gt(pictures.fileName, last)))
      .orderBy(asc(pictures.fileName))
      .limit(batch);
    last = old.at(-1)?.fileName ?? '';
    if (last === '') return count;
    const unused = new Set(old.map(({ fileName }) => fileName));
    for (const name of await namedAmong(database, [...unused])) unused.delete(name);
    // One that was sent again meanwhile is young again.
    const removed = await database
      .delete(pictures)
      .where(and(isOld, inArray(pictures.fileName, [...unused])))
      .returning({ fileName: pictures.fileName });
    count += removed.length;
  }
}

/** Those that a record names. One table after the other: where they are spread over many machines, they cannot be joined. */
async function namedAmong(database: Database, fileNames: readonly string[]): Promise<readonly string[]> {
  const named: string[] = [];
  for (const table of [employees, farmers, dealers]) {
    const names = database
      .select({ name: sql<string>`unnest(string_to_array(${table.profilePicture}, ','))`.as('name') })
      .from(table)
      .where(ne(table.profilePicture, ''))
      .as('names');
    const found = await database
      .selectDistinct({ name: names.name })
      .from(names)
      .where(sql`${names.name} = any(${sql.param([...fileNames])}::text[])`);
    named.push(...found.map(({ name }) => name));
  }
  return named;
}
