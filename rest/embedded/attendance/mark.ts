/** Marking attendance for an employee: the first time of a day is the punch-in, the second the punch-out (decision 8). */
import { and, eq } from 'drizzle-orm';
import { attendance as contract } from '../../contract/attendance.ts';
import { indiaDate, indiaMidnight } from '../../contract/clock.ts';
import { by, record } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import { changedBy, noteChange, noteNew } from '../calls/changes.ts';
import { dayText, readDay, timeText } from '../calls/day.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { attendance } from '../database/tables/attendance.ts';
import { checkEvents } from '../database/tables/days.ts';
import { findEmployee } from '../people/employee.ts';
import { fullName } from '../people/person.ts';

export const markAttendance: Route = route(contract.markAttendance, async ({ body, caller, database, clock }) => {
  const now = clock.now();
  const today = indiaDate(now);
  const { latitude, longitude } = body;
  const entryDate = readDay(body.date ?? today);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw new Refusal(400, 'latitude and longitude have to be a place on earth');
  const person = await findEmployee(database, body.userId ?? caller.id);
  const name = fullName(person);
  if (!person.active) throw new Refusal(409, `${name} is not active`, { field: 'userId' });
  if (entryDate > today) throw new Refusal(400, `Attendance of ${name} cannot be marked for ${dayText(entryDate)}, which is in the future`, { field: 'date' });

  const punched = await punch(database, { employeeId: person.id, entryDate, markedBy: caller.id, at: onDay(entryDate, now), now });
  if (punched === null) throw new Refusal(409, `${name} is punched in and out on ${dayText(entryDate)} already`);
  const { kind, at } = punched;
  await database.insert(checkEvents).values({ employeeId: person.id, at: at.toISOString(), kind, latitude, longitude });
  await record(database, now, { action: 'ATTENDANCE_MARKED', ...by(caller), subjectId: person.id, detail: entryDate });
  const change = dayChange({ employeeId: person.id, entryDate }, caller);
  await (kind === 'IN' ? noteNew(database, now, change) : noteChange(database, now, { ...change, fields: ['punchOutTime'] }));
  return { payload: { message: `${name} is punched ${kind === 'IN' ? 'in' : 'out'} on ${dayText(entryDate)} at ${timeText(at)}` } };
});

/** That a day of work was created or changed. */
export const dayChange = ({ employeeId, entryDate }: Pick<Punch, 'employeeId' | 'entryDate'>, caller: Caller) =>
  ({ type: 'ATTENDANCE', subjectId: employeeId, entryDate, ...changedBy(caller) }) as const;

/** The time of day that it is now, on another day. */
function onDay(date: string, now: Date): Date {
  const sinceMidnight = now.getTime() - indiaMidnight(indiaDate(now)).getTime();
  return new Date(indiaMidnight(date).getTime() + sinceMidnight);
}

interface Punch {
  readonly employeeId: string;
  readonly entryDate: string;
  readonly markedBy: string;
  readonly at: Date;
  readonly now: Date;
}

/** Opens the day or, when it is open, closes it. @returns null when it is closed already */
async function punch(
  database: Database,
  { employeeId, entryDate, markedBy, at, now }: Punch,
): Promise<{ readonly kind: 'IN' | 'OUT'; readonly at: Date } | null> {
  const punchedIn = await database
    .insert(attendance)
    .values({ employeeId, entryDate, punchInTime: at.toISOString(), markedBy, updatedAt: now.toISOString() })
    .onConflictDoNothing()
    .returning({ id: attendance.id });
  if (punchedIn.length > 0) return { kind: 'IN', at };
  const day = and(eq(attendance.employeeId, employeeId), eq(attendance.entryDate, entryDate));
  const [row] = await database.select().from(attendance).where(day).for('update');
  if (row === undefined || row.punchOutTime !== null) return null;
  // On an earlier day the time of day may be before the punch-in.
  const out = new Date(Math.max(at.getTime(), Date.parse(row.punchInTime)));
  await database.update(attendance).set({ punchOutTime: out.toISOString(), markedBy, updatedAt: now.toISOString() }).where(day);
  return { kind: 'OUT', at: out };
}
