import { asc, eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { beforeEach, describe, expect, test } from 'vitest';
import { attendance as contract } from '../../contract/attendance.ts';
import { idempotencyKeyHeader } from '../../contract/call.ts';
import { attendance, withdrawnApprovals } from '../database/tables/attendance.ts';
import { auditEvents } from '../database/tables/audit.ts';
import { checkEvents } from '../database/tables/days.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

const hourMs = 60 * 60 * 1000;
const place = { latitude: 18.5204, longitude: 73.8567 };
/** A new person for each test. */
let ravi: string;
let count = 0;

/** Each server of the tests begins on Friday 20 November 2026, 10:00 in India. */
const rest = await shareTestServer();
const { id: admin, token } = await rest.addAndSignIn('admin', ['ROLE_ADMIN']);
beforeEach(async () => {
  count += 1;
  ravi = await addPerson(rest.database, `ravi${count}`, ['ROLE_USER'], { firstName: 'Ravi' });
});

const punchedIn = (entryDate: string, at: string) =>
  rest.database.insert(attendance).values({ employeeId: ravi, entryDate, punchInTime: `${entryDate}T${at}:00+05:30` });
const mark = (body: object, headers = {}) => rest.send('markAttendance', { token, body: { ...place, ...body }, headers });
const hours = async () => {
  const query = { userId: ravi, from: '2026-11-01', until: '2026-11-30' };
  const days: readonly { readonly entryDate: string; readonly workDuration: string | null }[] = (
    await rest.send('getPunchInPunchOutReport', { token, query })
  ).json().data;
  return days.map(({ entryDate, workDuration }) => [entryDate, workDuration]);
};
const row = async (employeeId = ravi) => (await rest.database.select().from(attendance).where(eq(attendance.employeeId, employeeId)))[0];

describe('marking', () => {
  test('checks in, then checks out, and then reports that the day is complete', async () => {
    const first = await mark({ userId: ravi });
    expect(first.statusCode).toBe(200);
    expect(Compile(contract.markAttendance.response).Check(first.json())).toBe(true);
    expect(first.json().message).toMatch(/^Ravi Patil is punched in on 20 Nov 2026 at 10:\d\d$/);
    rest.pass(hourMs);
    expect((await mark({ userId: ravi, date: '2026-11-20' })).json().message).toMatch(/^Ravi Patil is punched out on 20 Nov 2026 at 11:\d\d$/);
    rest.pass(hourMs);
    const third = await mark({ userId: ravi });
    expect(third.statusCode).toBe(409);
    expect(third.json()).toMatchObject({ status: false, message: 'Ravi Patil is punched in and out on 20 Nov 2026 already' });
    expect(await row()).toMatchObject({ entryDate: '2026-11-20', markedBy: admin, approvedAt: null });
    const events = await rest.database.select().from(checkEvents).where(eq(checkEvents.employeeId, ravi)).orderBy(asc(checkEvents.at));
    expect(events).toMatchObject([
      { kind: 'IN', ...place },
      { kind: 'OUT', ...place },
    ]);
    expect((await rest.send('getPunchInPunchOutReport', { token, query: { userId: ravi, searchType: 'CURRENT_WEEK' } })).json().data).toMatchObject([
      { workDuration: '01:00' },
    ]);
  });

  test('without a person and a date, as documented, marks the caller today', async () => {
    expect((await mark({})).json().message).toMatch(/^admin Patil is punched in on 20 Nov 2026/);
    expect(await row(admin)).toMatchObject({ entryDate: '2026-11-20' });
  });

  test('a past day requires a time, and completes the day', async () => {
    expect((await mark({ userId: ravi, date: '2026-11-18' })).json()).toMatchObject({ field: 'time', message: 'time is needed for a day that is over' });
    expect((await mark({ userId: ravi, date: '2026-11-18', time: '09:05' })).json().message).toBe('Ravi Patil is punched in on 18 Nov 2026 at 09:05');
    const before = await mark({ userId: ravi, date: '2026-11-18', time: '09:00' });
    expect([before.statusCode, before.json().message]).toEqual([409, 'Ravi Patil was punched in at 09:05 on 18 Nov 2026: the check-out has to be after it']);
    expect((await mark({ userId: ravi, date: '2026-11-18', time: '18:00' })).json()).toEqual({
      message: 'Ravi Patil is punched out on 18 Nov 2026 at 18:00',
      messageKey: { code: 'CHECKED_OUT', params: { name: 'Ravi Patil', date: '2026-11-18', time: '18:00' } },
      date: '2026-11-18',
    });
    expect(await hours()).toEqual([['2026-11-18', '08:55']]);
    expect((await mark({ userId: ravi, date: '2026-11-18' })).json().message).toBe('Ravi Patil is punched in and out on 18 Nov 2026 already');
    expect((await mark({ userId: ravi, date: '2026-11-18', time: '25:00' })).statusCode).toBe(400);
    expect((await mark({ userId: ravi, time: '23:59' })).json()).toMatchObject({ field: 'time', message: 'time must not be in the future' });
  });

  test('again within five minutes is refused with the time of the previous mark', async () => {
    const time = /at (\d\d:\d\d)$/.exec((await mark({ userId: ravi })).json().message)?.[1];
    rest.pass(5 * 60_000 - 1);
    const refused = await mark({ userId: ravi });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      `Ravi Patil was punched in at ${time} on 20 Nov 2026. Wait 5 minutes before marking again`,
    ]);
    expect(await row()).toMatchObject({ punchOutTime: null });
    rest.pass(1);
    expect((await mark({ userId: ravi })).statusCode).toBe(200);
    expect((await mark({ userId: ravi })).json().message).toMatch(/^Ravi Patil was punched out at .* Wait 5 minutes before marking again$/);
  });

  test('closes a day that the employee opened', async () => {
    await punchedIn('2026-11-20', '09:00');
    expect((await mark({ userId: ravi })).json().message).toMatch(/^Ravi Patil is punched out/);
  });

  test('twice at once with one key checks in once', async () => {
    const headers = { [idempotencyKeyHeader]: `mark-${ravi}` };
    const answers = await Promise.all([mark({ userId: ravi }, headers), mark({ userId: ravi }, headers)]);
    answers.push(await mark({ userId: ravi }, headers));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await row()).toMatchObject({ punchOutTime: null });
    expect(await rest.database.$count(checkEvents, eq(checkEvents.employeeId, ravi))).toBe(1);
  });

  test('many times at once without a key checks in once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => mark({ userId: ravi })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await rest.database.$count(checkEvents, eq(checkEvents.employeeId, ravi))).toBe(1);
  });

  test('refuses inactive people, future days and impossible places', async () => {
    const left = await addPerson(rest.database, `left${count}`, ['ROLE_USER'], { firstName: 'Left', active: false });
    const refusals = [
      await mark({ userId: left }),
      await mark({ userId: ravi, date: '2026-11-21' }),
      await mark({ userId: '999999' }),
      await mark({ latitude: 91 }),
    ];
    expect(refusals.map((answer) => [answer.statusCode, answer.json().message])).toEqual([
      [409, 'Left Patil is not active'],
      [400, 'Attendance of Ravi Patil cannot be marked for 21 Nov 2026, which is in the future'],
      [404, 'There is no such employee'],
      [400, 'latitude and longitude have to be a place on earth'],
    ]);
    expect(await row()).toBeUndefined();
  });
});

describe('a change of an approved day', () => {
  const withdrawn = () => rest.database.select().from(withdrawnApprovals).where(eq(withdrawnApprovals.employeeId, ravi));

  test('withdraws its approval, which stays readable with the reason', async () => {
    await punchedIn('2026-11-20', '09:00');
    expect((await rest.send('approveAttendance', { token, body: { userId: ravi, date: '2026-11-20' } })).statusCode).toBe(200);
    expect((await mark({ userId: ravi })).statusCode).toBe(200);
    expect(await row()).toMatchObject({ approvedAt: null, approvedBy: null, punchOutTime: expect.any(String) });
    expect(await withdrawn()).toMatchObject([{ approvedBy: admin, withdrawnBy: admin, reason: 'The day changed after the decision' }]);
    const events = await rest.database.select({ action: auditEvents.action }).from(auditEvents).where(eq(auditEvents.subjectId, ravi)).orderBy(auditEvents.id);
    expect(events.map(({ action }) => action)).toEqual(['ATTENDANCE_APPROVED', 'APPROVAL_WITHDRAWN', 'ATTENDANCE_MARKED']);
  });

  test('keeps the approval when the mark is refused', async () => {
    await punchedIn('2026-11-20', '09:00');
    await rest.send('approveAttendance', { token, body: { userId: ravi, date: '2026-11-20' } });
    expect((await mark({ userId: ravi, time: '09:01' })).statusCode).toBe(409);
    expect(await row()).toMatchObject({ approvedBy: admin });
    expect(await withdrawn()).toEqual([]);
  });
});
