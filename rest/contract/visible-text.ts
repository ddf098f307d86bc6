/** Cleaning of what people paste: hidden characters, phone numbers, e-mail addresses, and letters that look like others. Pure. The web client has the same functions. */

/**
 * Characters without a shape: marks of direction, zero-width spaces, soft hyphens, fillers, control characters. The joiners that Devanagari and its
 * relatives need between letters are no part of it.
 */
const hidden = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]|(?<!\p{M})[\u200C\u200D]|[\u200C\u200D](?!\p{L})/gu;

/**
 * Vowels of Devanagari that editors and converted fonts write as two characters which look like one. The Unicode Standard does not equate the spellings,
 * so normalisation keeps them apart.
 */
const vowels: Readonly<Record<string, string>> = {
  अा: 'आ',
  अो: 'ओ',
  अौ: 'औ',
  अॅ: 'ॲ',
  अॉ: 'ऑ',
  आॅ: 'ऑ',
  आे: 'ओ',
  आै: 'औ',
  एे: 'ऐ',
  एॅ: 'ऍ',
  उु: 'ऊ',
};
const composedVowel = new RegExp(Object.keys(vowels).join('|'), 'g');

/** Returns the text in one spelling of each letter, with single spaces and without hidden characters. */
export const visibleText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\S\uFEFF]+/g, ' ')
    .replaceAll(hidden, '')
    .replaceAll(composedVowel, (pair) => vowels[pair] ?? pair)
    .replaceAll(/ +/g, ' ')
    .trim();

/** Replaces Devanagari and full-width digits by Latin ones. */
export const latinDigits = (text: string): string => text.replaceAll(/[०-९０-９]/g, (digit) => String(digit.charCodeAt(0) - (digit < '０' ? 0x966 : 0xff10)));

/** Names of a telephone number that stand before it: schemes of copied links, and labels. */
const phoneLabel =
  /^(?:https?:\/\/wa\.me\/|(?:tel|sms|callto|whatsapp|telephone|phone|ph|mobile|mob|cell|मोबाइल|मोबाईल|मो|फोन|फ\u093Cोन)(?:\s*(?:no|number|नं))?\s*[.:-]?)/iu;

const indianMobile = /^(?:\+|00)?(?:91)?0?([6-9]\d{9})$/;

/**
 * Returns the ten digits of an Indian mobile number in any usual spelling: `+91 98220-41735`, `0091…`, `(+91) …`, `tel:…`, with dots, any dashes and
 * spaces, in Devanagari or full-width digits, with hidden characters. Undefined for any other text.
 */
export const mobileDigits = (text: string): string | undefined =>
  indianMobile.exec(
    latinDigits(visibleText(text))
      .normalize('NFKC')
      .replace(phoneLabel, '')
      .replaceAll(/[\s.()\p{Pd}\u2212]/gu, ''),
  )?.[1];

/** Removes hidden characters, and what surrounds a copied address: `mailto:`, `Name <…>`, a separator. */
export const tidyEmail = (text: string): string =>
  visibleText(text)
    .replace(/^[^<>]*<([^<>]+)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/[.,;]+$/, '')
    .trim();

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
