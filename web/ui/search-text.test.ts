/** What is searched for, by what is typed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  ])('of %j looks for it', (typed, text) => {
    expect(searchText(typed)).toBe(text);
  });

  it('is never for one or two characters, and never for blanks around a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const text = searchText(typed);
        if (text === undefined) expect([...typed.trim()].length).toBeLessThan(searchLength);
        else expect(text).toBe(typed.trim());
      }),
    );
  });
});
