/** Payroll: day types, holidays and closed months. */
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dayTypes } from '../../../contract/payroll.ts';
import { bigInteger, businessDay, generatedId, instant } from './columns.ts';
import { employeeId } from './employee-id.ts';
import { employees } from './employees.ts';

/** A day whose type an administrator has set. Other days have the type of the calendar. */
export const dayTypesSet = pgTable(
  'day_types',
  {
    employeeId: employeeId(),
    entryDate: businessDay().notNull(),
    type: text({ enum: dayTypes }).notNull(),
    reason: text().notNull(),
    setAt: instant().notNull(),
    setBy: employeeId(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.entryDate] })],
);

/** Holidays of all employees. */
export const holidays = pgTable('holidays', {
  date: businessDay().primaryKey(),
  name: text().notNull(),
  setAt: instant().notNull(),
  setBy: employeeId(),
});

/** Closures of a month, each with its reopening and the reason. */
export const payrollClosures = pgTable(
  'payroll_closures',
  {
    id: generatedId().primaryKey(),
    /** First day of the month. */
    month: businessDay().notNull(),
    closedAt: instant().notNull(),
    closedBy: employeeId(),
    /** Null while the month is closed. */
    reopenedAt: instant(),
    reopenedBy: bigInteger().references(() => employees.id),
    reason: text(),
  },
  (t) => [
    uniqueIndex('payroll_closures_closed_index').on(t.month).where(sql`${t.reopenedAt} is null`),
    index('payroll_closures_month_index').on(t.month, t.id),
    check('payroll_closures_reopening', sql`num_nonnulls(${t.reopenedAt}, ${t.reopenedBy}, ${t.reason}) in (0, 3)`),
  ],
);

/** The figures of each employee when a month was closed. */
export const payrollRows = pgTable(
  'payroll_rows',
  {
    closureId: bigInteger()
      .notNull()
      .references(() => payrollClosures.id),
    employeeId: bigInteger().notNull(),
    figures: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.closureId, t.employeeId] })],
);
