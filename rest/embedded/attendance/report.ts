/** Days of work as the documentation shows them. */
import { and, asc, between, desc, eq } from 'drizzle-orm';
import { addDays, indiaMidnight } from '../../contract/clock.ts';
import type { Period } from '../calls/period.ts';
import type { Database } from '../database/database.ts';
import { attendance, attendanceCorrections } from '../database/tables/attendance.ts';
import { checkEvents } from '../database/tables/days.ts';
import { employees } from '../database/tables/employees.ts';
import { wireInstant, wireLatest } from '../database/wire-instant.ts';
import { fullName } from '../people/person.ts';
import { type Check, workDuration } from './work-duration.ts';

/** The latest first. */
export async function correctionsIn(database: Database, employeeId: string, { from, until }: Period) {
  return database
    .select({
      entryDate: attendanceCorrections.entryDate,
      punchOutTime: attendanceCorrections.punchOutTime,
      correctedAt: attendanceCorrections.correctedAt,
      reason: attendanceCorrections.reason,
      firstName: employees.firstName,
      lastName: employees.lastName,
    })
    .from(attendanceCorrections)
    .innerJoin(employees, eq(employees.id, attendanceCorrections.correctedBy))
    .where(and(eq(attendanceCorrections.employeeId, employeeId), between(attendanceCorrections.entryDate, from, until)))
    .orderBy(desc(attendanceCorrections.id));
}

/** Check events of a period and of the night after it, in order of time. */
async function checksIn(database: Database, employeeId: string, { from, until }: Period): Promise<readonly Check[]> {
  const [first, last] = [indiaMidnight(from), indiaMidnight(addDays(until, 2))];
  const rows = await database
    .select({ kind: checkEvents.kind, at: checkEvents.at })
    .from(checkEvents)
    .where(and(eq(checkEvents.employeeId, employeeId), between(checkEvents.at, first.toISOString(), last.toISOString())))
    .orderBy(asc(checkEvents.at), asc(checkEvents.id));
  return rows.map(({ kind, at }) => ({ kind, at: Date.parse(at) }));
}

type Row = typeof attendance.$inferSelect;

/** Returns true when the check-out of a day is missing, or the day was marked or corrected by hand (decision 108). */
export const isCorrectable = ({ punchOutTime, markedBy }: Row, corrections: readonly unknown[]): boolean =>
  punchOutTime === null || markedBy !== null || corrections.length > 0;

/** Returns somebody's attendance of a day, or null when there is none. */
export async function readAttendanceOn(database: Database, employeeId: string, date: string) {
  const period = { from: date, until: date };
  const [day = null] = await toAttendanceDays(database, employeeId, period, await readRows(database, employeeId, period));
  return day;
}

/** Reads the rows of a period, the latest first. */
export const readRows = (database: Database, employeeId: string, { from, until }: Period): Promise<Row[]> =>
  database
    .select()
    .from(attendance)
    .where(and(eq(attendance.employeeId, employeeId), between(attendance.entryDate, from, until)))
    .orderBy(desc(attendance.entryDate));

export async function toAttendanceDays(database: Database, employeeId: string, period: Period, rows: readonly Row[]) {
  const checks = await checksIn(database, employeeId, period);
  const corrections = await correctionsIn(database, employeeId, period);
  return rows.map((row) => {
    const ownCorrections = corrections.filter(({ entryDate }) => entryDate === row.entryDate);
    const punches = { in: Date.parse(row.punchInTime), out: row.punchOutTime === null ? null : Date.parse(row.punchOutTime) };
    const own = checks.filter(({ at }) => at >= punches.in && at <= (punches.out ?? punches.in));
    return {
      id: row.id,
      entryDate: row.entryDate,
      punchInTime: wireInstant(row.punchInTime),
      punchOutTime: wireInstant(row.punchOutTime),
      workDuration: workDuration(punches, own),
      approveStatus: row.approvedAt !== null,
      updatedDate: wireLatest(row.punchInTime, row.punchOutTime, row.approvedAt, row.updatedAt),
      correctable: isCorrectable(row, ownCorrections),
      corrections: ownCorrections.map((correction) => ({
        punchOutTime: wireInstant(correction.punchOutTime),
        correctedAt: wireInstant(correction.correctedAt),
        correctedBy: fullName(correction),
        reason: correction.reason,
      })),
    };
  });
}
