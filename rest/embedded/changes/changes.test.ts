/** The changes feed: in order, complete, and with cursors that are refused after a restore. */
import { eq, sql } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { changes as contract } from '../../contract/changes.ts';
import { noteNew } from '../calls/changes.ts';
import { settings } from '../database/tables/calls.ts';
import { changes } from '../database/tables/changes.ts';
import { products, productVariants } from '../database/tables/qr.ts';
import { addPayload } from '../testing/add-payload.ts';
import { changesSeen } from '../testing/changes-seen.ts';
import { testDatabaseUrl } from '../testing/test-database.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

const rest = await shareTestServer();
const { id: ashaId, token: asha } = await rest.addAndSignIn('asha', ['ROLE_ADMIN'], { email: 'asha@demo.example' });

interface Change {
  readonly cursor: string;
  readonly type: string;
  readonly id: string;
  readonly date: string | null;
  readonly changedAt: string;
  readonly created: boolean;
}

const ask = (query: Readonly<Record<string, string>> = {}) => rest.send('fetchChanges', { query: { size: '100', ...query }, token: asha });
async function follow(query: Readonly<Record<string, string>> = {}): Promise<readonly Change[]> {
  await changesSeen(rest.database);
  const answer = await ask(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
/** Calls a minute after the previous call. */
const done = async (call: string, body: object, token = asha) => {
  rest.pass(60_000);
  const answer = await rest.send(call, { body, token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const byPerson = { toolId: null, toolName: null, adminsOnly: false, own: true, fields: [] };
let phones = 9_876_500_000;
const person = () => {
  phones += 1;
  return { ...addPayload, phoneNumber: String(phones), email: `p${phones}@demo.example` };
};
/** Returns the time of the last change from the call that reads the object. */
async function updatedDate({ type, id }: Change): Promise<string> {
  const reads: Readonly<Record<string, readonly [string, Readonly<Record<string, string>>]>> = {
    FARMER: ['fetchFarmerById', { id }],
    DEALER: ['fetchDealerById', { id }],
    EMPLOYEE: ['fetchEmployeeById', { userId: id }],
    MEETING: ['getFarmerMeetingDetails', { meetingId: id }],
    ATTENDANCE: ['getPunchInPunchOutReport', { userId: id, searchType: 'CURRENT_WEEK' }],
    // A batch never changes.
    BATCH: ['fetchQRBatchById', { batchId: id }],
  };
  const [call, query] = reads[type] ?? ['', {}];
  const { data } = (await rest.send(call, { query, token: asha })).json();
  return type === 'ATTENDANCE' ? data[0].updatedDate : (data.updatedDate ?? data.createdDate);
}
const addFarmer = async (): Promise<string> => (await done('addFarmer', person())).addedId;

describe('changes', () => {
  test('begin at the first start, before anybody reads the feed', async () => {
    const id = await addFarmer();
    await changesSeen(rest.database);
    const answer = await ask();
    expect(Compile(contract.fetchChanges.response).Check(answer.json().data)).toBe(true);
    expect(answer.json().data).toEqual([
      { cursor: expect.any(String), type: 'FARMER', id, date: null, created: true, changedAt: '2026-11-20T10:01:00.000+05:30', changedBy: ashaId, ...byPerson },
    ]);
  });

  test('can be read from the latest cursor, also when nothing was recorded yet', async () => {
    await changesSeen(rest.database);
    const latest = async () => (await rest.send('fetchLatestCursor', { token: asha })).json().data.cursor;
    expect(await latest()).toBe((await follow()).at(-1)?.cursor);
    const kept = await rest.database.delete(changes).returning();
    const beginning = await latest();
    expect(await follow({ after: beginning })).toEqual([]);
    await rest.database.insert(changes).values(kept);
    expect(await follow({ after: beginning })).toEqual(await follow());
  });

  test('name the tool and the changed fields, so a tool can omit its own writes', async () => {
    const { token, accessToken } = await done('createAccessToken', { name: 'Ledger', roles: ['mod'], days: 7 });
    const last = (await follow()).at(-1)?.cursor ?? '';
    const farmer = person();
    const { addedId: id } = await done('addFarmer', farmer, token);
    const customer = { ...farmer, id, whatsAppMobile: '', profilePicture: '', details: [] };
    const put = async (more: object, by: string) =>
      expect((await rest.send('updateFarmer', { body: { ...customer, ...more }, token: by })).statusCode).toBe(200);
    await put({ version: 1, village: 'Lonikand', details: [{ name: 'Onion', value: '' }] }, token);
    await put({ version: 2, village: 'Wagholi', details: [{ name: 'Onion', value: '' }], whatsAppMobile: '9822041735' }, asha);
    await changesSeen(rest.database);
    const seenBy = async (by: string) => (await rest.send('fetchChanges', { query: { size: '100', after: last }, token: by })).json().data;
    const tool = { changedBy: ashaId, toolId: accessToken.id, toolName: 'Ledger' };
    expect(await seenBy(token)).toMatchObject([
      { ...tool, own: true, created: true, fields: [] },
      { ...tool, own: true, created: false, fields: ['village', 'details'] },
      { changedBy: ashaId, toolId: null, toolName: null, own: false, fields: ['whatsAppMobile', 'village'] },
    ]);
    // The person differs from the tool that acts in the person's name.
    const ownBy = async (by: string) => (await seenBy(by)).map(({ own }: { readonly own: boolean }) => own);
    expect(await ownBy(asha)).toEqual([false, false, true]);
    // A token that replaces an expiring one belongs to the same tool.
    const { token: renewed } = await done('createAccessToken', { name: 'Ledger', roles: ['mod'], days: 7 });
    const { token: another } = await done('createAccessToken', { name: 'Importer', roles: ['mod'], days: 7 });
    expect([await ownBy(renewed), await ownBy(another)]).toEqual([
      [true, true, false],
      [false, false, false],
    ]);
  });

  test('list each object that a call creates or changes once', async () => {
    const ravi = await addPerson(rest.database, 'ravi');
    const [product] = await rest.database.insert(products).values({ name: 'Humi' }).returning();
    const ofProduct = { productId: product?.id ?? '', variantName: 'Humi 1 l', packageSize: '1 l' };
    const [variant] = await rest.database.insert(productVariants).values(ofProduct).returning();
    const last = (await follow()).at(-1)?.cursor ?? '';
    const farmer = person();
    const farmerId = (await done('addFarmer', farmer)).addedId;
    const dealerId = (await done('addDealer', person())).addedId;
    const customer = { version: 1, whatsAppMobile: '', profilePicture: '', details: [], village: 'Lonikand' };
    await rest.send('updateFarmer', { body: { ...farmer, ...customer, id: farmerId }, token: asha });
    await done('addUser', person());
    const employee = person();
    await done('addUser', employee);
    const [, , , , added] = await follow({ after: last });
    await rest.send('updateUser', { body: { ...employee, village: 'Lonikand', userId: added?.id, roles: ['mod'] }, token: asha });
    const day = { userId: added?.id, date: '2026-11-19' };
    await done('markAttendance', { ...day, time: '10:00', latitude: 18.5, longitude: 73.8 });
    await done('correctAttendance', { ...day, punchOutTime: '2026-11-19T18:00:00+05:30', reason: 'The battery was empty' });
    await done('approveAttendance', day);
    await done('approveAttendance', day);
    await done('withdrawApproval', { ...day, reason: 'Too early' });
    await done('askAboutDay', { ...day, question: 'Where were you?' });
    await done('answerDayQuestion', { ...day, answer: 'In Karad' });
    await done('refuseDay', { ...day, reason: 'At home' });
    await done('withdrawApproval', { ...day, reason: 'In the field' });
    await done('activateUser', { email: employee.email, activate: false });
    const { phoneNumber: mobileNumber, ...signUp } = { ...person(), role: ['user'], password: 'green-harvest-42', confirmPassword: 'green-harvest-42' };
    await done('signUp', { ...signUp, mobileNumber, username: 'newcomer' });
    await done('scheduleFarmerMeet', { userId: ashaId, farmerId });
    const meeting = (await follow({ after: last, types: 'MEETING' }))[0]?.id;
    await done('planMeeting', { meetingId: meeting, purpose: 'Seeds' });
    await done('planMeeting', { meetingId: meeting, userId: ravi });
    await done('cancelMeeting', { meetingId: meeting, reason: 'Rain' });
    await done('generateProductItem', { productVarientId: variant?.id, expiryInMonths: 24, points: 50, quantity: 5 });
    const found = await follow({ after: last });
    expect(found.map(({ type, created }) => `${type} ${created ? 'new' : 'changed'}`)).toEqual([
      'FARMER new',
      'DEALER new',
      'FARMER changed',
      'EMPLOYEE new',
      'EMPLOYEE new',
      'EMPLOYEE changed',
      'ATTENDANCE new',
      'ATTENDANCE changed',
      'ATTENDANCE changed',
      'ATTENDANCE changed',
      'ATTENDANCE changed',
      'ATTENDANCE changed',
      'ATTENDANCE changed',
      'ATTENDANCE changed',
      'EMPLOYEE changed',
      'EMPLOYEE new',
      'MEETING new',
      'MEETING changed',
      'MEETING changed',
      'MEETING changed',
      'BATCH new',
    ]);
    expect([found[0]?.id, found[1]?.id, found[2]?.id]).toEqual([farmerId, dealerId, farmerId]);
    expect((await follow({ after: last, types: 'DEALER,MEETING' })).map(({ type }) => type)).toEqual(['DEALER', 'MEETING', 'MEETING', 'MEETING', 'MEETING']);
    const days = found.filter(({ type }) => type === 'ATTENDANCE');
    expect(days.map(({ id, date }) => ({ userId: id, date }))).toEqual(days.map(() => day));
    // Each object reports the time of its last change.
    const latest = new Map(found.map((change) => [`${change.type} ${change.id}`, change]));
    expect([...latest.values()].map(({ changedAt }) => changedAt)).toEqual(await Promise.all([...latest.values()].map(updatedDate)));
  });

  test('list a payroll month when it is closed or reopened, and when a holiday or the type of a day is set', async () => {
    const last = (await follow()).at(-1)?.cursor ?? '';
    const kiran = await addPerson(rest.database, 'kiran-of-march');
    await done('setHoliday', { date: '2024-03-08', name: 'Mahashivratri' });
    await done('setDayType', { userId: kiran, date: '2024-03-11', type: 'LEAVE', reason: 'Wedding' });
    await done('closePayrollMonth', { month: 3, year: 2024 });
    await done('reopenPayrollMonth', { month: 3, year: 2024, reason: 'A half day' });
    const ofMarch = { type: 'PAYROLL', id: '202403', created: false };
    expect((await follow({ after: last, types: 'PAYROLL' })).map(({ type, id, created, date }) => ({ type, id, created, date }))).toEqual([
      { ...ofMarch, date: '2024-03-08' },
      { ...ofMarch, date: '2024-03-11' },
      { ...ofMarch, date: '2024-03-01' },
      { ...ofMarch, date: '2024-03-01' },
    ]);
  });

  test('are walked by cursors with no gap and no repeat, and a walk continues from its last cursor', async () => {
    for (let at = 0; at < 5; at += 1) await addFarmer();
    const all = (await follow()).map(({ cursor }) => cursor);
    const walked: string[] = [];
    for (let page = await follow({ size: '3' }); page.length > 0; page = await follow({ size: '3', after: walked.at(-1) ?? '' })) {
      walked.push(...page.map(({ cursor }) => cursor));
    }
    expect(walked).toEqual(all);
    const id = await addFarmer();
    expect((await follow({ after: walked.at(-1) ?? '' })).map((change) => change.id)).toEqual([id]);
  });

  test('do not include refused writes', async () => {
    const before = await rest.database.$count(changes);
    const farmer = person();
    await done('addFarmer', farmer);
    expect((await rest.send('addFarmer', { body: farmer, token: asha })).statusCode).toBe(409);
    expect(await rest.database.$count(changes)).toBe(before + 1);
  });

  test('are forbidden for plain users', async () => {
    expect((await rest.send('fetchChanges', { query: { size: '1' }, token: await rest.signIn('ravi') })).statusCode).toBe(403);
  });

  test('of batches are readable by administrators only', async () => {
    const { token } = await rest.addAndSignIn('meera', ['ROLE_MODERATOR']);
    await changesSeen(rest.database);
    const answer = await rest.send('fetchChanges', { query: { size: '100' }, token });
    const types = new Set(answer.json().data.map(({ type }: Change) => type));
    expect([...types].toSorted()).toEqual(['DEALER', 'EMPLOYEE', 'FARMER', 'MEETING', 'PAYROLL']);
    expect((await rest.send('fetchChanges', { query: { size: '1', types: 'BATCH' }, token })).statusCode).toBe(403);
  });

  test('of moderators and administrators, and of their days, are readable by administrators only', async () => {
    const last = (await follow()).at(-1)?.cursor ?? '';
    const veena = await addPerson(rest.database, 'veena', ['ROLE_MODERATOR']);
    const kiran = await addPerson(rest.database, 'kiran');
    for (const userId of [ashaId, veena, kiran]) await done('markAttendance', { userId, date: '2026-11-18', time: '10:00', latitude: 18.5, longitude: 73.8 });
    await changesSeen(rest.database);
    expect(
      (await ask({ after: last })).json().data.map(({ id, adminsOnly }: { readonly id: string; readonly adminsOnly: boolean }) => [id, adminsOnly]),
    ).toEqual([
      [ashaId, true],
      [veena, true],
      [kiran, false],
    ]);
    const seen = (await rest.send('fetchChanges', { query: { size: '100', after: last }, token: await rest.signIn('veena') })).json().data;
    expect(seen.map(({ id }: Change) => id)).toEqual([kiran]);
  });

  test.each([
    ['an invalid cursor', { after: 'abc' }, 'after has to be the cursor of a change'],
    ['an unknown type', { types: 'FARMER,COW' }, 'types'],
    ['a size that is too large', { size: '102' }, 'size'],
  ])('refuses %s', async (_name, query, message) => {
    const refused = await ask(query);
    expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining(message)]);
  });
});

// PGlite has one connection, so a second transaction cannot be open there.
test.runIf(testDatabaseUrl)('holds back a change while an older transaction is open, so that nothing is skipped', async () => {
  const last = (await follow()).at(-1)?.cursor ?? '';
  let commit = () => {};
  const mayCommit = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let hasWritten = () => {};
  const written = new Promise<void>((resolve) => {
    hasWritten = resolve;
  });
  const slow = rest.database.transaction(async (tx) => {
    await noteNew(tx, new Date(), { type: 'FARMER', subjectId: '1001' });
    hasWritten();
    await mayCommit;
  });
  await written;
  const id = await addFarmer();
  // Its row exists with a higher number. A reader who received it now would continue after it and miss the other change.
  expect((await ask({ after: last })).json().data).toEqual([]);
  commit();
  await slow;
  expect((await follow({ after: last })).map((change) => change.id)).toEqual(['1001', id]);
});

describe('after a restore', () => {
  const refused = async (after: string) => {
    const answer = await ask({ after });
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'The data were restored since this cursor was given out: read everything again']);
  };

  test('to an older state, refuses the cursor of a lost change, also when another change has its place', async () => {
    await addFarmer();
    const [last] = await rest.database.select().from(changes).orderBy(sql`transaction desc`).limit(1);
    const cursor = (await follow()).at(-1)?.cursor ?? '';
    const isLast = sql`transaction = ${last?.transaction}`;
    await rest.database.delete(changes).where(isLast);
    await refused(cursor);
    await rest.database.insert(changes).values({ ...last, type: 'DEALER', subjectId: '7', isNew: true, changedAt: '2026-11-21T00:00:00Z' });
    await refused(cursor);
    await rest.database.delete(changes).where(isLast);
  });

  test('to another server, begins a new feed and refuses former cursors', async () => {
    const cursor = (await follow()).at(-1)?.cursor ?? '';
    // The state after a dump was restored.
    await rest.database.update(settings).set({ value: '1.11111111-1111-4111-8111-111111111111' }).where(eq(settings.name, 'changes'));
    await refused(cursor);
    expect(await follow()).toEqual([]);
    const id = await addFarmer();
    expect((await follow()).map((change) => change.id)).toEqual([id]);
  });
});
