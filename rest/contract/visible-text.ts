/** Cleans pasted text: hidden characters, phone numbers, e-mail addresses and look-alike letters. Pure functions, duplicated in the web client. */

/**
 * Invisible characters: direction marks, zero-width spaces, soft hyphens, fillers, control characters, and single surrogates, which are half of a
 * character that was cut. Excludes the joiners that Devanagari and related scripts need between letters.
 */
const hidden = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\u2800]|(?<!\p{M})[\u200C\u200D]|[\u200C\u200D](?!\p{L})/gu;

/**
 * Devanagari vowels that editors and converted fonts write as two characters with the same shape. Unicode does not treat the spellings as equivalent, so
 * normalisation does not join them.
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

/** Returns the text with one spelling per letter, single spaces and no hidden characters. */
export const visibleText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\S\uFEFF]+/g, ' ')
    .replaceAll(hidden, '')
    .replaceAll(composedVowel, (pair) => vowels[pair] ?? pair)
    .replaceAll(/ +/g, ' ')
    .trim();

const otherDigits = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯٠-٩۰-۹０-９]/g;

/** Replaces digits of Indian scripts, Arabic digits and full-width digits by Latin ones. */
export const latinDigits = (text: string): string =>
  text.replaceAll(otherDigits, (digit) => {
    const code = digit.charCodeAt(0);
    return String((code % 16) - (code >= 0x900 && code < 0xe00 ? 6 : 0));
  });

/** Links to a telephone number, with other parameters behind it. */
const phoneLink = /^(?:(?:https?:\/\/)?wa\.me\/|(?:https?:\/\/)?api\.whatsapp\.com\/send\/?\?phone=|whatsapp:\/\/send\?phone=)([^?&]*).*$/iu;

/** Labels before a telephone number: URI schemes of copied links, and words. */
const phoneLabel =
  /^\(?(?:telephone|tel|sms|callto|whatsapp|wa|phone|ph|mobile|mob|m|cell|contact|call|मोबाइल|मोबाईल|मो|फोन|फ\u093Cोन|दूरध्वनी|भ्रमणध्वनी|संपर्क)(?:[\s.]*(?:number|num|no|नंबर|नं|क्रमांक|क्र))?[\s.:#]*/iu;

/** Characters around and between the digits of one number. */
const phoneSigns = /[\s.,;/()[\]'"`‘’“”\p{Pd}\p{So}\p{Me}\u2212]/gu;

/** A plus sign or two zeros precede the code of a country, which must be that of India. */
const indianMobile = /^(?:(?:\++|00)0?91\+?|0?91\+?)?0?([6-9]\d{9})$/;

/**
 * Returns the ten digits of an Indian mobile number, or undefined for any other text. Accepts every usual spelling: `+91 98220-41735`, `0091…`, `(+91)
 * …`, `tel:…`, dots, dashes, spaces, Devanagari or full-width digits, hidden characters.
 */
export const mobileDigits = (text: string): string | undefined =>
  indianMobile.exec(latinDigits(visibleText(text)).normalize('NFKC').replace(phoneLink, '$1').replace(phoneLabel, '').replaceAll(phoneSigns, ''))?.[1];

/** Returns the ten digits of a mobile number, or else the visible text. */
export const tidyPhone = (text: string): string => mobileDigits(text) ?? visibleText(text);

const pinLabel = /^(?:pin|पिन)(?: ?(?:code|no|कोड|क्रमांक))?[\s.:-]*/iu;

const pinCode = /^[1-9]\d{5}$/;

/** Returns the six digits of a PIN code, which may contain spaces, dashes or other digits, or else the visible text. */
export function tidyPin(text: string): string {
  const digits = latinDigits(visibleText(text))
    .replace(pinLabel, '')
    .replaceAll(/[\s,'"`\p{Pd}]/gu, '');
  return pinCode.test(digits) ? digits : visibleText(text);
}

/** Removes hidden characters and the surroundings of a copied address: `mailto:`, `Name <…>`, a separator. */
export const tidyEmail = (text: string): string =>
  visibleText(text)
    .normalize('NFKC')
    .replace(/^[^<>]*<([^<>]+)>$/, '$1')
    .replace(/^(?:e-?mail(?: ?id)?|ईमेल)(?: ?: ?| - )/iu, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replaceAll(/^[\s'"‘’“”([{]+|[\s'"‘’“”)\]}.,;/]+$/g, '');

export const hasHidden = (text: string): boolean => text.normalize('NFC').search(hidden) !== -1;

const indianScripts = ['Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Arabic'];
const scripts = [/^[A-Za-z\u00C0-\u017F]*$/, ...indianScripts.map((script) => new RegExp(`^\\p{Script_Extensions=${script}}*$`, 'u'))];

/** Returns true when all letters are Latin or all belong to one script of India. Cyrillic, Greek or mixed letters can imitate another name. */
export function isInOneScript(text: string): boolean {
  const letters =
    text
      .normalize('NFC')
      .match(/[\p{L}\p{M}]/gu)
      ?.join('') ?? '';
  return scripts.some((script) => script.test(letters));
}
