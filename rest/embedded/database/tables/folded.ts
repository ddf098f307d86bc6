/** Folded text for search: ignores case, accents and the dots below Devanagari letters (nukta). */
import { type SQL, sql } from 'drizzle-orm';

/**
 * Returns folded text.
 * @param text an expression of type text. The result is immutable, so it can be used in a generated column and in an index.
 */
export function folded(text: SQL): SQL {
  return sql`regexp_replace(lower(normalize(${text}, NFKD)), '[\\u0300-\\u036f\\u093c]', '', 'g')`;
}
