/** A day of attendance: missing punches are distinguished from pending ones, and totals are sums. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeMinutes } from '../../calendar/dates.ts';
import { checkin, checkout, missingOf, totalsOf } from './work-day.ts';

const today = '2026-11-20';
const punches = (date: string, punchInAt: string | null, punchOutAt: string | null) => ({ date, punchInAt, punchOutAt });

describe('the check-out', () => {
  it('is missing on a past day, and pending today', () => {
    expect(checkout(punches('2026-11-19', '2026-11-19T09:00:00+05:30', null), today)).toEqual({ kind: 'missing' });
    expect(checkout(punches(today, '2026-11-20T09:00:00+05:30', null), today)).toEqual({ kind: 'atWork' });
  });

  it('is absent without a check-in, and otherwise has its recorded time', () => {
    expect(checkout(punches('2026-11-19', null, null), today)).toEqual({ kind: 'none' });
    expect(checkout(punches(today, 'in', 'out'), today)).toEqual({ kind: 'time', at: 'out' });
  });
});

describe('the check-in', () => {
  it('is missing when there is only a check-out', () => {
    expect(checkin(punches(today, null, 'out'))).toEqual({ kind: 'missing' });
    expect(checkin(punches(today, null, null))).toEqual({ kind: 'none' });
    expect(checkin(punches(today, 'in', null))).toEqual({ kind: 'time', at: 'in' });
  });
});

it('a day is complete with both', () => {
  const missingIn = (punchInAt: string | null, punchOutAt: string | null) => missingOf(punches(today, punchInAt, punchOutAt));
  expect([missingIn('in', 'out'), missingIn('in', null), missingIn(null, 'out'), missingIn(null, null)]).toEqual([null, 'checkout', 'checkin', 'both']);
});

describe('the totals', () => {
  it.each([
    [0, '00:00'],
    [59, '00:59'],
    [516, '08:36'],
    [1527, '25:27'],
    [6000, '100:00'],
  ])('%i minutes are %s', (minutes, written) => {
    expect(writeMinutes(minutes)).toBe(written);
  });

  it('are the sums of the parts, for any division of the days', () => {
    const states = fc.constantFrom<{ code: 'READY' | 'REFUSED' } | null>({ code: 'READY' }, { code: 'REFUSED' }, null);
    const day = fc.record({ workMinutes: fc.option(fc.nat(1000)), approved: fc.boolean(), state: states });
    fc.assert(
      fc.property(fc.array(day), fc.array(day), (some, others) => {
        const [all, a, b] = [totalsOf([...some, ...others]), totalsOf(some), totalsOf(others)];
        expect(all).toEqual({ days: a.days + b.days, minutes: a.minutes + b.minutes, toApprove: a.toApprove + b.toApprove });
        expect(all.toApprove).toBe([...some, ...others].filter(({ approved, state }) => !approved && state?.code !== 'REFUSED').length);
      }),
    );
  });
});
