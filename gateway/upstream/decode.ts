/**
 * Decodes single values of a REST response. An invalid value becomes null and is counted. It never causes an error or a made-up
 * default. An absent value (undefined, null or an empty text) is null and is not counted.
 */
import { noLastName } from '../../rest/contract/fields.ts';
import { dateTime } from './instant.ts';
import { unknownValue } from './metrics.ts';
import type { WireId } from './shape.ts';

/** Returns text as sent. A number becomes its digits (phones, PIN codes), and empty text becomes null. */
export function text(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value : unknownValue('text', value);
}

/** Returns the last name, or null for the mark of a person who has none (decision 158). */
export function lastName(value: unknown): string | null {
  const name = text(value);
  return name?.trim() === noLastName ? null : name;
}

/** Returns a person's name in one line, without that mark at its end. */
export function personName(value: unknown): string | null {
  const name = text(value);
  return name?.endsWith(` ${noLastName}`) ? name.slice(0, -noLastName.length).trimEnd() : name;
}

export function id(value: WireId): string {
  return String(value);
}

export function number(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : unknownValue('number', value);
}

/** Returns a whole number that fits GraphQL's Int. */
export function integer(value: unknown): number | null {
  const read = number(value);
  if (read === null) return null;
  return Number.isInteger(read) && Math.abs(read) < 2 ** 31 ? read : unknownValue('integer', value);
}

/** Spellings of true and false in databases and older frameworks. */
const flags = new Map<unknown, boolean>([true, 1, 'true', '1'].map((word): [unknown, boolean] => [word, true]));
for (const word of [false, 0, 'false', '0']) flags.set(word, false);

export function flag(value: unknown): boolean | null {
  return flags.get(typeof value === 'string' ? value.trim().toLowerCase() : value) ?? unknownValue('flag', value);
}

/**
 * Returns a calendar date, `YYYY-MM-DD`. An instant becomes its day in India,
 * because a server that stores midnight in India as UTC sends the day before. Returns null when the day does not exist.
 */
export function date(value: unknown): string | null {
  return dateTime(value)?.slice(0, 10) ?? null;
}

/** Splits comma-separated file names. */
export function fileNames(value: unknown): readonly string[] {
  if (typeof value !== 'string' || value === '') {
    unknownValue('file names', value);
    return [];
  }
  const names = value.includes(',') ? value.split(',') : [value];
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

/** Creates a decoder of a closed set, which finds the REST API's word in the table regardless of case. */
export function oneOf<Value extends string>(set: string, table: Readonly<Record<string, Value>>): (value: unknown) => Value | null {
  const words = new Map(Object.entries(table).map(([word, value]) => [word.toUpperCase(), value]));
  return (value) => (typeof value === 'string' ? words.get(value.trim().toUpperCase()) : undefined) ?? unknownValue(set, value);
}

/** Creates a decoder of a closed set with the same words in the REST API and the schema. */
export const oneOfWords = <Value extends string>(set: string, words: readonly Value[]) =>
  oneOf<Value>(set, Object.fromEntries(words.map((word): [string, Value] => [word, word])));
