import { eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { beforeEach, describe, expect, test } from 'vitest';
import { attendance as contract } from '../../contract/attendance.ts';
import { attendance, attendanceCorrections, withdrawnApprovals } from '../database/tables/attendance.ts';
import { checkEvents } from '../database/tables/days.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

/** A new person for each test. */
let ravi: string;
let count = 0;

/** Each server of the tests begins on Friday 20 November 2026, 10:00 in India. */
const rest = await shareTestServer();
const { ids, tokens } = await rest.addPeople({ admin: ['ROLE_ADMIN'], moderator: ['ROLE_MODERATOR'] });
beforeEach(async () => {
  count += 1;
  ravi = await addPerson(rest.database, `ravi${count}`, ['ROLE_USER'], { firstName: 'Ravi' });
});

const punched = (entryDate: string, from: string, until: string | null = null, more: Partial<typeof attendance.$inferInsert> = {}) =>
  rest.database.insert(attendance).values({
    employeeId: ravi,
    entryDate,
    punchInTime: `${entryDate}T${from}:00+05:30`,
    punchOutTime: until === null ? null : `${entryDate}T${until}:00+05:30`,
    ...more,
  });
const checked = (...events: readonly (readonly ['IN' | 'OUT', string])[]) =>
  rest.database.insert(checkEvents).values(events.map(([kind, at]) => ({ employeeId: ravi, kind, at: `${at}:00+05:30` })));
const report = (searchType: string, userId = ravi) => rest.send('getPunchInPunchOutReport', { token: tokens['moderator'], query: { userId, searchType } });
const approve = (as: string, userId: string | number, date: string) => rest.send('approveAttendance', { token: tokens[as], body: { userId, date } });
const row = async (employeeId = ravi) => (await rest.database.select().from(attendance).where(eq(attendance.employeeId, employeeId)))[0];

describe('the report', () => {
  test('of a week has the days from Monday to Sunday, latest first', async () => {
    for (const day of ['2026-11-15', '2026-11-16', '2026-11-19', '2026-11-20']) await punched(day, '09:00');
    const answer = await report('CURRENT_WEEK');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().status).toBe(true);
    expect(Compile(contract.getPunchInPunchOutReport.response).Check(answer.json().data)).toBe(true);
    const datesOf = (json: { data: readonly { entryDate: string }[] }) => json.data.map(({ entryDate }) => entryDate);
    expect(datesOf(answer.json())).toEqual(['2026-11-20', '2026-11-19', '2026-11-16']);
    expect(datesOf((await report('LAST_WEEK')).json())).toEqual(['2026-11-15']);
  });

  test('of a month has its most recent occurrence', async () => {
    for (const day of ['2026-11-01', '2025-12-31', '2024-12-31', '2026-10-31']) await punched(day, '09:00');
    const datesIn = async (month: string) => (await report(month)).json().data.map(({ entryDate }: { entryDate: string }) => entryDate);
    expect(await datesIn('11')).toEqual(['2026-11-01']);
    expect(await datesIn('10')).toEqual(['2026-10-31']);
    expect(await datesIn('12')).toEqual(['2025-12-31']);
    expect(await datesIn('9')).toEqual([]);
  });

  test('of a range of days includes both ends, up to a year', async () => {
    for (const day of ['2026-01-31', '2026-02-01', '2026-08-01', '2026-08-02']) await punched(day, '09:00');
    const reported = (query: Readonly<Record<string, string>>) =>
      rest.send('getPunchInPunchOutReport', { token: tokens['moderator'], query: { userId: ravi, ...query } });
    const answer = await reported({ from: '2026-02-01', until: '2026-08-01' });
    expect(answer.json().data.map(({ entryDate }: { entryDate: string }) => entryDate)).toEqual(['2026-08-01', '2026-02-01']);
    const fieldOf = async (query: Readonly<Record<string, string>>) => (await reported(query)).json().field;
    expect(await fieldOf({})).toBe('searchType');
    expect(await fieldOf({ from: '2026-02-01' })).toBe('searchType');
    expect(await fieldOf({ from: '2026-02-02', until: '2026-02-01' })).toBe('from');
    expect(await fieldOf({ from: '2026-01-01', until: '2027-01-02' })).toBe('until');
    expect((await reported({ from: '2026-01-01', until: '2027-01-01' })).statusCode).toBe(200);
  });

  test('has times with India’s offset, and work durations without breaks', async () => {
    await punched('2026-11-19', '09:00', '18:00', { approvedAt: '2026-11-20T09:00:00+05:30', approvedBy: ids['moderator'] ?? '' });
    await checked(['IN', '2026-11-19T09:00'], ['OUT', '2026-11-19T13:00'], ['IN', '2026-11-19T13:40'], ['OUT', '2026-11-19T18:00']);
    await punched('2026-11-20', '09:05');
    await checked(['IN', '2026-11-20T09:05']);
    expect((await report('CURRENT_WEEK')).json().data).toEqual([
      {
        id: expect.any(String),
        entryDate: '2026-11-20',
        punchInTime: '2026-11-20T09:05:00.000+05:30',
        punchOutTime: null,
        workDuration: null,
        approveStatus: false,
        updatedDate: '2026-11-20T09:05:00.000+05:30',
        corrections: [],
        approvalNote: null,
        refusals: [],
        questions: [],
        correctable: true,
      },
      {
        id: expect.any(String),
        entryDate: '2026-11-19',
        punchInTime: '2026-11-19T09:00:00.000+05:30',
        punchOutTime: '2026-11-19T18:00:00.000+05:30',
        workDuration: '08:20',
        approveStatus: true,
        updatedDate: '2026-11-20T09:00:00.000+05:30',
        corrections: [],
        approvalNote: null,
        refusals: [],
        questions: [],
        correctable: false,
      },
    ]);
  });

  test('counts the work of a night for the day on which it began', async () => {
    await punched('2026-11-18', '20:00', null, { punchOutTime: '2026-11-19T04:30:00+05:30' });
    await checked(['IN', '2026-11-18T20:00'], ['OUT', '2026-11-19T00:00'], ['IN', '2026-11-19T00:30'], ['OUT', '2026-11-19T04:30']);
    expect((await report('CURRENT_WEEK')).json().data).toMatchObject([{ entryDate: '2026-11-18', workDuration: '08:00' }]);
  });

  test.each(['0', '13', 'current_week', 'NOVEMBER', ''])('refuses the undocumented period %j', async (searchType) => {
    const answer = await report(searchType);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('searchType is not one of the documented values');
  });

  test('of an unknown employee is a 404', async () => {
    const answer = await report('CURRENT_WEEK', '999999');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: false, message: 'There is no such employee' });
  });
});

describe('approving', () => {
  test('names the person and the day, and keeps the first approver', async () => {
    await punched('2026-11-19', '09:00', '18:00');
    const answer = await approve('moderator', ravi, '2026-11-19');
    expect(answer.statusCode).toBe(200);
    expect(Compile(contract.approveAttendance.response).Check(answer.json())).toBe(true);
    expect(answer.json()).toEqual({
      message: 'The attendance of Ravi Patil on 19 Nov 2026 is approved',
      messageKey: { code: 'DAY_APPROVED', params: { name: 'Ravi Patil', date: '2026-11-19' } },
    });
    const first = await row();
    expect(first?.approvedBy).toBe(ids['moderator']);
    rest.pass(1000);
    const again = await approve('admin', Number(ravi), '2026-11-19');
    expect([again.statusCode, again.body]).toEqual([200, answer.body]);
    expect(await row()).toEqual(first);
    expect((await report('CURRENT_WEEK')).json().data).toMatchObject([{ entryDate: '2026-11-19', approveStatus: true }]);
  });

  test('many times at once approves once', async () => {
    await punched('2026-11-19', '09:00', '18:00');
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve('moderator', ravi, '2026-11-19')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  });

  test.each([
    ['2026-11-18', 404, 'There is no attendance of Ravi Patil on 18 Nov 2026 to approve'],
    ['2026-11-21', 400, 'A day in the future cannot be approved'],
    ['2026-02-29', 400, 'date has to be a date such as 2026-11-20'],
    ['9999-12-31', 400, 'date has to be from 2000-01-01 to 2100-12-31'],
    ['0000-01-01', 400, 'date has to be from 2000-01-01 to 2100-12-31'],
  ])('refuses a missing day: %s', async (date, status, message) => {
    const answer = await approve('moderator', ravi, date);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: false, message });
  });

  test('allows only administrators to approve their own day', async () => {
    for (const username of ['moderator', 'admin']) await punched('2026-11-19', '09:00', '18:00', { employeeId: ids[username] ?? '' });
    const refused = await approve('moderator', ids['moderator'] ?? '', '2026-11-19');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ status: false, message: 'You cannot approve your own attendance' });
    expect((await row(ids['moderator']))?.approvedAt).toBeNull();
    expect((await approve('admin', ids['admin'] ?? '', '2026-11-19')).statusCode).toBe(200);
    await rest.database.delete(attendance);
  });

  test('of an administrator’s day is for administrators only', async () => {
    await punched('2026-11-19', '09:00', '18:00', { employeeId: ids['admin'] ?? '' });
    const refused = await approve('moderator', ids['admin'] ?? '', '2026-11-19');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ status: false, message: 'Only an administrator may approve the attendance of an administrator' });
    expect((await row(ids['admin']))?.approvedAt).toBeNull();
    expect((await approve('admin', ids['admin'] ?? '', '2026-11-19')).statusCode).toBe(200);
    await rest.database.delete(attendance);
  });
});

describe('withdrawing an approval', () => {
  const withdraw = (as: string, reason = 'He was on leave', userId: string = ravi) =>
    rest.send('withdrawApproval', { token: tokens[as], body: { userId, date: '2026-11-19', reason } });
  const kept = () => rest.database.select().from(withdrawnApprovals).where(eq(withdrawnApprovals.employeeId, ravi));

  test('reopens the day, and keeps the approval, the withdrawal and the reason', async () => {
    await punched('2026-11-19', '09:00', '18:00');
    await approve('moderator', ravi, '2026-11-19');
    const answer = await withdraw('admin');
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'The approval of the attendance of Ravi Patil on 19 Nov 2026 is withdrawn']);
    expect(await row()).toMatchObject({ approvedAt: null, approvedBy: null });
    expect(await kept()).toMatchObject([{ entryDate: '2026-11-19', approvedBy: ids['moderator'], withdrawnBy: ids['admin'], reason: 'He was on leave' }]);
    expect((await approve('moderator', ravi, '2026-11-19')).statusCode).toBe(200);
    await withdraw('moderator', 'Once more');
    expect((await kept()).map(({ reason }) => reason)).toEqual(['He was on leave', 'Once more']);
  });

  test('requires a reason and an approval', async () => {
    await punched('2026-11-19', '09:00', '18:00');
    expect((await withdraw('moderator')).statusCode).toBe(409);
    await approve('moderator', ravi, '2026-11-19');
    const answer = await withdraw('moderator', '  ');
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'reason has to say why']);
    expect(await kept()).toEqual([]);
  });

  test("of an administrator's day is for administrators only", async () => {
    expect((await withdraw('moderator', 'No', ids['admin'])).statusCode).toBe(403);
  });
});

describe('refusing a day', () => {
  const day = () => ({ userId: ravi, date: '2026-11-19' });
  const refuse = (as = 'moderator', reason = 'The phone was at home', userId: string = ravi) =>
    rest.send('refuseDay', { token: tokens[as], body: { ...day(), userId, reason } });
  const withdraw = (reason = 'He was in the field') => rest.send('withdrawApproval', { token: tokens['admin'], body: { ...day(), reason } });
  const reported = async () => (await report('CURRENT_WEEK')).json().data[0];

  test('keeps the author and the reason, and prevents approval, correction and another refusal until it is withdrawn', async () => {
    await punched('2026-11-19', '09:00');
    const answer = await refuse();
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'The attendance of Ravi Patil on 19 Nov 2026 is refused']);
    expect(Compile(contract.refuseDay.response).Check(answer.json())).toBe(true);
    const refusal = { reason: 'The phone was at home', refusedBy: 'moderator Patil', countsAs: null, withdrawnAt: null };
    expect(answer.json().attendance).toMatchObject({ approveStatus: false, refusals: [refusal] });
    const first = 'The attendance of Ravi Patil on 19 Nov 2026 is refused: withdraw the refusal first';
    const correction = { ...day(), punchOutTime: '2026-11-19T12:00:00Z', reason: 'Battery' };
    const question = { ...day(), question: 'Where?' };
    const refused = [
      await approve('moderator', ravi, '2026-11-19'),
      await refuse('admin'),
      await rest.send('correctAttendance', { token: tokens['moderator'], body: correction }),
      await rest.send('askAboutDay', { token: tokens['moderator'], body: question }),
    ];
    expect(refused.map((each) => [each.statusCode, each.json().message])).toEqual(refused.map(() => [409, first]));
    const withdrawal = await withdraw();
    expect([withdrawal.statusCode, withdrawal.json().message]).toEqual([200, 'The refusal of the attendance of Ravi Patil on 19 Nov 2026 is withdrawn']);
    expect(await reported()).toMatchObject({
      refusals: [{ ...refusal, withdrawnBy: 'admin Patil', withdrawnReason: 'He was in the field', withdrawnAt: expect.any(String) }],
    });
    expect((await withdraw()).statusCode).toBe(409);
    expect((await approve('moderator', ravi, '2026-11-19')).statusCode).toBe(200);
    const approved = await refuse();
    expect([approved.statusCode, approved.json().message]).toEqual([
      409,
      'The attendance of Ravi Patil on 19 Nov 2026 is approved: withdraw the approval first',
    ]);
    await withdraw();
    expect((await refuse()).json().attendance.refusals).toHaveLength(2);
  });

  test('ends when the day changes', async () => {
    await punched('2026-11-19', '09:00');
    await refuse();
    await rest.send('markAttendance', { token: tokens['admin'], body: { ...day(), latitude: 18.5, longitude: 73.8, time: '18:00' } });
    expect((await reported()).refusals).toMatchObject([{ withdrawnReason: 'The day changed after the decision' }]);
  });

  test('requires a reason, an existing day, and a caller who may decide', async () => {
    await punched('2026-11-19', '09:00', '18:00');
    expect((await refuse('moderator', ' ')).json()).toMatchObject({ message: 'reason has to say why', field: 'reason' });
    expect((await refuse('moderator', 'x'.repeat(501))).json()).toMatchObject({ field: 'reason' });
    expect((await refuse('moderator', 'No', ids['moderator'])).json().message).toBe('You cannot decide about your own attendance');
    expect((await refuse('moderator', 'No', ids['admin'])).statusCode).toBe(403);
    expect((await refuse('admin', 'No', ids['moderator'])).json().message).toBe('There is no attendance of moderator Patil on 19 Nov 2026 to decide about');
    expect((await refuse('moderator', 'x'.repeat(500))).statusCode).toBe(200);
  });

  test('and approving at the same moment results in one of them', async () => {
    await punched('2026-11-19', '09:00', '18:00');
    const answers = await Promise.all([refuse(), approve('moderator', ravi, '2026-11-19'), refuse('admin'), approve('admin', ravi, '2026-11-19')]);
    const { approveStatus, refusals } = await reported();
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(approveStatus).toBe(refusals.length === 0);
  });
});

describe('a question about a day', () => {
  const day = () => ({ userId: ravi, date: '2026-11-19' });
  const ask = (question = 'Where were you?') => rest.send('askAboutDay', { token: tokens['moderator'], body: { ...day(), question } });
  const answerIt = (answer = 'In Karad') => rest.send('answerDayQuestion', { token: tokens['admin'], body: { ...day(), answer } });

  test('is stored with its answer, and another question can follow', async () => {
    await punched('2026-11-19', '09:00', '18:00');
    const asked = await ask();
    expect([asked.statusCode, asked.json().message]).toEqual([200, 'The question about the attendance of Ravi Patil on 19 Nov 2026 is saved']);
    expect(Compile(contract.askAboutDay.response).Check(asked.json())).toBe(true);
    expect(asked.json().attendance.questions).toMatchObject([{ question: 'Where were you?', askedBy: 'moderator Patil', answer: null, answeredAt: null }]);
    const twice = await ask('And then?');
    expect([twice.statusCode, twice.json().message]).toEqual([
      409,
      'A question about the attendance of Ravi Patil on 19 Nov 2026 is open: enter its answer first',
    ]);
    const answered = await answerIt();
    expect(answered.json()).toMatchObject({
      message: 'The answer about the attendance of Ravi Patil on 19 Nov 2026 is saved',
      attendance: { questions: [{ answer: 'In Karad', answeredBy: 'admin Patil', answeredAt: expect.any(String) }] },
    });
    expect((await answerIt()).json().message).toBe('There is no open question about the attendance of Ravi Patil on 19 Nov 2026');
    expect((await ask('And then?')).json().attendance.questions.map(({ question }: { question: string }) => question)).toEqual([
      'And then?',
      'Where were you?',
    ]);
  });

  test('does not prevent approval with a note or refusal, and is refused for a decided day', async () => {
    await punched('2026-11-19', '09:00', '18:00');
    await ask();
    const approval = { token: tokens['moderator'], body: { ...day(), note: 'He rang' } };
    expect((await rest.send('approveAttendance', { ...approval, body: { ...day(), note: 'x'.repeat(501) } })).json()).toMatchObject({ field: 'note' });
    expect((await rest.send('approveAttendance', approval)).statusCode).toBe(200);
    expect((await report('CURRENT_WEEK')).json().data).toMatchObject([{ approveStatus: true, approvalNote: 'He rang' }]);
    expect((await answerIt()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(409);
    await rest.send('withdrawApproval', { token: tokens['admin'], body: { ...day(), reason: 'Too early' } });
    expect((await report('CURRENT_WEEK')).json().data).toMatchObject([{ approvalNote: null }]);
    expect((await rest.database.select().from(withdrawnApprovals).where(eq(withdrawnApprovals.employeeId, ravi)))[0]?.approvalNote).toBe('He rang');
  });

  test('has 1 to 500 characters, as does its answer', async () => {
    await punched('2026-11-19', '09:00', '18:00');
    expect((await ask('  ')).json()).toMatchObject({ message: 'question must not be empty', field: 'question' });
    expect((await ask('x'.repeat(501))).json()).toMatchObject({ field: 'question' });
    expect((await ask('x'.repeat(500))).statusCode).toBe(200);
    expect((await answerIt('')).json()).toMatchObject({ message: 'answer must not be empty', field: 'answer' });
    expect((await answerIt('x'.repeat(501))).json()).toMatchObject({ field: 'answer' });
    expect((await answerIt('x'.repeat(500))).statusCode).toBe(200);
  });

  test('is stored once for many concurrent requests', async () => {
    await punched('2026-11-19', '09:00', '18:00');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('correcting a check-out', () => {
  const day = '2026-11-19';
  const correct = (time: string, as = 'moderator', more: { userId?: string; date?: string; reason?: string } = {}) =>
    rest.send('correctAttendance', {
      token: tokens[as],
      body: { userId: ravi, date: day, punchOutTime: time.includes('T') ? time : `${day}T${time}:00+05:30`, reason: 'The battery was empty', ...more },
    });
  const kept = () => rest.database.select().from(attendanceCorrections).where(eq(attendanceCorrections.employeeId, ravi)).orderBy(attendanceCorrections.id);

  test('that is missing ends the day at the entered time, and keeps author, time and reason', async () => {
    await punched(day, '09:00');
    await checked(['IN', '2026-11-19T09:00'], ['OUT', '2026-11-19T13:00'], ['IN', '2026-11-19T14:00']);
    const answer = await correct('17:48');
    expect(answer.statusCode).toBe(200);
    expect(Compile(contract.correctAttendance.response).Check(answer.json())).toBe(true);
    expect(answer.json()).toMatchObject({
      message: 'The check-out of Ravi Patil on 19 Nov 2026 is 17:48',
      attendance: {
        entryDate: day,
        punchOutTime: '2026-11-19T17:48:00.000+05:30',
        workDuration: '07:48',
        approveStatus: false,
        corrections: [{ punchOutTime: '2026-11-19T17:48:00.000+05:30', reason: 'The battery was empty', correctedBy: expect.stringContaining('Patil') }],
      },
    });
    expect((await report('CURRENT_WEEK')).json().data).toEqual([answer.json().attendance]);
    expect(await kept()).toMatchObject([{ entryDate: day, punchOutBefore: null, correctedBy: ids['moderator'], reason: 'The battery was empty' }]);
  });

  test('may be in the night after the day, until 05:00', async () => {
    await punched(day, '20:00');
    await checked(['IN', `${day}T20:00`]);
    const answer = await correct('2026-11-20T00:40:00+05:30');
    expect(answer.json().attendance).toMatchObject({ entryDate: day, punchOutTime: '2026-11-20T00:40:00.000+05:30', workDuration: '04:40' });
  });

  test('of a day that was marked for the employee is always possible', async () => {
    await punched(day, '12:00', '12:05', { markedBy: ids['admin'] ?? '' });
    expect((await report('CURRENT_WEEK')).json().data).toMatchObject([{ entryDate: day, correctable: true }]);
    const answer = await correct('18:00');
    expect([answer.statusCode, answer.json().attendance.workDuration]).toEqual([200, '06:00']);
    expect(await kept()).toMatchObject([{ punchOutBefore: expect.stringContaining('06:35'), reason: 'The battery was empty' }]);
  });

  test('of a mark replaces it: the work lasts until the corrected check-out', async () => {
    const mark = (time: string) =>
      rest.send('markAttendance', { token: tokens['admin'], body: { latitude: 18.5, longitude: 73.8, userId: ravi, date: day, time } });
    await mark('12:00');
    await mark('12:06');
    for (const [time, worked] of [
      ['18:00', '06:00'],
      ['19:30', '07:30'],
      ['12:03', '00:03'],
      ['2026-11-20T01:30:00+05:30', '13:30'],
    ] as const) {
      const answer = await correct(time, 'admin');
      expect([time, answer.statusCode, answer.json().attendance?.workDuration]).toEqual([time, 200, worked]);
    }
  });

  test('that was corrected can be corrected again, with all corrections listed, latest first', async () => {
    await punched(day, '09:00');
    await correct('17:48');
    const answer = await correct('18:05', 'admin', { reason: 'He called again' });
    expect(answer.json().attendance).toMatchObject({
      workDuration: '09:05',
      correctable: true,
      corrections: [{ reason: 'He called again' }, { reason: 'The battery was empty' }],
    });
    expect((await kept()).map(({ punchOutBefore }) => punchOutBefore && Date.parse(punchOutBefore))).toEqual([null, Date.parse('2026-11-19T17:48:00+05:30')]);
  });

  test.each([
    ['09:00', {}, 400, 'punchOutTime has to be after the check-in'],
    ['2026-11-20T05:00:00+05:30', {}, 400, 'punchOutTime has to be on that day in India, or before 05:00 of the next one'],
    // Still the 19th in London, but no longer part of the 18th in India.
    ['2026-11-18T18:29:00Z', {}, 400, 'punchOutTime has to be on that day in India, or before 05:00 of the next one'],
    ['2026-11-19T23:59:60Z', {}, 400, 'punchOutTime has to be from 2000-01-01 to 2100-12-31'],
    ['17:48', { reason: ' ' }, 400, 'reason has to say why'],
    ['17:48', { date: '2026-11-21' }, 400, 'date has to be a day that has begun'],
    ['17:48', { date: '2026-11-18' }, 404, 'There is no attendance of Ravi Patil on 18 Nov 2026 to correct'],
  ])('to %s, %j is refused and stores nothing', async (time, more, status, message) => {
    await punched(day, '09:00');
    const answer = await correct(time, 'moderator', more);
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    expect(await kept()).toEqual([]);
  });

  test('is refused in the future, for an approved day, and in place of the employee’s own check-out', async () => {
    const today = '2026-11-20';
    await punched(today, '09:00');
    const ahead = await correct(`${today}T23:00:00+05:30`, 'moderator', { date: today });
    expect([ahead.statusCode, ahead.json().message]).toEqual([400, 'punchOutTime must not be in the future']);
    await punched(day, '09:00', '18:00');
    const own = await correct('17:48');
    expect([own.statusCode, own.json().message]).toEqual([409, 'The attendance of Ravi Patil on 19 Nov 2026 has a check-out of its own']);
    await approve('moderator', ravi, day);
    expect((await correct('17:48')).json().message).toBe('The attendance of Ravi Patil on 19 Nov 2026 is approved: withdraw the approval first');
    expect(await kept()).toEqual([]);
  });

  test.each([
    ['moderator', 'moderator', 409, 'You cannot correct your own attendance'],
    ['admin', 'admin', 409, 'You cannot correct your own attendance'],
    ['moderator', 'admin', 403, 'Only an administrator may correct the attendance of an administrator'],
  ])('by a %s of the %s’s day is refused', async (as, whose, status, message) => {
    await punched(day, '09:00', null, { employeeId: ids[whose] ?? '' });
    const answer = await correct('17:48', as, { userId: ids[whose] ?? '' });
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    await rest.database.delete(attendance).where(eq(attendance.employeeId, ids[whose] ?? ''));
  });

  test('many times at once happens one after the other', async () => {
    await punched(day, '09:00');
    const answers = await Promise.all(['17:00', '17:30', '18:00'].map((time) => correct(time)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [last] = (await report('CURRENT_WEEK')).json().data;
    expect((await kept()).at(-1)?.punchOutTime && Date.parse(last.punchOutTime)).toBe(Date.parse((await kept()).at(-1)?.punchOutTime ?? ''));
  });
});
