import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../contract/clock.ts';
import { presence } from './attendance.ts';
import { at, eachDay } from './calendar.ts';
import { decisionsOf } from './decisions.ts';
import { createDemoCustomers } from './demo-customers.ts';
import { staff } from './employees.ts';
import { isWorkingDay, nextWorkday } from './holidays.ts';
import { anchor, daysAround, demoCustomers, now } from './testing/example-world.ts';
import { type Trip, trip } from './trips.ts';
import { history } from './world.ts';

const decisionsOn = (of: typeof demoCustomers, day: string, until: string) => {
  const trips = new Map(
    staff.all.flatMap((person) => {
      const found = trip(of, person, day);
      return found === null ? [] : [[person, found] satisfies [typeof person, Trip]];
    }),
  );
  return decisionsOf(of, day, trips, until);
};

it('the last working day before the first load has an open question, an answered one and a refused day, whatever the day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (offset) => {
      const first = addDays(anchor, offset);
      const day = eachDay(addDays(first, -5), addDays(first, -1)).filter(isWorkingDay).at(-1) ?? first;
      const { questions, refusals } = decisionsOn(createDemoCustomers(first), day, at(first, 0));
      expect(questions.map(({ answer }) => answer === null)).toEqual([true, false]);
      expect(refusals).toHaveLength(1);
      expect(new Set([...questions, ...refusals].map(({ employeeId }) => employeeId)).size).toBe(3);
    }),
    { numRuns: 20 },
  );
});

it('only finished days without an approval have a question or a refusal, by another person and after the check-out', () => {
  let [asked, refused] = [0, 0];
  for (const day of daysAround(-history.work, 5)) {
    const { questions, refusals } = decisionsOn(demoCustomers, day, at(addDays(anchor, 7), 0));
    asked += questions.length;
    refused += refusals.length;
    for (const { employeeId, decidedAt, decidedBy } of [
      ...questions.map(({ employeeId, askedAt, askedBy }) => ({ employeeId, decidedAt: askedAt, decidedBy: askedBy })),
      ...refusals.map(({ employeeId, refusedAt, refusedBy }) => ({ employeeId, decidedAt: refusedAt, decidedBy: refusedBy })),
    ]) {
      const person = staff.all.find(({ id }) => id === employeeId);
      const row = person && presence(demoCustomers, person, day, trip(demoCustomers, person, day), at(addDays(anchor, 7), 0))?.attendance;
      expect(row).toMatchObject({ approvedAt: null, punchOutTime: expect.any(String) });
      expect(decidedAt > String(row?.punchOutTime)).toBe(true);
      expect(decidedBy).not.toBe(employeeId);
    }
  }
  expect(asked).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(5);
  expect(asked + refused).toBeLessThan(100);
});

it('a question and its answer come with the answer, and nothing before its time', () => {
  const day = daysAround(-7, -1).findLast(isWorkingDay) ?? anchor;
  expect(nextWorkday(day) >= anchor).toBe(true);
  const whole = decisionsOn(demoCustomers, day, now);
  expect(whole.questions).toHaveLength(2);
  const [, answered] = whole.questions;
  const before = new Date(Date.parse(String(answered?.answeredAt)) - 1000).toISOString();
  expect(decisionsOn(demoCustomers, day, before).questions.map(({ answer }) => answer)).toEqual([null]);
  expect(decisionsOn(demoCustomers, day, at(day, 12 * 3600))).toEqual({ questions: [], refusals: [] });
});
