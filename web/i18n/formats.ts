/** Formats of values, the same in every language: Latin digits, grouping by lakh, phone numbers in two halves. */

const numbers = new Intl.NumberFormat('en-IN');

/** 120000 -> `1,20,000` */
export const formatNumber = (value: number): string => numbers.format(value);

/** Replaces Devanagari and full-width digits by Latin ones. */
export const latinDigits = (text: string): string => text.replaceAll(/[०-९０-９]/g, (digit) => String(digit.charCodeAt(0) - (digit < '０' ? 0x966 : 0xff10)));

/** Invisible characters, except for the joiners between letters of Devanagari and related scripts. */
const hidden = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]|(?<!\p{M})[\u200C\u200D]|[\u200C\u200D](?!\p{L})/gu;

/**
 * Vowels of Devanagari that editors and converted fonts write as two similar characters. The Unicode Standard does not equate the spellings, so
 * normalisation keeps them apart.
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

/**
 * Returns the text with one spelling of each letter, single spaces and no hidden characters: marks of direction, soft hyphens, zero-width spaces.
 * The REST API has the same function, and a test runs both on the same cases.
 */
export const visibleText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\S\uFEFF]+/g, ' ')
    .replaceAll(hidden, '')
    .replaceAll(composedVowel, (pair) => vowels[pair] ?? pair)
    .replaceAll(/ +/g, ' ')
    .trim();

/** Prefixes of a telephone number: schemes of copied links, and labels. */
const phoneLabel =
  /^(?:(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)|(?:tel|sms|callto|whatsapp|telephone|phone|ph|mobile|mob|cell|मोबाइल|मोबाईल|मो|फोन|फ\u093Cोन)(?:\s*(?:no|number|नं))?\s*[.:-]?)/iu;

const indianMobile = /^(?:\+|0{1,2})?(?:91)?0?([6-9]\d{9})$/;

/**
 * Returns the ten digits of an Indian mobile number in any common notation: `+91 98220-41735`, `0091…`, `(+91) …`, `tel:…`, with dots, any dashes and
 * spaces, in Devanagari or full-width digits, with hidden characters. Undefined for other text.
 */
export const mobileDigits = (text: string): string | undefined =>
  indianMobile.exec(
    latinDigits(visibleText(text))
      .normalize('NFKC')
      .replace(phoneLabel, '')
      .replaceAll(/[\s.()\p{Pd}\u2212]/gu, ''),
  )?.[1];

/** `+91 9822041735` -> `98220 41735`. Text that is not an Indian mobile number stays unchanged. */
export const formatPhone = (text: string): string => {
  const digits = mobileDigits(text);
  return digits === undefined ? text : `${digits.slice(0, 5)} ${digits.slice(5)}`;
};

/** Joins the parts of a name or an address, without missing ones. */
export const joinParts = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator);
