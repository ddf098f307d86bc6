/** Finds QR codes in scanned and pasted text. Pure. */
import { latinDigits, visibleText } from '../../contract/visible-text.ts';

/** Crockford's base 32, which has no I, L, O and U. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const codeLength = 16;

/** Characters of a US keyboard, row by row, first without Shift. Scanners press these keys. */
const usKeys = '1234567890-=qwertyuiop[]asdfghjkl;\'zxcvbnm,./!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?';

/** Characters of the same keys in German, French and Devanagari (InScript) layouts. Digits stay digits because of Caps Lock. */
const otherKeys = [
  '1234567890ß´qwertzuiopü+asdfghjklöäyxcvbnm,.-!"§$%&/()=?`QWERTZUIOPÜ*ASDFGHJKLÖÄYXCVBNM;:_',
  '&é"\'(-è_çà)=azertyuiop^$qsdfghjklmùwxcvbn,;:!1234567890°+AZERTYUIOP¨£QSDFGHJKLM%WXCVBN?./§',
  '१२३४५६७८९०-ृौैाीूबहगदजड़ोे्िुपरकतचटॆंमनवलस,.यऍॅ#$%^&*()ःऋऔऐआईऊभङघधझढञओएअइउफऱखथछठऎँणऩऴळशष।य',
].map((keys) => new Map([...keys].flatMap((key, index) => (/[0-9]/.test(key) ? [] : [[key, usKeys[index] ?? key]]))));

/**
 * Returns the possible codes of a text, the last one first, as 16 characters of the alphabet. The caller has to check which code is genuine. Accepts
 * symbology identifiers (`]Q3`), quotation marks, URLs, several scans in one text, and texts typed in another keyboard layout.
 */
export function codesIn(text: string): readonly string[] {
  const seen = visibleText(text);
  const readings = [seen, ...otherKeys.map((keys) => [...seen].map((key) => keys.get(key) ?? key).join(''))];
  return [...new Set(readings.flatMap(codesOf))];
}

function codesOf(text: string): string[] {
  const words = latinDigits(text.normalize('NFKC'))
    .replaceAll(/%([0-7][0-9a-f])/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/\][a-z][0-9a-z]/gi, ' ')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .split(/[^0-9A-Z]+/)
    .flatMap(scansOf);
  const groups = words.map((_, end) => groupBefore(words, end + 1)).filter((group) => group.length === codeLength);
  return groups.filter((group) => [...group].every((character) => codeAlphabet.includes(character))).reverse();
}

/** Splits consecutive scans without a separator. */
const scansOf = (word: string): string[] => (word.length % codeLength === 0 ? (word.match(/.{16}/g) ?? []) : [word]);

/** Joins the groups of a code that is written in groups. */
function groupBefore(words: readonly string[], end: number): string {
  let group = '';
  for (let at = end - 1; at >= 0 && group.length < codeLength; at -= 1) group = `${words[at]}${group}`;
  return group;
}
