/** When a typed text is searched for: above two characters, or when it is emptied. */
import { mobileDigits, visibleText } from '../i18n/formats.ts';

/** The fewest characters a search takes. */
export const searchLength = 3;

/** Returns the search text of a box, or undefined while it is too short, so that the previous search stays. */
export function searchText(typed: string): string | undefined {
  const visible = visibleText(typed);
  // A whole phone number is found by its ten digits, whichever server looks for them.
  const text = mobileDigits(visible) ?? visible;
  return text === '' || [...text].length >= searchLength ? text : undefined;
}
