/** Findings to check before a day is approved. */
import { describe, expect, test } from 'vitest';
import type { AttendanceDay, TravelPoint } from '../../graphql/types.generated.ts';
import { fixesOf } from './fixes.ts';
import { odditiesOf } from './oddities.ts';

const date = '2026-11-20';
const at = (time: string) => `${date}T${time}:00.000+05:30`;
const tomorrow = new Date('2026-11-21T08:00:00+05:30');
const point = (time: string, north = 0): TravelPoint => ({ id: time, at: at(time), location: { latitude: 18.5 + north / 111.195, longitude: 73.8 } });
const every90 = ['09:00', '10:30', '12:00', '13:30', '15:00', '16:30', '18:00'].map((time) => point(time));
const punched = (punchIn: string | null, punchOut: string | null, workMinutes: number | null = null): AttendanceDay => ({
  id: '1',
  date,
  corrections: [],
  approvalNote: null,
  refusals: [],
  questions: [],
  correctable: false,
  punchInAt: punchIn && at(punchIn),
  punchOutAt: punchOut && at(punchOut),
  workMinutes,
  approved: false,
});
const found = (attendance: AttendanceDay | null, points: readonly TravelPoint[], now = tomorrow) =>
  odditiesOf({ date, attendance, fixes: fixesOf(points), now }).map(({ kind, fromAt, untilAt, minutes }) => [
    kind,
    fromAt?.slice(11, 16),
    untilAt?.slice(11, 16),
    minutes,
  ]);

describe('a day', () => {
  test('with both punches and continuous points has no finding', () => {
    expect(found(punched('09:00', '18:05'), every90)).toEqual([]);
  });

  test('without any record has no finding either', () => {
    expect(found(null, [])).toEqual([]);
  });

  test('without a check-out has the time and place of the last point', () => {
    expect(found(punched('09:00', null), every90)).toEqual([['NO_CHECK_OUT', '09:00', '18:00', null]]);
    expect(odditiesOf({ date, attendance: punched('09:00', null), fixes: fixesOf(every90), now: tomorrow })[0]?.location).toEqual(every90[0]?.location);
    expect(found(punched('09:00', null), [])).toEqual([['NO_CHECK_OUT', '09:00', undefined, null]]);
  });

  test.each([
    ['at 18:30 of the same day, during work', new Date(`${date}T18:30:00+05:30`), []],
    ['at midnight in India, whatever the date is elsewhere', new Date('2026-11-21T00:00:00+05:30'), [['NO_CHECK_OUT', '09:00', '18:00', null]]],
  ])('without a check-out is checked %s', (_when, now, expected) => {
    expect(found(punched('09:00', null), every90, now)).toEqual(expected);
  });

  test.each([
    [['09:00', '11:00', '12:00'], '12:10', [['SILENCE', '09:00', '11:00', 120]]],
    [['09:00', '10:59', '12:00'], '12:10', []],
    [['11:30'], '12:10', [['SILENCE', '09:00', '11:30', 150]]],
    [['09:30'], '12:10', [['SILENCE', '09:30', '12:10', 160]]],
    [[], '12:10', [['SILENCE', '09:00', '12:10', 190]]],
  ])('with points at %j and the check-out at %s has the silences %j', (times, punchOut, expected) => {
    expect(
      found(
        punched('09:00', punchOut),
        times.map((time) => point(time)),
      ),
    ).toEqual(expected);
  });

  test('has a silence as long as the difference of the times that clocks show', () => {
    const [begin, end] = [`${date}T09:00:50.000+05:30`, `${date}T12:00:10.000+05:30`];
    expect(
      odditiesOf({ date, attendance: { ...punched('09:00', '12:00'), punchInAt: begin, punchOutAt: end }, fixes: fixesOf([]), now: tomorrow }),
    ).toMatchObject([{ kind: 'SILENCE', minutes: 180 }]);
  });

  test('in progress has a silence up to now', () => {
    expect(found(punched('09:00', null), [point('09:30')], new Date(at('11:29')))).toEqual([]);
    expect(found(punched('09:00', null), [point('09:30')], new Date(at('11:30')))).toEqual([['SILENCE', '09:30', '11:30', 120]]);
  });

  test('has the fastest of its impossible speeds, with distance and speed', () => {
    const points = [point('09:00'), point('09:06', 30), point('09:08'), point('09:20', 40), point('09:30')];
    const [jump, ...more] = odditiesOf({ date, attendance: null, fixes: fixesOf(points), now: tomorrow });
    expect(more).toEqual([]);
    expect(jump).toMatchObject({ kind: 'IMPOSSIBLE_SPEED', fromAt: at('09:06'), straightLineKm: expect.closeTo(30, 1), kmPerHour: expect.closeTo(300, 0) });
  });

  test('treats a jump without elapsed time as the fastest', () => {
    const points = [point('09:00'), point('09:01', 30), point('09:10'), { ...point('09:10', 5), id: 'same time' }, point('09:30')];
    expect(odditiesOf({ date, attendance: null, fixes: fixesOf(points), now: tomorrow })).toMatchObject([{ kind: 'IMPOSSIBLE_SPEED', kmPerHour: null }]);
  });

  test.each([
    ['09:00', '21:00', 720, []],
    ['09:00', '21:01', 721, [['LONG_DAY', '09:00', '21:01', 721]]],
    ['09:00', '21:10', 680, []],
    ['09:00', '21:10', null, [['LONG_DAY', '09:00', '21:10', 730]]],
  ])('from %s to %s with %s minutes of work: %j', (punchIn, punchOut, minutes, expected) => {
    const points = [...every90, point('19:30'), point('21:00')];
    expect(found(punched(punchIn, punchOut, minutes), points)).toEqual(expected);
  });
});

test('makes one jump of each run of left-out points and the next plausible point', () => {
  const { used, jumps } = fixesOf([point('09:00'), point('09:01', 30), point('09:02', 31), point('09:03'), point('09:10', 40), point('09:40', 41)]);
  expect(used.map(({ point: { id } }) => id)).toEqual(['09:00', '09:03', '09:40']);
  expect(jumps).toMatchObject([
    { fromAt: at('09:01'), untilAt: at('09:02'), backAt: at('09:03'), minutesBack: 2, pointCount: 2 },
    { fromAt: at('09:10'), untilAt: at('09:10'), backAt: at('09:40'), minutesBack: 30, pointCount: 1 },
  ]);
});

test('leaves out the first point when the device does not return to it and the others agree without it', () => {
  const { used, jumps } = fixesOf([point('08:58', 688), ...every90]);
  expect(used).toHaveLength(every90.length);
  expect(jumps).toMatchObject([{ fromAt: at('08:58'), untilAt: at('08:58'), backAt: at('09:00'), pointCount: 1 }]);
});
