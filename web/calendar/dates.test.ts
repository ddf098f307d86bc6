/** Formats of days and times; the business day is India's in every time zone. */
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { datesIn } from './dates.ts';
import { addDays, daysSince, indiaDate, indiaMinutes, toInstant } from './india.ts';

const english = datesIn('en');

describe('in English', () => {
  it.each([
    ['2026-11-20', '20 Nov 2026'],
    ['2026-09-01', '1 Sep 2026'],
    ['2026-11-20T00:10:00.000+05:30', '20 Nov 2026'],
    ['2026-11-19T18:40:00Z', '20 Nov 2026'],
  ])('%s is %s', (text, date) => {
    expect(english.date(text)).toBe(date);
  });

  it('formats times in 24 hours', () => {
    expect(english.time('2026-11-20T00:05:00+05:30')).toBe('00:05');
    expect(english.dateTime('2026-11-20T19:12:00+05:30')).toBe('20 Nov 2026, 19:12');
    expect(english.dayOfYear('2026-11-20T19:12:00+05:30')).toBe('20 Nov');
  });

  it('formats weekdays, and seconds where needed', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(english.weekday)).toEqual(['Mon', 'Fri', 'Sun']);
    expect(english.seconds('2026-11-20T11:52:19+05:30')).toBe('11:52:19');
  });

  it('returns text that is not a date unchanged', () => {
    expect(english.date('soon')).toBe('soon');
    expect(english.dateTime('soon')).toBe('soon');
  });

  it('formats the twelve months', () => {
    const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
    expect(months.map((_name, at) => english.month(at + 1))).toEqual(months);
  });
});

it.each([
  ['hi', '20 नव॰ 2026, 09:42', 'नवंबर'],
  ['mr', '20 नोव्हें 2026, 09:42', 'नोव्हेंबर'],
] as const)('in %s the names are translated and the figures stay', (language, dateTime, month) => {
  expect(datesIn(language).dateTime('2026-11-20T09:42:00+05:30')).toBe(dateTime);
  expect(datesIn(language).month(11)).toBe(month);
});

describe.each(['Asia/Kolkata', 'UTC', 'America/Los_Angeles'])('with a machine in %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  it('formats the same', () => {
    vi.stubEnv('TZ', zone);
    expect(english.date('2026-01-01')).toBe('1 Jan 2026');
    expect(english.dateTime('2025-12-31T23:30:00Z')).toBe('1 Jan 2026, 05:00');
    expect(indiaDate(new Date('2025-12-31T18:30:00Z'))).toBe('2026-01-01');
    expect(indiaDate(new Date('2025-12-31T18:29:59Z'))).toBe('2025-12-31');
  });
});

it('days begin and end in India', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (instant) => {
      const midnight = toInstant(indiaDate(instant));
      const passed = instant.getTime() - midnight.getTime();
      expect(passed).toBeGreaterThanOrEqual(0);
      expect(passed).toBeLessThan(24 * 60 * 60 * 1000);
    }),
  );
});

it('counts the days since an instant by dates in India', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.nat(400), fc.nat(24 * 60 * 60 * 1000 - 1), (start, days, passed) => {
      const day = addDays('2010-01-01', start);
      const instant = new Date(toInstant(day).getTime() + passed).toISOString();
      expect(daysSince(instant, addDays(day, days))).toBe(days);
    }),
  );
  expect(daysSince('2026-11-21T00:00:00+05:30', '2026-11-20')).toBe(0);
});

it('counts days across months, years and 29 February', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
});

it('counts minutes from midnight in India', () => {
  expect(indiaMinutes(new Date('2026-11-19T18:30:00Z'))).toBe(0);
  expect(indiaMinutes(new Date('2026-11-20T09:42:59+05:30'))).toBe(582);
  expect(indiaMinutes(new Date('2026-11-19T18:29:59Z'))).toBe(1439);
});
