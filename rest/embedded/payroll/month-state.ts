/** State of a payroll month: open or closed, its blockers, reopenings and downloads. */
import { and, desc, eq, isNotNull, isNull, like, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ResponseOf } from '../../contract/call.ts';
import { type BlockerKind, blockerKinds, type payroll as contract, maxBlockedDays } from '../../contract/payroll.ts';
import type { Period } from '../calls/period.ts';
import type { Database } from '../database/database.ts';
import { auditEvents } from '../database/tables/audit.ts';
import { employees } from '../database/tables/employees.ts';
import { payrollClosures } from '../database/tables/payroll.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { isClosureOf } from '../people/open-month.ts';
import { fullName } from '../people/person.ts';
import { blockerOfDay, isOnPayroll, pastDaysOf, readHolidays, readMonths, selectPaid } from './read-days.ts';

type State = ResponseOf<typeof contract.fetchPayrollMonth>;

const maxClosedMonths = 24;

/** @param today the day in India */
export async function readState(database: Database, period: Period, today: string): Promise<State> {
  const closer = alias(employees, 'closer');
  const [closed] = await database
    .select({ closedAt: payrollClosures.closedAt, firstName: closer.firstName, lastName: closer.lastName })
    .from(payrollClosures)
    .innerJoin(closer, eq(closer.id, payrollClosures.closedBy))
    .where(isClosureOf(period.from));
  const reopenings = await database
    .select({ at: payrollClosures.reopenedAt, reason: payrollClosures.reason, firstName: employees.firstName, lastName: employees.lastName })
    .from(payrollClosures)
    .innerJoin(employees, eq(employees.id, payrollClosures.reopenedBy))
    .where(and(eq(payrollClosures.month, period.from), isNotNull(payrollClosures.reopenedAt)))
    .orderBy(desc(payrollClosures.id));
  const closedMonths = await database
    .select({ month: payrollClosures.month })
    .from(payrollClosures)
    .where(isNull(payrollClosures.reopenedAt))
    .orderBy(desc(payrollClosures.month))
    .limit(maxClosedMonths);
  return {
    closedAt: closed ? wireInstant(closed.closedAt) : null,
    closedBy: closed ? fullName(closed) : null,
    over: period.until < today,
    reopenings: reopenings.map(({ at, reason, ...person }) => ({ at: wireInstant(at), by: fullName(person), reason })),
    closedMonths: closedMonths.map(({ month }) => month),
    downloads: await readDownloads(database, period.from),
    holidays: await readHolidays(database, period),
    blockers: closed ? [] : await readBlockers(database, period, today),
  };
}

/** Reads the downloads from the audit log. */
async function readDownloads(database: Database, month: string): Promise<State['downloads']> {
  const ofMonth = and(eq(auditEvents.action, 'PAYROLL_EXPORTED'), like(auditEvents.detail, `${month.slice(0, 7)}%`));
  const [last] = await database
    .select({ at: auditEvents.at, firstName: employees.firstName, lastName: employees.lastName, total: sql<string>`count(*) over ()` })
    .from(auditEvents)
    .innerJoin(employees, eq(employees.id, auditEvents.actorId))
    .where(ofMonth)
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(1);
  return { count: Number(last?.total ?? 0), lastAt: last ? wireInstant(last.at) : null, lastBy: last ? fullName(last) : null };
}

/** Returns the blockers of a month, each kind with its days in order. Includes past days only. */
export async function readBlockers(database: Database, period: Period, today: string): Promise<State['blockers']> {
  const people = await selectPaid(database, isOnPayroll(database, period));
  const found = new Map<BlockerKind, State['blockers'][number]['days']>();
  for (const { employee, days, counted } of await readMonths(database, people, pastDaysOf(period, today), today)) {
    for (const day of days) {
      const kind = counted.has(day.date) ? blockerOfDay(day) : null;
      if (kind === null) continue;
      const { id: userId, firstName, lastName } = employee;
      const blocked = { userId, firstName, lastName, date: day.date };
      const list = found.get(kind);
      if (list) list.push(blocked);
      else found.set(kind, [blocked]);
    }
  }
  return blockerKinds.flatMap((kind) => {
    const days = found.get(kind);
    if (days === undefined) return [];
    const ordered = days.toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
    return [{ kind, count: days.length, days: ordered.slice(0, maxBlockedDays) }];
  });
}
