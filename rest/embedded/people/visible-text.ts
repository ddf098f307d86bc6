/** Characters that nobody sees, and letters that look like others. Pure. */

/**
 * Characters without a shape: marks of direction, zero-width spaces, soft hyphens, fillers, control characters. The joiners that Devanagari and its
 * relatives need between letters are no part of it.
 */
const hidden = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]|(?<!\p{M})[\u200C\u200D]|[\u200C\u200D](?!\p{L})/gu;

/** Returns the text in one spelling of each letter, with single spaces and without hidden characters. */
export const visibleText = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').replace(hidden, '').replace(/ +/g, ' ').trim();

export const hasHidden = (text: string): boolean => text.normalize('NFC').search(hidden) !== -1;

const indianScripts = ['Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Arabic'];
const scripts = [/^[A-Za-z\u00C0-\u017F]*$/, ...indianScripts.map((script) => new RegExp(`^\\p{Script_Extensions=${script}}*$`, 'u'))];

/** Returns true when all letters are Latin ones or of a single script of India. Cyrillic or Greek letters, and a mix, can look like another name. */
export function isInOneScript(text: string): boolean {
  const letters =
    text
      .normalize('NFC')
      .match(/[\p{L}\p{M}]/gu)
      ?.join('') ?? '';
  return scripts.some((script) => script.test(letters));
}
