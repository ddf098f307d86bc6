/** Planning, moving, reassigning and cancelling: stored values, history and refusals. */
import { asc, eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { meetings as contract } from '../../contract/meetings.ts';
import { farmers } from '../database/tables/customers.ts';
import { meetingChanges, meetingPictures, meetings, meetingVisits } from '../database/tables/meetings.ts';
import { addCustomerRow } from '../testing/customers.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

let token: string;
const ids: Record<string, string> = {};
const idOf = (name: string) => ids[name] ?? '';

const rest = await shareTestServer();
({ id: ids['moderator'], token } = await rest.addAndSignIn('moderator', ['ROLE_MODERATOR']));
for (const username of ['ravi', 'kavita']) ids[username] = await addPerson(rest.database, username);
ids['left'] = await addPerson(rest.database, 'left', ['ROLE_USER'], { active: false });

let parties = 0;
/** Schedules a meeting of Ravi with a farmer whom nobody else meets. */
async function scheduled(more: Partial<typeof meetings.$inferInsert> = {}): Promise<string> {
  parties += 1;
  const farmerId = await addCustomerRow(rest.database, farmers, `Anita${parties}`, { createdBy: idOf('ravi') });
  const [row] = await rest.database
    .insert(meetings)
    .values({ createdBy: idOf('moderator'), employeeId: idOf('ravi'), farmerId, createdAt: '2026-11-19T10:00:00+05:30', ...more })
    .returning({ id: meetings.id });
  return row?.id ?? '';
}

const plan = async (meetingId: string, body: object) => {
  const answer = await rest.send('planMeeting', { token, body: { meetingId, ...body } });
  return [answer.statusCode, answer.json().message];
};
const cancel = async (meetingId: string, reason: string) => {
  const answer = await rest.send('cancelMeeting', { token, body: { meetingId, reason } });
  return [answer.statusCode, answer.json().message];
};
const detailsOf = async (meetingId: string) => {
  const answer = await rest.send('getFarmerMeetingDetails', { token, query: { meetingId } });
  expect(Compile(contract.getFarmerMeetingDetails.response).Check(answer.json().data)).toBe(true);
  return answer.json().data;
};
const keptOf = (id: string) => rest.database.select().from(meetingChanges).where(eq(meetingChanges.meetingId, id)).orderBy(asc(meetingChanges.id));

const [friday, monday] = ['2026-11-20T15:00:00+05:30', '2026-11-23T09:30:00+05:30'];

describe('planning', () => {
  test('schedules a meeting with a time and a purpose, and shows both in its list, details and day', async () => {
    const farmerId = await addCustomerRow(rest.database, farmers, 'Baban', { createdBy: idOf('ravi') });
    const answer = await rest.send('scheduleFarmerMeet', { token, body: { userId: idOf('kavita'), farmerId, plannedTime: friday, purpose: ' Soil test ' } });
    expect(answer.statusCode).toBe(200);
    const page = { userId: idOf('kavita'), pageNumber: '0', pageSize: '10' };
    const [row] = (await rest.send('getAllFarmerMeetingByUserPage', { token, query: page })).json().data;
    expect(row).toMatchObject({ plannedTime: '2026-11-20T15:00:00.000+05:30', purpose: 'Soil test', user: { firstName: 'kavita' } });
    const day = await rest.send('getEmployeeDasboardByDate', { token, body: { userId: idOf('kavita'), date: '2026-11-20' } });
    expect(day.json().data.plannedMeetings).toMatchObject([
      {
        meetingId: row.meetingId,
        type: 'FARMER',
        status: 'SCHEDULED',
        plannedTime: '2026-11-20T15:00:00.000+05:30',
        purpose: 'Soil test',
        partyId: farmerId,
        firstName: 'Baban',
        lastName: 'Jadhav',
      },
    ]);
    expect(day.json().data.meetings).toEqual([]);
  });

  test('sets the time later, and moves it with a reason, keeping the previous values', async () => {
    const id = await scheduled();
    expect(await plan(id, { plannedTime: friday, purpose: 'Seeds' })).toEqual([
      200,
      expect.stringMatching(/^The meeting of ravi Patil with Anita\d+ Jadhav is planned$/),
    ]);
    expect(await plan(id, { plannedTime: monday })).toEqual([400, 'reason has to say why']);
    expect(await plan(id, { plannedTime: friday })).toEqual([200, expect.any(String)]);
    expect(await plan(id, { plannedTime: monday, reason: 'Rain' })).toEqual([200, expect.any(String)]);
    expect(await detailsOf(id)).toMatchObject({ plannedTime: '2026-11-23T09:30:00.000+05:30', purpose: 'Seeds', status: 'SCHEDULED' });
    const kept = await keptOf(id);
    expect(kept.map(({ purpose, reason, changedBy, employeeId }) => ({ purpose, reason, changedBy, employeeId }))).toMatchObject([
      { purpose: null, reason: null, changedBy: idOf('moderator'), employeeId: idOf('ravi') },
      { purpose: 'Seeds', reason: null },
      { purpose: 'Seeds', reason: 'Rain' },
    ]);
    expect(new Date(kept[2]?.plannedAt ?? '').toISOString()).toBe(new Date(friday).toISOString());
  });

  test('refuses a past day, a request without a change, and unknown meetings', async () => {
    const id = await scheduled();
    expect(await plan(id, { plannedTime: '2026-11-19T15:00:00+05:30' })).toEqual([400, 'A meeting cannot be planned for a day that is over']);
    expect(await plan(id, { plannedTime: 'soon' })).toEqual([400, 'plannedTime has to be a valid date-time']);
    for (const plannedTime of ['2026-12-31T23:59:60Z', '2101-01-01T09:00:00+05:30', '9999-12-31T23:59:59-12:00'])
      expect(await plan(id, { plannedTime })).toEqual([400, 'plannedTime has to be from 2000-01-01 to 2100-12-31']);
    expect(await plan(id, {})).toEqual([400, 'Give a time, a purpose or an employee']);
    expect(await plan('999999', { plannedTime: friday })).toEqual([404, 'There is no such meeting']);
    expect(await keptOf(id)).toEqual([]);
  });
});

describe('reassigning', () => {
  test('moves an open meeting to the list of an active employee', async () => {
    const [id, begun] = [await scheduled(), await scheduled({ status: 'STARTED', startTime: '2026-11-20T09:00:00+05:30' })];
    for (const one of [id, begun]) expect(await plan(one, { userId: idOf('kavita') })).toEqual([200, expect.stringMatching(/ is handed over$/)]);
    expect((await detailsOf(id)).user.firstName).toBe('kavita');
    expect((await keptOf(id)).map(({ employeeId }) => employeeId)).toEqual([idOf('ravi')]);
    expect(await plan(begun, { plannedTime: monday })).toEqual([409, expect.stringMatching(/has begun and cannot be moved$/)]);
  });

  test('moves the visited customers and the pictures, and leaves no rows behind', async () => {
    const id = await scheduled({ status: 'STARTED', startTime: '2026-11-20T09:00:00+05:30' });
    const [row] = await rest.database.select().from(meetings).where(eq(meetings.id, id));
    const part = { employeeId: idOf('ravi'), meetingId: id, position: 0 };
    await rest.database.insert(meetingVisits).values({ ...part, farmerId: row?.farmerId ?? null, visitedAt: '2026-11-20T09:10:00+05:30' });
    await rest.database.insert(meetingPictures).values({ ...part, fileName: 'field.svg' });
    const before = await detailsOf(id);
    expect(before).toMatchObject({ visitedFarmers: [{ profile: { lastName: 'Jadhav' } }], meetingPictures: 'field.svg' });
    await plan(id, { userId: idOf('kavita') });
    expect(await detailsOf(id)).toEqual({ ...before, updatedDate: '2026-11-20T10:00:00.000+05:30', user: expect.objectContaining({ firstName: 'kavita' }) });
    for (const table of [meetingVisits, meetingPictures]) expect(await rest.database.$count(table, eq(table.employeeId, idOf('ravi')))).toBe(0);
    expect(await rest.database.$count(meetings, eq(meetings.id, id))).toBe(1);
  });

  test('to two people at the same moment happens one after the other', async () => {
    const id = await scheduled();
    const answers = await Promise.all(['kavita', 'moderator'].map((name) => plan(id, { userId: idOf(name) })));
    expect(answers.map(([status]) => status)).toEqual([200, 200]);
    expect(await rest.database.$count(meetings, eq(meetings.id, id))).toBe(1);
    expect((await keptOf(id)).length).toBe(2);
  });

  test('refuses unknown and inactive people, the assigned employee, and one who meets the same farmer', async () => {
    const id = await scheduled();
    const [row] = await rest.database.select().from(meetings).where(eq(meetings.id, id));
    await scheduled({ employeeId: idOf('kavita'), farmerId: row?.farmerId ?? null });
    expect(await plan(id, { userId: '999999' })).toEqual([404, 'There is no such employee']);
    expect(await plan(id, { userId: idOf('left') })).toEqual([409, 'left Patil is not active']);
    expect(await plan(id, { userId: idOf('ravi') })).toEqual([409, 'ravi Patil goes to this meeting already']);
    expect(await plan(id, { userId: idOf('kavita') })).toEqual([409, expect.stringMatching(/^A meeting of kavita Patil with .* is scheduled already$/)]);
  });
});

describe('cancelling', () => {
  test('requires a reason, which becomes the comment, and is permanent', async () => {
    const id = await scheduled({ plannedAt: friday });
    expect(await cancel(id, ' ')).toEqual([400, 'reason has to say why']);
    expect(await cancel(id, ' Farmer is away ')).toEqual([200, expect.stringMatching(/ is cancelled$/)]);
    expect(await detailsOf(id)).toMatchObject({ status: 'CANCELLED', statusComment: 'Farmer is away' });
    expect(await cancel(id, 'Again')).toEqual([409, expect.stringMatching(/is cancelled already$/)]);
    expect(await plan(id, { plannedTime: monday, reason: 'Again' })).toEqual([409, expect.stringMatching(/is cancelled already$/)]);
    expect((await keptOf(id)).map(({ reason }) => reason)).toEqual(['Farmer is away']);
    const query = { userId: idOf('ravi'), status: 'CANCELLED', pageNumber: '0', pageSize: '10' };
    expect((await rest.send('getAllFarmerMeetingByUserPage', { token, query })).json().data).toMatchObject([{ meetingId: id }]);
  });

  test('is refused once the meeting has begun or is over', async () => {
    const times = { startTime: '2026-11-20T09:00:00+05:30' };
    const [begun, over] = [
      await scheduled({ status: 'STARTED', ...times }),
      await scheduled({ status: 'FINISHED', ...times, endTime: '2026-11-20T10:00:00+05:30' }),
    ];
    expect(await cancel(begun, 'Late')).toEqual([409, expect.stringMatching(/has begun and cannot be cancelled$/)]);
    expect(await cancel(over, 'Late')).toEqual([409, expect.stringMatching(/is over$/)]);
  });

  test.each(['planMeeting', 'cancelMeeting'])('%s is for staff', async (call) => {
    const answer = await rest.send(call, { token: await rest.signIn('ravi'), body: { meetingId: await scheduled(), reason: 'Mine' } });
    expect(answer.statusCode).toBe(403);
  });
});
