import { asc, eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attendance as contract } from '../../contract/attendance.ts';
import { idempotencyKeyHeader } from '../../contract/call.ts';
import { attendance } from '../database/tables/attendance.ts';
import { checkEvents } from '../database/tables/days.ts';
import { addPerson, startTestServer, type TestServer } from '../testing/test-server.ts';

const hourMs = 60 * 60 * 1000;
const place = { latitude: 18.5204, longitude: 73.8567 };

let rest: TestServer;
let admin: string;
let token: string;
/** Somebody new for each test. */
let ravi: string;
let count = 0;

/** On Friday 20 November 2026, 10:00 in India, when each server of the tests begins. */
beforeAll(async () => {
  rest = await startTestServer();
  admin = await addPerson(rest.database, 'admin', ['ROLE_ADMIN']);
  token = await rest.signIn('admin');
});
afterAll(() => rest.close());
beforeEach(async () => {
  count += 1;
  ravi = await addPerson(rest.database, `ravi${count}`, ['ROLE_USER'], { firstName: 'Ravi' });
});

const punchedIn = (entryDate: string, at: string) =>
  rest.database.insert(attendance).values({ employeeId: ravi, entryDate, punchInTime: `${entryDate}T${at}:00+05:30` });
const mark = (body: object, headers = {}) => rest.send('markAttendance', { token, body: { ...place, ...body }, headers });
const row = async (employeeId = ravi) => (await rest.database.select().from(attendance).where(eq(attendance.employeeId, employeeId)))[0];

describe('marking', () => {
  test('punches in, then out, and then says that it is done', async () => {
    const first = await mark({ userId: ravi });
    expect(first.statusCode).toBe(200);
    expect(Compile(contract.markAttendance.response).Check(first.json())).toBe(true);
    expect(first.json().message).toMatch(/^Ravi Patil is punched in on 20 Nov 2026 at 10:\d\d$/);
    rest.pass(hourMs);
    expect((await mark({ userId: ravi, date: '2026-11-20' })).json().message).toMatch(/^Ravi Patil is punched out on 20 Nov 2026 at 11:\d\d$/);
    const third = await mark({ userId: ravi });
    expect(third.statusCode).toBe(409);
    expect(third.json()).toEqual({ status: false, message: 'Ravi Patil is punched in and out on 20 Nov 2026 already' });
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

  test('as documented, without a person and a date, marks the caller today', async () => {
    expect((await mark({})).json().message).toMatch(/^admin Patil is punched in on 20 Nov 2026/);
    expect(await row(admin)).toMatchObject({ entryDate: '2026-11-20' });
  });

  test('an earlier day takes the time that it is now, never before the punch-in', async () => {
    await punchedIn('2026-11-18', '23:00');
    expect((await mark({ userId: ravi, date: '2026-11-18' })).json().message).toBe('Ravi Patil is punched out on 18 Nov 2026 at 23:00');
    expect((await mark({ userId: ravi, date: '2024-02-29' })).json().message).toMatch(/^Ravi Patil is punched in on 29 Feb 2024 at \d\d:\d\d$/);
  });

  test('closes a day that the employee opened', async () => {
    await punchedIn('2026-11-20', '09:00');
    expect((await mark({ userId: ravi })).json().message).toMatch(/^Ravi Patil is punched out/);
  });

  test('twice at once with one key punches once', async () => {
    const headers = { [idempotencyKeyHeader]: `mark-${ravi}` };
    const answers = await Promise.all([mark({ userId: ravi }, headers), mark({ userId: ravi }, headers)]);
    answers.push(await mark({ userId: ravi }, headers));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await row()).toMatchObject({ punchOutTime: null });
    expect(await rest.database.$count(checkEvents, eq(checkEvents.employeeId, ravi))).toBe(1);
  });

  test('at once without a key punches in and out once each, whatever the number', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => mark({ userId: ravi })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409]);
    expect(await rest.database.$count(checkEvents, eq(checkEvents.employeeId, ravi))).toBe(2);
  });

  test('nobody who is inactive, no future day, no place off the earth', async () => {
    const left = await addPerson(rest.database, `left${count}`, ['ROLE_USER'], { firstName: 'Left', active: false });
    const refusals = [
      await mark({ userId: left }),
      await mark({ userId: ravi, date: '2026-11-22' }),
      await mark({ userId: '999999' }),
      await mark({ latitude: 91 }),
    ];
    expect(refusals.map((answer) => [answer.statusCode, answer.json().message])).toEqual([
      [409, 'Left Patil is not active'],
      [400, 'Attendance of Ravi Patil cannot be marked for 22 Nov 2026, which is in the future'],
      [404, 'There is no such employee'],
      [400, 'latitude and longitude have to be a place on earth'],
    ]);
    expect(await row()).toBeUndefined();
  });
});
