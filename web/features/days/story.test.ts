/** The lines of a day's story. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAt, type StoryDay, storyLines } from './story.ts';

const at = (time: string) => `2026-11-19T${time}:00.000+05:30`;
const place = (metresNorth: number) => ({ __typename: 'Location' as const, latitude: 18.7 + metresNorth / 111_195, longitude: 74.3 });
const stop = (from: string, until: string, metresNorth = 0, minutes = 40) => ({
  __typename: 'Stop' as const,
  location: place(metresNorth),
  fromAt: at(from),
  untilAt: at(until),
  minutes,
});
const leg = (from: string, until: string, straightLineKm = 5, kind: 'TRAVEL' | 'SILENCE' = 'TRAVEL') => ({
  __typename: 'Leg' as const,
  kind,
  fromAt: at(from),
  untilAt: at(until),
  minutes: 30,
  straightLineKm,
});
const check = (kind: 'CHECK_IN' | 'CHECK_OUT', time: string) => ({ __typename: 'CheckEvent' as const, id: time, kind, at: at(time) });
const person = (id: string, firstName: string, metresNorth: number) => ({
  id,
  firstName,
  lastName: 'More',
  phoneNumber: null,
  location: place(metresNorth),
  address: { village: 'Nimone', taluka: 'Shirur' },
});
const nothing: StoryDay = { stops: [], legs: [], jumps: [], checkEvents: [], farmers: [], dealers: [], meetings: [], townOf: () => undefined };
const linesOf = (day: Partial<StoryDay>) => storyLines({ ...nothing, ...day }).map(({ kind, from }) => `${from.slice(11, 16)} ${kind}`);

describe('the lines', () => {
  test('are in chronological order, with a check-in before and a check-out after simultaneous events', () => {
    const checkEvents = [check('CHECK_IN', '08:58'), check('CHECK_OUT', '18:21')];
    expect(linesOf({ checkEvents, legs: [leg('08:58', '09:29'), leg('10:12', '18:21')], stops: [stop('09:29', '10:12')] })).toEqual([
      '08:58 check',
      '08:58 leg',
      '09:29 stop',
      '10:12 leg',
      '18:21 check',
    ]);
  });

  test('include silences, and jumps with the time until the person was back', () => {
    const jumps = [
      { __typename: 'Jump' as const, fromAt: at('15:14'), untilAt: at('15:16'), minutesBack: 4, straightLineKm: 13, kmPerHour: 195, pointCount: 2 },
    ];
    const lines = storyLines({ ...nothing, jumps, legs: [leg('11:40', '12:31', 11, 'SILENCE')] });
    expect(lines).toMatchObject([
      { kind: 'silence', km: 11 },
      { kind: 'jump', points: 2, minutesBack: 4 },
    ]);
  });

  test('name the nearest farmer or dealer of a stop within 300 m, and the meetings that began there', () => {
    const day = {
      stops: [stop('09:29', '10:12')],
      farmers: [person('1', 'Lata', 250)],
      dealers: [person('2', 'Kisan', 80), person('3', 'Far', 301)],
      meetings: [
        { startLocation: place(100), endLocation: null, comment: 'Seeds' },
        { startLocation: place(900), endLocation: null, comment: 'Elsewhere' },
      ],
    };
    expect(storyLines({ ...nothing, ...day })).toMatchObject([
      { kind: 'stop', near: { id: '2', kind: 'dealer', name: 'Kisan More', village: 'Nimone' }, meetings: ['Seeds'] },
    ]);
    expect(storyLines({ ...nothing, ...day, farmers: [], dealers: day.dealers.slice(1) })[0]).toMatchObject({ near: undefined });
    expect(storyLines({ ...nothing, stops: day.stops, townOf: () => 'Karanjavane' })[0]).toMatchObject({ town: 'Karanjavane' });
  });

  test('put a break within its stop, and omit a leg without distance', () => {
    const checkEvents = [check('CHECK_OUT', '13:05'), check('CHECK_IN', '13:52')];
    const lines = storyLines({ ...nothing, checkEvents, stops: [stop('12:31', '14:00')], legs: [{ ...leg('14:00', '14:00', 0.01), minutes: 0 }] });
    expect(lines.map(({ kind }) => kind)).toEqual(['stop']);
    expect(lines[0]).toMatchObject({ checks: [{ event: 'CHECK_OUT' }, { event: 'CHECK_IN' }] });
  });

  test('are empty without data', () => {
    expect(storyLines({ ...nothing, stops: null, legs: null, jumps: null, checkEvents: null })).toEqual([]);
  });
});

test('any moment within stops and legs belongs to a line that contains it', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: 12 }).map((minutes) => minutes.sort((a, b) => a - b));
  const time = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  fc.assert(
    fc.property(cuts, fc.nat(1439), (minutes, moment) => {
      const spans = minutes.slice(1).map((until, step) => [time(minutes[step] ?? 0), time(until)] as const);
      const stops = spans.filter((_, step) => step % 2 === 0).map(([from, until]) => stop(from, until));
      const legs = spans.filter((_, step) => step % 2 === 1).map(([from, until]) => leg(from, until));
      const found = lineAt(storyLines({ ...nothing, stops, legs }), at(time(moment)));
      const within = moment >= (minutes[0] ?? 0) && moment <= (minutes.at(-1) ?? 0);
      expect(found !== undefined).toBe(within);
      if (found) expect(found.from <= at(time(moment)) && at(time(moment)) <= found.until).toBe(true);
    }),
  );
});
