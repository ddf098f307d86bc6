import { expect, test } from 'vitest';
import { hasCode } from './code-text.ts';
import { createQrCodes } from './codes.ts';

const { codeOf, readCode } = createQrCodes('a secret of the tests, long enough to be one');
const card = { batchId: '8001', serial: 17 };
/** RTR8W3MHBF45TCYX */
const code = codeOf(card);
const other = codeOf({ batchId: '1', serial: 0 });

test.each([
  ['a symbology identifier', `]Q1${code}`],
  ['another symbology identifier', `]d2${code}`],
  ['a full-width symbology identifier', `］Q3${code}`],
  ['a separator of GS1 and a line end', `]Q3\u001d${code}\r\n`],
  ['a tab at its end', `${code}\t`],
  ['characters that cannot be seen', `\u2066${code.slice(0, 5)}\u00ad${code.slice(5)}\u200b\ufeff`],
  ['quotation marks', `"${code}"`],
  ['quotation marks of other languages', `„${code}“ `],
  ['an apostrophe of a spreadsheet', `'${code}`],
  ['dashes of a word processor', code.replaceAll(/.{4}(?=.)/g, '$&–')],
  ['full-width characters', [...code].map((character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join('')],
  ['Devanagari digits', code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))],
  ['Gujarati digits', code.replaceAll(/\d/g, (digit) => String.fromCharCode(0xae6 + Number(digit)))],
  ['an address', `https://qr.example.in/c/${code}?utm_source=label`],
  ['a parameter of an address', `HTTPS://QR.EXAMPLE.IN/?c=${code.toLowerCase()}#top`],
  ['an address with percent-encoding', `https%3A%2F%2Fqr.example.in%2F${code}%0D`],
  ['a sentence', `QR code: ${code}.`],
  ['another value of its length in an address', `https://qr.example.in/?c=${code}&session=ABCDEFGHJKMNPQRS`],
  ['another value of its length before it', `https://qr.example.in/ABCDEFGHJKMNPQRS/${code}`],
  ['carets around it', `^${code}^`],
  ['tildes around it', `~${code}~`],
  ['the caret notation of a separator of GS1', `^]${code}^M`],
  ['a bracket before it', `]${code}`],
  ['an escape of an encoder', `~1${code}~d013`],
  ['another escape of an encoder', `~d029${code}`],
  ['a name of a key at its end', `${code}{CR}{LF}`],
  ['the signs of a magnetic stripe', `%${code}?`],
  ['the scan before, in lines', `${other}\n${code}`],
  ['the scan before, without a separator', other + code],
  ['the scan before, and the caret notation of Enter after each', `${other}^M${code}^M`],
  ['the scan before, and an escape of Enter after each', `${other}~013${code}~013`],
  ['the scan before, and a symbology identifier before each', `]Q3${other}]Q3${code}`],
  ['the scan before, and a caret between them', `${other}^${code}`],
  ['the scan before, and a bracket between them', `${other}]${code}`],
])('finds a code with %s', (_what, text) => {
  expect(readCode(text)).toEqual(card);
});

/** Returns the text that a scanner types with the keys of another layout. */
const typedIn = (pairs: Readonly<Record<string, string>>) => [...code].map((character) => pairs[character] ?? character).join('');

test.each([
  ['German', typedIn({ Y: 'Z', Z: 'Y' })],
  ['French', typedIn({ W: 'Z', M: '?', 3: '"', 4: "'", 5: '(', 8: '_' })],
  ['French with Caps Lock', typedIn({ W: 'Z', M: '?' })],
  ['Belgian', typedIn({ W: 'Z', M: '?', 3: '"', 4: "'", 5: '(', 8: '!' })],
  ['Belgian without Shift', typedIn({ W: 'z', M: ',', R: 'r', T: 't', H: 'h', B: 'b', F: 'f', C: 'c', Y: 'y', X: 'x', 3: '"', 4: "'", 5: '(', 8: '!' })],
  ['Dvorak', typedIn({ R: 'P', T: 'Y', W: '<', H: 'D', B: 'X', F: 'U', C: 'J', Y: 'F', X: 'Q' })],
  ['Dvorak with Caps Lock', typedIn({ R: 'P', T: 'Y', W: ',', H: 'D', B: 'X', F: 'U', C: 'J', Y: 'F', X: 'Q' })],
  ['Devanagari', typedIn({ R: 'ई', T: 'ऊ', 8: '८', W: 'ऐ', 3: '३', M: 'श', H: 'फ', B: 'ऴ', F: 'इ', 4: '४', 5: '५', C: 'ण', Y: 'भ', X: 'ँ' })],
  ['Devanagari without Shift', typedIn({ R: 'ी', T: 'ू', W: 'ै', M: 'स', H: 'प', B: 'व', F: 'ि', C: 'म', Y: 'ब', X: 'ं' })],
])('reverts the keyboard layout: %s', (_layout, text) => {
  expect(text).not.toBe(code);
  expect(readCode(text)).toEqual(card);
});

test('finds every code after each sign and escape, whatever characters it starts with', () => {
  const starts = [']', '^', '~', '%', '^]', '~1', '~d029', ']Q3', '^M', '%0D', '~013'];
  const cards = Array.from({ length: 300 }, (_, serial) => ({ batchId: '8001', serial }));
  const lost = starts.filter((start) => cards.some((each) => JSON.stringify(readCode(start + codeOf(each))) !== JSON.stringify(each)));
  expect(lost).toEqual([]);
});

test('never reads a genuine code as another one, alone or in lower case', () => {
  const cards = Array.from({ length: 300 }, (_, serial) => ({ batchId: '17', serial: serial * 51 }));
  expect(cards.map((each) => readCode(codeOf(each)))).toEqual(cards);
  expect(cards.map((each) => readCode(codeOf(each).toLowerCase()))).toEqual(cards);
});

test.each(['', 'hello', '0'.repeat(15), '0'.repeat(17), `${'A'.repeat(15)}U`, 'https://example.com/'])('finds no code in "%s"', (text) => {
  expect([readCode(text), hasCode(text)]).toEqual([null, false]);
});
