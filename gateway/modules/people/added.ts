/** Who was added, where the REST API says: the person is read only when the payload's field is selected. */
import type { Payload } from '../../graphql/mutation.ts';
import { text } from '../../upstream/decode.ts';
import type { Calls } from '../../upstream/operation.ts';

export interface Added {
  /** Null where the REST API does not say. */
  readonly addedId: string | null;
}

export type AddedModel = Payload & Added;

export const nobodyAdded: Added = { addedId: null };

/** @param addedId an extension */
export const added = (addedId: unknown, { extensions }: Pick<Calls, 'extensions'>): Added => ({ addedId: extensions ? text(addedId) : null });
