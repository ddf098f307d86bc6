/** Reads single values of a REST answer. Total: what is not understood is null and, for closed sets, counted; never a crash, never a made-up default. */
import { Counter } from 'prom-client';
import { dateTime } from './instant.ts';
import type { WireId } from './shape.ts';

const unknownValues = new Counter({
  name: 'upstream_unknown_values_total',
  help: 'Values outside a closed set that the REST API answered, read as null.',
  labelNames: ['set'],
});

/** Text as sent; a number becomes its digits (phones, PIN codes). Empty text is null. */
export function text(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

export function id(value: WireId): string {
  return String(value);
}

export function number(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}

/** A whole number that fits GraphQL's Int. */
export function integer(value: unknown): number | null {
  const read = number(value);
  return read !== null && Number.isInteger(read) && Math.abs(read) < 2 ** 31 ? read : null;
}

export function flag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
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
  if (typeof value !== 'string' || value === '') return [];
  const names = value.includes(',') ? value.split(',') : [value];
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

/** A decoder of a closed set: looks the wire's word up in the table, whatever its case. */
export function oneOf<Value extends string>(set: string, table: Readonly<Record<string, Value>>): (value: unknown) => Value | null {
  const words = new Map(Object.entries(table).map(([word, value]) => [word.toUpperCase(), value]));
  return (value) => {
    if (value === null || value === undefined || value === '') return null;
    const found = typeof value === 'string' ? words.get(value.toUpperCase()) : undefined;
    if (found === undefined) unknownValues.inc({ set });
    return found ?? null;
  };
}

/** A decoder of a closed set whose words are the same on the wire and in the schema. */
export const oneOfWords = <Value extends string>(set: string, words: readonly Value[]) =>
  oneOf<Value>(set, Object.fromEntries(words.map((word): [string, Value] => [word, word])));
