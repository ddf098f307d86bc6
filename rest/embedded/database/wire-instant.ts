/** An instant as the database's text, made what the documentation shows: ISO 8601 with India's offset. */
import { indiaDateTime } from '../../contract/clock.ts';

export function wireInstant(stored: string): string;
export function wireInstant(stored: string | null): string | null;
export function wireInstant(stored: string | null): string | null {
  return stored === null ? null : indiaDateTime(new Date(stored));
}

/** The latest of the instants at which something happened to a row: when it was last changed, also by what is not noted, such as a device. */
export const wireLatest = (created: string, ...later: readonly (string | null)[]): string =>
  indiaDateTime(new Date(Math.max(...[created, ...later].map((stored) => (stored === null ? Number.NEGATIVE_INFINITY : Date.parse(stored))))));
