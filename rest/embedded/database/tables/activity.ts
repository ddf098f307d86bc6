/** Counts of what was done by day and by month, from which reports of a year are added up. */
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { businessDay } from './columns.ts';

const counter = () => integer().notNull().default(0);

const counts = () => ({
  kind: text({ enum: ['EMPLOYEE', 'TALUKA', 'PRODUCT'] }).notNull(),
  /** The id of the employee or the product variant; or the state, district and taluka with `/` between them. */
  key: text().notNull(),
  visits: counter(),
  meetingsHeld: counter(),
  farmersRegistered: counter(),
  dealersRegistered: counter(),
  codesUsed: counter(),
  pointsGiven: bigint({ mode: 'number' }).notNull().default(0),
});

/** One row for each day and each employee, taluka or product variant with activity (decision 190). */
export const activityDays = pgTable('activity_days', { day: businessDay().notNull(), ...counts() }, (t) => [primaryKey({ columns: [t.kind, t.day, t.key] })]);

/** Sums of the days of each month. A trigger on `activity_days` writes them, so no writer of days can leave them out (decision 205). */
export const activityMonths = pgTable(
  'activity_months',
  {
    /** The first day of the month. */
    month: businessDay().notNull(),
    ...counts(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.month, t.key] })],
);
