/** Refusing a day, asking a question about it and recording the answer. These extensions return the changed day. */
import { expect, test } from 'vitest';
import { attendance } from '../../../rest/contract/attendance.ts';
import { days } from '../../../rest/contract/days.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';

const day = { id: 7, entryDate: '2026-11-19', punchInTime: '2026-11-19T09:00:00+05:30', punchOutTime: '2026-11-19T18:00:00+05:30', approveStatus: false };
const refusal = { reason: 'At home', refusedAt: '2026-11-20T09:40:00.000+05:30', refusedBy: 'Asha Patil', countsAs: 'LEAVE' };
const question = { question: 'Where were you?', askedAt: '2026-11-20T09:40:00.000+05:30', askedBy: 'Asha Patil' };
const answered = { ...question, answer: 'In Karad', answeredAt: '2026-11-20T10:00:00.000+05:30', answeredBy: 'Asha Patil' };

const deeds = [
  ['refuseDay', attendance.refuseDay, 'reason', { refusals: [refusal] }, 'REFUSED'],
  ['askAboutDay', attendance.askAboutDay, 'question', { questions: [question] }, 'ASKED'],
  ['answerDayQuestion', attendance.answerDayQuestion, 'answer', { questions: [answered] }, 'NEEDS_CHECK'],
] as const;
const documentOf = (field: string, said: string) =>
  `mutation { ${field}(input: { userId: "3", date: "2026-11-19", ${said}: "Karad" }) { message userErrors { code } attendance { state { code } refusals { reason at by countsAs withdrawnAt } questions { question at by answer answeredAt answeredBy } } } }`;

test.each(deeds)('%s sends the text, and returns the day with its state', async (field, call, said, part, code) => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(call, { payload: { message: 'Done', attendance: { ...day, ...part } } });
  gateway.rest.answer(days.getEmployeeDasboardByDate, { payload: {} });
  const { result } = await gateway.ask(documentOf(field, said), {}, 'moderator');
  expect(result).toMatchObject({ data: { [field]: { message: 'Done', userErrors: [], attendance: { state: { code } } } } });
  expect(gateway.rest.log.find(({ call: name }) => name === field)).toMatchObject({ body: { userId: '3', date: '2026-11-19', [said]: 'Karad' } });
  if (field === 'answerDayQuestion')
    expect(result).toMatchObject({
      data: { [field]: { attendance: { questions: [{ question: 'Where were you?', by: 'Asha Patil', answer: 'In Karad', answeredBy: 'Asha Patil' }] } } },
    });
});

test('refuseDay sends and returns the day type', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(attendance.refuseDay, { payload: { message: 'Done', attendance: { ...day, refusals: [refusal] } } });
  const document = documentOf('refuseDay', 'countsAs: LEAVE, reason');
  const { result } = await gateway.ask(document, {}, 'moderator');
  expect(result).toMatchObject({
    data: { refuseDay: { userErrors: [], attendance: { refusals: [{ reason: 'At home', countsAs: 'LEAVE', withdrawnAt: null }] } } },
  });
  expect(gateway.rest.log.find(({ call }) => call === 'refuseDay')?.body).toEqual({ userId: '3', date: '2026-11-19', reason: 'Karad', countsAs: 'LEAVE' });
});

test('sends a note with an approval, and refuses it without extensions', async () => {
  const one = 'mutation { approveAttendance(input: { userId: "3", date: "2026-11-19", note: "He rang" }) { userErrors { code } } }';
  const many =
    'mutation { approveDays(input: { days: [{ userId: "3", date: "2026-11-19", note: "He rang" }, { userId: "4", date: "2026-11-19" }] }) { outcomes { code } } }';
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(attendance.approveAttendance, { payload: { message: 'Approved' } });
  await gateway.ask(one, {}, 'moderator');
  await gateway.ask(many, {}, 'moderator');
  expect(gateway.rest.log.filter(({ call }) => call === 'approveAttendance').map(({ body }) => body)).toEqual([
    { userId: '3', date: '2026-11-19', note: 'He rang' },
    { userId: '3', date: '2026-11-19', note: 'He rang' },
    { userId: '4', date: '2026-11-19' },
  ]);
  await using documented = await startTestGateway();
  documented.rest.answer(attendance.approveAttendance, { payload: { message: 'Approved' } });
  expect((await documented.ask(one, {}, 'moderator')).result).toEqual({ data: { approveAttendance: { userErrors: [{ code: 'NOT_SUPPORTED' }] } } });
  expect((await documented.ask(many, {}, 'moderator')).result).toEqual({
    data: { approveDays: { outcomes: [{ code: 'NOT_SUPPORTED' }, { code: 'APPROVED' }] } },
  });
});
