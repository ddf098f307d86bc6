import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Token, tokenOf } from './token.ts';

describe('the token of an Authorization header', () => {
  test.each<[string | undefined, string | null]>([
    ['Bearer abc', 'abc'],
    ['bearer abc', 'abc'],
    ['BEARER eyJhbGciOiJIUzI1NiJ9.e30.x-_~+/==', 'eyJhbGciOiJIUzI1NiJ9.e30.x-_~+/=='],
    [`Bearer ${'a'.repeat(16384)}`, 'a'.repeat(16384)],
    [`Bearer ${'a'.repeat(16385)}`, null],
    [undefined, null],
    ['', null],
    ['Bearer', null],
    ['Bearer ', null],
    ['Bearer  abc', null],
    ['Bearer a b', null],
    ['Bearer a=b', null],
    ['Bearer abc\r\nx-evil: 1', null],
    ['Bearer abc\n', null],
    ['Bearer töken', null],
    ['Basic YTpi', null],
    ['abc', null],
    ['Bearer a, Bearer b', null],
  ])('%j is %j', (header, token) => expect(tokenOf(header)?.text ?? null).toBe(token));

  test('is never more than one word of the header', () => {
    const headers = fc.tuple(fc.constantFrom('Bearer ', 'bearer ', ''), fc.string({ unit: 'binary' })).map((parts) => parts.join(''));
    fc.assert(
      fc.property(headers, (header) => {
        const token = tokenOf(header)?.text ?? null;
        return token === null || (/^[\x21-\x7e]+$/.test(token) && header.endsWith(token));
      }),
    );
  });
});

test('a digest is unique to the token and does not contain it', () => {
  const digestOf = (text: string) => new Token(text).digest;
  expect(digestOf('abc')).toBe('ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => (digestOf(a) === digestOf(b)) === (a === b)));
});
