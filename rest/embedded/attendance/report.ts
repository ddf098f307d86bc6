/** Reads days of work and converts them to the documented form. */
import { and, asc, between, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays, indiaMidnight } from '../../contract/clock.ts';
import type { Period } from '../calls/period.ts';
import type { Database } from '../database/database.ts';
import { attendance, attendanceCorrections, dayQuestions, dayRefusals } from '../database/tables/attendance.ts';
import { checkEvents } from '../database/tables/days.ts';
import { employees } from '../database/tables/employees.ts';
import { wireInstant, wireLatest } from '../database/wire-instant.ts';
import { fullName } from '../people/person.ts';
import { type Check, replacedCheckOuts, workDuration } from '../people/work-duration.ts';

/** Reads corrections, latest first. */
export async function correctionsIn(database: Database, employeeIds: readonly string[], { from, until }: Period) {
  return database
    .select({
      employeeId: attendanceCorrections.employeeId,
      entryDate: attendanceCorrections.entryDate,
      punchOutTime: attendanceCorrections.punchOutTime,
      punchOutBefore: attendanceCorrections.punchOutBefore,
      correctedAt: attendanceCorrections.correctedAt,
      reason: attendanceCorrections.reason,
      firstName: employees.firstName,
      lastName: employees.lastName,
    })
    .from(attendanceCorrections)
    .innerJoin(employees, eq(employees.id, attendanceCorrections.correctedBy))
    .where(and(inArray(attendanceCorrections.employeeId, [...employeeIds]), between(attendanceCorrections.entryDate, from, until)))
    .orderBy(desc(attendanceCorrections.id));
}

const [first, second] = [alias(employees, 'first_person'), alias(employees, 'second_person')];

/** Reads refusals, latest first. */
const refusalsIn = (database: Database, employeeIds: readonly string[], { from, until }: Period) =>
  database
    .select({ refusal: dayRefusals, refuser: first, withdrawer: second })
    .from(dayRefusals)
    .innerJoin(first, eq(first.id, dayRefusals.refusedBy))
    .leftJoin(second, eq(second.id, dayRefusals.withdrawnBy))
    .where(and(inArray(dayRefusals.employeeId, [...employeeIds]), between(dayRefusals.entryDate, from, until)))
    .orderBy(desc(dayRefusals.id));

/** Reads questions, latest first. */
const questionsIn = (database: Database, employeeIds: readonly string[], { from, until }: Period) =>
  database
    .select({ asked: dayQuestions, questioner: first, answerer: second })
    .from(dayQuestions)
    .innerJoin(first, eq(first.id, dayQuestions.askedBy))
    .leftJoin(second, eq(second.id, dayQuestions.answeredBy))
    .where(and(inArray(dayQuestions.employeeId, [...employeeIds]), between(dayQuestions.entryDate, from, until)))
    .orderBy(desc(dayQuestions.id));

/** Reads check events of a period and of the following night, by employee and in order of time. */
async function checksIn(database: Database, employeeIds: readonly string[], { from, until }: Period): Promise<ReadonlyMap<string, readonly Check[]>> {
  const [first, last] = [indiaMidnight(from), indiaMidnight(addDays(until, 2))];
  const rows = await database
    .select({ employeeId: checkEvents.employeeId, kind: checkEvents.kind, at: checkEvents.at })
    .from(checkEvents)
    .where(and(inArray(checkEvents.employeeId, [...employeeIds]), between(checkEvents.at, first.toISOString(), last.toISOString())))
    .orderBy(asc(checkEvents.at), asc(checkEvents.id));
  const checks = new Map(employeeIds.map((id): [string, Check[]] => [id, []]));
  for (const { employeeId, kind, at } of rows) checks.get(employeeId)?.push({ kind, at: Date.parse(at) });
  return checks;
}

type Row = typeof attendance.$inferSelect;

/** Returns true when the check-out of a day is missing, or the day was marked or corrected by hand (decision 108). */
export const isCorrectable = ({ punchOutTime, markedBy }: Row, corrections: readonly unknown[]): boolean =>
  punchOutTime === null || markedBy !== null || corrections.length > 0;

/** Returns the attendance of a day by employee. */
export async function readAttendanceOn(database: Database, employeeIds: readonly string[], date: string) {
  const period = { from: date, until: date };
  const rows = await readRows(database, employeeIds, period);
  const days = await toAttendanceDays(database, period, rows);
  return new Map(rows.map(({ employeeId }, index) => [employeeId, days[index]]));
}

/** Reads the rows of a period, latest first. */
export const readRows = (database: Database, employeeIds: readonly string[], { from, until }: Period): Promise<Row[]> =>
  database
    .select()
    .from(attendance)
    .where(and(inArray(attendance.employeeId, [...employeeIds]), between(attendance.entryDate, from, until)))
    .orderBy(desc(attendance.entryDate));

/** Returns the changed day from the row of the update. */
export async function changedDay(database: Database, [row]: readonly Row[]) {
  if (row === undefined) throw new Error('The locked day is missing');
  const [day] = await toAttendanceDays(database, { from: row.entryDate, until: row.entryDate }, [row]);
  if (day === undefined) throw new Error('The row was not converted to a day');
  return day;
}

export async function toAttendanceDays(database: Database, period: Period, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const employeeIds = [...new Set(rows.map(({ employeeId }) => employeeId))];
  const checks = await checksIn(database, employeeIds, period);
  const corrections = await correctionsIn(database, employeeIds, period);
  const refusals = await refusalsIn(database, employeeIds, period);
  const questions = await questionsIn(database, employeeIds, period);
  return rows.map((row) => {
    const isOfRow = ({ employeeId, entryDate }: Pick<Row, 'employeeId' | 'entryDate'>) => employeeId === row.employeeId && entryDate === row.entryDate;
    const ownCorrections = corrections.filter(isOfRow);
    const punches = { in: Date.parse(row.punchInTime), out: row.punchOutTime === null ? null : Date.parse(row.punchOutTime) };
    const replaced = replacedCheckOuts(ownCorrections);
    return {
      id: row.id,
      entryDate: row.entryDate,
      punchInTime: wireInstant(row.punchInTime),
      punchOutTime: wireInstant(row.punchOutTime),
      workDuration: workDuration(punches, checks.get(row.employeeId) ?? [], replaced),
      approveStatus: row.approvedAt !== null,
      updatedDate: wireLatest(row.punchInTime, row.punchOutTime, row.approvedAt, row.updatedAt),
      correctable: isCorrectable(row, ownCorrections),
      corrections: ownCorrections.map((correction) => ({
        punchOutTime: wireInstant(correction.punchOutTime),
        correctedAt: wireInstant(correction.correctedAt),
        correctedBy: fullName(correction),
        reason: correction.reason,
      })),
      approvalNote: row.approvalNote,
      refusals: refusals
        .filter(({ refusal }) => isOfRow(refusal))
        .map(({ refusal, refuser, withdrawer }) => ({
          reason: refusal.reason,
          refusedAt: wireInstant(refusal.refusedAt),
          refusedBy: fullName(refuser),
          countsAs: refusal.countsAs,
          withdrawnAt: refusal.withdrawnAt === null ? null : wireInstant(refusal.withdrawnAt),
          withdrawnBy: withdrawer && fullName(withdrawer),
          withdrawnReason: refusal.withdrawnReason,
        })),
      questions: questions
        .filter(({ asked }) => isOfRow(asked))
        .map(({ asked, questioner, answerer }) => ({
          question: asked.question,
          askedAt: wireInstant(asked.askedAt),
          askedBy: fullName(questioner),
          answer: asked.answer,
          answeredAt: asked.answeredAt === null ? null : wireInstant(asked.answeredAt),
          answeredBy: answerer && fullName(answerer),
        })),
    };
  });
}
