/** Search text for typed values. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from '../i18n/formats.ts';
import { searchLength, searchText } from './search-text.ts';

describe('a search', () => {
  it.each(['', '   '])('of %j resets to all', (typed) => {
    expect(searchText(typed)).toBe('');
  });

  it.each(['a', 'ab', ' ab ', 'रा'])('of %j does nothing', (typed) => {
    expect(searchText(typed)).toBeUndefined();
  });

  it.each([
    ['abc', 'abc'],
    ['  Shinde ', 'Shinde'],
    ['राम', 'राम'],
    ['98220-41744', '9822041744'],
    ['919822041744', '9822041744'],
    ['९८२२०४१७४४', '9822041744'],
    ['(98220) 41744', '9822041744'],
    ['\u2068+91 98220 41744\u2069', '9822041744'],
    ['\u200BAsha\u00A0 Patil', 'Asha Patil'],
  ])('of %j searches for it', (typed, text) => {
    expect(searchText(typed)).toBe(text);
  });

  it('is never for one or two characters, and never for invisible characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const text = searchText(typed);
        if (text === undefined) expect([...visibleText(typed)].length).toBeLessThan(searchLength);
        else expect(text).toBe(visibleText(typed));
      }),
    );
  });
});
