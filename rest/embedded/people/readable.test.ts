import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import type { RoleName } from '../../contract/fields.ts';
import { farmers } from '../database/tables/customers.ts';
import { meetings } from '../database/tables/meetings.ts';
import { addCustomerRow } from '../testing/customers.ts';
import { shareTestServer } from '../testing/test-server.ts';

const people: Readonly<Record<string, readonly RoleName[]>> = {
  admin: ['ROLE_ADMIN'],
  moderator: ['ROLE_MODERATOR'],
  colleague: ['ROLE_USER', 'ROLE_MODERATOR'],
  ravi: ['ROLE_USER'],
};

const rest = await shareTestServer();
const { ids, tokens } = await rest.addPeople(people, (name) => ({ email: `${name}@demo.example` }));

const fieldsOf = ({ query, body }: Call) => ({ query: query?.properties ?? {}, body: body?.properties ?? {} });
const withUserId = calls.filter((call) => Object.values(fieldsOf(call)).some((fields) => 'userId' in fields));

/** Calls whose ids are of users of QR codes, who are not employees. */
const ofOthers = ['fetchQRUserById', 'fetchQRPoints', 'getQRCodeUseHistory'];
/** Reads that moderators have: what only administrators read needs no rule for moderators. */
const reads = withUserId.filter(({ name, effect, who }) => effect === 'read' && who !== 'admin' && !ofOthers.includes(name));

const values: Readonly<Record<string, string>> = {
  pageNumber: '0',
  pageSize: '10',
  type: 'FARMER',
  dayCounts: '30',
  searchType: 'CURRENT_WEEK',
  date: '2026-11-19',
  format: 'CSV',
};

/** Sends a read with the id and the other required fields of the call. */
function read(call: Call, as: string, whose: string) {
  const filled = (fields: object) => Object.fromEntries(Object.entries({ ...values, userId: ids[whose] ?? '' }).filter(([name]) => name in fields));
  const { query, body } = fieldsOf(call);
  return rest.send(call.name, { token: tokens[as], query: filled(query), ...(call.body && { body: filled(body) }) });
}

describe("a read by an employee's id follows one rule", () => {
  test('in every call of the contract that has such an id', () => {
    expect(reads.map(({ name }) => name).sort()).toEqual([
      'exportAttendance',
      'exportMeetings',
      'fetchEmployeeById',
      'fetchUnvisitedCounts',
      'fetchVisitSuggestions',
      'getAllDealersCreatedByPage',
      'getAllDealersPage',
      'getAllFarmerMeetingByUserPage',
      'getAllFarmerMeetingCreatedByPage',
      'getAllFarmersCreatedByPage',
      'getAllFarmersPage',
      'getEmployeeDasboardByDate',
      'getPunchInPunchOutReport',
      'getTravelReport',
      'getUserCheckinCheckoutReport',
    ]);
  });

  test.each(reads)('$name: a moderator reads themself and employees, but no other person with roles beyond user', async (call) => {
    for (const whose of ['admin', 'colleague']) {
      const refused = await read(call, 'moderator', whose);
      expect([whose, refused.statusCode, refused.json()]).toMatchObject([whose, 403, { status: false, message: "You don't have access" }]);
    }
    // An export without rows is a 404.
    for (const whose of ['moderator', 'ravi']) expect([200, 404]).toContain((await read(call, 'moderator', whose)).statusCode);
    for (const whose of ['admin', 'colleague', 'ravi']) expect([200, 404]).toContain((await read(call, 'admin', whose)).statusCode);
  });
});

describe('a meeting of an administrator', () => {
  let meetingId: string;
  beforeAll(async () => {
    const [admin = '', employeeId = ''] = [ids['admin'], ids['ravi']];
    const farmerId = await addCustomerRow(rest.database, farmers, 'Anita', { createdBy: employeeId });
    const row = { createdBy: admin, employeeId, farmerId, createdAt: '2026-11-19T10:00:00+05:30' };
    const [added] = await rest.database.insert(meetings).values(row).returning({ id: meetings.id });
    meetingId = added?.id ?? '';
  });

  /** Reads the meeting with each call. */
  async function shown(as: string) {
    const send = async (call: string, request: object) => (await rest.send(call, { token: tokens[as], ...request })).json().data;
    const page = { pageNumber: '0', pageSize: '10', userId: ids['ravi'] ?? '' };
    const [created] = await send('getAllFarmerMeetingCreatedByPage', { query: page });
    const [assigned] = await send('getAllFarmerMeetingByUserPage', { query: page });
    const found = await send('findAnything', { body: { text: 'Anita', size: 3 } });
    const details = await send('getFarmerMeetingDetails', { query: { meetingId } });
    return [created, assigned, found.meetings.hits[0].row, details];
  }

  test("shows a moderator the creator's name without the e-mail address", async () => {
    for (const meeting of await shown('moderator'))
      expect(meeting).toMatchObject({ createdBy: { id: ids['admin'], firstName: 'admin', email: null }, user: { email: 'ravi@demo.example' } });
    for (const meeting of await shown('admin')) expect(meeting).toMatchObject({ createdBy: { email: 'admin@demo.example' } });
  });

  test('never shows roles', async () => {
    for (const meeting of await shown('admin')) expect(JSON.stringify(meeting)).not.toContain('ROLE_');
  });
});
