/** Lists of name and value, which the REST API writes as JSON text. */
import type { NameValue, NameValueInput } from '../../graphql/types.generated.ts';
import { text } from '../../upstream/decode.ts';

export interface NameValues {
  readonly list: NameValue[];
  /** The text as it came, when it could not be read. */
  readonly unread: string | null;
}

export function nameValues(value: unknown): NameValues {
  if (value === null || value === undefined || value === '') return { list: [], unread: null };
  const parsed = typeof value === 'string' ? parse(value) : value;
  const pairs = Array.isArray(parsed) ? parsed.map(pair) : [null];
  const list = pairs.filter((entry) => entry !== null);
  // One bad pair makes the whole text unread: half of it would look like all of it.
  return list.length === pairs.length ? { list, unread: null } : { list: [], unread: typeof value === 'string' ? value : JSON.stringify(value) };
}

/** A pair of an input as the calls take it. */
export const wireNameValue = ({ name, value }: NameValueInput) => ({ name, value: value ?? '' });

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function pair(entry: unknown): NameValue | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const name = text(Reflect.get(entry, 'name'));
  const value: unknown = Reflect.get(entry, 'value');
  if (name === null || (typeof value === 'object' && value !== null)) return null;
  return { name, value: typeof value === 'boolean' ? String(value) : text(value) };
}
