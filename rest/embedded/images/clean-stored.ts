/** Removes the metadata of pictures that were stored before uploads were cleaned, such as the place of a photo. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { base64Of } from '../database/tables/columns.ts';
import { pictures } from '../database/tables/images.ts';
import { cleanPicture, endingOf } from './clean-picture.ts';

/**
 * Rewrites pictures one by one, so that one picture is in memory at a time. An interrupted run can be repeated, because clean pictures are skipped. The
 * file names stay, because records refer to them. Unreadable pictures stay unchanged.
 * @param batch number of file names read at once
 * @returns the number of rewritten pictures
 */
export async function cleanStoredPictures(database: Database, batch = 1_000): Promise<number> {
  let [count, last] = [0, ''];
  for (;;) {
    const names = await database
      .select({ fileName: pictures.fileName })
      .from(pictures)
      .where(gt(pictures.fileName, last))
      .orderBy(asc(pictures.fileName))
      .limit(batch);
    for (const { fileName } of names) if (await cleanStored(database, fileName)) count += 1;
    last = names.at(-1)?.fileName ?? '';
    if (last === '') return count;
  }
}

async function cleanStored(database: Database, fileName: string): Promise<boolean> {
  const [stored] = await database
    .select({ base64: base64Of(pictures.content) })
    .from(pictures)
    .where(eq(pictures.fileName, fileName));
  if (stored === undefined) return false;
  const content = Buffer.from(stored.base64, 'base64');
  const ending = endingOf(content);
  const cleaned = ending && cleanPicture(content, ending);
  if (cleaned === null || cleaned.content.equals(content)) return false;
  // Compares the content again, because an upload may have replaced the picture meanwhile.
  const rewritten = await database
    .update(pictures)
    .set({ content: cleaned.content })
    .where(and(eq(pictures.fileName, fileName), eq(pictures.content, content)))
    .returning({ fileName: pictures.fileName });
  return rewritten.length > 0;
}
