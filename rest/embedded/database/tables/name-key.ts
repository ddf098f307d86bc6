/** The key by which names are compared (decision 128). The SQL function is in the migration `name-keys`. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Returns the key of a name. Names with the same key are the same name: case, accents, dots below letters, hidden characters and the kind of apostrophe
 * or dash make no difference.
 */
export const nameKey = (name: string | SQLWrapper): SQL<string> => sql<string>`public.name_key(${name})`;
