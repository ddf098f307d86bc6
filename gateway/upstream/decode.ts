/**
 * Decodes single values of a REST response. A value that is not understood becomes null and is counted: never a crash, never a made-up
 * default. An absent value (undefined, null or an empty text) is null and is not counted.
 */
import { noLastName } from '../../rest/contract/fields.ts';
import { dateTime } from './instant.ts';
import type { WireId } from './shape.ts';
import { unknownValue } from './unknown-values.ts';

/** Text as sent; a number becomes its digits (phones, PIN codes). Empty text is null. */
export function text(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value : unknownValue('text', value);
}

/** Last name, or null for the mark of a person who has none (decision 158). */
export function lastName(value: unknown): string | null {
  const name = text(value);
  return name?.trim() === noLastName ? null : name;
}

/** A person's name in one line, without that mark at its end. */
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

/** A whole number that fits GraphQL's Int. */
export function integer(value: unknown): number | null {
  const read = number(value);
  if (read === null) return null;
  return Number.isInteger(read) && Math.abs(read) < 2 ** 31 ? read : unknownValue('integer', value);
}

/** Spellings of true and false, as databases and older frameworks write them. */
const flags = new Map<unknown, boolean>([true, 1, 'true', '1'].map((word): [unknown, boolean] => [word, true]));
for (const word of [false, 0, 'false', '0']) flags.set(word, false);

export function flag(value: unknown): boolean | null {
  return flags.get(typeof value === 'string' ? value.trim().toLowerCase() : value) ?? unknownValue('flag', value);
}

/**
 * A calendar date, `YYYY-MM-DD`, also from whatever says an instant: then it is the day in India,
 * since a server that keeps midnight in India as UTC writes the day before. Null when there is no such day.
 */
export function date(value: unknown): string | null {
  return dateTime(value)?.slice(0, 10) ?? null;
}

/** Comma-separated file names. */
export function fileNames(value: unknown): readonly string[] {
  if (typeof value !== 'string' || value === '') {
    unknownValue('file names', value);
    return [];
  }
  const names = value.includes(',') ? value.split(',') : [value];
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

/** A decoder of a closed set: looks the wire's word up in the table, whatever its case. */
export function oneOf<Value extends string>(set: string, table: Readonly<Record<string, Value>>): (value: unknown) => Value | null {
  const words = new Map(Object.entries(table).map(([word, value]) => [word.toUpperCase(), value]));
  return (value) => (typeof value === 'string' ? words.get(value.trim().toUpperCase()) : undefined) ?? unknownValue(set, value);
}

/** A decoder of a closed set whose words are the same on the wire and in the schema. */
export const oneOfWords = <Value extends string>(set: string, words: readonly Value[]) =>
  oneOf<Value>(set, Object.fromEntries(words.map((word): [string, Value] => [word, word])));
