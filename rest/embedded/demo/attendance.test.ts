import { describe, expect, it } from 'vitest';
import { addDays, indiaDate } from '../../contract/clock.ts';
import { presence } from './attendance.ts';
import { at } from './calendar.ts';
import { staff } from './employees.ts';
import { isWorkingDay } from './holidays.ts';
import { anchor, daysAround, demoCustomers, now } from './testing/example-world.ts';
import { trip } from './trips.ts';
import { history } from './world.ts';

const attendanceRows = (day: string, until: string) =>
  staff.all.flatMap((person) => presence(demoCustomers, person, day, trip(demoCustomers, person, day), until)?.attendance ?? []);

describe('attendance', () => {
  const rows = daysAround(-history.work, -1).flatMap((day) => attendanceRows(day, now));

  it('has days in India, no Sundays or holidays, and times within the day', () => {
    for (const { entryDate, punchInTime, punchOutTime } of rows) {
      expect(isWorkingDay(entryDate)).toBe(true);
      expect(indiaDate(new Date(punchInTime))).toBe(entryDate);
      if (punchOutTime) expect(indiaDate(new Date(punchOutTime))).toBe(entryDate);
    }
  });

  it('is missing on about 6 % of working days, and lacks a check-out on about 3 %', () => {
    const active = staff.all.filter((person) => person.active);
    const possible = daysAround(-history.work, -1).filter(isWorkingDay).length * active.length;
    const present = rows.filter((row) => active.some((person) => person.id === row.employeeId)).length;
    expect(1 - present / possible).toBeGreaterThan(0.04);
    expect(1 - present / possible).toBeLessThan(0.08);
    const forgotten = rows.filter((row) => row.punchOutTime === null).length / rows.length;
    expect(forgotten).toBeGreaterThan(0.015);
    expect(forgotten).toBeLessThan(0.045);
  });

  it('is mostly approved, never by the person except the admin, and not at all in one employee’s last month', () => {
    const older = rows.filter((row) => row.entryDate < addDays(anchor, -7) && row.punchOutTime !== null);
    const whole = older.filter((row) => row.employeeId === '6' && row.entryDate.startsWith('2026-10'));
    expect(whole.length).toBeGreaterThan(20);
    for (const row of whole) expect(row.approvedAt).toBeNull();
    expect(older.filter((row) => row.approvedAt !== null).length / older.length).toBeGreaterThan(0.85);
    for (const row of rows) if (row.approvedBy !== null && row.employeeId !== '1') expect(row.approvedBy).not.toBe(row.employeeId);
  });

  it('of today is open for people at work, and missing early in the morning', () => {
    const today = attendanceRows(anchor, now);
    expect(today.length).toBeGreaterThan(18);
    for (const row of today) expect(row.punchOutTime).toBeNull();
    expect(attendanceRows(anchor, at(anchor, 8 * 3600))).toEqual([]);
    expect(attendanceRows(anchor, at(addDays(anchor, 1), 0)).some((row) => row.punchOutTime !== null)).toBe(true);
  });

  it('of former employees ends before they left', () => {
    const gone = staff.all.filter((person) => !person.active).map((person) => person.id);
    const last = rows.filter((row) => gone.includes(row.employeeId)).at(-1);
    expect(last?.entryDate.localeCompare(addDays(anchor, -30))).toBe(-1);
  });
});
