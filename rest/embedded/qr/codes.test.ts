import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesIn } from './code-text.ts';
import { createQrCodes } from './codes.ts';

const { codeOf, readCode } = createQrCodes('a secret of the tests, long enough to be one');
const number = fc.integer({ min: 0, max: 2 ** 24 - 1 });
const card = fc.record({ batchId: number.map(String), serial: number });
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('the code of a card', () => {
  test.each([
    ['1', 0, 'WPA6C5FAWD46CNTK'],
    ['8001', 17, 'RTR8W3MHBF45TCYX'],
    ['16777215', 16_777_215, 'QVPBMAYFBWPX0G7J'],
  ])('of batch %s with serial number %i never changes, because cards are printed', (batchId, serial, code) => {
    expect(codeOf({ batchId, serial })).toBe(code);
  });

  test('has 16 characters from which the card is computed', () => {
    fc.assert(
      fc.property(card, (one) => {
        const code = codeOf(one);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
        expect(readCode(code)).toEqual(one);
      }),
    );
  });

  test('differs from every other card’s code', () => {
    const codes = new Set<string>();
    for (let batch = 0; batch < 20; batch += 1) for (let serial = 0; serial < 100; serial += 1) codes.add(codeOf({ batchId: String(batch), serial }));
    expect(codes.size).toBe(2000);
  });

  test('sets up the key of its batch once for all cards of the batch', () => {
    const purposes: string[] = [];
    const counted = createQrCodes('a secret of the tests, long enough to be one', (_secret, purpose) => {
      purposes.push(purpose);
      return new Uint8Array(32);
    });
    for (let serial = 0; serial < 100; serial += 1) counted.readCode(counted.codeOf({ batchId: '8001', serial }));
    expect(purposes).toEqual(['qr codes', 'qr batch 8001']);
    for (let batch = 0; batch < 2000; batch += 1) counted.codeOf({ batchId: String(batch), serial: 0 });
    counted.codeOf({ batchId: '8001', serial: 0 });
    expect(purposes.filter((purpose) => purpose === 'qr batch 8001')).toHaveLength(2);
  });

  test('shares no more characters with neighbouring codes than with random ones', () => {
    const codes = Array.from({ length: 200 }, (_, serial) => codeOf({ batchId: '8001', serial }));
    const shared = codes.slice(1).map((code, index) => [...code].filter((character, at) => codes[index]?.[at] === character).length);
    expect(shared.reduce((sum, count) => sum + count, 0) / shared.length).toBeLessThan(1);
  });

  test.each([[{ batchId: '16777216', serial: 0 }], [{ batchId: '1', serial: 16_777_216 }], [{ batchId: '-1', serial: 0 }], [{ batchId: '1', serial: -1 }]])(
    'does not exist beyond its bits: %o',
    (one) => {
      expect(() => codeOf(one)).toThrow(RangeError);
    },
  );
});

describe('reading a code', () => {
  test.each([
    ['the AIM identifier of a scanner', (code: string) => `]Q1${code}`],
    ['a hidden character from a chat', (code: string) => `${code}\u200B`],
    ['quotation marks from a table', (code: string) => `"${code}"`],
    ['curly quotation marks', (code: string) => `\u201C${code}\u201D`],
    ['long dashes', (code: string) => code.replaceAll(/.{4}(?=.)/g, '$&\u2013')],
    ['full-width characters', (code: string) => code.replaceAll(/./g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))],
  ])('accepts %s', (_what, written) => {
    expect(readCode(written('RTR8W3MHBF45TCYX'))).toEqual({ batchId: '8001', serial: 17 });
  });

  test('accepts lower case, groups, and letters that look like digits', () => {
    fc.assert(
      fc.property(card, (one) => {
        const code = codeOf(one);
        expect(readCode(` ${code.toLowerCase().replaceAll(/.{4}/g, '$&-')} `)).toEqual(one);
        expect(readCode(code.replaceAll('0', 'o').replaceAll('1', 'L'))).toEqual(one);
        expect(readCode(code.replaceAll('0', 'O').replaceAll('1', 'i'))).toEqual(one);
      }),
    );
  });

  test('rejects a code with one wrong character', () => {
    const typo = fc.record({ at: fc.integer({ min: 0, max: 15 }), character: fc.constantFrom(...alphabet) });
    fc.assert(
      fc.property(card, typo, (one, { at, character }) => {
        const code = codeOf(one);
        const typed = code.slice(0, at) + character + code.slice(at + 1);
        // Y for Z and Q for A may also be another keyboard layout, which is reverted.
        fc.pre(!codesIn(typed).includes(code));
        expect(readCode(typed)).toBeNull();
      }),
    );
  });

  test('rejects an invented code', () => {
    const madeUp = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 16, maxLength: 16 });
    fc.assert(fc.property(madeUp, (text) => readCode(text) === null));
  });

  test('rejects a code of another secret', () => {
    const other = createQrCodes('another secret of the tests, long enough as well');
    fc.assert(fc.property(card, (one) => other.readCode(codeOf(one)) === null));
  });

  test.each(['', '0'.repeat(15), '0'.repeat(17), 'U'.repeat(16), 'https://example.com/'])('rejects "%s"', (text) => {
    expect(readCode(text)).toBeNull();
  });
});
