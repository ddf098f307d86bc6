/** Counts of activity by day and month, from which reports of up to a year are added up. */
import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { businessDay } from './columns.ts';

const counter = () => integer().notNull().default(0);

const counters = () => ({
  visits: counter(),
  meetingsHeld: counter(),
  farmersRegistered: counter(),
  dealersRegistered: counter(),
  codesUsed: counter(),
  pointsGiven: bigint({ mode: 'number' }).notNull().default(0),
});

const counts = () => ({
  kind: text({ enum: ['EMPLOYEE', 'TALUKA', 'PRODUCT'] }).notNull(),
  /** Id of the employee or product variant, or state, district and taluka separated by `/`. */
  key: text().notNull(),
  ...counters(),
});

/** One row for each day and each employee, taluka or product variant with activity (decision 190). */
export const activityDays = pgTable('activity_days', { day: businessDay().notNull(), ...counts() }, (t) => [
  primaryKey({ columns: [t.kind, t.day, t.key] }),
  // For the days of one employee, taluka or product variant.
  index('activity_days_key_index').on(t.kind, t.key, t.day).concurrently(),
]);

/** Sums of the days of each month. A trigger on `activity_days` writes them, so every writer of days updates them. */
export const activityMonths = pgTable(
  'activity_months',
  {
    /** First day of the month. */
    month: businessDay().notNull(),
    ...counts(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.month, t.key] })],
);

/** Sums of the talukas and products of each day, in up to eight parts, so writers of one day do not wait for each other (decision 190). A trigger writes them, too. */
export const activityTotals = pgTable(
  'activity_totals',
  {
    day: businessDay().notNull(),
    /** From 0 to 7, by the taluka or product, so that not all registrations of a day wait for one row. */
    part: smallint().notNull(),
    ...counters(),
  },
  (t) => [primaryKey({ columns: [t.day, t.part] })],
);
