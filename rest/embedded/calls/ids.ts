/** Ids as calls send them: text or number. */

/** The id as the database writes it; null for what can be none. Up to 18 digits always fit a big integer. */
export function readId(sent: string | number): string | null {
  return /^\d{1,18}$/.test(String(sent)) ? String(sent) : null;
}
