/** Converts filters in an address to filters of the cards and of the people of a batch. Pure. */
import type { QrBatchPeopleFilter, QrCardFilter } from '../../data/schema.generated.ts';
import type { FilterValues } from '../../ui/list/filters.ts';

const cardStates = ['USED', 'NOT_USED', 'VOID'] as const;
const recallStates = ['NOT_CALLED', 'NO_ANSWER', 'CALLED'] as const;

/** Returns undefined when nothing is filtered. */
export function cardFilter({ state, text }: FilterValues): QrCardFilter | undefined {
  const named = cardStates.find((each) => each === state);
  return named === undefined && !text ? undefined : { ...(named && { state: named }), ...(text && { text }) };
}

/** Returns undefined when nothing is filtered. */
export function peopleFilter({ call, ofDealer }: FilterValues): QrBatchPeopleFilter | undefined {
  const state = recallStates.find((each) => each === call);
  return state === undefined && !ofDealer ? undefined : { ...(state && { state }), ...(ofDealer && { dealerId: ofDealer }) };
}
