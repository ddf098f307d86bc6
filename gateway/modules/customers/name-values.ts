/** Lists of name and value, which the REST API encodes as JSON text. */
import type { NameValue, NameValueInput } from '../../graphql/types.generated.ts';
import { text } from '../../upstream/decode.ts';

export interface NameValues {
  readonly list: NameValue[];
  /** The original text, when it could not be read. */
  readonly unread: string | null;
}

export function nameValues(value: unknown): NameValues {
  if (value === null || value === undefined || value === '') return { list: [], unread: null };
  const parsed = typeof value === 'string' ? parse(value) : value;
  const pairs = Array.isArray(parsed) ? parsed.map(pair) : [null];
  const list = pairs.filter((entry) => entry !== null);
  // One invalid pair makes the whole text unread, because a partial list would look complete.
  return list.length === pairs.length ? { list, unread: null } : { list: [], unread: typeof value === 'string' ? value : JSON.stringify(value) };
}

/** Converts a pair of an input to the form of the calls. */
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
