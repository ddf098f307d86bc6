/** Exports days of work by person, each with the latest day first. */
import { and, asc, desc, eq, gt, gte, lt, lte } from 'drizzle-orm';
import type { attendance as contract } from '../../contract/attendance.ts';
import type { BodyOf, ResponseOf } from '../../contract/call.ts';
import type { Reader } from '../calls/caller.ts';
import { checkDays } from '../calls/day.ts';
import { auditedFilters, batchSize, daysText, type ExportedList } from '../calls/export.ts';
import type { Database } from '../database/database.ts';
import { attendance } from '../database/tables/attendance.ts';
import { employees } from '../database/tables/employees.ts';
import { shownLastName } from '../people/person.ts';
import { findReadable, listedFor } from '../people/readable.ts';
import { toAttendanceDays } from './report.ts';

type Body = BodyOf<typeof contract.exportAttendance>;

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface Row {
  readonly employee: Person;
  readonly day: ResponseOf<typeof contract.getPunchInPunchOutReport>[number];
}

/**
 * Reads one employee, or all employees whom the reader may list, in order of creation.
 * @throws Refusal (404, 403)
 */
async function* readPeople(database: Database, userId: string | number | undefined, reader: Reader): AsyncGenerator<Person> {
  if (userId !== undefined) {
    yield await findReadable(database, reader, userId);
    return;
  }
  const { id, firstName, lastName } = employees;
  for (let last: Person | undefined; ; ) {
    const people: Person[] = await database
      .select({ id, firstName, lastName })
      .from(employees)
      .where(and(listedFor(reader), last === undefined ? undefined : gt(id, last.id)))
      .orderBy(asc(id))
      .limit(batchSize);
    yield* people;
    last = people.at(-1);
    if (people.length < batchSize) return;
  }
}

async function* readDays(database: Database, employee: Person, { from, until }: Body): AsyncGenerator<readonly Row[]> {
  const { employeeId, entryDate } = attendance;
  const listed = and(
    eq(employeeId, employee.id),
    from === undefined ? undefined : gte(entryDate, from),
    until === undefined ? undefined : lte(entryDate, until),
  );
  for (let before: string | undefined; ; ) {
    const rows = await database
      .select()
      .from(attendance)
      .where(and(listed, before === undefined ? undefined : lt(entryDate, before)))
      .orderBy(desc(entryDate))
      .limit(batchSize);
    const [latest, earliest] = [rows[0], rows.at(-1)];
    if (latest === undefined || earliest === undefined) return;
    const days = await toAttendanceDays(database, { from: earliest.entryDate, until: latest.entryDate }, rows);
    yield days.map((day) => ({ employee, day }));
    if (rows.length < batchSize) return;
    before = earliest.entryDate;
  }
}

export const exportedAttendance: ExportedList<Body, Row> = {
  title: 'Attendance',
  action: 'ATTENDANCE_EXPORTED',
  audited: ({ userId, ...days }) => auditedFilters({ subject: userId, where: daysText(days) }),
  about: (body) => [
    ['Days', daysText(body) || 'All'],
    ['Employee', body.userId === undefined ? 'All' : `${body.userId}`],
  ],
  async *read(database, body, reader) {
    checkDays(body);
    for await (const employee of readPeople(database, body.userId, reader)) yield* readDays(database, employee, body);
  },
  columns: [
    { field: 'id', header: 'ID', width: 10, value: ({ day }) => String(day.id) },
    { field: 'employee.id', header: 'Employee ID', width: 12, value: ({ employee }) => employee.id },
    { field: 'employee.firstName', header: 'First name', width: 18, value: ({ employee }) => employee.firstName },
    { field: 'employee.lastName', header: 'Last name', width: 18, value: ({ employee }) => shownLastName(employee.lastName) },
    { field: 'date', header: 'Day', width: 13, kind: 'day', value: ({ day }) => day.entryDate ?? null },
    { field: 'punchInAt', header: 'Check-in', width: 18, kind: 'instant', value: ({ day }) => day.punchInTime ?? null },
    { field: 'punchOutAt', header: 'Check-out', width: 18, kind: 'instant', value: ({ day }) => day.punchOutTime ?? null },
    { field: 'workDuration', header: 'Work duration', width: 14, kind: 'text', value: ({ day }) => day.workDuration ?? null },
    { field: 'approved', header: 'Approved', width: 10, value: ({ day }) => day.approveStatus ?? false },
    { field: 'updatedAt', header: 'Changed', width: 18, kind: 'instant', value: ({ day }) => day.updatedDate ?? null },
    {
      field: 'corrections',
      header: 'Corrections',
      width: 40,
      value: ({ day }) =>
        (day.corrections ?? []).map(({ punchOutTime, correctedAt, correctedBy, reason }) => ({
          punchOutAt: punchOutTime,
          at: correctedAt,
          by: correctedBy,
          reason,
        })),
      cell: ({ day }) => (day.corrections ?? []).map(({ correctedBy, reason }) => `${correctedBy}: ${reason}`).join('; '),
    },
    { field: 'approvalNote', header: 'Approval note', width: 30, value: ({ day }) => day.approvalNote ?? null },
    {
      field: 'refusals',
      header: 'Refused',
      width: 40,
      value: ({ day }) =>
        (day.refusals ?? []).map(({ reason, refusedAt, refusedBy, countsAs, withdrawnAt, withdrawnBy, withdrawnReason }) => ({
          reason,
          at: refusedAt,
          by: refusedBy,
          countsAs,
          withdrawnAt,
          withdrawnBy,
          withdrawnReason,
        })),
      cell: ({ day }) =>
        (day.refusals ?? [])
          .filter(({ withdrawnAt }) => !withdrawnAt)
          .map(({ refusedBy, reason }) => `${refusedBy}: ${reason}`)
          .join('; '),
    },
    {
      field: 'questions',
      header: 'Questions',
      width: 40,
      value: ({ day }) =>
        (day.questions ?? []).map(({ question, askedAt, askedBy, answer, answeredAt, answeredBy }) => ({
          question,
          at: askedAt,
          by: askedBy,
          answer,
          answeredAt,
          answeredBy,
        })),
      cell: ({ day }) => (day.questions ?? []).map(({ question, answer }) => `${question} - ${answer ?? ''}`).join('; '),
    },
  ],
};
