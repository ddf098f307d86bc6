/** Marks after midnight (decision 26), and invariants of a day under any order of marks, corrections and approvals. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { indiaDate } from '../../contract/clock.ts';
import { dayText } from '../../contract/sentence-values.ts';
import { attendance } from '../database/tables/attendance.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const place = { latitude: 18.5204, longitude: 73.8567 };
let token: string;
/** A new person for each test. */
let ravi: string;
let count = 0;
let now: number;

/** Each server of the tests begins on Friday 20 November 2026, 10:00 in India. */
const rest = await shareTestServer();
now = Date.parse('2026-11-20T10:00:00+05:30');
await addPerson(rest.database, 'admin', ['ROLE_ADMIN']);
beforeEach(someone);

async function someone() {
  count += 1;
  ravi = await addPerson(rest.database, `ravi${count}`, ['ROLE_USER'], { firstName: 'Ravi' });
}

function pass(ms: number) {
  rest.pass(ms);
  now += ms;
}
/** Advances the clock to a time in India, and signs in again. */
async function until(time: string) {
  const target = Date.parse(`${indiaDate(new Date(now))}T${time}:00+05:30`);
  pass(target > now ? target - now : target + 24 * hourMs - now);
  token = await rest.signIn('admin');
}

const send = (call: string, body: object) => rest.send(call, { token, body: { userId: ravi, ...body } });
const mark = (body: object = {}) => send('markAttendance', { ...place, ...body });
const rows = () => rest.database.select().from(attendance).where(eq(attendance.employeeId, ravi)).orderBy(attendance.entryDate);
const today = () => indiaDate(new Date(now));
const report = async (from: string) => (await rest.send('getPunchInPunchOutReport', { token, query: { userId: ravi, from, until: today() } })).json().data;

describe('a mark after midnight', () => {
  test('ends the open day of the evening before, until 05:00', async () => {
    await until('20:00');
    const evening = today();
    await mark();
    await until('00:40');
    expect((await mark()).json()).toMatchObject({ date: evening, message: `Ravi Patil is punched out on ${dayText(today())} at 00:40` });
    expect(await report(evening)).toMatchObject([{ entryDate: evening, workDuration: '04:40' }]);
    // The check-out is listed with the day that it ends, not with its date.
    const events = async (date: string) => (await rest.send('getUserCheckinCheckoutReport', { token, body: { userId: ravi, date } })).json().data;
    expect(await events(evening)).toMatchObject([{ checkoutTime: null }, { checkinTime: null, checkoutTime: expect.stringContaining('T00:40:00') }]);
    expect(await events(today())).toEqual([]);
    pass(minuteMs);
    const again = `Ravi Patil was punched out at 00:40 on ${dayText(today())}. Wait 5 minutes before marking again`;
    expect((await mark()).json().message).toBe(again);
    await until('09:00');
    expect((await mark()).json()).toMatchObject({ date: today(), message: expect.stringContaining('is punched in') });
  });

  test('begins the new day from 05:00 on, or when the evening before is closed', async () => {
    await until('20:00');
    const evening = today();
    await mark();
    await until('05:00');
    expect((await mark()).json()).toMatchObject({ date: today() });
    expect((await rows()).map(({ entryDate, punchOutTime }) => [entryDate, punchOutTime])).toEqual([
      [evening, null],
      [today(), null],
    ]);
    await until('20:00');
    await mark();
    await until('00:40');
    expect((await mark()).json()).toMatchObject({ date: today(), message: expect.stringContaining('is punched in') });
  });

  test('with the date and a time is in the night after that date', async () => {
    await until('20:00');
    const evening = today();
    await mark();
    await until('09:00');
    expect((await mark({ date: evening, time: '01:15' })).json().message).toBe(`Ravi Patil is punched out on ${dayText(today())} at 01:15`);
    expect(await report(evening)).toMatchObject([{ entryDate: evening, workDuration: '05:15' }]);
  });
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 4, 5, 60, 250, 600) }),
  fc.record({
    kind: fc.constant('mark' as const),
    time: fc.option(fc.constantFrom('00:10', '04:59', '09:00', '09:03', '18:00', '23:50'), { nil: undefined }),
    ago: fc.nat(2),
  }),
  fc.record({ kind: fc.constant('correct' as const), minutes: fc.integer({ min: -60, max: 1800 }), ago: fc.nat(2) }),
  fc.record({ kind: fc.constantFrom('approve' as const, 'withdraw' as const), ago: fc.nat(2) }),
);

test('never results in negative hours or an approved day that changed, in any order of marks, corrections and approvals', { tags: 'slow' }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await someone();
      await until('19:00');
      const first = today();
      /** Approved state by day. */
      const approved = new Map<string, string>();
      for (const each of steps) {
        const day = (ago: number) => indiaDate(new Date(now - ago * 24 * hourMs));
        if (each.kind === 'wait') pass(each.minutes * minuteMs);
        if (each.kind === 'mark') await mark(each.ago === 0 ? {} : { date: day(each.ago), ...(each.time && { time: each.time }) });
        if (each.kind === 'correct') {
          const punchOutTime = new Date(Date.parse(`${day(each.ago)}T00:00:00+05:30`) + each.minutes * minuteMs).toISOString();
          await send('correctAttendance', { date: day(each.ago), punchOutTime, reason: 'As he says' });
        }
        if (each.kind === 'approve') await send('approveAttendance', { date: day(each.ago) });
        if (each.kind === 'withdraw') await send('withdrawApproval', { date: day(each.ago), reason: 'Too early' });
        if (now - Date.parse(`${first}T19:00:00+05:30`) > 7 * hourMs) token = await rest.signIn('admin');
        for (const row of await rows()) {
          const says = `${row.punchInTime} ${row.punchOutTime}`;
          if (row.approvedAt === null) approved.delete(row.entryDate);
          else expect(approved.get(row.entryDate) ?? says).toBe(says);
          if (row.approvedAt !== null) approved.set(row.entryDate, says);
        }
        for (const { workDuration } of await report(first)) expect(workDuration ?? '00:00').toMatch(/^\d\d:[0-5]\d$/);
      }
    }),
    { numRuns: 12 },
  );
});
