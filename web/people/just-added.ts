/** The person who was just added, passed to the list in the location state so the list can mark the row. The REST API returns no id. */
import { joinParts } from '../i18n/formats.ts';
import { fullName } from './names.ts';
import { tidyPhone } from './person-values.ts';

interface Named {
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string | null;
}

/** Returns the key by which the row is recognised: full name and phone number. */
const keyOf = ({ firstName, lastName, phoneNumber }: Named): string => joinParts([fullName({ firstName, lastName }), tidyPhone(phoneNumber ?? '')], ' ');

/** Identifies this load of the page. The browser keeps the location state over a reload, when the person is no longer new. */
const pageLoad = crypto.randomUUID();

export const justAddedState = (person: Named): { added: string; pageLoad: string } => ({ added: keyOf(person), pageLoad });

/** Returns a predicate for the row that was just added, from the location state; undefined when there is none. */
export function readJustAdded(state: unknown): ((person: Named) => boolean) | undefined {
  const added = typeof state === 'object' && state !== null && 'added' in state && 'pageLoad' in state && state.pageLoad === pageLoad ? state.added : undefined;
  return added === undefined ? undefined : (person) => keyOf(person) === added;
}
