/** Questions about a day and their answers, which moderators and administrators enter. A day has at most one open question. */
import { and, eq, isNull } from 'drizzle-orm';
import { attendance as contract } from '../../contract/attendance.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { noteChange } from '../calls/changes.ts';
import { readText } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import { attendance, dayQuestions } from '../database/tables/attendance.ts';
import { dayToDecide, undecidedDay } from './day-to-decide.ts';
import { dayChange } from './mark.ts';
import { changedDay } from './report.ts';

type DayKey = Pick<typeof dayQuestions.$inferSelect, 'employeeId' | 'entryDate'>;

const isOpen = ({ employeeId, entryDate }: DayKey) =>
  and(eq(dayQuestions.employeeId, employeeId), eq(dayQuestions.entryDate, entryDate), isNull(dayQuestions.answeredAt));

export const askAboutDay: Route = route(contract.askAboutDay, async ({ body, caller, database, clock }) => {
  const question = readText(body.question, 'question');
  const now = clock.now();
  const { day, row, named } = await undecidedDay({ body, caller, database, now });
  const { employeeId, entryDate } = row;
  if ((await database.$count(dayQuestions, isOpen(row))) > 0) throw new Refusal(409, sentence('QUESTION_OPEN', named));
  await database.insert(dayQuestions).values({ employeeId, entryDate, question, askedAt: now.toISOString(), askedBy: caller.id });
  const changed = await database.update(attendance).set({ updatedAt: now.toISOString() }).where(day).returning();
  await writeAudit(database, now, { action: 'DAY_QUESTION_ASKED', ...actorOf(caller), subjectId: employeeId, detail: entryDate });
  await noteChange(database, now, { ...dayChange(row, caller), fields: ['questions'] });
  return { payload: { ...sentence('QUESTION_SAVED', named), attendance: await changedDay(database, changed) } };
});

export const answerDayQuestion: Route = route(contract.answerDayQuestion, async ({ body, caller, database, clock }) => {
  const answer = readText(body.answer, 'answer');
  const now = clock.now();
  const { day, row, named } = await dayToDecide({ body, caller, database, now });
  const answered = await database
    .update(dayQuestions)
    .set({ answer, answeredAt: now.toISOString(), answeredBy: caller.id })
    .where(isOpen(row))
    .returning({ id: dayQuestions.id });
  if (answered.length === 0) throw new Refusal(409, sentence('NO_OPEN_QUESTION', named));
  const changed = await database.update(attendance).set({ updatedAt: now.toISOString() }).where(day).returning();
  await writeAudit(database, now, { action: 'DAY_QUESTION_ANSWERED', ...actorOf(caller), subjectId: row.employeeId, detail: row.entryDate });
  await noteChange(database, now, { ...dayChange(row, caller), fields: ['questions'] });
  return { payload: { ...sentence('ANSWER_SAVED', named), attendance: await changedDay(database, changed) } };
});
