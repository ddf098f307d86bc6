/** Pure rules of cards: filters in an address, facts that cards share, and the typed range of cards to void. */
import type { QrBatchPeopleFilter, QrCardFilter } from '../../data/schema.generated.ts';
import { latinDigits, visibleText } from '../../i18n/formats.ts';
import type { FilterValues } from '../../ui/list/filters.ts';

const cardStates = ['USED', 'NOT_USED', 'VOID'] as const;
const recallStates = ['NOT_CALLED', 'NO_ANSWER', 'CALLED'] as const;

/** Returns undefined when nothing is filtered. */
export function cardFilter({ state, text }: FilterValues): QrCardFilter | undefined {
  const named = cardStates.find((each) => each === state);
  return named === undefined && !text ? undefined : { ...(named && { state: named }), ...(text && { text }) };
}

/** Returns undefined when nothing is filtered. */
export function peopleFilter({ call, ofDealer, ofTaluka }: FilterValues): QrBatchPeopleFilter | undefined {
  const state = recallStates.find((each) => each === call);
  const filter = { ...(state && { state }), ...(ofDealer && { dealerId: ofDealer }), ...(ofTaluka && { talukaKey: ofTaluka }) };
  return Object.keys(filter).length === 0 ? undefined : filter;
}

/** Facts that cards may share. */
export interface Facts {
  createdAt: string | null;
  productName: string | null;
  packageSize: string | null;
  expiryDate: string | null;
  points: number | null;
}

/** Returns the known facts that are equal on every card. */
export function sharedFacts([first, ...others]: readonly Facts[]): Partial<Facts> {
  if (first === undefined) return {};
  const isShared = (name: keyof Facts) => first[name] !== null && others.every((other) => other[name] === first[name]);
  return {
    ...(isShared('productName') && { productName: first.productName }),
    ...(isShared('packageSize') && { packageSize: first.packageSize }),
    ...(isShared('points') && { points: first.points }),
    ...(isShared('createdAt') && { createdAt: first.createdAt }),
    ...(isShared('expiryDate') && { expiryDate: first.expiryDate }),
  };
}

/** Maximum number of characters of a reason, as in the REST API. */
export const maxReasonLength = 200;

/** Maximum number of cards that are voided by their numbers, as in the REST API. */
export const maxSelected = 200;

/** Returns the number of a card in its batch, from its id such as `318-41`. */
export function serialOf(id: string): number | undefined {
  const [, digits] = /^\d+-(\d{1,6})$/.exec(id) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Returns the number of a card, which may follow the number of its batch, such as `318-41`. */
function readSerial(typed: string): number | undefined {
  const [, digits] = /^(?:\d{1,8}\s*\p{Pd}\s*)?(\d{1,6})$/u.exec(latinDigits(visibleText(typed))) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Returns undefined for a text without a card number, and for a reversed range. */
export function readRange({ from, to }: { from: string; to: string }): { fromSerial?: number; toSerial?: number } | undefined {
  const [fromSerial, toSerial] = [readSerial(from), readSerial(to)];
  return fromSerial === undefined || toSerial === undefined || toSerial < fromSerial ? undefined : { fromSerial, toSerial };
}
