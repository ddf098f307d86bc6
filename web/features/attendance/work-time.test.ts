/** Stretches of work and breaks of a day. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOf, type CheckEvent, stretchesOf } from './work-time.ts';

const at = (minutes: number) => `2026-11-19T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00+05:30`;

const day = (...times: number[]): CheckEvent[] => times.map((minutes, index) => ({ kind: index % 2 === 0 ? 'CHECK_IN' : 'CHECK_OUT', at: at(minutes) }));

describe('the stretches', () => {
  it('alternate between work and breaks', () => {
    expect(stretchesOf(day(538, 785, 832, 1101))).toEqual([
      { kind: 'work', from: 538, to: 785 },
      { kind: 'break', from: 785, to: 832 },
      { kind: 'work', from: 832, to: 1101 },
    ]);
  });

  it('end now for a person at work today, and are unknown after a forgotten check-out', () => {
    expect(stretchesOf(day(538), 600)).toEqual([{ kind: 'work', from: 538, to: 600 }]);
    expect(stretchesOf(day(538))).toEqual([]);
    const twice: CheckEvent[] = [
      { kind: 'CHECK_IN', at: at(538) },
      { kind: 'CHECK_IN', at: at(600) },
      { kind: 'CHECK_OUT', at: at(700) },
    ];
    expect(stretchesOf(twice)).toEqual([{ kind: 'work', from: 600, to: 700 }]);
  });

  it('continue after midnight, for a check-out that ends the day of its check-in', () => {
    const night: CheckEvent[] = [
      { kind: 'CHECK_IN', at: at(1200) },
      { kind: 'CHECK_OUT', at: '2026-11-20T00:40:00+05:30' },
    ];
    expect(stretchesOf(night)).toEqual([{ kind: 'work', from: 1200, to: 1480 }]);
    expect(axisOf(stretchesOf(night))).toEqual({ from: 19, to: 26, ticks: [19, 21, 23, 25] });
  });

  it('follow each other without overlap', () => {
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 1, maxLength: 8 }).map((some) => [...some].sort((a, b) => a - b));
    fc.assert(
      fc.property(times, (some) => {
        const stretches = stretchesOf(day(...some));
        expect(stretches).toHaveLength(some.length - 1);
        for (const [index, stretch] of stretches.slice(1).entries()) expect(stretch.from).toBe(stretches[index]?.to);
      }),
    );
  });
});

describe('the axis', () => {
  it('has an hour of padding at both ends and a tick every two hours', () => {
    expect(axisOf(stretchesOf(day(538, 1101)))).toEqual({ from: 7, to: 20, ticks: [7, 9, 11, 13, 15, 17, 19] });
  });

  it('stays within an hour of the day and contains every stretch', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 0, max: 1439 }), (one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other) + 1];
        const { from, to, ticks } = axisOf([{ kind: 'work', from: first, to: last }]);
        expect(from >= 0 && to <= 25 && from * 60 <= first && to * 60 >= last).toBe(true);
        expect(ticks.every((tick) => tick >= from && tick <= to)).toBe(true);
      }),
    );
  });
});
