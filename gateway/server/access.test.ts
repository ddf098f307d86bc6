/** Every caller against every field. A refused caller, as docs/calls.md defines, causes no REST call except the cached one that reads roles. */
import { beforeEach, describe, expect, test } from 'vitest';
import { employees } from '../../rest/contract/employees.ts';
import { qr } from '../../rest/contract/qr.ts';
import { search } from '../../rest/contract/search.ts';
import { session } from '../../rest/contract/session.ts';
import { callCases } from '../testing/call-cases.ts';
import { documentedFields } from '../testing/documented-fields.ts';
import { answerWithSample } from '../testing/sample-answers.ts';
import { type Answered, shareTestGateway, startTestGateway } from '../testing/test-gateway.ts';

const userDetails = `${session.userDetails.method} ${session.userDetails.path}`;
const gateway = await shareTestGateway({ extensions: true });
beforeEach(() => {
  answerWithSample(gateway.rest);
  for (const { call, payload } of callCases) if (call !== session.userDetails && call !== session.signIn) gateway.rest.answer(call, { payload });
  gateway.rest.answer(employees.fetchEmployeeById, { payload: { id: 100, roles: ['ROLE_USER'] } });
  gateway.rest.answer(qr.fetchQRUserById, { payload: { id: 8, phoneNumber: '9822041735', address: 'Shirur' } });
  gateway.rest.answer(qr.fetchQRBatchById, { payload: { id: 8 } });
  gateway.rest.answer(qr.fetchQRCode, { payload: { genuine: false } });
  gateway.rest.answer(search.findAnything, { payload: {} });
  gateway.calls();
});

const callers = ['anonymous', 'user', 'moderator', 'admin'] as const;
type Caller = (typeof callers)[number];

const person = callCases.find(({ field }) => field === 'Mutation.addEmployee')?.document ?? '';

/** Builds a mutation that changes a farmer or a dealer. */
const update = (kind: string, idField: string, notes: string) =>
  person.replace(/addEmployee|setPasswordUrl|roles: \[.*?\],|input: \{/g, (found) =>
    found === 'addEmployee' ? `update${kind}` : found === 'input: {' ? `input: { ${idField}: "1", version: 1, pictures: [], ${notes}: [], ` : '',
  );

/** Documents for fields that have no row in the cases, or whose row passes an argument reserved for admins. */
const documents: Readonly<Record<string, string>> = {
  'Query.clientConfig': '{ clientConfig { extensions } }',
  'Query.areas': '{ areas { name } }',
  'Query.employees': '{ employees { nodes { id } } }',
  'Query.qrUser': '{ qrUser(id: "8") { id phoneNumber address } }',
  'Query.dayDashboards': '{ dayDashboards(days: [{ userId: "100", date: "2026-11-20" }]) { date } }',
  'Query.qrBatch': '{ qrBatch(id: "8") { id } }',
  'Query.qrBatchPeople': '{ qrBatchPeople(batchId: "8") { totalCount } }',
  'Query.qrPoints': '{ qrPoints(userId: "8") { balance } }',
  'Mutation.voidQrCodes': 'mutation { voidQrCodes(input: { batchId: "8", reason: "Lost" }) { message } }',
  'Mutation.setQrRecallCall': 'mutation { setQrRecallCall(input: { batchId: "8", userId: "1" }) { message } }',
  'Mutation.exportFarmerDuplicates': 'mutation { exportFarmerDuplicates(input: {}) { url } }',
  'Mutation.exportDealerDuplicates': 'mutation { exportDealerDuplicates(input: {}) { url } }',
  'Mutation.exportQrBatchCards': 'mutation { exportQrBatchCards(input: { batchId: "8" }) { url } }',
  'Mutation.exportQrBatchPeople': 'mutation { exportQrBatchPeople(input: { batchId: "8" }) { url } }',
  'Query.qrCode': '{ qrCode(code: "0123456789ABCDEF") { genuine } }',
  'Query.search': '{ search(text: "patil") { kind } }',
  'Query.activityReport': '{ activityReport(from: "2026-11-01", to: "2026-11-19", groupBy: DAY) { rows { key } } }',
  'Query.visits': '{ visits(from: "2026-11-01", to: "2026-11-19") { totalCount } }',
  'Query.coverage': '{ coverage(type: FARMER, days: 60, groupBy: TALUKA) { rows { key } } }',
  'Query.duplicates': '{ duplicates(type: FARMER) { totalCount } }',
  'Query.payrollMonth': '{ payrollMonth(month: 11, year: 2026) { people { totalCount } } }',
  'Query.territoryTransfers': '{ territoryTransfers(userId: "100") { id } }',
  'Query.dayTypes': '{ dayTypes(userIds: ["100"], month: 11, year: 2026) { userId } }',
  'Query.holidays': '{ holidays(year: 2026) { date } }',
  'Query.auditEvents': '{ auditEvents { nodes { id } } }',
  'Query.accessTokens': '{ accessTokens { nodes { id } } }',
  'Query.webhooks': '{ webhooks { id } }',
  'Query.fieldUsage': '{ fieldUsage { nodes { id } } }',
  'Query.webhookDeliveries': '{ webhookDeliveries(webhookId: "1") { nodes { id } } }',
  'Query.changes': '{ changes { nodes { subjectId } } }',
  'Query.teamDay': '{ teamDay(date: "2026-11-20") { people { employee { id } } } }',
  'Query.travelReport': '{ travelReport(userId: "100", period: NOVEMBER) { date } }',
  'Query.qrUsesByDay': '{ qrUsesByDay(month: 11, year: 2026) { date } }',
  'Query.teamMonth': '{ teamMonth(month: 11) { people { employee { id } } } }',
  'Query.registeredCustomers': '{ registeredCustomers(type: FARMER, people: [{ firstName: "A", lastName: "B", phoneNumber: "9822041735" }]) { id } }',
  'Query.possibleDuplicates': '{ possibleDuplicates(type: FARMER, phone: "9822041735") { id } }',
  'Query.farmer': '{ farmer(id: "700") { id } }',
  'Query.farmerHistory': '{ farmerHistory(id: "1") { totalCount } }',
  'Mutation.updateFarmer': update('Farmer', 'farmerId', 'crops'),
  'Query.dealer': '{ dealer(id: "800") { id } }',
  'Query.dealerHistory': '{ dealerHistory(id: "1") { totalCount } }',
  'Mutation.updateDealer': update('Dealer', 'dealerId', 'details'),
  'Mutation.approveDays': 'mutation { approveDays(input: { days: [{ userId: "100", date: "2026-11-20" }] }) { outcomes { code } } }',
  'Mutation.withdrawApproval': 'mutation { withdrawApproval(input: { userId: "100", date: "2026-11-20", reason: "A mistake" }) { message } }',
  'Mutation.refuseDay': 'mutation { refuseDay(input: { userId: "100", date: "2026-11-19", reason: "At home" }) { message } }',
  'Mutation.askAboutDay': 'mutation { askAboutDay(input: { userId: "100", date: "2026-11-19", question: "Where?" }) { message } }',
  'Mutation.answerDayQuestion': 'mutation { answerDayQuestion(input: { userId: "100", date: "2026-11-19", answer: "Pune" }) { message } }',
  'Mutation.correctAttendance':
    'mutation { correctAttendance(input: { userId: "100", date: "2026-11-19", punchOutAt: "2026-11-19T17:48:00+05:30", reason: "Battery" }) { message } }',
  'Mutation.signOut': 'mutation { signOut(input: {}) { message } }',
  'Mutation.updateProfile': person.replace(/addEmployee|setPasswordUrl|roles: \[.*?\],/g, (found) => (found === 'addEmployee' ? 'updateProfile' : '')),
  'Mutation.updateEmployee': person.replace(/addEmployee|setPasswordUrl|input: \{/g, (found) =>
    found === 'addEmployee' ? 'updateEmployee' : found === 'setPasswordUrl' ? '' : 'input: { userId: "100", ',
  ),
  'Mutation.planMeeting': 'mutation { planMeeting(input: { id: "7", purpose: "Seeds" }) { message } }',
  'Query.unvisitedCounts': '{ unvisitedCounts(type: FARMER, days: [30]) { total } }',
  'Query.plannedMeetings': '{ plannedMeetings(from: "2026-11-23", to: "2026-11-29") { nextPage } }',
  'Query.visitSuggestions': '{ visitSuggestions(userId: "100") { farKm } }',
  'Mutation.planMeetings':
    'mutation { planMeetings(input: { meetings: [{ userId: "100", farmerId: "7", plannedAt: "2026-11-23T09:30:00+05:30" }] }) { outcomes { code } } }',
  'Mutation.cancelMeeting': 'mutation { cancelMeeting(input: { id: "7", reason: "Away" }) { message } }',
  'Mutation.makePasswordLink': 'mutation { makePasswordLink(input: { userId: "100" }) { setPasswordUrl } }',
  'Mutation.createAccessToken': 'mutation { createAccessToken(input: { name: "Copy" }) { token } }',
  'Mutation.revokeAccessToken': 'mutation { revokeAccessToken(input: { tokenId: "5" }) { message } }',
  'Mutation.createWebhook': 'mutation { createWebhook(input: { url: "https://example.com/", types: [FARMER] }) { secret } }',
  'Mutation.updateWebhook': 'mutation { updateWebhook(input: { webhookId: "1", active: false }) { message } }',
  'Mutation.deleteWebhook': 'mutation { deleteWebhook(input: { webhookId: "1" }) { message } }',
  'Mutation.testWebhook': 'mutation { testWebhook(input: { webhookId: "1" }) { message } }',
  'Mutation.redeliverWebhook': 'mutation { redeliverWebhook(input: { deliveryId: "1" }) { message } }',
  'Mutation.addEmployee': person.replace('[USER, MODERATOR]', '[USER]'),
  'Mutation.exportFarmers': 'mutation { exportFarmers(input: {}) { url } }',
  'Mutation.exportDealers': 'mutation { exportDealers(input: {}) { url } }',
  'Mutation.exportAttendance': 'mutation { exportAttendance(input: {}) { url } }',
  'Mutation.exportMeetings': 'mutation { exportMeetings(input: {}) { url } }',
  'Mutation.exportInvoices': 'mutation { exportInvoices(input: {}) { url } }',
  'Mutation.exportQrUses': 'mutation { exportQrUses(input: {}) { url } }',
  'Mutation.exportQrBatches': 'mutation { exportQrBatches(input: {}) { url } }',
  'Mutation.dismissDuplicate': 'mutation { dismissDuplicate(input: { type: FARMER, id: "7", otherId: "9" }) { message } }',
  'Mutation.mergeCustomers':
    'mutation { mergeCustomers(input: { type: FARMER, keepId: "7", keepVersion: 1, mergeId: "9", mergeVersion: 1, values: {} }) { message } }',
  'Mutation.transferTerritory': 'mutation { transferTerritory(input: { fromUserId: "100", dryRun: true }) { message } }',
  'Mutation.setDayType': 'mutation { setDayType(input: { userId: "100", date: "2026-11-20", type: LEAVE, reason: "Wedding" }) { message } }',
  'Mutation.setHoliday': 'mutation { setHoliday(input: { date: "2026-11-09", name: "Diwali" }) { message } }',
  'Mutation.closePayrollMonth': 'mutation { closePayrollMonth(input: { month: 10, year: 2026 }) { message } }',
  'Mutation.reopenPayrollMonth': 'mutation { reopenPayrollMonth(input: { month: 10, year: 2026, reason: "A mistake" }) { message } }',
  'Mutation.exportPayrollMonth': 'mutation { exportPayrollMonth(input: { month: 10, year: 2026 }) { url } }',
  'Mutation.exportAuditEvents': 'mutation { exportAuditEvents(input: {}) { url } }',
};

interface Field {
  readonly name: string;
  readonly document: string;
  /** Roles that may use the field. An empty list means any signed-in person, and null means anyone. */
  readonly access: readonly string[] | null;
}

const rootFields = documentedFields().map(({ kind, name: field, access }): Field => {
  const name = `${kind}.${field}`;
  return { name, access, document: documents[name] ?? callCases.find((row) => row.field === name)?.document ?? '' };
});

/** Fields of a person. Their rules are the same for every person, so each caller reads their own. */
const relations = ['farmers { nodes { id } }', 'dealers { nodes { id } }', 'meetings { nodes { id } }', 'attendance(period: MAY) { id }'].concat(
  'dayDashboard(date: "2026-11-20") { travel { id } checkEvents { id } attendance { id } }',
);
const relationFields = relations.map(
  (relation): Field => ({ name: `Employee.${/^\w+/.exec(relation)}`, access: ['MODERATOR', 'ADMIN'], document: `{ me { ${relation} } }` }),
);

const isRefused = ({ access }: Field, caller: Caller) =>
  access !== null && (caller === 'anonymous' || (access.length > 0 && !access.includes(caller.toUpperCase())));
const ask = ({ document }: Pick<Field, 'document'>, caller: Caller) => gateway.ask(document, {}, caller === 'anonymous' ? undefined : caller);
const codes = ({ result }: Answered) => [...new Set(result.errors?.map(({ extensions }) => extensions?.['code']))];

describe.each([...rootFields, ...relationFields])('$name', (field) => {
  test.each(callers.filter((caller) => isRefused(field, caller)))('refuses %s without a request to the REST API', async (caller) => {
    const answer = await ask(field, caller);
    expect(codes(answer)).toEqual([caller === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN']);
    expect(answer.result.errors?.[0]?.extensions?.['requiredRoles']).toEqual(caller === 'anonymous' ? undefined : field.access);
    // `me`, the parent of a relation, is open to every caller.
    if (!field.name.startsWith('Employee')) expect(Object.values(answer.result.data ?? {})).toEqual([null]);
    expect(gateway.calls().filter((call) => call !== userDetails)).toEqual([]);
  });

  test.each(callers.filter((caller) => !isRefused(field, caller)))('admits %s', async (caller) => {
    const answer = await ask(field, caller);
    expect(codes(answer).filter((code) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN')).toEqual([]);
  });
});

test('requests every field, and reads roles once for all refusals of a person', async () => {
  expect(rootFields.filter(({ document }) => document === '').map(({ name }) => name)).toEqual([]);
  await using own = await startTestGateway();
  for (const field of rootFields.filter((each) => isRefused(each, 'user'))) await own.ask(field.document, {}, 'user');
  expect(own.calls()).toEqual([userDetails]);
});

describe('arguments that need more than the field itself', () => {
  test.each([
    ['employees with more than USER', '{ employees(roles: [USER, MODERATOR]) { nodes { id } } }'],
    ['adding an administrator', person.replace('[USER, MODERATOR]', '[ADMIN]').replace('id-1', 'id-2')],
  ])('%s is reserved for admins: a moderator is refused without a call', async (_case, document) => {
    const refused = await ask({ document }, 'moderator');
    expect(codes(refused)).toEqual(['FORBIDDEN']);
    expect(gateway.calls().filter((call) => call !== userDetails)).toEqual([]);
    expect(codes(await ask({ document }, 'admin'))).toEqual([]);
  });

  test('reserves employees above USER for admins, once the employee has been read', async () => {
    gateway.rest.answer(employees.fetchEmployeeById, { payload: { id: 20, roles: ['ROLE_MODERATOR'] } });
    const document = '{ employee(id: "20") { id } }';
    const refused = await ask({ document }, 'moderator');
    expect([codes(refused), refused.result.data]).toEqual([['FORBIDDEN'], { employee: null }]);
    expect((await ask({ document }, 'admin')).result.data).toEqual({ employee: { id: '20' } });
  });

  test('reserves phone and address of a QR user for admins', async () => {
    const document = documents['Query.qrUser'] ?? '';
    expect((await ask({ document }, 'moderator')).result.data).toEqual({ qrUser: { id: '8', phoneNumber: null, address: null } });
    expect((await ask({ document }, 'admin')).result.data).toEqual({ qrUser: { id: '8', phoneNumber: '9822041735', address: 'Shirur' } });
  });
});

// A call open to anyone reads no role, so its 403 is about the input.
test.each(callCases.filter(({ call }) => call.who !== 'anyone'))('$field: FORBIDDEN for a 403 of $call.name', async ({ call, document }) => {
  await using own = await startTestGateway();
  own.rest.answer(call, { status: 403, body: { status: false, message: 'Access is denied' } });
  expect(codes(await own.ask(document, {}, 'admin'))).toEqual(['FORBIDDEN']);
});
