/** An instant as the database's text, made what the documentation shows: ISO 8601 with India's offset. */
import { indiaDateTime } from '../../contract/clock.ts';

export function wireInstant(stored: string): string;
export function wireInstant(stored: string | null): string | null;
export function wireInstant(stored: string | null): string | null {
  return stored === null ? null : indiaDateTime(new Date(stored));
}
