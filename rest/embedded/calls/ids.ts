/** Ids as calls send them: text or number. */

/** The id as the database writes it; a value that cannot be an id becomes 0, which no row has. Up to 18 digits always fit a big integer. */
export function readId(value: string | number): string {
  return /^\d{1,18}$/.test(String(value)) ? String(value) : '0';
}
