/** Finds QR codes in what scanners type and people paste. The REST API decides which code is genuine. Pure. */
import { latinDigits, visibleText } from '../i18n/formats.ts';

const codeLength = 16;

/** Returns true for a code. Includes the letters that people write in place of digits: Crockford's base 32 without U. */
const isCode = (text: string) => text.length === codeLength && /^[0-9A-TV-Z]+$/.test(text) && /\d/.test(text);

/** Sixteen characters of a French, Belgian or Devanagari (InScript) layout: digits, and at least one character that codes do not contain. */
const otherLayout = /^(?=.*[0-9०-९&é"'(\-è_çà§!])(?=.*[\u0900-\u0965éèçà&(_§!])[\p{L}\p{M}0-9०-९&é"'(\-è_çà§!?,]{16}$/u;

/** Sixteen characters of a Dvorak layout: digits, and at least one sign of the keys Q, W, E and Z. */
const dvorak = /^(?=.*\d)(?=.*['",.<>;:])[a-z\d'",.<>;:]{16}$/i;

/** Capitals and digits of a code in another layout at the end of a longer text: behind an identifier, an escape or a URL. */
const otherLayoutAtEnd = new RegExp(`^(?!.*[a-z])(?:${otherLayout.source.slice(1, -1)}|(?=.*\\d)(?=.*["<>:])[A-Z\\d"<>:]{16})$`, 'u');

/** Returns true for a text that another layout may have typed. The hyphens between groups are the signs that these layouts have in place of the hyphen. */
const isOtherLayout = (text: string): boolean =>
  otherLayout.test(text) ||
  dvorak.test(text) ||
  (!/[\s@]/.test(text) && [text, text.replaceAll(/[)[]/g, ''), text.replaceAll('-', '')].some((each) => otherLayoutAtEnd.test(each.slice(-codeLength))));

/** Symbology identifiers, also in the German layout, and control characters as scanners and encoders write them. They may be the first characters of a code. */
const escapes = [/[\]+][a-z][0-9a-z]|~d?\d{3}|\^[a-z\]]/gi, /~\d/g];

/** Signs of another layout within a word, where a shorter part of the text would be another code. */
const signInWord = /[0-9A-Z]["<>(;:][0-9A-Z<>]/i;

/**
 * Returns the last code in a text without hyphens, quotation marks, symbology identifier (`]Q3`) and URL.
 * A text in which several codes may be meant, or that another keyboard layout may have typed, is returned unchanged, because the REST API knows which code
 * is genuine. Undefined for other text.
 */
export function codeIn(text: string): string | undefined {
  const seen = visibleText(text);
  // The German layout has ß in place of the hyphen, and its capital is SS.
  const plain = latinDigits(seen.normalize('NFKC')).replaceAll('ß', '-');
  const decoded = plain.replaceAll(/%([0-7][0-9a-f])/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const codes = [...new Set([plain, decoded, ...escapes.map((signs) => decoded.replaceAll(signs, ' '))].flatMap(codesOf))];
  const isMixedUp = signInWord.test(plain) && !/\s|:\/\//.test(plain);
  if ((codes.length > 0 && isMixedUp) || (codes.length > 1 && /[\]~^%/?&]/.test(plain))) return seen;
  return codes.at(-1) ?? (isOtherLayout(seen) ? seen : undefined);
}

function codesOf(text: string): string[] {
  const words = text
    .toUpperCase()
    .split(/[^0-9A-Z]+/)
    .flatMap(scansOf);
  return words.map((_, end) => groupBefore(words, end + 1)).filter(isCode);
}

/** Returns the code in a text, or else the text, for the field of a code. */
export const codeOrText = (text: string): string => codeIn(text) ?? visibleText(text);

/** Returns true for a text that is not a code, but resembles a damaged code more than a name, a place or a number. */
export function isDamagedCode(text: string): boolean {
  const seen = visibleText(text);
  const words = seen.replaceAll(/\p{Pd}/gu, '').split(/\s+/);
  return codeIn(seen) === undefined && (/^\][a-z]\d/i.test(seen) || words.some((word) => /^[0-9a-z]{12,}$/i.test(word) && isMixed(word)));
}

const isMixed = (word: string) => /\d/.test(word) && /[a-z]/i.test(word);

/** Splits scans that follow each other without a separator. */
const scansOf = (word: string): string[] => (word.length % codeLength === 0 ? (word.match(/.{16}/g) ?? []) : [word]);

/** Joins the words of a code that is written in groups. Words of letters beside a number may be a name with a PIN code, and are not joined. */
function groupBefore(words: readonly string[], end: number): string {
  let start = end;
  let length = 0;
  while (start > 0 && length < codeLength) {
    start -= 1;
    length += words[start]?.length ?? 0;
  }
  const group = words.slice(start, end);
  return group.length === 1 || group.some(isMixed) ? group.join('') : '';
}
