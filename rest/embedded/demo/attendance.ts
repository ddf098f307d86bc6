/** Attendance of a day: people at work, check-in and check-out times, and approvals. */
import { addDays } from '../../contract/clock.ts';
import type { attendance } from '../database/tables/attendance.ts';
import type { checkEvents } from '../database/tables/days.ts';
import { at, clock, dayId } from './calendar.ts';
import type { DemoCustomers } from './demo-customers.ts';
import { type Employee, staff } from './employees.ts';
import { nextWorkday } from './holidays.ts';
import { random } from './random.ts';
import { atWork, type Trip } from './trips.ts';
import { idsPerDay } from './world.ts';

export type AttendanceRow = typeof attendance.$inferInsert;
export type CheckEventRow = typeof checkEvents.$inferInsert;

/** Employee whose whole last month waits for approval. */
export const unapprovedEmployee = '6';

/** Returns alternating check-in and check-out times in seconds since midnight. An odd count means a forgotten check-out. */
function times(person: Employee, day: string, trip: Trip | null): number[] {
  const draw = random('check', person.id, day);
  const start = trip?.start ?? clock(9, 5) + draw.int(0, 50 * 60);
  const end = trip?.end ?? clock(17, 45) + draw.int(0, 70 * 60);
  const lunch =
    trip === null ? { arrive: clock(13, 0) + draw.int(0, 900), leave: clock(13, 35) + draw.int(0, 900) } : trip.stops.find((stop) => stop.party === null);
  const breaks = draw.chance(0.15) && lunch !== undefined ? [lunch.arrive, lunch.leave] : [];
  const forgotten = draw.chance(0.03);
  return [start, ...breaks, ...(forgotten ? [] : [end])];
}

/** Returns true for the days that were decided on the next working day, before the first load; others are decided on the same evening. */
export const isDecidedNextDay = (anchor: string, day: string): boolean => day <= addDays(anchor, -4);

/**
 * Returns the time when a complete day is approved, or null. Before the first load, nearly all days are approved on the next working day. The last few
 * days and all later ones are only sometimes approved, on the same evening, so that a finished day never changes by itself.
 */
function approvalTime(anchor: string, person: Employee, day: string, end: number): string | null {
  const draw = random('approval', person.id, day);
  if (person.id === unapprovedEmployee && day >= addDays(anchor, -62)) return null;
  if (isDecidedNextDay(anchor, day)) return draw.chance(0.95) ? at(nextWorkday(day), clock(10, 0) + draw.int(0, 5400)) : null;
  return draw.chance(0.4) ? at(day, Math.max(clock(20, 0), end + 600) + draw.int(0, 1800)) : null;
}

/** Returns the approver. Only the admin approves the own days. */
export function approver(person: Employee, day: string): string {
  const { moderators, admins } = staff;
  return random('approver', person.id, day).pick(person.role === 'ROLE_USER' ? moderators : admins).id;
}

export interface Presence {
  readonly attendance: AttendanceRow;
  readonly checkEvents: readonly CheckEventRow[];
}

/**
 * Returns a person's day until an instant, or null when the person is not (yet) at work.
 * @param until instant after which nothing is included
 */
export function presence(demoCustomers: DemoCustomers, person: Employee, day: string, trip: Trip | null, until: string): Presence | null {
  if (!atWork(demoCustomers, person, day)) return null;
  const all = times(person, day, trip);
  const happened = all.filter((time) => at(day, time) <= until);
  const [first] = happened;
  const last = all.at(-1);
  if (first === undefined || last === undefined) return null;
  const isComplete = all.length % 2 === 0 && happened.length === all.length;
  const approvedAt = isComplete ? approvalTime(demoCustomers.anchor, person, day, last) : null;
  const isApproved = approvedAt !== null && approvedAt <= until;
  return {
    attendance: {
      employeeId: person.id,
      entryDate: day,
      id: dayId(day, idsPerDay.attendance, Number(person.id)),
      punchInTime: at(day, first),
      punchOutTime: isComplete ? at(day, last) : null,
      approvedAt: isApproved ? approvedAt : null,
      approvedBy: isApproved ? approver(person, day) : null,
    },
    checkEvents: happened.map((time, index) => ({
      employeeId: person.id,
      at: at(day, time),
      id: dayId(day, idsPerDay.checkEvents, Number(person.id) * 10 + index),
      kind: index % 2 === 0 ? ('IN' as const) : ('OUT' as const),
      latitude: person.home.latitude,
      longitude: person.home.longitude,
    })),
  };
}
