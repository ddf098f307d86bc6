/** Ids in requests: text or number. */

/** Returns the id as the database stores it. An invalid id becomes 0, which no row has. Up to 18 digits always fit a bigint. */
export function readId(value: string | number): string {
  return /^\d{1,18}$/.test(String(value)) ? String(value) : '0';
}
