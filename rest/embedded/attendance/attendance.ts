/** Days of work: reports, approval, corrections of check-outs, and marks by others. */
import { attendance as contract, mostReportDays } from '../../contract/attendance.ts';
import { addDays, indiaDate, indiaMidnight } from '../../contract/clock.ts';
import { by, record } from '../calls/audit.ts';
import { isAdmin } from '../calls/caller.ts';
import { noteChange } from '../calls/changes.ts';
import { checkDays, type Days, readDay, timeText } from '../calls/day.ts';
import { exportList } from '../calls/export-answer.ts';
import { readReason } from '../calls/input.ts';
import { type Period, periodOf } from '../calls/period.ts';
import { Refusal } from '../calls/refusal.ts';
import { type FileRoute, fileRoute, type Route, route } from '../calls/route.ts';
import type { Turns } from '../calls/turns.ts';
import { attendance, attendanceCorrections } from '../database/tables/attendance.ts';
import { findEmployee } from '../people/employee.ts';
import { lockedDay } from '../people/locked-day.ts';
import { findReadable } from '../people/readable.ts';
import { endOfWork } from '../people/work-day.ts';
import { assertNotApproved, assertNotRefused, dayToDecide } from './day-to-decide.ts';
import { exportedAttendance } from './export.ts';
import { dayChange, markAttendance } from './mark.ts';
import { answerDayQuestion, askAboutDay } from './questions.ts';
import { refuseDay } from './refuse-day.ts';
import { changedDay, correctionsIn, isCorrectable, readRows, toAttendanceDays } from './report.ts';
import { withdrawApproval, withdrawRefusal } from './withdrawal.ts';

export function attendanceRoutes(exportTurns: Turns): readonly (Route | FileRoute)[] {
  return [
    route(contract.getPunchInPunchOutReport, async ({ query, caller, database, clock }) => {
      const { id } = await findReadable(database, caller, query.userId);
      const period = query.searchType === undefined ? readDays(query) : periodOf(query.searchType, indiaDate(clock.now()));
      return { payload: await toAttendanceDays(database, period, await readRows(database, [id], period)) };
    }),

    route(contract.approveAttendance, async ({ body, caller, database, clock }) => {
      const found = await dayToDecide({ body, caller, database, now: clock.now(), approves: true });
      assertNotRefused(found);
      const { day, row, dayLabel } = found;
      // The first approver stays on record.
      if (row.approvedAt === null) {
        const now = clock.now();
        const approval = { approvedAt: now.toISOString(), approvedBy: caller.id, approvalNote: body.note || null };
        await database
          .update(attendance)
          .set({ ...approval, updatedAt: now.toISOString() })
          .where(day);
        await record(database, now, { action: 'ATTENDANCE_APPROVED', ...by(caller), subjectId: row.employeeId, detail: row.entryDate });
        await noteChange(database, now, { ...dayChange(row, caller), fields: ['approved'] });
      }
      return { payload: { message: `The attendance ${dayLabel} is approved` } };
    }),

    route(contract.withdrawApproval, async ({ body, caller, database, clock }) => {
      const reason = readReason(body.reason);
      const { row, dayLabel } = await dayToDecide({ body, caller, database, now: clock.now(), approves: true });
      const now = clock.now();
      if (await withdrawRefusal(database, row, { caller, now, reason })) {
        await noteChange(database, now, { ...dayChange(row, caller), fields: ['refused'] });
        return { payload: { message: `The refusal of the attendance ${dayLabel} is withdrawn` } };
      }
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
      const found = await lockedDay(database, person, date);
      const { day, row, dayLabel } = found;
      if (row === undefined) throw new Refusal(404, `There is no attendance ${dayLabel} to correct`);
      assertNotApproved(found);
      assertNotRefused(found);
      const corrections = await correctionsIn(database, [person.id], { from: date, until: date });
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
      return { payload: { message: `The check-out ${dayLabel} is ${timeText(out)}`, attendance: await changedDay(database, changed) } };
    }),

    refuseDay,
    askAboutDay,
    answerDayQuestion,
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
