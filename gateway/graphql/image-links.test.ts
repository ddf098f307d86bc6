import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createImageLinks, isPlainFileName } from './image-links.ts';

const secret = 'a secret of the tests, long enough';
const at = (instant: string) => ({ now: () => new Date(instant) });
const friday = '2026-11-20T09:30:00+05:30';

/** Returns the parts of a link. */
function read(link: string) {
  const { pathname, searchParams } = new URL(link, 'http://gateway');
  const name = decodeURIComponent(pathname.replace(/^\/images\//, ''));
  return { name, day: searchParams.get('day') ?? '', signature: searchParams.get('sig') ?? '' };
}

describe('a link', () => {
  const { name, day, signature } = read(createImageLinks(secret, at(friday)).url('आशा (1).png'));
  const isValid = (instant: string) => createImageLinks(secret, at(instant)).isValid(name, day, signature);

  test('contains the file and the day in India', () => {
    expect([name, day]).toEqual(['आशा (1).png', '2026-11-20']);
    expect(read(createImageLinks(secret, at('2026-11-20T18:30:00Z')).url('a.png')).day).toBe('2026-11-21');
  });

  test.each<[string, boolean]>([
    ['2026-11-20T00:00:00+05:30', true],
    ['2026-11-21T23:59:59+05:30', true],
    ['2026-11-22T00:00:00+05:30', false],
    ['2026-11-19T23:59:59+05:30', false],
    ['2027-11-20T09:30:00+05:30', false],
  ])('at %s is valid: %s', (instant, valid) => expect(isValid(instant)).toBe(valid));

  test('is valid for its own name, day and secret only', () => {
    const links = createImageLinks(secret, at(friday));
    expect(links.isValid(name, day, signature)).toBe(true);
    expect(links.isValid('other.png', day, signature)).toBe(false);
    expect(links.isValid(name, '2026-11-19', signature)).toBe(false);
    expect(createImageLinks(`${secret}!`, at(friday)).isValid(name, day, signature)).toBe(false);
    expect(createImageLinks(secret, at(friday)).isValid(name, day, signature)).toBe(true);
  });

  test.each(['', 'x', signature.slice(0, -1), `${signature}A`, signature.toLowerCase(), 'é'.repeat(11), `${'A'.repeat(22)}`])(
    'with the signature "%s" is not valid',
    (forged) => expect(createImageLinks(secret, at(friday)).isValid(name, day, forged)).toBe(false),
  );

  test('is never valid for a name that is not plain, even when signed', () => {
    const links = createImageLinks(secret, at(friday));
    const odd = read(links.url('../secret'));
    expect(links.isValid('../secret', odd.day, odd.signature)).toBe(false);
  });

  test('survives URL encoding for any plain name', () => {
    const links = createImageLinks(secret, at(friday));
    const plain = fc.stringMatching(/^[\p{L}\p{N}_-][\p{L}\p{N} ._()-]{0,30}$/u).filter(isPlainFileName);
    fc.assert(
      fc.property(plain, (fileName) => {
        const parts = read(links.url(fileName));
        return parts.name === fileName && links.isValid(parts.name, parts.day, parts.signature);
      }),
    );
  });
});

describe('a plain file name', () => {
  test.each(['a', 'portrait.png', 'आशा पाटील.jpg', '2026-11-20 (1).jpeg', '_x', '-x', 'a.b.c', 'ÀÉ.webp', 'x'.repeat(200)])('%s', (name) => {
    expect(isPlainFileName(name)).toBe(true);
  });

  test.each([
    '',
    '.',
    '..',
    '.env',
    ' a',
    'a..b',
    'a/b',
    'a\\b',
    '../a',
    'a%2fb',
    'a?b',
    'a#b',
    'a\nb',
    'a.png\n',
    'a\0',
    'a\u202Egnp.exe',
    'a\u2028b',
    'a:b',
    'a;b',
    'a"b',
    "a'b",
    '<a>',
    'http://a',
    '\uD800',
    'x'.repeat(201),
  ])('is not %j', (name) => expect(isPlainFileName(name)).toBe(false));

  test('never leaves its folder, breaks a line, or ends a token of a URL or a header', { tags: 'slow' }, () => {
    const hostile = fc.constantFrom('.', '..', '/', '\\', '%', '\n', '\r', '\0', '\u007f', '\u0085', '\u2029', ' ', 'a', 'é', '?', '#', '&', ':', '"');
    const names = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: hostile, maxLength: 8 }));
    fc.assert(
      fc.property(names, (name) => {
        if (isPlainFileName(name)) expect(name).not.toMatch(/[/\\%?#&:;"'<>\p{C}\p{Zl}\p{Zp}]|\.\.|^[. ]/u);
      }),
      { numRuns: 2_000 },
    );
  });
});
