/** The look of markers: a colour for each kind, cyclic for travel points, and never by colour alone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markerStyle, nameOf } from './marker.ts';

it('travel points cycle through red, blue, green and yellow, and show their number', () => {
  expect([1, 2, 3, 4, 5].map((number) => markerStyle({ kind: 'travel', number }).tone)).toEqual(['red', 'blue', 'green', 'yellow', 'red']);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (number) => {
      const look = markerStyle({ kind: 'travel', number });
      expect(look.tone).toBe(markerStyle({ kind: 'travel', number: number + 4 }).tone);
      expect(look.letter).toBe(String(number));
    }),
  );
});

describe('the other kinds', () => {
  it.each([
    ['farmer', 'orange', 'F'],
    ['dealer', 'pink', 'D'],
    ['meetingStart', 'purple', 'S'],
    ['meetingEnd', 'blue', 'E'],
  ] as const)('a %s is %s, with %s', (kind, tone, letter) => {
    expect(markerStyle({ kind })).toMatchObject({ tone, letter });
  });

  it('differ in shape or letter from each other', () => {
    const looks = (['travel', 'farmer', 'dealer', 'meetingStart', 'meetingEnd'] as const).map((kind) => markerStyle({ kind }));
    expect(new Set(looks.map(({ outline, letter }) => outline + letter)).size).toBe(5);
  });
});

it('the name of a travel point without a visible number has no number', () => {
  expect(markerStyle({ kind: 'travel', number: 2, dot: true })).toMatchObject({ tone: 'blue', letter: '' });
  expect(nameOf({ kind: 'travel', number: 2, dot: true, title: 'On the way', detail: '' })).toBe('On the way');
  expect(nameOf({ kind: 'stop', number: 2, title: 'Nimone', detail: '10 min' })).toBe('2, Nimone, 10 min');
});

it('the name of a marker starts with its visible text, and omits missing parts', () => {
  expect(nameOf({ kind: 'travel', number: 3, title: 'On the way', detail: '09:20' })).toBe('3, On the way, 09:20');
  expect(nameOf({ kind: 'dealer', title: 'Ravi Traders', detail: '' })).toBe('Ravi Traders');
  expect(nameOf({ kind: 'oddPerson', title: 'Kiran Deshmukh', detail: '18:05, Shirur' })).toBe('KD, Kiran Deshmukh, 18:05, Shirur');
});
