/** Deletes uploaded pictures that no record refers to: those of unsaved forms, and those replaced in a record. */
import { type AnyColumn, and, asc, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { employees } from '../database/tables/employees.ts';
import { pictures } from '../database/tables/images.ts';
import { meetingPictures } from '../database/tables/meetings.ts';

/** Milliseconds for which a new picture is kept, because an open form may refer to it. */
const youngMs = 30 * 24 * 60 * 60_000;

/**
 * @param batch number of pictures that are looked up in the records at once, which limits the memory
 * @returns the number of deleted pictures
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
    // A picture that was uploaded again meanwhile is new again.
    const removed = await database
      .delete(pictures)
      .where(and(isOld, inArray(pictures.fileName, [...unused])))
      .returning({ fileName: pictures.fileName });
    count += removed.length;
  }
}

/** Returns the file names that a record refers to. Queries the tables one by one, because distributed tables cannot be joined. */
async function namedAmong(database: Database, fileNames: readonly string[]): Promise<readonly string[]> {
  const isAmong = (name: AnyColumn | SQL) => sql`${name} = any(${sql.param([...fileNames])}::text[])`;
  const { fileName } = meetingPictures;
  const named = await database.selectDistinct({ name: fileName }).from(meetingPictures).where(isAmong(fileName));
  for (const table of [employees, farmers, dealers]) {
    const names = database
      .select({ name: sql<string>`unnest(string_to_array(${table.profilePicture}, ','))`.as('name') })
      .from(table)
      .where(ne(table.profilePicture, ''))
      .as('names');
    named.push(
      ...(await database
        .selectDistinct({ name: names.name })
        .from(names)
        .where(isAmong(sql`${names.name}`))),
    );
  }
  return named.map(({ name }) => name);
}
