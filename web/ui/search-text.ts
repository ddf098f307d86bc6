/** Returns when a typed text is searched for: from three characters, or when emptied. */
import { mobileDigits, visibleText } from '../i18n/formats.ts';

/** Minimum length of a search text. */
export const searchLength = 3;

/** Returns the search text of a box, or undefined while it is too short, so the previous search stays. */
export function searchText(typed: string): string | undefined {
  const visible = visibleText(typed);
  // A phone number is reduced to its ten digits, which any server can find.
  const text = mobileDigits(visible) ?? visible;
  return text === '' || [...text].length >= searchLength ? text : undefined;
}
