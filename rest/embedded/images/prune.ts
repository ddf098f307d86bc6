/** Removes pictures that were added and that nobody's record names any more: of forms that were not saved, and of records that were changed since. */
import { inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { dealers, employees, farmers, pictures } from '../database/tables.ts';

/** Deleted by one statement. */
const most = 1000;

/** @returns how many pictures are gone: over 30 days old, since a form that is still open may name a younger one */
export async function prunePictures(database: Database): Promise<number> {
  const old = await database.select({ fileName: pictures.fileName }).from(pictures).where(sql`${pictures.addedAt} < now() - interval '30 days'`);
  const unused = new Set(old.map(({ fileName }) => fileName));
  // One table after the other: where they are spread over many machines, they cannot be joined.
  for (const table of [employees, farmers, dealers]) {
    const name = sql<string>`unnest(string_to_array(${table.profilePicture}, ','))`;
    const named = await database.selectDistinct({ name }).from(table).where(ne(table.profilePicture, ''));
    for (const { name } of named) unused.delete(name);
  }
  const toRemove = [...unused];
  for (let from = 0; from < toRemove.length; from += most) await database.delete(pictures).where(inArray(pictures.fileName, toRemove.slice(from, from + most)));
  return toRemove.length;
}
