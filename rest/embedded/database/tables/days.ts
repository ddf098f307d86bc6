/** What an employee's device says of a day: where and when. */
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { degrees, generatedId, instant } from './columns.ts';
import { employeeId } from './employee-id.ts';
import { isPlace } from './rules.ts';

/** Each time an employee checked in or out. Time is in the key, so that partitions by month can come with size. */
export const checkEvents = pgTable(
  'check_events',
  {
    employeeId: employeeId(),
    at: instant().notNull(),
    id: generatedId().notNull(),
    kind: text({ enum: ['IN', 'OUT'] }).notNull(),
    latitude: degrees(),
    longitude: degrees(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.at, t.id] }),
    check('check_events_kind', sql`${t.kind} in ('IN', 'OUT')`),
    check('check_events_place', isPlace(t.latitude, t.longitude)),
  ],
);

/** Where an employee's device was. A fix that failed has no place; nothing is judged here, so faults are kept as they came. */
export const travelPoints = pgTable(
  'travel_points',
  {
    employeeId: employeeId(),
    at: instant().notNull(),
    id: generatedId().notNull(),
    latitude: degrees(),
    longitude: degrees(),
    comment: text(),
    /** What went wrong when the device sent it. */
    syncComment: text(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.at, t.id] })],
);
