import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { days as contract } from '../../contract/days.ts';
import { attendance } from '../database/tables/attendance.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { checkEvents, travelPoints } from '../database/tables/days.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { addCustomerRow } from '../testing/customers.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

/** 19 November 2026 in India is from 18:30 of the 18th to 18:30 of the 19th in UTC. */
const date = '2026-11-19';
const [lastBefore, first, last, firstAfter] = ['2026-11-18T18:29:59.999Z', '2026-11-18T18:30:00Z', '2026-11-19T18:29:59.999Z', '2026-11-19T18:30:00Z'];
const rest = await shareTestServer();
const { token } = await rest.addAndSignIn('moderator', ['ROLE_MODERATOR']);
const ravi = await addPerson(rest.database, 'ravi');
const kavita = await addPerson(rest.database, 'kavita');

type DayCall = 'getUserCheckinCheckoutReport' | 'getEmployeeDasboardByDate';
const ask = (call: DayCall, body: object = {}) => rest.send(call, { token, body: { userId: ravi, date, ...body } });
const dashboard = async (body: object = {}) => (await ask('getEmployeeDasboardByDate', body)).json().data;

describe.each<DayCall>(['getUserCheckinCheckoutReport', 'getEmployeeDasboardByDate'])('%s', (call) => {
  test.each([
    [{ userId: '999999' }, 404, 'There is no such employee'],
    [{ date: '2026-02-29' }, 400, 'date has to be a date such as 2026-11-20'],
    [{ date: '0000-01-01' }, 400, 'date has to be from 2000-01-01 to 2100-12-31'],
    [{ date: '9999-12-31' }, 400, 'date has to be from 2000-01-01 to 2100-12-31'],
  ])('refuses missing objects: %o', async (body, status, message) => {
    const answer = await ask(call, body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: false, message });
  });
});

describe('the check events', () => {
  test('of a day are those of the day in India, in order of time, each a check-in or a check-out', async () => {
    const event = (kind: 'IN' | 'OUT', at: string, employeeId = ravi) => ({ kind, at, employeeId });
    await rest.database
      .insert(checkEvents)
      .values([event('OUT', last), event('IN', '2026-11-19T09:40:00+05:30'), event('OUT', '2026-11-19T09:10:00+05:30'), event('IN', first)]);
    await rest.database.insert(checkEvents).values([event('OUT', lastBefore), event('IN', firstAfter), event('IN', first, kavita)]);
    const answer = await ask('getUserCheckinCheckoutReport', { userId: Number(ravi) });
    expect(answer.statusCode).toBe(200);
    expect(Compile(contract.getUserCheckinCheckoutReport.response).Check(answer.json().data)).toBe(true);
    expect(answer.json()).toEqual({
      status: true,
      data: [
        { id: expect.any(String), checkinTime: '2026-11-19T00:00:00.000+05:30', checkoutTime: null },
        { id: expect.any(String), checkinTime: null, checkoutTime: '2026-11-19T09:10:00.000+05:30' },
        { id: expect.any(String), checkinTime: '2026-11-19T09:40:00.000+05:30', checkoutTime: null },
        { id: expect.any(String), checkinTime: null, checkoutTime: '2026-11-19T23:59:59.999+05:30' },
      ],
    });
  });
});

describe('the dashboard of a day', () => {
  test('without data is empty, also in the future', async () => {
    for (const day of ['2026-11-01', '2027-01-01']) {
      expect(await dashboard({ date: day })).toEqual({
        travelHistory: [],
        farmers: [],
        dealers: [],
        meetings: [],
        plannedMeetings: [],
        visitCount: 0,
        meetingsHeld: 0,
      });
    }
  });

  test('has the travel points in order of time, with their recorded faults', async () => {
    const point = (at: string, more: Partial<typeof travelPoints.$inferInsert> = {}) => ({ employeeId: ravi, at, latitude: 18.5, longitude: 73.8, ...more });
    await rest.database
      .insert(travelPoints)
      .values([
        point(last, { comment: 'Home' }),
        point('2026-11-19T10:00:00+05:30', { latitude: null, longitude: null, syncComment: 'No GPS fix' }),
        point('2026-11-19T10:01:00+05:30', { latitude: 0, longitude: 0 }),
        point('2026-11-19T10:01:00+05:30', { syncComment: 'Sent twice' }),
        point(first, { comment: 'Check in' }),
        point(lastBefore),
        point(firstAfter),
        point(first, { employeeId: kavita }),
      ]);
    const answer = await ask('getEmployeeDasboardByDate');
    expect(Compile(contract.getEmployeeDasboardByDate.response).Check(answer.json().data)).toBe(true);
    const { travelHistory } = answer.json().data;
    expect(travelHistory).toHaveLength(5);
    expect(travelHistory).toMatchObject([
      { lat: 18.5, lng: 73.8, createdDate: '2026-11-19T00:00:00.000+05:30', comment: 'Check in', syncComment: null },
      { lat: null, lng: null, createdDate: '2026-11-19T10:00:00.000+05:30', syncComment: 'No GPS fix' },
      { lat: 0, lng: 0 },
      { lat: 18.5, lng: 73.8, syncComment: 'Sent twice' },
      { comment: 'Home', createdDate: '2026-11-19T23:59:59.999+05:30' },
    ]);
  });

  test('and the report of its week have the same points, without the comments', async () => {
    const answer = await rest.send('getTravelReport', { token, query: { userId: ravi, searchType: 'CURRENT_WEEK' } });
    expect(Compile(contract.getTravelReport.response).Check(answer.json().data)).toBe(true);
    const { travelHistory } = await dashboard();
    const way = travelHistory.map(({ lat, lng, createdDate }: { lat: number; lng: number; createdDate: string }) => ({ lat, lng, createdDate }));
    const place = { lat: 18.5, lng: 73.8 };
    expect(answer.json().data).toEqual([
      { ...place, createdDate: '2026-11-18T23:59:59.999+05:30' },
      ...way,
      { ...place, createdDate: '2026-11-20T00:00:00.000+05:30' },
    ]);
    const nothing = await rest.send('getTravelReport', { token, query: { userId: ravi, searchType: '10' } });
    expect(nothing.json()).toEqual({ status: true, data: [] });
  });

  test('has the meetings that began on it, and the customers who were met, visited or registered, each once', async () => {
    const farmer = (name: string, more: Partial<typeof farmers.$inferInsert> = {}) =>
      addCustomerRow(rest.database, farmers, name, { createdBy: kavita, crops: [{ name: 'Grape', value: '2' }], ...more });
    const [met, visited] = [await farmer('Met'), await farmer('Visited')];
    await farmer('Registered', { createdBy: ravi, registerDate: last });
    await farmer('RegisteredLater', { createdBy: ravi, registerDate: firstAfter });
    await farmer('RegisteredByOther', { registerDate: last });
    const planned = await farmer('Planned');
    const dealer = await addCustomerRow(rest.database, dealers, 'Dealer', { createdBy: kavita });
    const atOther = await addCustomerRow(rest.database, dealers, 'OfOther', { createdBy: kavita });

    const base = { createdBy: kavita, employeeId: ravi, createdAt: '2026-11-18T10:00:00+05:30' };
    const finished = { ...base, status: 'FINISHED' as const, startTime: '2026-11-19T10:00:00+05:30', endTime: '2026-11-19T11:00:00+05:30' };
    // Rows of other machines are returned in any order.
    const added = await rest.database
      .insert(meetings)
      .values([
        { ...finished, farmerId: met, statusComment: 'Second', startLatitude: 18.5, startLongitude: 73.8, endLatitude: 18.6, endLongitude: 73.9 },
        { ...base, dealerId: dealer, status: 'STARTED', startTime: first, statusComment: 'First' },
        { ...base, farmerId: planned },
        { ...finished, startTime: '2026-11-17T10:00:00+05:30', endTime: '2026-11-17T11:00:00+05:30', farmerId: planned },
        { ...finished, employeeId: kavita, dealerId: atOther },
      ])
      .returning({ id: meetings.id });
    const [one, two] = added.toSorted((first, second) => Number(first.id) - Number(second.id));
    await rest.database.insert(meetingVisits).values([
      { employeeId: ravi, meetingId: one?.id ?? '', position: 0, farmerId: met, visitedAt: finished.startTime },
      { employeeId: ravi, meetingId: one?.id ?? '', position: 1, farmerId: visited, visitedAt: finished.endTime },
      { employeeId: ravi, meetingId: one?.id ?? '', position: 2, dealerId: dealer, visitedAt: finished.endTime },
    ]);

    const day = await dashboard();
    const names = (list: readonly { profile: { firstName: string } }[]) => list.map(({ profile }) => profile.firstName);
    expect(names(day.farmers)).toEqual(['Met', 'Visited', 'Registered']);
    expect(names(day.dealers)).toEqual(['Dealer']);
    expect(day.farmers[0]).toMatchObject({ farmerId: met, addressDetails: { taluka: 'Haveli' }, crops: '[{"name":"Grape","value":"2"}]' });
    // A meeting that has not ended is not held, and its dealer not visited.
    expect([day.visitCount, day.meetingsHeld]).toEqual([3, 1]);
    expect(day.meetings).toEqual([
      { meetingId: two?.id, type: 'DEALER', startLat: null, startLng: null, endLat: null, endLng: null, statusComment: 'First' },
      { meetingId: one?.id, type: 'FARMER', startLat: 18.5, startLng: 73.8, endLat: 18.6, endLng: 73.9, statusComment: 'Second' },
    ]);
  });
});

describe('the days of several people', () => {
  const together = (userIds: readonly string[], body: object = {}) => rest.send('getDaysOfEmployees', { token, body: { userIds, date, ...body } });

  test('equal the responses for each of them', async () => {
    await rest.database.insert(attendance).values({ employeeId: ravi, entryDate: date, punchInTime: first, punchOutTime: last });
    const { data } = (await together([ravi, kavita])).json();
    expect(Compile(contract.getDaysOfEmployees.response).Check(data)).toBe(true);
    const expected = await Promise.all(
      [ravi, kavita].map(async (userId) => {
        const report = await rest.send('getPunchInPunchOutReport', { token, query: { userId, from: date, until: date } });
        const [day = null] = report.json().data;
        return { userId, day: await dashboard({ userId }), attendance: day };
      }),
    );
    expect(new Set(data)).toEqual(new Set(expected));
    expect(expected[0]?.day.travelHistory.length).toBeGreaterThan(0);
    expect(expected[0]?.attendance).toMatchObject({ entryDate: date });
  });

  test('omit unknown people and people whom the caller may not read', async () => {
    const admin = await addPerson(rest.database, 'boss', ['ROLE_ADMIN']);
    const { data } = (await together([admin, '999999', kavita, kavita])).json();
    expect(data.map(({ userId }: { userId: string }) => userId)).toEqual([kavita]);
  });

  test.each([
    ['nobody', []],
    ['more than ten', Array.from({ length: 11 }, (_, index) => String(index + 1))],
  ])('of %s are refused', async (_, userIds) => {
    expect((await together(userIds)).statusCode).toBe(400);
  });
});
