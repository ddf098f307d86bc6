/** Marks attendance for an employee: the first mark of a day is the check-in, the second the check-out. */
import { attendance as contract } from '../../contract/attendance.ts';
import type { ChangedField } from '../../contract/changes.ts';
import { addDays, indiaDate } from '../../contract/clock.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import { changedBy, noteChange, noteNew } from '../calls/changes.ts';
import { readDay, timeText } from '../calls/day.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { attendance } from '../database/tables/attendance.ts';
import { checkEvents } from '../database/tables/days.ts';
import { findEmployee } from '../people/employee.ts';
import { isDay } from '../people/locked-day.ts';
import { assertMonthOpen } from '../people/open-month.ts';
import { fullName } from '../people/person.ts';
import { checkOutAt, endOfWork, instantAt } from '../people/work-day.ts';
import { withdrawDecision } from './withdrawal.ts';

/** Milliseconds after a mark in which another one counts as a duplicate (decision 27). */
const betweenMarksMs = 5 * 60_000;

export const markAttendance: Route = route(contract.markAttendance, async ({ body, caller, database, clock }) => {
  const now = clock.now();
  const { latitude, longitude, time } = body;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw new Refusal(400, sentence('POSITION_NOT_ON_EARTH'));
  const person = await findEmployee(database, body.userId ?? caller.id);
  const name = fullName(person);
  if (!person.active) throw new Refusal(409, sentence('EMPLOYEE_INACTIVE', { name }), { field: 'userId' });
  const entryDate = body.date === undefined ? await dayToMark(database, person.id, now) : readDay(body.date);
  if (entryDate > indiaDate(now)) throw new Refusal(400, sentence('MARK_OF_FUTURE_DAY', { name, date: entryDate }), { field: 'date' });
  await assertMonthOpen(database, entryDate);

  const { kind, at, fields } = await punch(database, { employeeId: person.id, name, entryDate, time, now }, caller);
  await database.insert(checkEvents).values({ employeeId: person.id, at: at.toISOString(), kind, latitude, longitude });
  await writeAudit(database, now, { action: 'ATTENDANCE_MARKED', ...actorOf(caller), subjectId: person.id, detail: entryDate });
  const change = dayChange({ employeeId: person.id, entryDate }, caller);
  await (kind === 'IN' ? noteNew(database, now, change) : noteChange(database, now, { ...change, fields }));
  const marked = sentence(kind === 'IN' ? 'CHECKED_IN' : 'CHECKED_OUT', { name, date: indiaDate(at), time: timeText(at) });
  return { payload: { ...marked, date: entryDate } };
});

/** Returns the change of a day of work for the feed. */
export const dayChange = ({ employeeId, entryDate }: Pick<Punch, 'employeeId' | 'entryDate'>, caller: Caller) =>
  ({ type: 'ATTENDANCE', subjectId: employeeId, entryDate, ...changedBy(caller) }) as const;

/** Returns the day of a mark without a date: today or, until 05:00, yesterday when its check-out is missing (decision 26). */
async function dayToMark(database: Database, employeeId: string, now: Date): Promise<string> {
  const today = indiaDate(now);
  const yesterday = addDays(today, -1);
  if (now >= endOfWork(yesterday)) return today;
  const [row] = await database
    .select()
    .from(attendance)
    .where(isDay({ employeeId, entryDate: yesterday }))
    .for('update');
  return row !== undefined && row.punchOutTime === null ? yesterday : today;
}

interface Punch {
  readonly employeeId: string;
  readonly name: string;
  readonly entryDate: string;
  /** Time as `HH:mm`, or undefined for the present time. */
  readonly time: string | undefined;
  readonly now: Date;
}

interface Punched {
  readonly kind: 'IN' | 'OUT';
  readonly at: Date;
  /** Names of the fields that changed. */
  readonly fields: readonly ChangedField<'ATTENDANCE'>[];
}

/**
 * Opens a day without a check-in, or closes an open day.
 * @throws Refusal (400, 409)
 */
async function punch(database: Database, mark: Punch, caller: Caller): Promise<Punched> {
  const day = isDay(mark);
  const [existing] = await database.select().from(attendance).where(day).for('update');
  if (existing === undefined && (await punchIn(database, mark, caller))) return { kind: 'IN', at: readTime(mark), fields: [] };
  // Another mark may have opened the day since it was read.
  const [row] = existing === undefined ? await database.select().from(attendance).where(day).for('update') : [existing];
  if (row === undefined) throw new Error('The day is missing, although days are never removed');
  return punchOut(database, mark, caller, row);
}

/** @returns false when the day is already open */
async function punchIn(database: Database, mark: Punch, caller: Caller): Promise<boolean> {
  const { employeeId, entryDate, now } = mark;
  const at = readTime(mark);
  const [before] = await database
    .select({ out: attendance.punchOutTime })
    .from(attendance)
    .where(isDay({ employeeId, entryDate: addDays(entryDate, -1) }));
  if (before?.out) refuseTwice(mark, 'out', new Date(before.out), at);
  const opened = await database
    .insert(attendance)
    .values({ employeeId, entryDate, punchInTime: at.toISOString(), markedBy: caller.id, updatedAt: now.toISOString() })
    .onConflictDoNothing()
    .returning({ id: attendance.id });
  return opened.length > 0;
}

async function punchOut(database: Database, mark: Punch, caller: Caller, row: typeof attendance.$inferSelect): Promise<Punched> {
  const { name, entryDate, now } = mark;
  const begin = new Date(row.punchInTime);
  if (row.punchOutTime !== null) {
    refuseTwice(mark, 'out', new Date(row.punchOutTime), now);
    throw new Refusal(409, sentence('DAY_MARKED_ALREADY', { name, date: entryDate }));
  }
  const at = readTime(mark, begin);
  refuseTwice(mark, 'in', begin, at);
  if (at < begin) throw new Refusal(409, sentence('MARK_BEFORE_CHECK_IN', { name, time: timeText(begin), date: entryDate }), { field: 'time' });
  const withdrawn = await withdrawDecision(database, row, { caller, now });
  await database.update(attendance).set({ punchOutTime: at.toISOString(), markedBy: caller.id, updatedAt: now.toISOString() }).where(isDay(row));
  return { kind: 'OUT', at, fields: ['punchOutTime', ...withdrawn] };
}

/**
 * Returns the instant of a mark.
 * @param checkIn check-in of an open day
 * @throws Refusal (400) for a past day without a time
 */
function readTime({ entryDate, time, now }: Punch, checkIn?: Date): Date {
  if (time === undefined) {
    const isNow = entryDate === indiaDate(now) || (checkIn !== undefined && now < endOfWork(entryDate));
    if (!isNow) throw new Refusal(400, sentence('MARK_TIME_MISSING'), { field: 'time' });
    return now;
  }
  const at = checkIn === undefined ? instantAt(entryDate, time) : checkOutAt(entryDate, time, checkIn);
  if (at > now) throw new Refusal(400, sentence('MARK_TIME_IN_FUTURE'), { field: 'time' });
  return at;
}

function refuseTwice({ name }: Punch, which: 'in' | 'out', last: Date, at: Date): void {
  if (at < last || at.getTime() - last.getTime() >= betweenMarksMs) return;
  const code = which === 'in' ? 'CHECKED_IN_JUST_NOW' : 'CHECKED_OUT_JUST_NOW';
  throw new Refusal(409, sentence(code, { name, time: timeText(last), date: indiaDate(last) }));
}
