import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, test } from 'vitest';
import { totalCountHeader } from '../../contract/call.ts';
import { meetings as contract } from '../../contract/meetings.ts';
import { createPartPages } from '../database/part-pages.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { meetingPictures, meetings, meetingVisits } from '../database/tables/meetings.ts';
import { addCustomerRow } from '../testing/customers.ts';
import { onOneMachine, planOf, rowsIn } from '../testing/plans.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';
import { selectMeetings } from './meeting.ts';
import { createdOrAssigned } from './meetings.ts';

const ids: Record<string, string> = {};
const idOf = (name: string) => ids[name] ?? '';

const rest = await shareTestServer();
for (const username of ['moderator', 'ravi', 'kavita']) {
  ids[username] = await addPerson(rest.database, username, [username === 'moderator' ? 'ROLE_MODERATOR' : 'ROLE_USER'], {
    email: `${username}@demo.example`,
    profilePicture: `${username}.svg`,
  });
}
ids['farmer'] = await addCustomerRow(rest.database, farmers, 'Anita', {
  createdBy: idOf('ravi'),
  latitude: 18.5,
  longitude: 73.9,
  profilePicture: 'anita.svg',
});
ids['other'] = await addCustomerRow(rest.database, farmers, 'Baban', { createdBy: idOf('ravi') });
ids['dealer'] = await addCustomerRow(rest.database, dealers, 'Chetan', { createdBy: idOf('ravi') });
const token = await rest.signIn('moderator');

type Row = typeof meetings.$inferInsert;
async function addMeeting(more: Partial<Row> = {}): Promise<string> {
  const row: Row = { createdBy: idOf('moderator'), employeeId: idOf('ravi'), farmerId: idOf('farmer'), createdAt: '2026-11-19T10:00:00+05:30', ...more };
  const [added] = await rest.database.insert(meetings).values(row).returning({ id: meetings.id });
  return added?.id ?? '';
}
const clear = async () => void (await rest.database.delete(meetings));

type ListCall = 'getAllFarmerMeetingCreatedByPage' | 'getAllFarmerMeetingByUserPage';
const list = (call: ListCall, query: Readonly<Record<string, string>> = {}) => rest.send(call, { token, query: { pageNumber: '0', pageSize: '10', ...query } });
async function idsIn(call: ListCall, query: Readonly<Record<string, string>> = {}): Promise<string[]> {
  return (await list(call, query)).json().data.map(({ meetingId }: { meetingId: string }) => meetingId);
}

describe('the lists of meetings', () => {
  const made: Record<string, string> = {};
  beforeAll(async () => {
    await clear();
    made['mine'] = await addMeeting({ employeeId: idOf('moderator'), createdBy: idOf('ravi') });
    made['given'] = await addMeeting({ createdAt: '2026-11-19T11:00:00+05:30' });
    made['own'] = await addMeeting({ createdBy: idOf('ravi'), farmerId: null, dealerId: idOf('dealer'), createdAt: '2026-11-19T12:00:00+05:30' });
    made['elsewhere'] = await addMeeting({ createdBy: idOf('kavita'), employeeId: idOf('kavita'), status: 'STARTED', startTime: '2026-11-20T09:00:00+05:30' });
  });

  test('contain the meetings that a person created or is assigned, or only is assigned, newest first', async () => {
    expect(await idsIn('getAllFarmerMeetingCreatedByPage', { userId: idOf('ravi') })).toEqual([made['own'], made['given'], made['mine']]);
    expect(await idsIn('getAllFarmerMeetingByUserPage', { userId: idOf('ravi') })).toEqual([made['own'], made['given']]);
  });

  test('contain the caller’s meetings without a person', async () => {
    expect(await idsIn('getAllFarmerMeetingCreatedByPage')).toEqual([made['given'], made['mine']]);
    expect(await idsIn('getAllFarmerMeetingByUserPage')).toEqual([made['mine']]);
  });

  test('are filtered by one status, or contain all', async () => {
    const ofKavita = (query: Record<string, string>) => idsIn('getAllFarmerMeetingByUserPage', { userId: idOf('kavita'), ...query });
    expect(await ofKavita({ status: 'STARTED' })).toEqual([made['elsewhere']]);
    expect(await ofKavita({ status: 'SCHEDULED' })).toEqual([]);
    expect(await ofKavita({})).toEqual([made['elsewhere']]);
    expect(await ofKavita({ status: 'ALL' })).toEqual([made['elsewhere']]);
    expect((await list('getAllFarmerMeetingByUserPage', { status: 'NONE' })).json().message).toBe(
      'status has to be one of ALL, SCHEDULED, STARTED, FINISHED, CANCELLED',
    );
  });

  test.each(['999999', 'nobody'])('of an unknown person are a 404: %s', async (userId) => {
    const answer = await list('getAllFarmerMeetingByUserPage', { userId });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { status: false, message: 'There is no such employee', field: 'userId' }]);
  });

  test('show the farmer or dealer as documented', async () => {
    const answer = await list('getAllFarmerMeetingCreatedByPage', { userId: idOf('ravi') });
    expect(Compile(contract.getAllFarmerMeetingCreatedByPage.response).Check(answer.json().data)).toBe(true);
    expect(answer.headers[totalCountHeader]).toBe('3');
    const [withDealer, withFarmer] = answer.json().data;
    expect(withDealer).toMatchObject({
      createdBy: { firstName: 'ravi', lastName: 'Patil' },
      farmerDetails: null,
      dealerDetails: { profile: { firstName: 'Chetan' } },
    });
    expect(withFarmer).toEqual({
      meetingId: made['given'],
      createdBy: { id: idOf('moderator'), firstName: 'moderator', lastName: 'Patil', email: 'moderator@demo.example', profilePicture: 'moderator.svg' },
      createdDate: '2026-11-19T11:00:00.000+05:30',
      updatedDate: '2026-11-19T11:00:00.000+05:30',
      startTime: null,
      endTime: null,
      statusComment: null,
      status: 'SCHEDULED',
      plannedTime: null,
      purpose: null,
      user: { id: idOf('ravi'), firstName: 'ravi', lastName: 'Patil', email: 'ravi@demo.example', profilePicture: 'ravi.svg' },
      dealerDetails: null,
      farmerDetails: {
        id: idOf('farmer'),
        profile: { firstName: 'Anita', lastName: 'Jadhav', phoneNumber: '9876543210', profilePicture: 'anita.svg' },
        addressDetails: { street: 'Main road', village: 'Wadgaon', taluka: 'Haveli', district: 'Pune', state: 'Maharashtra', pinCode: '411001' },
        latitude: 18.5,
        longitude: 73.9,
      },
    });
  });

  test('in pages of any size equal the whole list without duplicates or gaps', { tags: 'slow' }, async () => {
    await clear();
    // Several meetings at one instant, whose order must not depend on the page. The person is assigned some, created some, or both.
    const [own, others] = [
      { createdBy: idOf('ravi'), employeeId: idOf('ravi') },
      { createdBy: idOf('kavita'), employeeId: idOf('kavita') },
    ];
    for (let index = 0; index < 30; index += 1) {
      const who = [own, { ...others, employeeId: idOf('ravi') }, { ...others, createdBy: idOf('ravi') }, others][index % 4];
      await addMeeting({ ...who, createdAt: `2026-11-1${index % 5}T10:00:00+05:30` });
    }
    for (const [call, length] of [
      ['getAllFarmerMeetingCreatedByPage', 23],
      ['getAllFarmerMeetingByUserPage', 16],
    ] as const) {
      const pageOf = (pageNumber: number, pageSize: number) =>
        idsIn(call, { userId: idOf('ravi'), pageNumber: String(pageNumber), pageSize: String(pageSize) });
      const whole = await pageOf(0, 100);
      expect(new Set(whole).size).toBe(length);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (size) => {
          const pages: string[][] = [];
          for (let number = 0; number <= Math.ceil(whole.length / size); number += 1) pages.push(await pageOf(number, size));
          expect(pages.flat()).toEqual(whole);
          expect(pages.at(-1)).toEqual([]);
        }),
        { numRuns: 8 },
      );
    }
  });

  onOneMachine('read the index only up to the page, in a list of any length', async () => {
    await clear();
    await rest.database.execute(sql`insert into meetings (created_by, employee_id, farmer_id, created_at)
      select case when g % 3 = 0 then ${idOf('ravi')}::bigint else ${idOf('kavita')}::bigint end,
        case when g % 3 = 1 then ${idOf('ravi')}::bigint else ${idOf('kavita')}::bigint end,
        ${idOf('farmer')}::bigint, timestamptz '2026-11-01' - ((g * 7919) % 20000) * interval '1 minute'
      from generate_series(1, 20000) g`);
    await rest.database.execute(sql`vacuum analyze meetings`);
    const parts = createdOrAssigned(idOf('ravi')).map((listed) => ({ listed, people: [] }));
    const read = createPartPages({ table: meetings, key: [meetings.createdAt, meetings.id] });
    const { rows, order } = await read(rest.database, new Date(), parts, { number: 1, size: 10 });
    const statement = selectMeetings(rest.database).where(rows).orderBy(order);
    const plan = await planOf(rest.database, statement);
    expect(plan.join('\n')).toMatch(/Index Only Scan Backward using meetings_employee_index/);
    expect(plan.join('\n')).toMatch(/Index Only Scan Backward using meetings_creator_index/);
    expect(plan.join('\n')).not.toMatch(/Seq Scan on meetings/);
    expect(rowsIn(plan)).toBeLessThan(500);
    await clear();
  });
});

describe('the details of a meeting', () => {
  const details = (call: 'getFarmerMeetingDetails' | 'getDealerMeetingDetails', meetingId: string) => rest.send(call, { token, query: { meetingId } });

  test('contain the employee, the place, the visited customers and the pictures, in order', async () => {
    const times = { startTime: '2026-11-19T10:00:00+05:30', endTime: '2026-11-19T11:30:00+05:30' };
    const places = { startLatitude: 18.5, startLongitude: 73.8, endLatitude: 18.6, endLongitude: 73.9 };
    const id = await addMeeting({ status: 'FINISHED', statusComment: 'Trial agreed', ...times, ...places });
    await rest.database.insert(meetingVisits).values([
      { employeeId: idOf('ravi'), meetingId: id, position: 2, dealerId: idOf('dealer'), visitedAt: times.endTime },
      { employeeId: idOf('ravi'), meetingId: id, position: 1, farmerId: idOf('other'), visitedAt: times.startTime },
      { employeeId: idOf('ravi'), meetingId: id, position: 0, farmerId: idOf('farmer'), visitedAt: times.startTime },
    ]);
    await rest.database.insert(meetingPictures).values([
      { employeeId: idOf('ravi'), meetingId: id, position: 1, fileName: 'b.svg' },
      { employeeId: idOf('ravi'), meetingId: id, position: 0, fileName: 'a.svg' },
    ]);
    const answer = await details('getFarmerMeetingDetails', id);
    expect(answer.statusCode).toBe(200);
    expect(Compile(contract.getFarmerMeetingDetails.response).Check(answer.json().data)).toBe(true);
    expect(answer.json().data).toMatchObject({
      meetingId: id,
      status: 'FINISHED',
      statusComment: 'Trial agreed',
      startTime: '2026-11-19T10:00:00.000+05:30',
      endTime: '2026-11-19T11:30:00.000+05:30',
      createdBy: { firstName: 'moderator' },
      user: { firstName: 'ravi', lastName: 'Patil', email: 'ravi@demo.example', profilePicture: 'ravi.svg' },
      startLat: 18.5,
      startLng: 73.8,
      endLat: 18.6,
      endLng: 73.9,
      visitedFarmers: [{ id: idOf('farmer'), profile: { firstName: 'Anita' } }, { profile: { firstName: 'Baban' } }],
      visitedDealers: [{ profile: { firstName: 'Chetan' } }],
      meetingPictures: 'a.svg,b.svg',
    });
  });

  test('are returned by either call, because an id is unique across both kinds', async () => {
    const id = await addMeeting({ farmerId: null, dealerId: idOf('dealer') });
    const [asDealer, asFarmer] = [await details('getDealerMeetingDetails', id), await details('getFarmerMeetingDetails', id)];
    expect(asDealer.json().data).toMatchObject({
      farmerDetails: null,
      dealerDetails: { profile: { firstName: 'Chetan' } },
      visitedFarmers: [],
      meetingPictures: '',
    });
    expect(asFarmer.body).toBe(asDealer.body);
  });

  test.each(['999999', 'x', '9'.repeat(30)])('of an unknown meeting are a 404: %s', async (id) => {
    const answer = await details('getDealerMeetingDetails', id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: false, message: 'There is no such meeting' });
  });
});

describe('the employees of meetings and last visits', () => {
  const hidden = { firstName: 'Vandana', lastName: 'Kulkarni', phone: '9811122233', village: 'Ozarkheda' };
  let admin: string;
  beforeAll(async () => {
    await clear();
    const employeeId = await addPerson(rest.database, 'vandana', ['ROLE_ADMIN'], hidden);
    admin = await rest.signIn('vandana');
    const meetingId = await addMeeting({ employeeId });
    const visit = { lastVisitAt: '2026-11-18T10:00:00Z', lastVisitBy: 'Vandana Kulkarni', lastVisitEmployeeId: employeeId, lastVisitMeetingId: meetingId };
    await rest.database
      .update(farmers)
      .set(visit)
      .where(eq(farmers.id, idOf('farmer')));
  });

  const everywhere = { state: '', district: '', taluka: '', searchText: '' };
  const finders: Readonly<Record<string, (text: string, by: string) => Promise<number>>> = {
    meetings: async (assignee, by) =>
      (await rest.send('getAllFarmerMeetingByUserPage', { token: by, query: { pageNumber: '0', pageSize: '10', everyone: 'true', assignee } })).json().data
        .length,
    farmers: async (lastVisitedBy, by) =>
      (await rest.send('getAllFarmersPage', { token: by, query: { pageNumber: '0', pageSize: '10', lastVisitedBy } })).json().length,
    'a search': async (lastVisitedBy, by) => (await rest.send('searchFarmerByArea', { token: by, body: { ...everywhere, lastVisitedBy } })).json().data.length,
    'an export': async (lastVisitedBy, by) =>
      (await rest.send('exportFarmerByArea', { token: by, body: { ...everywhere, lastVisitedBy } })).statusCode === 200 ? 1 : 0,
  };

  test.each(Object.keys(finders))('are found in %s by the name of a person whom the reader may not read, and not by phone number or village', async (name) => {
    const found = async (by: string) => {
      const counts: number[] = [];
      for (const text of ['vandana', 'वंदना', 'kulkarni vandana', '9811122233', '981112', 'ozarkheda']) counts.push((await finders[name]?.(text, by)) ?? -1);
      return counts;
    };
    // The readers ask for the same words, so no cached result serves both.
    expect(await found(admin)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await found(token)).toEqual([1, 1, 1, 0, 0, 0]);
  });
});
