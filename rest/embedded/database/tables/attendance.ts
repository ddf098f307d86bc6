/** Days of work: approvals, refusals, questions, withdrawals and corrections. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, foreignKey, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { refusedDayTypes } from '../../../contract/attendance.ts';
import { bigInteger, businessDay, changed, generatedId, instant } from './columns.ts';
import { employeeId } from './employee-id.ts';
import { employees } from './employees.ts';

/** One row per employee and day of work. */
export const attendance = pgTable(
  'attendance',
  {
    employeeId: employeeId(),
    entryDate: businessDay().notNull(),
    id: generatedId().notNull(),
    punchInTime: instant().notNull(),
    /** Null while the day is open. */
    punchOutTime: instant(),
    /** Null until approved. */
    approvedAt: instant(),
    approvedBy: bigInteger().references(() => employees.id),
    /** Reason for approving a day that needed checking. */
    approvalNote: text(),
    /** The person who marked the day for the employee. Null for the employee's own mark. */
    markedBy: bigInteger().references(() => employees.id),
    ...changed(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.entryDate] }),
    check('attendance_order', sql`${t.punchOutTime} >= ${t.punchInTime}`),
    check('attendance_approval', sql`num_nonnulls(${t.approvedAt}, ${t.approvedBy}) in (0, 2)`),
  ],
);

const partOfDay = () => ({
  employeeId: bigInteger().notNull(),
  entryDate: businessDay().notNull(),
  id: generatedId().notNull(),
});

const keysOfPart = (t: Record<keyof ReturnType<typeof partOfDay>, AnyPgColumn>) => [
  primaryKey({ columns: [t.employeeId, t.entryDate, t.id] }),
  foreignKey({ columns: [t.employeeId, t.entryDate], foreignColumns: [attendance.employeeId, attendance.entryDate] }),
];

/** Withdrawn approvals, so that no decision is lost. */
export const withdrawnApprovals = pgTable(
  'withdrawn_approvals',
  {
    ...partOfDay(),
    approvedAt: instant().notNull(),
    approvedBy: employeeId(),
    approvalNote: text(),
    withdrawnAt: instant().notNull(),
    withdrawnBy: employeeId(),
    reason: text().notNull(),
  },
  (t) => keysOfPart(t),
);

/** Check-outs that were entered later, each with the previous check-out, so that the original stays readable. */
export const attendanceCorrections = pgTable(
  'attendance_corrections',
  {
    ...partOfDay(),
    /** Null when the check-out was missing. */
    punchOutBefore: instant(),
    punchOutTime: instant().notNull(),
    correctedAt: instant().notNull(),
    correctedBy: employeeId(),
    reason: text().notNull(),
  },
  (t) => keysOfPart(t),
);

/** Refusals of days. At most one refusal per day is in force: the one that is not withdrawn. */
export const dayRefusals = pgTable(
  'day_refusals',
  {
    ...partOfDay(),
    refusedAt: instant().notNull(),
    refusedBy: employeeId(),
    reason: text().notNull(),
    /** Null when the day counts by its type. */
    countsAs: text({ enum: refusedDayTypes }),
    withdrawnAt: instant(),
    withdrawnBy: bigInteger().references(() => employees.id),
    withdrawnReason: text(),
  },
  (t) => [
    ...keysOfPart(t),
    uniqueIndex('day_refusals_in_force_index').on(t.employeeId, t.entryDate).where(sql`${t.withdrawnAt} is null`),
    check('day_refusals_withdrawal', sql`num_nonnulls(${t.withdrawnAt}, ${t.withdrawnBy}, ${t.withdrawnReason}) in (0, 3)`),
  ],
);

/** Questions about days. At most one question per day is open: the one without an answer. */
export const dayQuestions = pgTable(
  'day_questions',
  {
    ...partOfDay(),
    question: text().notNull(),
    askedAt: instant().notNull(),
    askedBy: employeeId(),
    answer: text(),
    answeredAt: instant(),
    /** The person who entered the answer. */
    answeredBy: bigInteger().references(() => employees.id),
  },
  (t) => [
    ...keysOfPart(t),
    uniqueIndex('day_questions_open_index').on(t.employeeId, t.entryDate).where(sql`${t.answeredAt} is null`),
    check('day_questions_answer', sql`num_nonnulls(${t.answer}, ${t.answeredAt}, ${t.answeredBy}) in (0, 3)`),
  ],
);
