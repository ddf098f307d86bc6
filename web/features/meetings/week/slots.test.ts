/** Proposed days and times of visits. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOf, planSlots, type Slot } from './slots.ts';

const days = ['2026-11-23', '2026-11-24', '2026-11-25'];
const none = { days, most: 5, booked: [], typed: new Map<string, string>() };
const visits = (...groups: number[]) => groups.map((group, at) => ({ key: String(at), group }));
const written = (slots: ReadonlyMap<string, Slot>) => [...slots].map(([key, { date, time }]) => `${key} ${date.slice(8)} ${time}`);

test('the first is at 09:30, then one every 90 minutes', () => {
  expect(written(planSlots(visits(0, 0, 0), none))).toEqual(['0 23 09:30', '1 23 11:00', '2 23 12:30']);
});

test('each group starts on its own day, while there is one', () => {
  expect(written(planSlots(visits(0, 0, 1, 2, 3), none))).toEqual(['0 23 09:30', '1 23 11:00', '2 24 09:30', '3 25 09:30', '4 23 12:30']);
});

test('overflow goes to the next day, and visits without room are left out', () => {
  expect(written(planSlots(visits(0, 0, 0, 0), { ...none, most: 1 }))).toEqual(['0 23 09:30', '1 24 09:30', '2 25 09:30']);
});

test('existing meetings keep their time and count', () => {
  const booked = [
    { date: '2026-11-23', time: '10:00' },
    { date: '2026-11-23', time: '13:00' },
  ];
  expect(written(planSlots(visits(0, 0, 0), { ...none, most: 4, booked }))).toEqual(['0 23 11:30', '1 23 14:30', '2 24 09:30']);
});

test('a typed time stays, and the next visit follows it', () => {
  const typed = new Map([
    ['1', '14:15'],
    ['2', ''],
  ]);
  expect(written(planSlots(visits(0, 0, 0, 0), { ...none, typed }))).toEqual(['0 23 09:30', '1 23 14:15', '2 23 ', '3 23 17:15']);
});

test('without days nothing is planned', () => {
  expect(planSlots(visits(0), { ...none, days: [] }).size).toBe(0);
});

test('no day exceeds its maximum, and proposals are 90 minutes apart from each other and from existing meetings', () => {
  const time = fc
    .integer({ min: 0, max: 95 })
    .map((quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`);
  const booked = fc.array(fc.record({ date: fc.constantFrom(...days), time }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3 }), { maxLength: 20 }), fc.integer({ min: 1, max: 8 }), booked, (groups, most, before) => {
      const slots = [...planSlots(visits(...groups.toSorted()), { ...none, most, booked: before }).values()];
      for (const date of days) {
        const [own, others] = [slots, before].map((list) => list.filter((slot) => slot.date === date).map((slot) => minutesOf(slot.time) ?? Number.NaN));
        if (own === undefined || others === undefined) throw new Error('There are two lists');
        if (own.length > 0) expect(own.length + others.length).toBeLessThanOrEqual(most);
        for (const [at, minutes] of own.entries())
          for (const other of [...own.slice(at + 1), ...others]) expect(Math.abs(other - minutes)).toBeGreaterThanOrEqual(90);
      }
    }),
  );
});
