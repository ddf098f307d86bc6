/** Finds QR codes in scanned and pasted text. Pure. */
import { latinDigits, visibleText } from '../../contract/visible-text.ts';

/** Crockford's base 32, which has no I, L, O and U. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const codeLength = 16;

/** Characters of a US keyboard, row by row, first without Shift. Scanners press these keys. */
const usKeys = '1234567890-=qwertyuiop[]asdfghjkl;\'zxcvbnm,./!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?';

function keysOf(keys: string): ReadonlyMap<string, string> {
  return new Map([...keys].flatMap((key, index) => (/[0-9]/.test(key) ? [] : [[key, usKeys[index] ?? key]])));
}

/** Characters of the same keys in German, French, Belgian and Devanagari (InScript) layouts. Digits stay digits because of Caps Lock. */
const otherKeys = [
  '1234567890ß´qwertzuiopü+asdfghjklöäyxcvbnm,.-!"§$%&/()=?`QWERTZUIOPÜ*ASDFGHJKLÖÄYXCVBNM;:_',
  '&é"\'(-è_çà)=azertyuiop^$qsdfghjklmùwxcvbn,;:!1234567890°+AZERTYUIOP¨£QSDFGHJKLM%WXCVBN?./§',
  '&é"\'(§è!çà)-azertyuiop^$qsdfghjklmùwxcvbn,;:=1234567890°_AZERTYUIOP¨*QSDFGHJKLM%WXCVBN?./+',
  '१२३४५६७८९०-ृौैाीूबहगदजड़ोे्िुपरकतचटॆंमनवलस,.यऍॅ#$%^&*()ःऋऔऐआईऊभङघधझढञओएअइउफऱखथछठऎँणऩऴळशष।य',
].map(keysOf);

const dvorak = keysOf('1234567890[]\',.pyfgcrl/=aoeuidhtns-;qjkxbmwvz!@#$%^&*(){}"<>PYFGCRL?+AOEUIDHTNS_:QJKXBMWVZ');

/**
 * Returns the possible codes of a text, the last one first, as 16 characters of the alphabet. The caller has to check which code is genuine. Accepts
 * symbology identifiers (`]Q3`), escapes of control characters (`~1`, `^]`, `%0D`), quotation marks, URLs, several scans in one text, and texts typed in
 * another keyboard layout. What looks like an identifier or an escape may be the first characters of a code, so each text is also read with them.
 */
export const codesIn = (text: string): readonly string[] => codesTypedWith(text, [...otherKeys, dvorak]);

/** Returns true for a text with a code, genuine or not. In a Dvorak layout most texts of letters would be one. */
export const hasCode = (text: string): boolean => codesTypedWith(text, otherKeys).length > 0;

function codesTypedWith(text: string, layouts: readonly ReadonlyMap<string, string>[]): string[] {
  const seen = visibleText(text);
  const readings = [seen, ...layouts.map((keys) => [...seen].map((key) => keys.get(key) ?? key).join(''))];
  return [...new Set(readings.flatMap(codesOf))];
}

/** Symbology identifiers, and control characters as scanners and encoders write them. */
const escapes = [/\][A-Z][0-9A-Z]|~D?\d{3}|\^[A-Z\]]/g, /~\d/g];

/** Returns the codes of a text by their position, the last one first. Every replacement keeps the positions. */
function codesOf(text: string): string[] {
  const plain = latinDigits(text.normalize('NFKC')).toUpperCase();
  const decoded = plain.replaceAll(/%([0-7][0-9A-F])/g, (_escape, hex: string) => `${String.fromCharCode(Number.parseInt(hex, 16)).toUpperCase()}  `);
  const readings = [...escapes.map((signs) => decoded.replaceAll(signs, (sign) => ' '.repeat(sign.length))), decoded, plain];
  return readings
    .flatMap(groupsOf)
    .sort((one, other) => other.end - one.end)
    .map(({ group }) => group);
}

interface Word {
  readonly text: string;
  readonly end: number;
}

function groupsOf(text: string): { readonly group: string; readonly end: number }[] {
  const read = text.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const words = [...read.matchAll(/[0-9A-Z]+/g)].flatMap(({ 0: word, index }) => scansOf({ text: word, end: index + word.length }));
  return words
    .map(({ end }, at) => ({ group: groupBefore(words, at + 1), end }))
    .filter(({ group }) => group.length === codeLength && [...group].every((character) => codeAlphabet.includes(character)));
}

/** Splits consecutive scans without a separator. */
function scansOf({ text, end }: Word): Word[] {
  if (text.length % codeLength !== 0) return [{ text, end }];
  return [...text.matchAll(/.{16}/g)].map(({ 0: scan, index }) => ({ text: scan, end: end - text.length + index + codeLength }));
}

/** Joins the groups of a code that is written in groups. */
function groupBefore(words: readonly Word[], end: number): string {
  let group = '';
  for (let at = end - 1; at >= 0 && group.length < codeLength; at -= 1) group = `${words[at]?.text}${group}`;
  return group;
}
