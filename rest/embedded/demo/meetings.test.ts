import { describe, expect, it } from 'vitest';
import { indiaDate } from '../../contract/clock.ts';
import { staff } from './employees.ts';
import { isWorkingDay } from './holidays.ts';
import { meetingsOf } from './meetings.ts';
import { daysAround, demoCustomers, now } from './testing/example-world.ts';
import { trip } from './trips.ts';
import { history } from './world.ts';

describe('meetings', () => {
  const rows = daysAround(-history.work, -1).flatMap((day) => {
    const trips = new Map(
      staff.field.flatMap((person) => [trip(demoCustomers, person, day)].flatMap((found) => (found === null ? [] : [[person, found] as const]))),
    );
    return meetingsOf(demoCustomers, day, trips, now);
  });

  it('are finished, planned or open in the usual shares, a quarter of them with dealers', () => {
    const share = (status: string) => rows.filter((row) => row.meeting.status === status).length / rows.length;
    expect(share('FINISHED')).toBeGreaterThan(0.7);
    expect(share('SCHEDULED')).toBeGreaterThan(0.08);
    expect(share('STARTED')).toBeGreaterThan(0.04);
    const withDealers = rows.filter((row) => row.meeting.dealerId).length / rows.length;
    expect(withDealers).toBeGreaterThan(0.15);
    expect(withDealers).toBeLessThan(0.4);
  });

  it('are created and planned on working days', () => {
    const instants = rows.flatMap(({ meeting: { createdAt, plannedAt } }) => (plannedAt ? [createdAt, plannedAt] : [createdAt]));
    const days = new Set(instants.map((instant) => indiaDate(new Date(instant))));
    expect([...days].filter((day) => !isWorkingDay(day))).toEqual([]);
  });

  it('have one customer, begin after they were planned, and have visits during the meeting', () => {
    for (const { meeting, visits } of rows) {
      expect([meeting.farmerId, meeting.dealerId].filter((id) => id !== null)).toHaveLength(1);
      if (meeting.startTime) expect(meeting.createdAt < meeting.startTime).toBe(true);
      for (const { visitedAt } of visits) {
        expect(visitedAt >= (meeting.startTime ?? '')).toBe(true);
        expect(visitedAt <= (meeting.endTime ?? '')).toBe(true);
      }
      expect(new Set(visits.map((visit) => `${visit.farmerId}/${visit.dealerId}`)).size).toBe(visits.length);
    }
  });
});
