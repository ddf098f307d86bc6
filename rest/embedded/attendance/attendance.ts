/** Days of work: the report of a period, approving a day, correcting its check-out, and marking one for somebody. */
import { and, eq } from 'drizzle-orm';
import { attendance as contract, mostReportDays } from '../../contract/attendance.ts';
import { addDays, indiaDate, indiaMidnight } from '../../contract/clock.ts';
import { by, record } from '../calls/audit.ts';
import { type Caller, isAdmin } from '../calls/caller.ts';
import { noteChange } from '../calls/changes.ts';
import { checkDays, type Days, dayText, readDay, timeText } from '../calls/day.ts';
import { exportList } from '../calls/export-answer.ts';
import { readReason } from '../calls/input.ts';
import { type Period, periodOf } from '../calls/period.ts';
import { Refusal } from '../calls/refusal.ts';
import { type FileRoute, fileRoute, type Route, route } from '../calls/route.ts';
import type { Turns } from '../calls/turns.ts';
import type { Database } from '../database/database.ts';
import { attendance, attendanceCorrections } from '../database/tables/attendance.ts';
import { findEmployee } from '../people/employee.ts';
import { fullName } from '../people/person.ts';
import { findReadable } from '../people/readable.ts';
import { endOfWork } from '../people/work-day.ts';
import { exportedAttendance } from './export.ts';
import { dayChange, markAttendance } from './mark.ts';
import { correctionsIn, isCorrectable, readRows, toAttendanceDays } from './report.ts';
import { withdrawApproval } from './withdrawal.ts';

export function attendanceRoutes(exportTurns: Turns): readonly (Route | FileRoute)[] {
  return [
    route(contract.getPunchInPunchOutReport, async ({ query, caller, database, clock }) => {
      const { id } = await findReadable(database, caller, query.userId);
      const period = query.searchType === undefined ? readDays(query) : periodOf(query.searchType, indiaDate(clock.now()));
      return { payload: await toAttendanceDays(database, id, period, await readRows(database, id, period)) };
    }),

    route(contract.approveAttendance, async ({ body, caller, database, clock }) => {
      const { day, row, dayLabel } = await dayToDecide({ body, caller, database, now: clock.now() });
      // The first approver stays on record.
      if (row.approvedAt === null) {
        const now = clock.now();
        await database.update(attendance).set({ approvedAt: now.toISOString(), approvedBy: caller.id, updatedAt: now.toISOString() }).where(day);
        await record(database, now, { action: 'ATTENDANCE_APPROVED', ...by(caller), subjectId: row.employeeId, detail: row.entryDate });
        await noteChange(database, now, { ...dayChange(row, caller), fields: ['approved'] });
      }
      return { payload: { message: `The attendance ${dayLabel} is approved` } };
    }),

    route(contract.withdrawApproval, async ({ body, caller, database, clock }) => {
      const reason = readReason(body.reason);
      const { row, dayLabel } = await dayToDecide({ body, caller, database, now: clock.now() });
      const now = clock.now();
      if (!(await withdrawApproval(database, row, { caller, now, reason }))) throw new Refusal(409, `The attendance ${dayLabel} is not approved`);
      await noteChange(database, now, { ...dayChange(row, caller), fields: ['approved'] });
      return { payload: { message: `The approval of the attendance ${dayLabel} is withdrawn` } };
    }),

    route(contract.correctAttendance, async ({ body, caller, database, clock }) => {
      const now = clock.now();
      const reason = readReason(body.reason);
      const person = await findEmployee(database, body.userId);
      const date = readDay(body.date);
      const out = new Date(body.punchOutTime);
      if (date > indiaDate(now)) throw new Refusal(400, 'date has to be a day that has begun', { field: 'date' });
      if (person.id === caller.id) throw new Refusal(409, 'You cannot correct your own attendance');
      if (isAdmin(person) && !isAdmin(caller)) throw new Refusal(403, 'Only an administrator may correct the attendance of an administrator');
      const { day, row, dayLabel } = await lockedDay(database, person, date);
      if (row === undefined) throw new Refusal(404, `There is no attendance ${dayLabel} to correct`);
      if (row.approvedAt !== null) throw new Refusal(409, `The attendance ${dayLabel} is approved: withdraw the approval first`);
      const corrections = await correctionsIn(database, person.id, { from: date, until: date });
      if (!isCorrectable(row, corrections)) throw new Refusal(409, `The attendance ${dayLabel} has a check-out of its own`);
      if (out < indiaMidnight(date) || out >= endOfWork(date))
        throw new Refusal(400, 'punchOutTime has to be on that day in India, or before 05:00 of the next one', { field: 'punchOutTime' });
      if (out <= new Date(row.punchInTime)) throw new Refusal(400, 'punchOutTime has to be after the check-in', { field: 'punchOutTime' });
      if (out > now) throw new Refusal(400, 'punchOutTime must not be in the future', { field: 'punchOutTime' });
      const key = { employeeId: person.id, entryDate: date };
      const entered = { punchOutTime: out.toISOString(), correctedAt: now.toISOString(), correctedBy: caller.id, reason };
      await database.insert(attendanceCorrections).values({ ...key, ...entered, punchOutBefore: row.punchOutTime });
      const changed = await database.update(attendance).set({ punchOutTime: entered.punchOutTime, updatedAt: now.toISOString() }).where(day).returning();
      await record(database, now, { action: 'ATTENDANCE_CORRECTED', ...by(caller), subjectId: person.id, detail: date });
      await noteChange(database, now, { ...dayChange(row, caller), fields: ['punchOutTime'] });
      const [answer] = await toAttendanceDays(database, person.id, { from: date, until: date }, changed);
      if (answer === undefined) throw new Error('The day is locked, and so still there.');
      return { payload: { message: `The check-out ${dayLabel} is ${timeText(out)}`, attendance: answer } };
    }),

    markAttendance,

    fileRoute(contract.exportAttendance, (request) => exportList(exportTurns, exportedAttendance, request)),
  ];
}

/** @throws Refusal (400) */
function readDays({ from, until }: Days): Period {
  if (from === undefined || until === undefined) throw new Refusal(400, 'searchType is needed, or from and until', { field: 'searchType' });
  checkDays({ from, until });
  if (addDays(from, mostReportDays - 1) < until) throw new Refusal(400, `A report has at most ${mostReportDays} days`, { field: 'until' });
  return { from, until };
}

interface Decision {
  readonly body: { readonly userId: string | number; readonly date: string };
  readonly caller: Caller;
  readonly database: Database;
  readonly now: Date;
}

/** The day that is to be approved or to lose its approval, locked, with how messages name it. @throws Refusal when the caller may not decide about it, or there is none */
async function dayToDecide({ body, caller, database, now }: Decision) {
  const person = await findEmployee(database, body.userId);
  const date = readDay(body.date);
  if (date > indiaDate(now)) throw new Refusal(400, 'A day in the future cannot be approved', { field: 'date' });
  if (person.id === caller.id && !isAdmin(caller)) throw new Refusal(409, 'You cannot approve your own attendance');
  if (isAdmin(person) && !isAdmin(caller)) throw new Refusal(403, 'Only an administrator may approve the attendance of an administrator');
  const { day, row, dayLabel } = await lockedDay(database, person, date);
  if (row === undefined) throw new Refusal(404, `There is no attendance ${dayLabel} to approve`);
  return { day, row, dayLabel };
}

/** The day, locked, where there is one, with how messages name it. */
async function lockedDay(database: Database, person: Awaited<ReturnType<typeof findEmployee>>, date: string) {
  const day = and(eq(attendance.employeeId, person.id), eq(attendance.entryDate, date));
  const [row] = await database.select().from(attendance).where(day).for('update');
  return { day, row, dayLabel: `of ${fullName(person)} on ${dayText(date)}` };
}
