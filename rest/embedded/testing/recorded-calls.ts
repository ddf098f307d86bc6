/** Records the statements of the embedded REST API by making every call of the contract in a small company. */
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { idempotencyKeyHeader } from '../../contract/call.ts';
import { cleanUp } from '../calls/clean-up.ts';
import { createAttempts } from '../changes/webhooks/attempt.ts';
import { sendDue } from '../changes/webhooks/sender.ts';
import { createSecretSealer } from '../changes/webhooks/signature.ts';
import type { Database } from '../database/database.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { employees } from '../database/tables/employees.ts';
import { pictures } from '../database/tables/images.ts';
import { invoices } from '../database/tables/invoices.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { qrBatches, qrUses } from '../database/tables/qr.ts';
import { webhooks } from '../database/tables/webhooks.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { loadDemo } from '../demo/load.ts';
import { prunePictures } from '../images/prune.ts';
import { createQrCodes } from '../qr/codes.ts';
import { addPayload } from './add-payload.ts';
import { changesSeen } from './changes-seen.ts';
import { createPng } from './small-png.ts';
import { createRecorder, type Statement } from './statements.ts';
import { type SentRequest, startTestServer, testSecret, testWebhookRules } from './test-server.ts';

/** Name of a call in the contract, or a description of other work, with the statements of all its requests. */
export type RecordedCalls = ReadonlyMap<string, readonly Statement[]>;

const now = new Date('2026-11-20T04:30:00.000Z');
const month = { month: 11, year: 2026 };
const page = { pageNumber: 0, pageSize: 10 };
const pageQuery = { pageNumber: '0', pageSize: '10' };
const monthQuery = { month: '11', year: '2026', page: '0', size: '10' };
const yesterday = '2026-11-19';
const password = 'a-long-new-password-7';
const { firstName, lastName, phoneNumber } = addPayload;
const named = { firstName, lastName, phoneNumber };
const another = { ...named, phoneNumber: '9822077777' };

type Request = Omit<SentRequest, 'token'>;

/** @throws Error when a call is refused, because then its statements are not complete */
export async function recordCalls(): Promise<RecordedCalls> {
  const recorder = createRecorder();
  const rest = await startTestServer(recorder.logger);
  const recorded = new Map<string, Statement[]>();
  const keep = (call: string) => void recorded.set(call, [...(recorded.get(call) ?? []), ...recorder.take()]);
  const send = async (call: string, request: SentRequest = {}) => {
    const answer = await rest.send(call, request);
    if (answer.statusCode !== 200) throw new Error(`${call} returned ${answer.statusCode}: ${answer.body}`);
    // Work that a call does after its response.
    await rest.mails();
    keep(call);
    return answer;
  };
  /** A webhook begins at the first change that an open transaction hides, and on a shared server others have open transactions. */
  const seen = async () => {
    await changesSeen(rest.database);
    recorder.take();
  };
  try {
    recorder.take();
    await rest.server.ready();
    keep('the server starts');
    await loadDemo(rest.database, { now });
    keep('the demo data load');
    const found = await findRows(rest.database);
    recorder.take();
    const account = demoAccounts.find(({ role }) => role === 'admin');
    const { token } = (await send('signIn', { body: { username: account?.username, password: account?.password } })).json();
    for (const [call, requests] of Object.entries(readsOf(found))) for (const request of requests) await send(call, { ...request, token });
    await write(async (call, request) => (await send(call, { ...request, token })).json(), found, seen);
    await rest.send('userDetails', { token: (await send('createAccessToken', { token, body: { name: 'till', roles: ['user'], days: 7 } })).json().token });
    keep('userDetails');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' };
    const { fileName } = (await rest.server.inject({ method: 'POST', url: '/images', headers, payload: createPng() })).json().data;
    await rest.server.inject({ url: `/images/${fileName}` });
    keep('pictures, sent and seen');
    await rest.database.update(pictures).set({ addedAt: '2026-01-01T00:00:00Z' });
    recorder.take();
    await cleanUp(rest.database, now);
    await prunePictures(rest.database, now);
    keep('expired rows are deleted');
    const attempts = createAttempts(testWebhookRules);
    const sealer = createSecretSealer(testSecret);
    const [webhook] = await rest.database.select({ id: webhooks.id }).from(webhooks);
    await seen();
    await sendDue({ database: rest.database, clock: { now: rest.now }, log: rest.server.log, attempts, sealer }, webhook?.id ?? '');
    await attempts.close();
    keep('webhooks are sent');
    await send('deleteWebhook', { token, body: { webhookId: webhook?.id } });
    await send('signOut', { token });
    return recorded;
  } finally {
    await rest.close();
  }
}

type Found = Awaited<ReturnType<typeof findRows>>;

/** Finds demo rows of each kind: the newest customers, who have a short history, and an invoice of this month. */
async function findRows(database: Database) {
  const [farmer] = await database.select({ id: farmers.id }).from(farmers).orderBy(desc(farmers.id)).limit(1);
  const [dealer] = await database.select({ id: dealers.id, name: dealers.firstName }).from(dealers).orderBy(desc(dealers.id)).limit(1);
  const ofMeeting = and(eq(meetingVisits.employeeId, meetings.employeeId), eq(meetingVisits.meetingId, meetings.id));
  const [met] = await database.select({ id: meetings.id }).from(meetings).innerJoin(meetingVisits, ofMeeting).orderBy(meetings.id).limit(1);
  const [invoice] = await database.select({ id: invoices.id }).from(invoices).orderBy(desc(invoices.id)).limit(1);
  const [batch] = await database.select({ id: qrBatches.id }).from(qrBatches).orderBy(qrBatches.id).limit(1);
  const [use] = await database.select().from(qrUses).where(isNotNull(qrUses.batchId)).orderBy(qrUses.id).limit(1);
  const [person] = await database.select({ id: employees.id }).from(employees).where(eq(employees.username, 'ganesh.shinde'));
  return {
    farmer: farmer?.id ?? '',
    dealer: dealer?.id ?? '',
    dealerName: dealer?.name ?? '',
    meeting: met?.id ?? '',
    invoice: invoice?.id ?? '',
    batch: batch?.id ?? '',
    qrUser: use?.qrUserId ?? '',
    code: createQrCodes(testSecret).codeOf({ batchId: use?.batchId ?? '0', serial: use?.serial ?? 0 }),
    person: person?.id ?? '',
  };
}

/** Returns each read in every variant with a different statement. */
function readsOf({ farmer, dealer, dealerName, meeting, invoice, batch, qrUser, code, person }: Found): Readonly<Record<string, readonly Request[]>> {
  const everywhere = { state: '', district: '', taluka: '', searchText: '' };
  const nashik = { state: 'Maharashtra', district: 'Nashik', taluka: '', searchText: 'patil' };
  const pages = [
    { query: pageQuery },
    { query: { ...pageQuery, userId: person } },
    { query: { ...pageQuery, ids: '1,2' } },
    { query: { ...pageQuery, afterId: '9' } },
    { query: { ...pageQuery, sort: 'NAME' } },
    { query: { ...pageQuery, sort: 'PHONE', userId: person, registeredFrom: yesterday } },
    { query: { ...pageQuery, sort: 'AREA', afterId: '9' } },
    { query: { ...pageQuery, sort: 'LAST_VISIT', notVisitedForDays: '30' } },
    { query: { ...pageQuery, sort: 'LAST_VISITED_BY', direction: 'DESCENDING', lastVisitedBy: 'shinde' } },
  ];
  const searches = [everywhere, nashik, { ...everywhere, searchText: 'q' }].map((body) => ({ body }));
  const meetingPages = [
    {},
    { userId: person, status: 'SCHEDULED' },
    { everyone: 'true', search: 'patil', assignee: 'shinde', from: yesterday, until: yesterday, ids: '1' },
    { userId: person, sort: 'STARTED' },
    { everyone: 'true', sort: 'PLANNED', plannedFrom: yesterday },
  ];
  const ofDay = { body: { userId: person, date: yesterday } };
  const history = [{}, { kind: 'MEETING' }];
  return {
    userDetails: [{}],
    getProfile: [{}],
    fetchAllEmployeeByPage: [
      { query: { ...pageQuery, roles: 'user' } },
      { query: { ...pageQuery, roles: 'user,mod', search: 'patil', active: 'true', state: 'Goa', order: 'NAME', ids: '1' } },
      { query: { ...pageQuery, roles: 'user', plannedFrom: '2026-11-23', plannedDays: '7', customerState: 'Maharashtra', customerTaluka: 'Shirur' } },
      { query: { ...pageQuery, roles: 'user', plannedFrom: '2026-11-23', plannedDays: '7', plannedOrActive: 'true' } },
    ],
    fetchEmployeeById: [{ query: { userId: person } }],
    getAllFarmersPage: pages,
    getAllFarmersCreatedByPage: pages,
    searchFarmerByArea: searches,
    exportFarmerByArea: searches.slice(0, 1),
    fetchFarmers: [{ query: monthQuery }],
    fetchRegisteredFarmers: [{ body: { people: [named, another] } }],
    fetchFarmerById: [{ query: { id: farmer } }],
    fetchFarmerDuplicates: [{ query: pageQuery }],
    fetchFarmerHistory: history.map((more) => ({ query: { ...pageQuery, id: farmer, ...more } })),
    getAllDealersPage: pages,
    getAllDealersCreatedByPage: pages,
    searchDealerByArea: searches,
    exportDealerByArea: searches.slice(0, 1),
    fetchDealers: [{ query: monthQuery }],
    fetchRegisteredDealers: [{ body: { people: [named, another] } }],
    fetchDealerById: [{ query: { id: dealer } }],
    fetchDealerDuplicates: [{ query: pageQuery }],
    fetchDealerHistory: history.map((more) => ({ query: { ...pageQuery, id: dealer, ...more } })),
    getAllFarmerMeetingCreatedByPage: meetingPages.map((more) => ({ query: { ...pageQuery, ...more } })),
    getAllFarmerMeetingByUserPage: meetingPages.map((more) => ({ query: { ...pageQuery, ...more } })),
    getFarmerMeetingDetails: [{ query: { meetingId: meeting } }],
    getDealerMeetingDetails: [{ query: { meetingId: meeting } }],
    getPunchInPunchOutReport: [{ query: { userId: person, searchType: 'LAST_WEEK' } }],
    fetchPlannedMeetings: [
      { query: { ids: person, from: '2026-11-23', days: '7' } },
      { query: { ids: person, from: '2026-11-23', days: '7', state: 'Maharashtra', district: 'Pune', taluka: 'Shirur' } },
    ],
    fetchVisitSuggestions: [{}, { farmerId: farmer }, { dealerId: dealer, district: 'Pune' }].map((more) => ({ query: { userId: person, ...more } })),
    getUserCheckinCheckoutReport: [ofDay],
    getEmployeeDasboardByDate: [ofDay],
    getDaysOfEmployees: [{ body: { userIds: [person], date: ofDay.body.date } }],
    getTravelReport: [{ query: { userId: person, searchType: 'CURRENT_WEEK' } }],
    getQRBatches: [{}, { sort: 'QUANTITY' }].map((more) => ({ body: { ...month, ...page, ...more } })),
    fetchQRBatchById: [{ query: { batchId: batch } }],
    getQRDetailsByBatch: [{}, { state: 'USED' }, { state: 'NOT_USED' }, { state: 'VOID' }, { text: 'patil' }].map((more) => ({
      body: { batchId: batch, ...page, ...more },
    })),
    fetchQRBatchReport: [{ query: { batchId: batch } }],
    getQRBatchPeople: [{}, { state: 'NOT_CALLED' }, { state: 'CALLED' }].map((more) => ({ body: { batchId: batch, ...page, ...more } })),
    fetchQRPoints: [{ query: { userId: qrUser } }],
    getQRCodeUsers: [{ body: { ...month, ...page } }],
    getQRCodeUseHistory: [
      {},
      { code },
      { dealer: dealerName },
      { type: 'EARN' },
      { product: 'neem' },
      { counted: 'true' },
      { groupBy: 'EMPLOYEE', key: person },
      { groupBy: 'TALUKA', key: 'Maharashtra/Pune/Haveli' },
      { groupBy: 'PRODUCT', key: '1' },
    ].map((more) => ({
      body: { ...month, ...page, ...more },
    })),
    getQRCodeUsesByDay: [{ body: month }],
    fetchQRUserById: [{ query: { userId: qrUser } }],
    fetchQRCode: [{ body: { code } }],
    getProducts: [{}],
    fetchInvoice: [{}, { number: invoice }, { dealer: dealerName }, { unlinked: 'true' }].map((more) => ({ query: { ...monthQuery, ...more } })),
    fetchInvoiceDetails: [{ query: { invoiceId: invoice } }],
    exportAttendance: [{ body: {} }, { body: { userId: person, from: '2026-11-01', until: yesterday } }],
    exportMeetings: [{ body: {} }, { body: { userId: person, from: '2026-11-01', until: yesterday } }],
    exportInvoices: [{ body: {} }],
    exportQRCodeUses: [{ body: {} }, { body: { dealer: dealerName } }],
    exportQRBatches: [{ body: {} }],
    fetchActivity: ['DAY', 'MONTH', 'EMPLOYEE', 'TALUKA', 'PRODUCT'].map((groupBy) => ({ query: { from: '2026-11-01', until: '2026-11-19', groupBy } })),
    fetchVisits: [{}, { meetingsOnly: 'true' }, { groupBy: 'EMPLOYEE', key: person }, { groupBy: 'TALUKA', key: 'Maharashtra/Pune/Haveli' }].map((more) => ({
      query: { ...pageQuery, from: '2026-11-01', until: '2026-11-19', ...more },
    })),
    fetchCoverage: [{ query: { type: 'FARMER', days: '60', groupBy: 'TALUKA' } }, { query: { type: 'DEALER', days: '60', groupBy: 'EMPLOYEE' } }],
    fetchUnvisitedCounts: [{}, { userId: person }, { state: 'Maharashtra', district: 'Pune' }].map((more) => ({
      query: { type: 'FARMER', dayCounts: '30,60', ...more },
    })),
    fetchPayrollMonth: [{ query: { month: '10', year: '2026' } }],
    fetchPayrollPeople: [{ query: { ...pageQuery, month: '10', year: '2026' } }],
    fetchDayTypes: [{ query: { month: '10', year: '2026', ids: person } }],
    fetchHolidays: [{ query: { year: '2026' } }],
    exportPayrollMonth: [{ body: { month: 10, year: 2026 } }],
    exportQRBatchCards: [{ body: { batchId: batch } }],
    exportQRBatchPeople: [{ body: { batchId: batch } }],
    exportFarmerDuplicates: [{ body: {} }],
    exportDealerDuplicates: [{ body: {} }],
    exportAuditEvents: [{ body: {} }, { body: { person: 'asha', from: yesterday } }],
    findAnything: ['patil', 'q', `${dealerName} patil`, '1'].map((text) => ({ body: { text, size: 5 } })),
    fetchAuditEvents: [{ query: pageQuery }, { query: { ...pageQuery, person: 'asha', action: 'SIGNED_IN', from: yesterday, until: yesterday } }],
    fetchChanges: [{ query: { size: '10' } }, { query: { size: '10', types: 'FARMER' } }],
    fetchLatestCursor: [{}],
  };
}

const idIn = (made: unknown) => (typeof made === 'object' && made !== null && 'id' in made ? made.id : '');

type Send = (call: string, request: Request) => Promise<Record<string, unknown>>;

/** Makes each write, including a repeat. */
async function write(send: Send, { farmer, dealer, person, batch, qrUser }: Found, seen: () => Promise<void>): Promise<void> {
  const idempotent = { headers: { [idempotencyKeyHeader]: 'a-key-of-the-recording' } };
  const customer = { ...addPayload, email: 'new@demo.example', phoneNumber: '9822099999' };
  for (let times = 0; times < 2; times += 1) await send('addFarmer', { body: customer, ...idempotent });
  await send('addDealer', { body: customer });
  const changed = { ...customer, phoneNumber: '9822099998', whatsAppMobile: '', profilePicture: '', details: [], version: 1 };
  await send('updateFarmer', { body: { ...changed, id: farmer } });
  await send('updateDealer', { body: { ...changed, id: dealer } });
  const added = await send('addUser', { body: { ...addPayload, role: ['user'] } });
  const userId = String(added['addedId']);
  await send('updateUser', { body: { ...addPayload, lastName: 'Pawar', userId, roles: ['user'] } });
  await send('updateUser', { body: { userId, payrollId: '1012' } });
  await send('setDayType', { body: { userId, date: yesterday, type: 'LEAVE', reason: 'Wedding' } });
  await send('setHoliday', { body: { date: yesterday, name: 'Diwali' } });
  await send('setHoliday', { body: { date: yesterday } });
  // Nobody had been added before this month.
  const early = { month: 1, year: 2001 };
  await send('closePayrollMonth', { body: early });
  await send('fetchPayrollPeople', { query: { ...pageQuery, month: '1', year: '2001' } });
  await send('reopenPayrollMonth', { body: { ...early, reason: 'A mistake' } });
  const { setPasswordToken } = await send('makePasswordLink', { body: { userId } });
  await send('resetPassword', { body: { token: setPasswordToken, password, confirmPassword: password } });
  await send('forgotPassword', { body: { email: addPayload.email } });
  const { message: _, ...meeting } = await send('scheduleFarmerMeet', { body: { userId, farmerId: farmer } });
  const meetingId = meeting['addedId'];
  await send('planMeeting', { body: { meetingId, plannedTime: '2026-11-25T09:30:00+05:30', purpose: 'Seed' } });
  await send('planMeeting', { body: { meetingId, userId: person, reason: 'Nearer' } });
  await send('cancelMeeting', { body: { meetingId, reason: 'Rain' } });
  const marks = [{ date: yesterday, time: '09:00' }, { date: yesterday, time: '18:00' }, { date: '2026-11-18', time: '09:00' }, {}];
  for (const mark of marks) await send('markAttendance', { body: { latitude: 18, longitude: 73, userId, ...mark } });
  await send('approveAttendance', { body: { userId, date: yesterday } });
  await send('withdrawApproval', { body: { userId, date: yesterday, reason: 'Too early' } });
  await send('askAboutDay', { body: { userId, date: yesterday, question: 'Where were you?' } });
  await send('answerDayQuestion', { body: { userId, date: yesterday, answer: 'In Karad' } });
  await send('refuseDay', { body: { userId, date: yesterday, reason: 'At home' } });
  await send('withdrawApproval', { body: { userId, date: yesterday, reason: 'In the field' } });
  await send('correctAttendance', { body: { userId, date: '2026-11-18', punchOutTime: '2026-11-18T18:00:00+05:30', reason: 'Forgotten' } });
  for (const [one, keepId] of [
    ['Farmer', farmer],
    ['Dealer', dealer],
  ]) {
    const twin = await send(`add${one}`, { body: { ...customer, email: 'twin@demo.example', firstName: 'Twin', phoneNumber: '9822099998' } });
    const mergeId = String(twin['addedId']);
    await send(`dismiss${one}Duplicate`, { body: { id: keepId, otherId: mergeId, dismissed: true } });
    const versions = { keepVersion: 2, mergeVersion: 1 };
    await send(`merge${one}s`, { body: { keepId, mergeId, ...versions, values: { firstName: 'Twin', phoneNumber: '9822099998' } } });
  }
  const everything = { talukas: [], farmers: true, dealers: true, meetings: true };
  await send('transferTerritory', { body: { ...everything, fromUserId: person, dryRun: true } });
  await send('transferTerritory', { body: { ...everything, fromUserId: person, toUserId: userId, dryRun: false, reason: 'Moved to Nashik' } });
  const handedOverSince = '2026-11-01T00:00:00+05:30';
  const handedOverUntil = '2026-11-30T00:00:00+05:30';
  await send('transferTerritory', { body: { ...everything, fromUserId: userId, toUserId: person, dryRun: false, handedOverSince, handedOverUntil } });
  await send('fetchTerritoryTransfers', { query: { userId: person } });
  await send('activateUser', { body: { activate: false, email: addPayload.email } });
  await send('activateUser', { body: { activate: true, email: addPayload.email } });
  await send('generateProductItem', { body: { productVarientId: '1', expiryInMonths: 12, points: 5, quantity: 10 } });
  await send('voidQRCodes', { body: { batchId: batch, fromSerial: 0, toSerial: 9, reason: 'Lost' } });
  for (const outcome of ['CALLED', undefined]) await send('setQRRecallCall', { body: { batchId: batch, userId: qrUser, outcome } });
  const made = await send('createAccessToken', { body: { name: 'ledger', roles: ['user'], days: 7 } });
  await send('fetchAccessTokens', { query: pageQuery });
  await send('revokeAccessToken', { body: { tokenId: idIn(made['accessToken']) } });
  const types = ['FARMER'];
  await seen();
  const webhookId = String(idIn((await send('createWebhook', { body: { url: 'http://127.0.0.1:9/', types } }))['webhook']));
  await send('updateWebhook', { body: { webhookId, active: false } });
  await send('updateWebhook', { body: { webhookId, types, active: true, rotateSecret: true } });
  const deliveryId = idIn((await send('testWebhook', { body: { webhookId } }))['delivery']);
  await send('redeliverWebhook', { body: { deliveryId } });
  await send('fetchWebhooks', {});
  await send('fetchWebhookDeliveries', { query: { ...pageQuery, webhookId } });
  const { role: _role, ...own } = { ...addPayload, role: [] };
  await send('updateProfile', { body: { ...own, email: 'asha@demo.example', phoneNumber: '9822088888' } });
  const { phoneNumber: mobileNumber, middleName, firstName, lastName, dob, gender } = addPayload;
  const signUp = {
    firstName,
    middleName,
    lastName,
    dob,
    gender,
    mobileNumber: mobileNumber.replace(/.$/, '7'),
    username: 'newcomer',
    email: 'newcomer@demo.example',
  };
  await send('signUp', { body: { ...signUp, password, confirmPassword: password, role: [] } });
  const oldPassword = demoAccounts.find(({ role }) => role === 'admin')?.password;
  await send('changePassword', { body: { oldPassword, newPassword: password, confirmPassword: password } });
}
