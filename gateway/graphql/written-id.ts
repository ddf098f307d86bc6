/** The object that a write added or changed, when the REST API returns its id. It is fetched only when the payload's field is selected. */
import { text } from '../upstream/decode.ts';
import type { Calls } from '../upstream/operation.ts';
import type { Payload } from './mutation.ts';

export interface Written {
  /** Id of the object; null when the REST API does not return it. */
  readonly writtenId: string | null;
}

export type WrittenModel = Payload & Written;

export const nothingWritten: Written = { writtenId: null };

/** @param id the id, which only an extension returns */
export const toWritten = (id: unknown, { extensions }: Pick<Calls, 'extensions'>): Written => ({ writtenId: extensions ? text(id) : null });
