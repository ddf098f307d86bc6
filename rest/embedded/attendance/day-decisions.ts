/** Refusals of a day, and questions about it with their answers, which moderators and administrators enter. A day has at most one open question. */
import { and, eq, isNull } from 'drizzle-orm';
import { attendance as contract } from '../../contract/attendance.ts';
import type { AuditAction } from '../../contract/audit.ts';
import type { ChangedField } from '../../contract/changes.ts';
import { type Sentence, sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import { noteChange } from '../calls/changes.ts';
import { readReason, readText } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { attendance, dayQuestions, dayRefusals } from '../database/tables/attendance.ts';
import { isDay } from '../people/locked-day.ts';
import { dayToDecide, undecidedDay } from './day-to-decide.ts';
import { dayChange } from './mark.ts';
import { changedDay } from './report.ts';

export const refuseDay: Route = route(contract.refuseDay, async ({ body, caller, database, clock }) => {
  const reason = readReason(body.reason);
  const { countsAs = null } = body;
  const now = clock.now();
  const { row, named } = await undecidedDay({ body, caller, database, now });
  const { employeeId, entryDate } = row;
  await database.insert(dayRefusals).values({ employeeId, entryDate, refusedAt: now.toISOString(), refusedBy: caller.id, reason, countsAs });
  const detail = countsAs === null ? entryDate : `${entryDate}; ${countsAs}`;
  return decided(database, row, { caller, now, action: 'DAY_REFUSED', detail, field: 'refused', message: sentence('DAY_REFUSED', named) });
});

type DayKey = Pick<typeof attendance.$inferSelect, 'employeeId' | 'entryDate'>;

const isOpen = ({ employeeId, entryDate }: DayKey) =>
  and(eq(dayQuestions.employeeId, employeeId), eq(dayQuestions.entryDate, entryDate), isNull(dayQuestions.answeredAt));

export const askAboutDay: Route = route(contract.askAboutDay, async ({ body, caller, database, clock }) => {
  const question = readText(body.question, 'question');
  const now = clock.now();
  const { row, named } = await undecidedDay({ body, caller, database, now });
  const { employeeId, entryDate } = row;
  if ((await database.$count(dayQuestions, isOpen(row))) > 0) throw new Refusal(409, sentence('QUESTION_OPEN', named));
  await database.insert(dayQuestions).values({ employeeId, entryDate, question, askedAt: now.toISOString(), askedBy: caller.id });
  return decided(database, row, { caller, now, action: 'DAY_QUESTION_ASKED', field: 'questions', message: sentence('QUESTION_SAVED', named) });
});

export const answerDayQuestion: Route = route(contract.answerDayQuestion, async ({ body, caller, database, clock }) => {
  const answer = readText(body.answer, 'answer');
  const now = clock.now();
  const { row, named } = await dayToDecide({ body, caller, database, now });
  const answered = await database
    .update(dayQuestions)
    .set({ answer, answeredAt: now.toISOString(), answeredBy: caller.id })
    .where(isOpen(row))
    .returning({ id: dayQuestions.id });
  if (answered.length === 0) throw new Refusal(409, sentence('NO_OPEN_QUESTION', named));
  return decided(database, row, { caller, now, action: 'DAY_QUESTION_ANSWERED', field: 'questions', message: sentence('ANSWER_SAVED', named) });
});

interface Decided {
  readonly caller: Caller;
  readonly now: Date;
  readonly action: AuditAction;
  /** Detail of the audit event. The default is the day. */
  readonly detail?: string;
  readonly field: ChangedField<'ATTENDANCE'>;
  readonly message: Sentence;
}

/** Marks the day as changed and records the change. @returns the message and the day */
async function decided(database: Database, row: DayKey, { caller, now, action, detail = row.entryDate, field, message }: Decided) {
  const changed = await database.update(attendance).set({ updatedAt: now.toISOString() }).where(isDay(row)).returning();
  await writeAudit(database, now, { action, ...actorOf(caller), subjectId: row.employeeId, detail });
  await noteChange(database, now, { ...dayChange(row, caller), fields: [field] });
  return { payload: { ...message, attendance: await changedDay(database, changed) } };
}
