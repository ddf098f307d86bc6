/** Parses the typed range of cards to void. Pure. */
import { latinDigits, visibleText } from '../../i18n/formats.ts';

/** Maximum number of characters of a reason, as in the REST API. */
export const maxReasonLength = 200;

/** Maximum number of cards that are voided by their numbers, as in the REST API. */
export const maxTicked = 200;

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
