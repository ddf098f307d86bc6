/** Decodes the bytes of a text file: every UTF with or without a byte order mark, and Windows-1252 and Mac Roman from older programs. */

/** Encodings that a person can choose, by their names in the Encoding Standard. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;

export type Encoding = (typeof encodings)[number];

export interface FileText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Replacement for bytes that are not a character. */
export const damagedSign = '\uFFFD';

const marks: readonly { readonly encoding: Encoding; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** Decodes a file. @param chosen the encoding that the person has chosen; the best fit by default */
export function decodeFile(bytes: Uint8Array, chosen?: Encoding): FileText {
  const wide = utf32Of(bytes);
  if (chosen === undefined && wide !== undefined) return { text: wide, encoding: 'utf-8' };
  const encoding = chosen ?? marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))?.encoding ?? utf16Of(bytes) ?? eightBitOf(bytes);
  return { text: decode(bytes, encoding), encoding };
}

/** Decodes bytes. Some platforms read Windows-1252 as Latin-1, and five bytes are no character of Windows-1252. */
function decode(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replaceAll(/[\u0080-\u009F]/g, (sign) => {
    const western = westernSigns.charAt(sign.charCodeAt(0) - 128);
    return western === sign ? damagedSign : western;
  });
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true });

/** Characters of Windows-1252 for the bytes from 0x80, which Latin-1 reads as control characters. */
const westernSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Byte of each non-ASCII character of Windows-1252 and Latin-1. */
const westernBytes = new Map([
  ...Array.from({ length: 128 }, (_, at) => [String.fromCharCode(at + 128), at + 128] as const),
  ...[...westernSigns].map((sign, at) => [sign, at + 128] as const),
]);

/** Reverses double encoding of UTF-8 as Windows-1252: `à¤…` for Indian letters, `â€™` for an apostrophe. Letters with a lost byte stay unchanged. */
function decodedOnce(text: string): string {
  return text.replaceAll(/\P{ASCII}+/gu, (run) => {
    const bytes = [...run].flatMap((sign) => westernBytes.get(sign) ?? []);
    if (bytes.length < [...run].length) return run;
    try {
      // Letters of Western Europe are bytes of UTF-8 only where they were encoded twice.
      return decodedOnce(strictDecoder.decode(Uint8Array.from(bytes)));
    } catch {
      return run;
    }
  });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rsquo: '’', lsquo: '‘', ndash: '–' };

/** Marks that entities of letters name, such as `&eacute;`. */
const entityMarks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  ring: '\u030A',
  cedil: '\u0327',
};

const characterOf = (code: number, whole: string): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole);

/**
 * Undoes what programs write in place of a cell's text: signs that keep a spreadsheet from reading a text as a number or formula (`="0982"`, `'0982`),
 * the fraction of a column of numbers with empty cells (`411001.0`), entities of HTML (`D&#39;Souza`), `\u0938`, letters of India as bytes of UTF-8
 * (`=E0=A4=B8`, `%E0%A4%B8`), and letters that were encoded twice (`Dâ€™Souza`).
 */
export const unescaped = (text: string): string =>
  decodedOnce(text)
    .replace(/^\s*="((?:(?!"\s*[&,)+]).)*)"\s*$/s, (_, inner: string) => inner.replaceAll('""', '"'))
    .replace(/^\s*'(?=[\p{L}\p{N}+=@-])(.*?)'?\s*$/su, '$1')
    .replace(/^\s*[“”]([^“”]*)[“”]\s*$/u, '$1')
    .replace(/^\s*(\p{Nd}{4,})\.0+\s*$/u, '$1')
    .replaceAll(/&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) =>
      name === undefined ? characterOf(Number(decimal ?? `0x${hex}`), whole) : (entities[name.toLowerCase()] ?? whole),
    )
    .replaceAll(/&([a-z])(acute|grave|circ|uml|tilde|ring|cedil);/gi, (_, letter: string, mark: string) => letter + entityMarks[mark.toLowerCase()])
    .replaceAll(/\\u([\da-f]{4})/gi, (whole, hex: string) => characterOf(Number(`0x${hex}`), whole))
    .replaceAll(/(?:[=%][\da-f]{2}){3,}/gi, (run) => {
      const bytes = (run.match(/[\da-f]{2}/gi) ?? []).map((hex) => Number(`0x${hex}`));
      try {
        const decoded = strictDecoder.decode(Uint8Array.from(bytes));
        return lettersOfIndia.test(decoded) ? decoded : run;
      } catch {
        return run;
      }
    });

const lettersOfIndia = /[\u0900-\u0DFF]/;

/** Characters that separate cells and lines, and the space. Every table contains them. */
const separators = new Set([0x09, 0x0a, 0x0d, 0x20, 0x2c, 0x3b, 0x7c]);

/** Minimum share of 16-bit units that are separators in a UTF-16 file. Other files have almost none. */
const leastSeparators = 0.02;

function utf16Of(bytes: Uint8Array): Encoding | undefined {
  const units = Math.floor(bytes.length / 2);
  let [little, big] = [0, 0];
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
    if (second === 0 && separators.has(first)) little += 1;
    if (first === 0 && separators.has(second)) big += 1;
  }
  if (Math.max(little, big) < Math.max(1, units * leastSeparators)) return undefined;
  return little >= big ? 'utf-16le' : 'utf-16be';
}

/** Returns UTF-8 unless it has more wrong bytes than right characters, so a file with a few damaged bytes stays UTF-8. */
function eightBitOf(bytes: Uint8Array): Encoding {
  const text = new TextDecoder('utf-8').decode(bytes);
  const damaged = text.split(damagedSign).length - 1;
  if (damaged === 0 || (text.match(/(?!\uFFFD)\P{ASCII}/gu)?.length ?? 0) > damaged) return 'utf-8';
  const [western, mac] = (['windows-1252', 'macintosh'] as const).map((encoding) => oddSigns(decode(bytes, encoding)));
  return (mac ?? 0) < (western ?? 0) ? 'macintosh' : 'windows-1252';
}

/** Counts characters that no name has: damaged ones, a capital of Western Europe after the first letter of a word with small letters, and a sign after a letter. */
function oddSigns(text: string): number {
  const words = text.match(/[\p{L}\P{ASCII}]+/gu) ?? [];
  return words.reduce((sum, word) => sum + (word.match(oddSign)?.length ?? 0) + (/[a-z]/.test(word) ? (word.match(innerCapital)?.length ?? 0) : 0), 0);
}

const oddSign = /\uFFFD|(?<=\p{L})(?![’”–—…®™°\uFFFD\s])(?:ƒ|(?=\P{ASCII})[^\p{Lu}\p{Ll}])/gu;
const innerCapital = /(?<=\p{L})(?=\P{ASCII})\p{Lu}/gu;

/** Returns the text of a file with the byte order mark of UTF-32, which TextDecoder does not support. */
function utf32Of(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4) return undefined;
  const isLittle = view.getUint32(0, true) === 0xfeff;
  if (!isLittle && view.getUint32(0, false) !== 0xfeff) return undefined;
  let text = '';
  for (let at = 4; at + 4 <= bytes.length; at += 4) {
    const point = view.getUint32(at, isLittle);
    text += point <= 0x10ffff ? String.fromCodePoint(point) : damagedSign;
  }
  return text;
}
