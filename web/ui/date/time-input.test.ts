/** Times of day as people type them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTime } from './TimeInput.tsx';

it('parses every minute of the day in every notation', () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), fc.constantFrom(':', '.', ' ', ''), fc.boolean(), (hours, minutes, between, padded) => {
      const [hour, minute] = [String(hours).padStart(2, '0'), String(minutes).padStart(2, '0')];
      expect(readTime(` ${padded ? hour : hours}${between}${minute} `)).toBe(`${hour}:${minute}`);
    }),
  );
});

it.each(['', '24:00', '12:60', '1', '12', '123456', 'noon', '-1:00'])('rejects %j', (typed) => {
  expect(readTime(typed)).toBeUndefined();
});

it.each([
  ['5:48 PM', '17:48'],
  ['05:48 p.m.', '17:48'],
  ['12:05 am', '00:05'],
  ['12:05pm', '12:05'],
  ['17:48:30', '17:48'],
])('parses the pasted time %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

it.each(['13:05 PM', '0:05 am', '17:48 Uhr'])('rejects the pasted time %s', (typed) => {
  expect(readTime(typed)).toBeUndefined();
});
