import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWhole, noPlan, planChange, planInput, plannedAtOf, planValues, withDate } from './plan-values.ts';

const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const two = (least: number, most: number) => fc.integer({ min: least, max: most }).map((number) => String(number).padStart(2, '0'));
const time = fc.tuple(two(0, 23), two(0, 59)).map((parts) => parts.join(':'));

describe('a plan', () => {
  it('round-trips the typed values', () => {
    fc.assert(
      fc.property(day, time, fc.string(), (date, at, purpose) => {
        const values = { date, time: at, purpose };
        expect(isWhole(values)).toBe(true);
        expect(planValues(plannedAtOf(values) ?? null, purpose)).toEqual(values);
      }),
    );
  });

  it('gets a default time with its day, which is removed with the day unless it was changed', () => {
    const onDay = withDate(noPlan, '2026-11-24');
    expect(onDay.time).toBe('09:30');
    expect(withDate(onDay, '').time).toBe('');
    expect(withDate({ ...onDay, time: '15:00' }, '2026-11-25').time).toBe('15:00');
    expect(withDate(noPlan, '24 No').time).toBe('');
  });

  it('is empty for no input', () => {
    expect(isWhole(noPlan)).toBe(true);
    expect(planInput(noPlan)).toEqual({});
    expect(planInput({ ...noPlan, purpose: ' Soil test ' })).toEqual({ purpose: 'Soil test' });
    expect(planValues(null, null)).toEqual(noPlan);
  });

  it('cannot lose its time once it has one', () => {
    expect(isWhole(noPlan, true)).toBe(false);
    expect(isWhole({ ...noPlan, date: '2026-11-20', time: '15:00' }, true)).toBe(true);
  });

  it('sends only changed parts', () => {
    const saved = { date: '2026-11-20', time: '15:00', purpose: 'Soil test' };
    expect(planChange(saved, saved)).toEqual({});
    expect(planChange(saved, { ...saved, purpose: ' ' })).toEqual({ purpose: '' });
    expect(planChange(saved, { ...saved, time: '16:30' })).toEqual({ plannedAt: '2026-11-20T16:30:00.000+05:30' });
  });

  it.each([
    { date: '2026-11-20', time: '' },
    { date: '', time: '09:30' },
    { date: 'soon', time: '09:30' },
    { date: '2026-11-20', time: '24:00' },
    { date: '0226-11-20', time: '09:30' },
  ])('is incomplete as %j, and sends no time', (part) => {
    const values = { ...noPlan, ...part };
    expect(isWhole(values)).toBe(false);
    expect(planInput(values)).toEqual({});
  });
});
