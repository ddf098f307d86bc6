/** Figures of employees in a payroll month: current ones, or the stored ones of a closed month. */
import { setImmediate } from 'node:timers/promises';
import { and, asc, between, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { addDays, indiaDate, indiaMidnight } from '../../contract/clock.ts';
import { type PayrollColumn, PayrollPerson } from '../../contract/payroll.ts';
import { isPlace, longestChain, straightLineKm, type TimedPosition } from '../../contract/travel.ts';
import type { Period } from '../calls/period.ts';
import type { Database } from '../database/database.ts';
import { attendanceCorrections } from '../database/tables/attendance.ts';
import { checkEvents, travelPoints } from '../database/tables/days.ts';
import { employees } from '../database/tables/employees.ts';
import { payrollClosures, payrollRows } from '../database/tables/payroll.ts';
import { isClosureOf } from '../people/open-month.ts';
import { type Check, replacedCheckOuts, workedMinutes } from '../people/work-duration.ts';
import { overtimeOf, payableDays } from './day-count.ts';
import { columnOfDay, type EmployeeMonth, isOnPayroll, type PayrollEmployee, pastDaysOf, readMonths, selectPaid } from './read-days.ts';

type Figures = Static<typeof PayrollPerson>;

/** Number of people whose positions are read at once. */
const peopleAtOnce = 10;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Returns a page of people with the total. */
export async function readFigures(database: Database, period: Period, today: string, { limit, offset }: Page): Promise<{ rows: Figures[]; total: number }> {
  const closure = await findClosure(database, period.from);
  if (closure !== null) {
    const ofClosure = eq(payrollRows.closureId, closure.id);
    const stored = await database.select().from(payrollRows).where(ofClosure).orderBy(asc(payrollRows.employeeId)).limit(limit).offset(offset);
    return { rows: stored.map(({ figures }) => checked.Parse(figures)), total: await database.$count(payrollRows, ofClosure) };
  }
  const [all] = await database.select({ people: count() }).from(employees).where(isOnPayroll(database, period));
  const people = await selectPaid(database, isOnPayroll(database, period)).limit(limit).offset(offset);
  const rows: Figures[] = [];
  for await (const batch of computeFigures(database, period, today, people)) rows.push(...batch);
  return { rows, total: all?.people ?? 0 };
}

/** Yields the figures of everyone in batches. The people are read once, because they can change while their figures are computed. */
export async function* readAllFigures(database: Database, period: Period, today: string): AsyncGenerator<readonly Figures[]> {
  const closure = await findClosure(database, period.from);
  if (closure === null) return yield* computeFigures(database, period, today, await selectPaid(database, isOnPayroll(database, period)));
  const stored = await database.select().from(payrollRows).where(eq(payrollRows.closureId, closure.id)).orderBy(asc(payrollRows.employeeId));
  if (stored.length > 0) yield stored.map(({ figures }) => checked.Parse(figures));
}

const checked = Compile(PayrollPerson);

export async function findClosure(database: Database, month: string) {
  const [closure = null] = await database.select().from(payrollClosures).where(isClosureOf(month));
  return closure;
}

/** Computes the figures of people, in batches. */
export async function* computeFigures(
  database: Database,
  period: Period,
  today: string,
  people: readonly PayrollEmployee[],
): AsyncGenerator<readonly Figures[]> {
  for (let from = 0; from < people.length; from += peopleAtOnce) {
    const batch = people.slice(from, from + peopleAtOnce);
    const ids = batch.map(({ id }) => id);
    const [months, checks, positions, corrections] = await Promise.all([
      readMonths(database, batch, period, today),
      readChecks(database, ids, pastDaysOf(period, today)),
      readPositions(database, ids, pastDaysOf(period, today)),
      readCorrections(database, ids, period),
    ]);
    const rows: Figures[] = [];
    for (const month of months) {
      const { id } = month.employee;
      const own = { checks: checks.get(id) ?? [], positions: positions.get(id) ?? new Map(), replaced: replacedCheckOuts(corrections.get(id) ?? []) };
      rows.push(figuresOfMonth(month, own));
      // Lets other work run after each person, because a month of positions takes time to compute.
      await setImmediate();
    }
    yield rows;
  }
}

/** Returns check events by employee, in order of time, until the end of the night after the period. */
async function readChecks(database: Database, ids: readonly string[], { from, until }: Period): Promise<ReadonlyMap<string, readonly Check[]>> {
  const { employeeId, kind, at, id } = checkEvents;
  const rows = await database
    .select({ employeeId, kind, at })
    .from(checkEvents)
    .where(and(inArray(employeeId, [...ids]), between(at, indiaMidnight(from).toISOString(), indiaMidnight(addDays(until, 2)).toISOString())))
    .orderBy(asc(employeeId), asc(at), asc(id));
  const found = new Map<string, Check[]>();
  for (const row of rows) append(found, row.employeeId, { kind: row.kind, at: Date.parse(row.at) });
  return found;
}

/** Returns corrections by employee. */
async function readCorrections(database: Database, ids: readonly string[], { from, until }: Period) {
  const { employeeId, entryDate, punchOutBefore } = attendanceCorrections;
  const rows = await database
    .select({ employeeId, punchOutBefore })
    .from(attendanceCorrections)
    .where(and(inArray(employeeId, [...ids]), between(entryDate, from, until)));
  const found = new Map<string, { readonly punchOutBefore: string | null }[]>();
  for (const row of rows) append(found, row.employeeId, row);
  return found;
}

type PositionsByDay = ReadonlyMap<string, readonly TimedPosition[]>;

/**
 * Returns positions by employee and day in India, in order of time. Each person's positions are one JSON value, because the driver needs most of the time
 * of this read to build thousands of rows.
 */
async function readPositions(database: Database, ids: readonly string[], { from, until }: Period): Promise<ReadonlyMap<string, PositionsByDay>> {
  const { employeeId, at, latitude, longitude, id } = travelPoints;
  // Sorted here, because for a sorted aggregate a cluster sends all rows to its coordinator.
  const position = sql`array[round(date_part('epoch', ${at}) * 1000), ${latitude}, ${longitude}, ${id}]`;
  const isInPeriod = between(at, indiaMidnight(from).toISOString(), indiaMidnight(addDays(until, 1)).toISOString());
  const rows = await database
    .select({ employeeId, positions: sql<[ms: number, latitude: number, longitude: number, id: number][]>`json_agg(${position})` })
    .from(travelPoints)
    .where(and(inArray(employeeId, [...ids]), isInPeriod, isNotNull(latitude), isNotNull(longitude)))
    .groupBy(employeeId);
  const found = new Map<string, Map<string, TimedPosition[]>>();
  for (const { employeeId: person, positions } of rows) {
    const days = new Map<string, TimedPosition[]>();
    found.set(person, days);
    let [day, dayEnds] = ['', Number.NEGATIVE_INFINITY];
    for (const [ms, latitude, longitude] of positions.sort((one, other) => one[0] - other[0] || one[3] - other[3])) {
      const location = { latitude, longitude };
      if (!isPlace(location)) continue;
      if (ms >= dayEnds) {
        day = indiaDate(new Date(ms));
        dayEnds = indiaMidnight(addDays(day, 1)).getTime();
      }
      append(days, day, { location, ms });
    }
  }
  return found;
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Events of a person in the month. */
interface MonthEvents {
  readonly checks: readonly Check[];
  readonly positions: PositionsByDay;
  /** Times of corrected check-outs. */
  readonly replaced: ReadonlySet<number>;
}

/** Returns the figures of one person. Hours and kilometres are those of days of work that are not refused. */
export function figuresOfMonth({ employee, days, counted }: EmployeeMonth, { checks, positions, replaced }: MonthEvents): Figures {
  const countedDays = days.filter(({ date }) => counted.has(date));
  const columns = countedDays.map(columnOfDay);
  const inColumn = (column: PayrollColumn) => columns.filter((one) => one === column).length;
  const daysOfWork = countedDays.filter((day) => day.attendance !== null);
  const worked = daysOfWork.flatMap((day) => (day.isRefused ? [] : (day.attendance ?? [])));
  const totals = { workMinutes: 0, overtimeMinutes: 0, straightLineKm: 0, daysWithPositions: 0 };
  for (const { entryDate, punchInTime, punchOutTime, approvedAt } of worked) {
    const punches = { in: Date.parse(punchInTime), out: punchOutTime === null ? null : Date.parse(punchOutTime) };
    const minutes = workedMinutes(punches, checks, replaced) ?? 0;
    totals.workMinutes += minutes;
    if (approvedAt !== null) totals.overtimeMinutes += overtimeOf(minutes);
    const travelled = positions.get(entryDate);
    if (travelled === undefined) continue;
    totals.daysWithPositions += 1;
    totals.straightLineKm += straightLineKm(longestChain(travelled));
  }
  const { id, firstName, lastName, payrollId, active } = employee;
  return {
    id,
    firstName,
    lastName,
    payrollId,
    active,
    lastWorkedOn: active ? null : (daysOfWork.at(-1)?.date ?? null),
    days: columns.length,
    present: inColumn('PRESENT'),
    halfDays: inColumn('HALF_DAY'),
    leave: inColumn('LEAVE'),
    holidays: inColumn('HOLIDAY'),
    weekOffs: inColumn('WEEK_OFF'),
    absent: inColumn('ABSENT'),
    missing: inColumn('MISSING'),
    payableDays: payableDays(columns),
    ...totals,
    daysWorked: worked.length,
    daysApproved: worked.filter(({ approvedAt }) => approvedAt !== null).length,
    daysRefused: daysOfWork.length - worked.length,
  };
}
