/** Days of work: reports, approval, corrections of check-outs, and marks by others. */
import { attendance as contract, maxAttendanceDays } from '../../contract/attendance.ts';
import { addDays, indiaDate, indiaMidnight } from '../../contract/clock.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { isAdmin } from '../calls/caller.ts';
import { noteChange } from '../calls/changes.ts';
import type { ConcurrencyLimit } from '../calls/concurrency-limit.ts';
import { checkDays, type Days, readDay, readInstant, timeText } from '../calls/day.ts';
import { exportList } from '../calls/export-answer.ts';
import { readReason } from '../calls/input.ts';
import { type Period, periodOf } from '../calls/period.ts';
import { Refusal } from '../calls/refusal.ts';
import { type FileRoute, fileRoute, type Route, route } from '../calls/route.ts';
import { attendance, attendanceCorrections } from '../database/tables/attendance.ts';
import { findEmployee } from '../people/employee.ts';
import { lockedDay } from '../people/locked-day.ts';
import { findReadable } from '../people/readable.ts';
import { endOfWork } from '../people/work-day.ts';
import { answerDayQuestion, askAboutDay, refuseDay } from './day-decisions.ts';
import { assertNotApproved, assertNotRefused, dayToDecide } from './day-to-decide.ts';
import { exportedAttendance } from './export.ts';
import { dayChange, markAttendance } from './mark.ts';
import { changedDay, correctionsIn, isCorrectable, readRows, toAttendanceDays } from './report.ts';
import { withdrawApproval, withdrawRefusal } from './withdrawal.ts';

export function attendanceRoutes(exportLimit: ConcurrencyLimit): readonly (Route | FileRoute)[] {
  return [
    route(contract.getPunchInPunchOutReport, async ({ query, caller, database, clock }) => {
      const { id } = await findReadable(database, caller, query.userId);
      const period = query.searchType === undefined ? readDays(query) : periodOf(query.searchType, indiaDate(clock.now()));
      return { payload: await toAttendanceDays(database, period, await readRows(database, [id], period)) };
    }),

    route(contract.approveAttendance, async ({ body, caller, database, clock }) => {
      const found = await dayToDecide({ body, caller, database, now: clock.now(), approves: true });
      assertNotRefused(found);
      const { day, row, named } = found;
      // The first approver stays on record.
      if (row.approvedAt === null) {
        const now = clock.now();
        const approval = { approvedAt: now.toISOString(), approvedBy: caller.id, approvalNote: body.note || null };
        await database
          .update(attendance)
          .set({ ...approval, updatedAt: now.toISOString() })
          .where(day);
        await writeAudit(database, now, { action: 'ATTENDANCE_APPROVED', ...actorOf(caller), subjectId: row.employeeId, detail: row.entryDate });
        await noteChange(database, now, { ...dayChange(row, caller), fields: ['approved'] });
      }
      return { payload: sentence('DAY_APPROVED', named) };
    }),

    route(contract.withdrawApproval, async ({ body, caller, database, clock }) => {
      const reason = readReason(body.reason);
      const { row, named } = await dayToDecide({ body, caller, database, now: clock.now(), approves: true });
      const now = clock.now();
      if (await withdrawRefusal(database, row, { caller, now, reason })) {
        await noteChange(database, now, { ...dayChange(row, caller), fields: ['refused'] });
        return { payload: sentence('REFUSAL_WITHDRAWN', named) };
      }
      if (!(await withdrawApproval(database, row, { caller, now, reason }))) throw new Refusal(409, sentence('DAY_NOT_APPROVED', named));
      await noteChange(database, now, { ...dayChange(row, caller), fields: ['approved'] });
      return { payload: sentence('APPROVAL_WITHDRAWN', named) };
    }),

    route(contract.correctAttendance, async ({ body, caller, database, clock }) => {
      const now = clock.now();
      const reason = readReason(body.reason);
      const person = await findEmployee(database, body.userId);
      const date = readDay(body.date);
      const out = new Date(readInstant(body.punchOutTime, 'punchOutTime'));
      if (date > indiaDate(now)) throw new Refusal(400, sentence('CORRECTION_OF_FUTURE_DAY'), { field: 'date' });
      if (person.id === caller.id) throw new Refusal(409, sentence('CORRECTION_OF_OWN_DAY'));
      if (isAdmin(person) && !isAdmin(caller)) throw new Refusal(403, sentence('CORRECTION_OF_ADMIN_DAY'));
      const found = await lockedDay(database, person, date);
      const { day, row, named } = found;
      if (row === undefined) throw new Refusal(404, sentence('NO_DAY_TO_CORRECT', named));
      assertNotApproved(found);
      assertNotRefused(found);
      const corrections = await correctionsIn(database, [person.id], { from: date, until: date });
      if (!isCorrectable(row, corrections)) throw new Refusal(409, sentence('CHECK_OUT_NOT_MISSING', named));
      if (out < indiaMidnight(date) || out >= endOfWork(date)) throw new Refusal(400, sentence('CHECK_OUT_OUTSIDE_DAY'), { field: 'punchOutTime' });
      if (out <= new Date(row.punchInTime)) throw new Refusal(400, sentence('CHECK_OUT_BEFORE_CHECK_IN'), { field: 'punchOutTime' });
      if (out > now) throw new Refusal(400, sentence('CHECK_OUT_IN_FUTURE'), { field: 'punchOutTime' });
      const key = { employeeId: person.id, entryDate: date };
      const entered = { punchOutTime: out.toISOString(), correctedAt: now.toISOString(), correctedBy: caller.id, reason };
      await database.insert(attendanceCorrections).values({ ...key, ...entered, punchOutBefore: row.punchOutTime });
      const changed = await database.update(attendance).set({ punchOutTime: entered.punchOutTime, updatedAt: now.toISOString() }).where(day).returning();
      await writeAudit(database, now, { action: 'ATTENDANCE_CORRECTED', ...actorOf(caller), subjectId: person.id, detail: date });
      await noteChange(database, now, { ...dayChange(row, caller), fields: ['punchOutTime'] });
      return { payload: { ...sentence('CHECK_OUT_CORRECTED', { ...named, time: timeText(out) }), attendance: await changedDay(database, changed) } };
    }),

    refuseDay,
    askAboutDay,
    answerDayQuestion,
    markAttendance,

    fileRoute(contract.exportAttendance, (request) => exportList(exportLimit, exportedAttendance, request)),
  ];
}

/** @throws Refusal (400) */
function readDays({ from, until }: Days): Period {
  if (from === undefined || until === undefined) throw new Refusal(400, sentence('REPORT_PERIOD_MISSING'), { field: 'searchType' });
  checkDays({ from, until });
  if (addDays(from, maxAttendanceDays - 1) < until) throw new Refusal(400, sentence('REPORT_TOO_LONG', { count: maxAttendanceDays }), { field: 'until' });
  return { from, until };
}
