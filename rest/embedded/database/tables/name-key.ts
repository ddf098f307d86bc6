/** The key by which names are compared (decision 128), whose function is in the migration `name-keys`, and folded text for search. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Returns the key of a name. Names with the same key are the same name: case, accents, dots below letters, hidden characters and the kind of apostrophe
 * or dash make no difference.
 */
export const nameKey = (name: string | SQLWrapper): SQL<string> => sql<string>`public.name_key(${name})`;

/**
 * Returns folded text for search, which ignores case, accents and the dots below Devanagari letters (nukta).
 * @param text an expression of type text. The result is immutable, so it can be used in a generated column and in an index.
 */
export function folded(text: SQL): SQL {
  return sql`regexp_replace(lower(normalize(${text}, NFKD)), '[\\u0300-\\u036f\\u093c]', '', 'g')`;
}
