/** Arithmetic of the calendar in a date field. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { datesIn } from './dates.ts';
import { addDays } from './india.ts';
import { addMonths, stepByKey, weeksOf } from './month-days.ts';

// India's clocks had another offset before 1906.
const days = fc.integer({ min: 0, max: 70_000 }).map((later) => addDays('1910-01-01', later));

it('a month consists of whole weeks from Monday to Sunday, with each day once and in order', () => {
  fc.assert(
    fc.property(days, (day) => {
      const weeks = weeksOf(day);
      for (const week of weeks) {
        expect(week.map(datesIn('en').weekday)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
        expect(week.some((each) => each.slice(0, 7) === day.slice(0, 7))).toBe(true);
      }
      const allDays = weeks.flat();
      expect(allDays).toContain(day);
      expect(allDays).toEqual(allDays.map((_, at) => addDays(allDays[0] ?? '', at)));
      const month = allDays.filter((each) => each.slice(0, 7) === day.slice(0, 7));
      expect(month[0]?.slice(8)).toBe('01');
      expect(addDays(month.at(-1) ?? '', 1).slice(8)).toBe('01');
    }),
  );
});

it('months are stepped to the same day or the last one, and back', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  fc.assert(
    fc.property(days, fc.integer({ min: -600, max: 600 }), (day, months) => {
      const stepped = addMonths(day, months);
      expect(addDays(stepped, 0)).toBe(stepped);
      expect(addMonths(stepped, -months).slice(0, 7)).toBe(day.slice(0, 7));
      if (Number(day.slice(8)) <= 28) expect(addMonths(stepped, -months)).toBe(day);
    }),
  );
});

it.each([
  ['ArrowLeft', '2026-11-18'],
  ['ArrowRight', '2026-11-20'],
  ['ArrowUp', '2026-11-12'],
  ['ArrowDown', '2026-11-26'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-19'],
  ['PageDown', '2026-12-19'],
])('%s moves from Thursday 19 November to %s', (key, day) => {
  expect(stepByKey('2026-11-19', { key, shiftKey: false })).toBe(day);
});

it('a key never moves past the latest day; with Shift a page is a year; other keys do not move', () => {
  fc.assert(
    fc.property(days, days, fc.constantFrom('ArrowDown', 'ArrowRight', 'End', 'PageDown'), fc.boolean(), (day, latest, key, shiftKey) => {
      expect((stepByKey(day, { key, shiftKey }, latest) ?? '') <= latest).toBe(true);
    }),
  );
  expect(stepByKey('2026-11-19', { key: 'PageUp', shiftKey: true })).toBe('2025-11-19');
  expect(stepByKey('2026-11-19', { key: 'a', shiftKey: false })).toBeUndefined();
});
