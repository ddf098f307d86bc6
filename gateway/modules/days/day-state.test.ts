/** The rule for whether a day is ready to approve. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TravelPoint } from '../../graphql/types.generated.ts';
import { type DecidedDay, dayStateOf } from './day-state.ts';
import { fixesOf } from './fixes.ts';
import { odditiesOf } from './oddities.ts';

const date = '2026-11-20';
const today = new Date(`${date}T20:00:00+05:30`);
const later = new Date('2026-11-21T08:00:00+05:30');
const minute = (minutes: number) => `${date}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00.000+05:30`;

const instants = fc.option(fc.integer({ min: 6 * 60, max: 22 * 60 }).map(minute), { nil: null });
const attendances: fc.Arbitrary<DecidedDay> = fc.record({
  punchInAt: instants,
  punchOutAt: instants,
  workMinutes: fc.option(fc.nat(900), { nil: null }),
  approved: fc.boolean(),
  refusals: fc.array(fc.record({ withdrawnAt: instants }), { maxLength: 2 }),
  questions: fc.array(
    instants.map((answeredAt) => ({ at: minute(18 * 60), answeredAt })),
    { maxLength: 2 },
  ),
});
const isRefused = ({ refusals }: DecidedDay) => refusals.some(({ withdrawnAt }) => withdrawnAt === null);
const isAsked = ({ questions }: DecidedDay) => questions.some(({ answeredAt }) => answeredAt === null);
const isDecided = (day: DecidedDay) => day.approved || isRefused(day);
const isAnswered = (day: DecidedDay) => !isDecided(day) && Boolean(day.questions[0]?.answeredAt);
const points = fc
  .array(fc.tuple(fc.integer({ min: 6 * 60, max: 22 * 60 }), fc.integer({ min: 0, max: 60 })), { maxLength: 20 })
  .map((rows) =>
    rows
      .sort(([a], [b]) => a - b)
      .map(([at, north], id): TravelPoint => ({ id: `${id}`, at: minute(at), location: { latitude: 18 + north / 111, longitude: 74 } })),
  );
const dayFacts = fc.record({
  date: fc.constant(date),
  attendance: attendances,
  fixes: fc.option(points.map(fixesOf), { nil: null }),
  now: fc.constantFrom(today, later),
});

test('a day is READY exactly when it is over, undecided, without an open question, read, and has both punches and no finding', () => {
  fc.assert(
    fc.property(dayFacts, (day) => {
      const { punchInAt, punchOutAt, questions } = day.attendance;
      const isWhole = Boolean(punchInAt && punchOutAt) && day.fixes !== null && odditiesOf(day).length === 0;
      const isReady = !isDecided(day.attendance) && questions.length === 0 && isWhole;
      expect(dayStateOf(day).code === 'READY').toBe(isReady);
    }),
  );
});

test('a day needs a check only with a reason', () => {
  fc.assert(
    fc.property(dayFacts, (day) => {
      const { code, reasons } = dayStateOf(day);
      if (code === 'NEEDS_CHECK') expect(reasons).not.toEqual([]);
      if (code === 'READY' || code === 'UNCHECKED') expect(reasons).toEqual([]);
      expect(reasons.filter(({ kind }) => kind !== 'QUESTION_ANSWERED')).toEqual(odditiesOf(day));
      expect(reasons.some(({ kind }) => kind === 'QUESTION_ANSWERED')).toBe(isAnswered(day.attendance));
    }),
  );
});

test('reading the travel resolves an unchecked day and keeps the reasons of its attendance', () => {
  fc.assert(
    fc.property(dayFacts, points.map(fixesOf), (day, fixes) => {
      const [before, after] = [dayStateOf({ ...day, fixes: null }), dayStateOf({ ...day, fixes })];
      expect(after.code).not.toBe('UNCHECKED');
      if (before.code !== 'UNCHECKED') expect(after.code).toBe(before.code);
      const kinds = after.reasons.map(({ kind }) => kind);
      for (const { kind } of before.reasons) expect(kinds).toContain(kind);
    }),
  );
});

test('a refusal applies until it is withdrawn, and an open question until the day is decided', () => {
  fc.assert(
    fc.property(dayFacts, (day) => {
      const { code } = dayStateOf(day);
      expect(code === 'REFUSED').toBe(!day.attendance.approved && isRefused(day.attendance));
      expect(code === 'ASKED').toBe(!isDecided(day.attendance) && isAsked(day.attendance));
    }),
  );
});

test('an answer closes the question and requires a check', () => {
  fc.assert(
    fc.property(dayFacts, (day) => {
      const questions = [{ at: minute(18 * 60), answeredAt: minute(19 * 60) }];
      const { code } = dayStateOf({ ...day, attendance: { ...day.attendance, questions } });
      expect(['ASKED', 'READY', 'UNCHECKED']).not.toContain(code);
    }),
  );
});

test('an approval applies despite findings, and only today without a check-out is open', () => {
  fc.assert(
    fc.property(dayFacts, (day) => {
      const { code } = dayStateOf(day);
      expect(code === 'APPROVED').toBe(day.attendance.approved);
      if (code === 'OPEN') expect([day.now, day.attendance.punchOutAt]).toEqual([today, null]);
    }),
  );
});
