/** Kilometres and stops of a period: one extension call, with the same result for each day as for that day alone. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, indiaDateTime, indiaMidnight } from '../../../rest/contract/clock.ts';
import { days } from '../../../rest/contract/days.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';
import { travel } from './day-dashboard.ts';
import { fixesOf } from './fixes.ts';
import { storyOf } from './story.ts';
import { byDay, summaryOf, travelDay } from './travel-report.ts';

const report = '{ travelReport(userId: "3", period: NOVEMBER) { date straightLineKm stopCount } }';
/** Creates a point some metres north of Shirur. */
const point = (createdDate: string | null, metres: number) => ({ lat: 18.8267 + metres / 111_195, lng: 74.3739, createdDate });

describe('the field', () => {
  const wire = [
    point('2026-11-18T10:00:00+05:30', 0),
    point('2026-11-18T10:30:00+05:30', 20),
    point('2026-11-18T10:40:00+05:30', 4020),
    point('2026-11-19T00:10:00+05:30', 9000),
    point(null, 50_000),
  ];

  test('makes one call for the period and returns each day', async () => {
    await using gateway = await startTestGateway({ extensions: true });
    gateway.rest.answer(days.getTravelReport, { payload: wire });
    const { result } = await gateway.ask(report, {}, 'moderator');
    expect(result).toEqual({
      data: {
        travelReport: [
          { date: '2026-11-18', straightLineKm: expect.closeTo(4.02, 2), stopCount: 1 },
          { date: '2026-11-19', straightLineKm: 0, stopCount: 0 },
        ],
      },
    });
    expect(gateway.calls().filter((call) => call.includes('Travel'))).toEqual(['GET /api/user/getTravelReport?userId=3&searchType=11']);
  });
});

describe('any period', () => {
  /** Random halts, drives, jumps and faults: the day, seconds since its midnight, metres from Shirur. */
  const periods = fc
    .array(
      fc.tuple(
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 24 * 3600 - 1 }),
        fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ max: 500_000 })),
      ),
      {
        maxLength: 80,
      },
    )
    .map((rows) =>
      rows.map(([day, seconds, metres]) => point(indiaDateTime(new Date(indiaMidnight(addDays('2026-11-16', day)).getTime() + seconds * 1000)), metres)),
    );

  test('has the same result for each day as for the day alone', () => {
    fc.assert(
      fc.property(periods, (wire) => {
        const points = byDay(wire);
        expect([...points.keys()]).toEqual([...new Set(wire.map(({ createdDate }) => createdDate?.slice(0, 10) ?? ''))].sort());
        for (const [date, ofDay] of points) {
          const alone = travel(
            wire.filter(({ createdDate }) => createdDate?.startsWith(date)).map((each, id) => ({ id, ...each })),
            date,
          );
          expect(travelDay(date, fixesOf(ofDay))).toEqual({
            date,
            straightLineKm: summaryOf(fixesOf(alone)).straightLineKm,
            stopCount: storyOf(fixesOf(alone).used).stops.length,
          });
        }
      }),
    );
  });

  test('loses no point that has a time', () => {
    fc.assert(
      fc.property(periods, (wire) => {
        expect([...byDay(wire).values()].flat()).toHaveLength(wire.length);
      }),
    );
  });
});
