/** Converts an instant from the database's text to the documented format: ISO 8601 with India's offset. */
import { indiaDateTime } from '../../contract/clock.ts';

export function wireInstant(stored: string): string;
export function wireInstant(stored: string | null): string | null;
export function wireInstant(stored: string | null): string | null {
  return stored === null ? null : indiaDateTime(new Date(stored));
}

/** Returns the latest of a row's instants: its last change, including changes that are not recorded, such as those of a device. */
export const wireLatest = (created: string, ...later: readonly (string | null)[]): string =>
  indiaDateTime(new Date(Math.max(...[created, ...later].map((stored) => (stored === null ? Number.NEGATIVE_INFINITY : Date.parse(stored))))));
