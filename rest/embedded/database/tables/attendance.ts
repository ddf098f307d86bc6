/** Days of work: approvals, withdrawals and corrections. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigInteger, businessDay, changed, generatedId, instant } from './columns.ts';
import { employeeId } from './employee-id.ts';
import { employees } from './employees.ts';

/** One row for an employee's day of work. */
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
    /** The person who marked it for the employee; null for the employee's own mark. */
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
  /** The day's. */
  employeeId: bigInteger().notNull(),
  entryDate: businessDay().notNull(),
  id: generatedId().notNull(),
});

const keysOfPart = (t: Record<keyof ReturnType<typeof partOfDay>, AnyPgColumn>) => [
  primaryKey({ columns: [t.employeeId, t.entryDate, t.id] }),
  foreignKey({ columns: [t.employeeId, t.entryDate], foreignColumns: [attendance.employeeId, attendance.entryDate] }),
];

/** Approvals that were withdrawn: nothing of what was decided is lost. */
export const withdrawnApprovals = pgTable(
  'withdrawn_approvals',
  {
    ...partOfDay(),
    approvedAt: instant().notNull(),
    approvedBy: employeeId(),
    withdrawnAt: instant().notNull(),
    withdrawnBy: employeeId(),
    reason: text().notNull(),
  },
  (t) => keysOfPart(t),
);

/** Check-outs that were entered later, each with what stood there before: the first entry stays readable. */
export const attendanceCorrections = pgTable(
  'attendance_corrections',
  {
    ...partOfDay(),
    /** Null where there was none. */
    punchOutBefore: instant(),
    punchOutTime: instant().notNull(),
    correctedAt: instant().notNull(),
    correctedBy: employeeId(),
    reason: text().notNull(),
  },
  (t) => keysOfPart(t),
);
