/** Check-ins, check-outs and device positions of employees by day. */
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { degrees, generatedId, instant } from './columns.ts';
import { employeeId } from './employee-id.ts';
import { isPlace } from './rules.ts';

/** Check-ins and check-outs of employees. The key includes the time, so that the table can be partitioned by month. */
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

/** A position of an employee's device. A failed fix has no position. Positions are stored unchecked, so faults are kept as recorded. */
export const travelPoints = pgTable(
  'travel_points',
  {
    employeeId: employeeId(),
    at: instant().notNull(),
    id: generatedId().notNull(),
    latitude: degrees(),
    longitude: degrees(),
    comment: text(),
    /** Error that the device reported when it sent the position. */
    syncComment: text(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.at, t.id] })],
);
