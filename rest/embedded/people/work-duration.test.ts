import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Check, workDuration } from './work-duration.ts';

const minutes = (text: string) => {
  const [hours = 0, rest = 0] = text.split(':').map(Number);
  return hours * 60 + rest;
};
const at = (text: string) => minutes(text) * 60_000;
/** Creates checks from texts such as `IN 09:00`. */
const checks = (...events: string[]): Check[] => events.map((event) => ({ kind: event.startsWith('IN') ? 'IN' : 'OUT', at: at(event.split(' ')[1] ?? '') }));
const worked = (from: string, until: string | null, ...events: string[]) =>
  workDuration({ in: at(from), out: until === null ? null : at(until) }, checks(...events));

describe('the work duration of a day', () => {
  test('is from punch-in to punch-out without check events', () => {
    expect(worked('09:05', '18:20')).toBe('09:15');
    expect(worked('09:05', '09:05')).toBe('00:00');
  });

  test('excludes breaks', () => {
    expect(worked('09:00', '18:00', 'IN 09:00', 'OUT 13:00', 'IN 13:45', 'OUT 18:00')).toBe('08:15');
  });

  test('counts a repeated check-in once, and ignores a check-out without a check-in', () => {
    expect(worked('09:00', '18:00', 'IN 09:00', 'IN 09:01', 'OUT 12:00', 'OUT 12:30', 'IN 17:00', 'OUT 18:00')).toBe('04:00');
  });

  test('is from punch-in to punch-out when there is no check-out event', () => {
    expect(worked('09:00', '18:00', 'IN 09:00')).toBe('09:00');
  });

  test('is unknown while the day is open', () => {
    expect(worked('09:00', null, 'IN 09:00', 'OUT 12:00')).toBeNull();
  });

  test('never exceeds the time from the first to the last check, and equals it without a break', () => {
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 24 * 60 - 1 }), { minLength: 2, maxLength: 12 }).map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(times, (list) => {
        const even = list.slice(0, list.length - (list.length % 2));
        const events = even.map((minute, index): Check => ({ kind: index % 2 === 0 ? 'IN' : 'OUT', at: minute * 60_000 }));
        const [first = 0, last = 0] = [even[0], even.at(-1)];
        const breaks = even.slice(1, -1).reduce((sum, minute, index) => sum + (index % 2 === 0 ? -minute : minute), 0);
        const duration = workDuration({ in: first * 60_000, out: last * 60_000 }, events);
        expect(minutes(duration ?? '')).toBe(last - first - breaks);
        expect(minutes(duration ?? '')).toBeLessThanOrEqual(last - first);
      }),
    );
  });

  test('is the difference of the times that clocks show', () => {
    const instant = fc.integer({ min: 0, max: 40 * 60 * 60_000 });
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        const [begin, end] = one < other ? [one, other] : [other, one];
        const shown = Math.floor(end / 60_000) - Math.floor(begin / 60_000);
        expect(minutes(workDuration({ in: begin, out: end }, []) ?? '')).toBe(shown);
        expect(minutes(workDuration({ in: begin, out: end }, [{ kind: 'IN', at: begin }]) ?? '')).toBe(shown);
      }),
    );
  });

  test('adds up many checks without losing time', () => {
    expect(workDuration({ in: 0, out: 125 * 60 * 60_000 }, [])).toBe('125:00');
  });
});
