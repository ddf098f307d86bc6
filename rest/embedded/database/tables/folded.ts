/** Folded text for search comparisons: case, accents and the dots below Devanagari letters (nukta) are ignored. */
import { type SQL, sql } from 'drizzle-orm';

/** @param text an expression of type text. The result is immutable, so it may stand in a generated column and in an index. */
export function folded(text: SQL): SQL {
  return sql`regexp_replace(lower(normalize(${text}, NFKD)), '[\\u0300-\\u036f\\u093c]', '', 'g')`;
}
