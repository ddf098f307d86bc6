import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditActions } from '../../contract/audit.ts';
import { totalCountHeader } from '../../contract/call.ts';
import { attendance } from '../database/tables/attendance.ts';
import { auditEvents } from '../database/tables/audit.ts';
import { farmers } from '../database/tables/customers.ts';
import { employees } from '../database/tables/employees.ts';
import { products, productVariants } from '../database/tables/qr.ts';
import { sessions } from '../database/tables/session.ts';
import { addPayload } from '../testing/add-payload.ts';
import { addCustomerRow } from '../testing/customers.ts';
import { createPng } from '../testing/small-png.ts';
import { addPerson, shareTestServer, testPassword } from '../testing/test-server.ts';
import { pruneAudit } from './audit.ts';

const ids: Record<string, string> = {};

interface Event {
  readonly action: string;
  readonly actorId: string | null;
  readonly subjectId: string | null;
  readonly detail: string | null;
}

async function events(query: Readonly<Record<string, string>> = {}): Promise<readonly Event[]> {
  const answer = await rest.send('fetchAuditEvents', { query: { pageNumber: '0', pageSize: '100', ...query }, token });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

const newest = async () => (await events())[0];

async function done(call: string, body: object, as = token): Promise<void> {
  const answer = await rest.send(call, { body, token: as });
  expect(answer.statusCode, answer.body).toBe(200);
}

const rest = await shareTestServer();
for (const [username, role] of [
  ['asha', 'ROLE_ADMIN'],
  ['meera', 'ROLE_MODERATOR'],
  ['ravi', 'ROLE_USER'],
] as const) {
  ids[username] = await addPerson(rest.database, username, [role], { email: `${username}@demo.example` });
}
await rest.database.insert(products).values({ id: '1', name: 'Humi Boost' });
await rest.database.insert(productVariants).values({ id: '7', productId: '1', variantName: 'Humi Boost 1 l', packageSize: '1 l' });
await rest.database.insert(attendance).values({ employeeId: ids['ravi'] ?? '', entryDate: '2026-11-19', punchInTime: '2026-11-19T04:00:00Z' });
const token = await rest.signIn('asha');

const byAsha = () => ({ actorId: ids['asha'], actorName: 'asha Patil' });
const byRavi = () => ({ actorId: ids['ravi'], actorName: 'ravi Patil' });
const onRavi = () => ({ subjectId: ids['ravi'], subjectName: 'ravi Patil' });
const onNobody = { subjectId: null, subjectName: null };
const area = { state: '', district: '', taluka: '', searchText: '' };

describe('actions of people', () => {
  test('a sign-in', async () => {
    expect(await newest()).toMatchObject({ action: 'SIGNED_IN', ...byAsha(), ...onNobody, detail: null });
  });

  test('refused sign-ins are one event per account and hour, and one for all unknown names', async () => {
    const refuse = (username: string) => rest.send('signIn', { body: { username, password: 'wrong' } });
    for (const username of ['ravi', 'ravi@demo.example', 'my secret password', 'ravi', 'another name']) await refuse(username);
    const refused = async () => (await events({ action: 'SIGN_IN_REFUSED' })).map(({ subjectId, detail }) => [subjectId, detail]);
    expect(await refused()).toEqual(
      expect.arrayContaining([
        [ids['ravi'], '3'],
        [null, '2'],
      ]),
    );
    expect(await refused()).toHaveLength(2);
    rest.pass(60 * 60_000);
    await refuse('ravi');
    expect((await refused())[0]).toEqual([ids['ravi'], '1']);
    expect(await refused()).toHaveLength(3);
  });

  test('a meeting that is scheduled, planned, reassigned and cancelled, a picture, and a sign-out', async () => {
    const farmer = await addCustomerRow(rest.database, farmers, 'Tanaji', { createdBy: ids['asha'] ?? '', phone: '9822041733' });
    const scheduled = await rest.send('scheduleFarmerMeet', { token, body: { userId: ids['ravi'], farmerId: farmer } });
    expect(scheduled.statusCode, scheduled.body).toBe(200);
    const meetingId: string = scheduled.json().addedId;
    const onMeeting = (action: string, of = 'ravi') => ({ action, ...byAsha(), subjectId: ids[of], detail: meetingId });
    expect(await newest()).toMatchObject(onMeeting('MEETING_SCHEDULED'));
    await rest.send('planMeeting', { token, body: { meetingId, purpose: 'Onions' } });
    expect(await newest()).toMatchObject(onMeeting('MEETING_PLANNED'));
    await rest.send('planMeeting', { token, body: { meetingId, userId: ids['asha'], reason: 'Ravi is ill' } });
    expect(await newest()).toMatchObject(onMeeting('MEETING_HANDED_OVER', 'asha'));
    await rest.send('cancelMeeting', { token, body: { meetingId, reason: 'It rains' } });
    expect(await newest()).toMatchObject(onMeeting('MEETING_CANCELLED', 'asha'));
    const payload = createPng();
    const headers = { 'content-type': 'image/png', authorization: `Bearer ${token}` };
    const { fileName } = (await rest.server.inject({ method: 'POST', url: '/images', headers, payload })).json().data;
    expect(await newest()).toMatchObject({ action: 'PICTURE_UPLOADED', ...byAsha(), ...onNobody, detail: fileName });
    const leaving = await rest.signIn('ravi');
    await rest.send('signOut', { token: leaving });
    expect(await newest()).toMatchObject({ action: 'SIGNED_OUT', actorId: ids['ravi'], ...onNobody });
  });

  test.each([
    ['approveAttendance', () => ({ userId: ids['ravi'], date: '2026-11-19' }), () => ({ action: 'ATTENDANCE_APPROVED', ...onRavi(), detail: '2026-11-19' })],
    [
      'withdrawApproval',
      () => ({ userId: ids['ravi'], date: '2026-11-19', reason: 'a secret of Ravi Patil' }),
      () => ({ action: 'APPROVAL_WITHDRAWN', ...onRavi(), detail: '2026-11-19' }),
    ],
    [
      'askAboutDay',
      () => ({ userId: ids['ravi'], date: '2026-11-19', question: 'a secret of Ravi Patil' }),
      () => ({ action: 'DAY_QUESTION_ASKED', ...onRavi(), detail: '2026-11-19' }),
    ],
    [
      'answerDayQuestion',
      () => ({ userId: ids['ravi'], date: '2026-11-19', answer: 'a secret of Ravi Patil' }),
      () => ({ action: 'DAY_QUESTION_ANSWERED', ...onRavi(), detail: '2026-11-19' }),
    ],
    [
      'refuseDay',
      () => ({ userId: ids['ravi'], date: '2026-11-19', reason: 'a secret of Ravi Patil' }),
      () => ({ action: 'DAY_REFUSED', ...onRavi(), detail: '2026-11-19' }),
    ],
    [
      'withdrawApproval',
      () => ({ userId: ids['ravi'], date: '2026-11-19', reason: 'a secret of Ravi Patil' }),
      () => ({ action: 'REFUSAL_WITHDRAWN', ...onRavi(), detail: '2026-11-19' }),
    ],
    [
      'markAttendance',
      () => ({ latitude: 18.5, longitude: 73.8, userId: ids['ravi'], date: '2026-11-18', time: '09:00' }),
      () => ({ action: 'ATTENDANCE_MARKED', ...onRavi(), detail: '2026-11-18' }),
    ],
    [
      'correctAttendance',
      () => ({ userId: ids['ravi'], date: '2026-11-18', punchOutTime: '2026-11-18T17:48:00+05:30', reason: 'a secret of Ravi Patil' }),
      () => ({ action: 'ATTENDANCE_CORRECTED', ...onRavi(), detail: '2026-11-18' }),
    ],
    ['activateUser', () => ({ activate: false, email: 'ravi@demo.example' }), () => ({ action: 'DEACTIVATED', ...onRavi() })],
    ['activateUser', () => ({ activate: true, email: 'ravi@demo.example' }), () => ({ action: 'ACTIVATED', ...onRavi() })],
    [
      'addUser',
      () => ({ ...addPayload, role: ['user', 'mod'] }),
      () => ({ action: 'EMPLOYEE_ADDED', subjectName: 'Anita Suresh Patil', detail: 'ROLE_USER,ROLE_MODERATOR' }),
    ],
    ['addFarmer', () => addPayload, () => ({ action: 'FARMER_ADDED', subjectName: 'Anita Suresh Patil' })],
    ['addDealer', () => ({ ...addPayload, firstName: 'Babu' }), () => ({ action: 'DEALER_ADDED', subjectName: 'Babu Suresh Patil' })],
    [
      'generateProductItem',
      () => ({ productVarientId: '7', expiryInMonths: 24, points: 50, quantity: 500 }),
      () => ({ action: 'CODES_GENERATED', subjectName: null, detail: '500' }),
    ],
    [
      'exportFarmerByArea',
      () => ({ ...area, state: 'Maharashtra', district: 'Pune' }),
      () => ({ action: 'FARMERS_EXPORTED', ...onNobody, detail: 'Maharashtra, Pune' }),
    ],
    [
      'createAccessToken',
      () => ({ name: 'Copy', roles: ['user'], days: 1 }),
      () => ({ action: 'ACCESS_TOKEN_MADE', subjectName: 'Copy', detail: 'ROLE_USER' }),
    ],
    ['createWebhook', () => ({ url: 'http://127.0.0.1:9/', types: ['FARMER'] }), () => ({ action: 'WEBHOOK_CREATED', subjectId: '1', detail: '127.0.0.1:9' })],
    [
      'updateWebhook',
      () => ({ webhookId: 1, active: false, rotateSecret: true }),
      () => ({ action: 'WEBHOOK_CHANGED', subjectId: '1', detail: 'active,rotateSecret' }),
    ],
    ['deleteWebhook', () => ({ webhookId: 1 }), () => ({ action: 'WEBHOOK_DELETED', subjectId: '1', detail: '127.0.0.1:9' })],
    ['revokeAccessToken', () => ({ tokenId: 1 }), () => ({ action: 'ACCESS_TOKEN_REVOKED', subjectId: '1', subjectName: 'Copy' })],
    [
      'setDayType',
      () => ({ userId: ids['ravi'], date: '2026-11-17', type: 'LEAVE', reason: 'a secret of Ravi Patil' }),
      () => ({ action: 'DAY_TYPE_SET', ...onRavi(), detail: '2026-11-17; LEAVE' }),
    ],
    ['setHoliday', () => ({ date: '2026-11-09', name: 'Diwali' }), () => ({ action: 'HOLIDAY_SET', ...onNobody, detail: '2026-11-09' })],
    ['closePayrollMonth', () => ({ month: 1, year: 2026 }), () => ({ action: 'PAYROLL_CLOSED', ...onNobody, detail: '2026-01' })],
    [
      'reopenPayrollMonth',
      () => ({ month: 1, year: 2026, reason: 'a secret of Ravi Patil' }),
      () => ({ action: 'PAYROLL_REOPENED', ...onNobody, detail: '2026-01' }),
    ],
    ['exportDealerByArea', () => ({ ...area, searchText: 'Babu' }), () => ({ action: 'DEALERS_EXPORTED', ...onNobody, detail: '; TEXT' })],
  ])('%s', async (call, body, event) => {
    await done(call, body());
    expect(await newest()).toMatchObject({ ...byAsha(), ...event() });
  });

  test('two requests of one export are one event, and a later export is another', async () => {
    const exports = async () => (await events({ action: 'FARMERS_EXPORTED' })).length;
    const before = await exports();
    await done('exportFarmerByArea', { ...area, state: 'Maharashtra', district: 'Pune' });
    expect(await exports()).toBe(before);
    rest.pass(5 * 60_000 + 1);
    await done('exportFarmerByArea', { ...area, state: 'Maharashtra', district: 'Pune' });
    expect(await exports()).toBe(before + 1);
  });

  test("changes of an employee's record and roles, of a farmer and of a dealer", async () => {
    const subjectOf = async (action: string) => String((await events({ action }))[0]?.subjectId);
    const employee = { ...addPayload, userId: await subjectOf('EMPLOYEE_ADDED'), roles: ['user', 'mod'] as const };
    await done('updateUser', { ...employee, village: 'Lonikand' });
    expect(await newest()).toMatchObject({ action: 'EMPLOYEE_CHANGED', ...byAsha(), subjectId: employee.userId });
    await done('updateUser', { ...employee, village: 'Lonikand', roles: ['user'] });
    expect(await newest()).toMatchObject({ action: 'ROLES_CHANGED', ...byAsha(), subjectId: employee.userId, detail: 'ROLE_USER' });
    await done('makePasswordLink', { userId: employee.userId });
    expect(await newest()).toMatchObject({ action: 'PASSWORD_LINK_MADE', ...byAsha(), subjectId: employee.userId });

    const customer = { ...addPayload, version: 1, whatsAppMobile: '', profilePicture: '', details: [] };
    await done('updateFarmer', { ...customer, id: await subjectOf('FARMER_ADDED'), village: 'Lonikand' });
    expect(await newest()).toMatchObject({ action: 'FARMER_CHANGED', ...byAsha(), subjectName: 'Anita Suresh Patil', detail: 'village' });
    await done('updateDealer', { ...customer, id: await subjectOf('DEALER_ADDED'), firstName: 'Babu', village: 'Lonikand' });
    expect(await newest()).toMatchObject({ action: 'DEALER_CHANGED', ...byAsha(), subjectName: 'Babu Suresh Patil', detail: 'village' });
  });

  test('a change of the caller’s own record', async () => {
    await done(
      'updateProfile',
      { ...addPayload, firstName: 'meera', middleName: '', email: 'meera@demo.example', phoneNumber: '9876511111' },
      await rest.signIn('meera'),
    );
    expect(await newest()).toMatchObject({ action: 'EMPLOYEE_CHANGED', actorId: ids['meera'], subjectId: ids['meera'] });
  });

  test('passwords and sign-ups', async () => {
    await done('forgotPassword', { email: 'ravi@demo.example' });
    const [mail] = await rest.mails();
    const link = /reset\/(\S+)/.exec(mail?.text ?? '')?.[1];
    const password = 'another-harvest-43';
    await done('resetPassword', { token: link, password, confirmPassword: password });
    expect(await newest()).toMatchObject({ action: 'PASSWORD_RESET', ...byRavi() });
    const own = (await rest.send('signIn', { body: { username: 'ravi', password } })).json().token;
    await done('changePassword', { oldPassword: password, newPassword: testPassword, confirmPassword: testPassword }, own);
    expect(await newest()).toMatchObject({ action: 'PASSWORD_CHANGED', ...byRavi() });
    const { phoneNumber: _, ...person } = addPayload;
    const signUp = { ...person, email: 'new@demo.example', mobileNumber: '9876500000', username: 'newcomer', role: ['user'] };
    await done('signUp', { ...signUp, password: testPassword, confirmPassword: testPassword });
    expect(await newest()).toMatchObject({ action: 'SIGNED_UP', actorName: 'Anita Suresh Patil', ...onNobody });
  });

  /**
   * Actions that other test files show: exports in exports.test.ts, voids, people to call and recall calls in voids.test.ts, merges in merge.test.ts,
   * territories in territory.test.ts.
   */
  const shownByExports =
    /^(ATTENDANCE|MEETINGS|INVOICES|QR_USES|QR_BATCHES|QR_CARDS|QR_PEOPLE|PAYROLL|AUDIT)_EXPORTED$|^CODES_VOIDED$|^RECALL_|^(FARMER|DEALER)_MERGED$|^TERRITORY_TRANSFERRED$/;

  test('exports of likely duplicates', async () => {
    for (const [add, exporting, action] of [
      ['addFarmer', 'exportFarmerDuplicates', 'FARMER_DUPLICATES_EXPORTED'],
      ['addDealer', 'exportDealerDuplicates', 'DEALER_DUPLICATES_EXPORTED'],
    ] as const) {
      for (const firstName of ['Sopan', 'Sopanrao']) await done(add, { ...addPayload, firstName, phoneNumber: '9811111111' });
      await done(exporting, {});
      expect(await newest()).toMatchObject({ action, ...byAsha(), ...onNobody, detail: null });
    }
  });

  test('every action has occurred, and no event contains secret or personal data', async () => {
    const kept = await rest.database.select().from(auditEvents);
    expect(new Set(kept.map(({ action }) => action))).toEqual(new Set(auditActions.filter((action) => !shownByExports.test(action))));
    expect(JSON.stringify(kept)).not.toMatch(/secret|harvest|example|Patil|98\d{8}|scrypt/);
  });

  test('a refused write leaves no event, and a write whose event cannot be stored is not done', async () => {
    const before = await rest.database.$count(auditEvents);
    expect((await rest.send('activateUser', { body: { activate: false, email: 'asha@demo.example' }, token })).statusCode).toBe(409);
    expect(await rest.database.$count(auditEvents)).toBe(before);

    await rest.database.execute(sql`alter table audit_events rename to put_away`);
    const signedIn = await rest.database.$count(sessions);
    for (const [call, body] of [
      ['activateUser', { activate: false, email: 'meera@demo.example' }],
      ['signIn', { username: 'meera', password: testPassword }],
      ['exportFarmerByArea', { ...area, state: 'Maharashtra' }],
    ] as const) {
      expect((await rest.send(call, { body, token })).statusCode, call).toBe(500);
    }
    await rest.database.execute(sql`alter table put_away rename to audit_events`);
    const [meera] = await rest.database.select().from(employees).where(eq(employees.username, 'meera'));
    expect(meera?.active).toBe(true);
    expect(await rest.database.$count(sessions)).toBe(signedIn);
  });
});

describe('the audit log', () => {
  test('is readable by administrators only', async () => {
    const page = { pageNumber: '0', pageSize: '10' };
    expect((await rest.send('fetchAuditEvents', { query: page, token: await rest.signIn('meera') })).statusCode).toBe(403);
    expect((await rest.send('fetchAuditEvents', { query: page })).statusCode).toBe(401);
  });

  test('is filtered by actor or subject, ignoring case and accents', async () => {
    const found = await events({ person: 'RÁVI' });
    expect(found.length).toBeGreaterThan(5);
    for (const { actorId, subjectId } of found) expect([actorId, subjectId]).toContain(ids['ravi']);
    expect(await events({ person: '%' })).toEqual([]);
    // Ids of farmers and batches do not match people.
    expect((await events({ person: 'asha' })).every(({ actorId }) => actorId === ids['asha'])).toBe(true);
  });

  test('is filtered by action and by days in India', async () => {
    expect((await events({ action: 'ACTIVATED' })).map(({ action }) => action)).toEqual(['ACTIVATED']);
    const all = (await events()).length;
    await rest.database.insert(auditEvents).values([
      { at: '2026-11-18T18:29:59Z', action: 'SIGNED_UP' },
      { at: '2026-11-18T18:30:00Z', action: 'SIGNED_UP' },
      { at: '2026-11-19T18:29:59Z', action: 'SIGNED_UP' },
    ]);
    expect(await events({ from: '2026-11-19', until: '2026-11-19' })).toHaveLength(2);
    expect(await events({ until: '2026-11-18' })).toHaveLength(1);
    expect(await events({ from: '2026-11-20' })).toHaveLength(all);
  });

  test('is paged, newest first, with the total', async () => {
    const all = await events();
    const answer = await rest.send('fetchAuditEvents', { query: { pageNumber: '1', pageSize: '3' }, token });
    expect(answer.json().data).toEqual(all.slice(3, 6));
    expect(answer.headers[totalCountHeader]).toBe(String(all.length));
  });

  test('refuses unknown filters', async () => {
    const refused = await rest.send('fetchAuditEvents', { query: { pageNumber: '0', pageSize: '3', action: 'FORGOTTEN' }, token });
    expect(refused.json().message).toMatch(/^action has to be one of SIGNED_IN, /);
  });
});

describe('the table', () => {
  const young = { at: new Date().toISOString(), action: 'SIGNED_UP' } as const;
  const old = { ...young, at: '2020-01-01T00:00:00Z' };

  test.each([
    ['an update', sql`update audit_events set detail = 'x'`],
    ['a delete', sql`delete from audit_events`],
    ['a delete of old events', sql`delete from audit_events where at < '2021-01-01'`],
    ['emptying it', sql`truncate audit_events`],
    [
      'a delete of recent events, even by an operator',
      sql`with operator as materialized (select set_config('audit.prune', 'on', true)) delete from audit_events using operator`,
    ],
  ])('refuses %s', async (_name, statement) => {
    await rest.database.insert(auditEvents).values([young, old]);
    const before = await rest.database.$count(auditEvents);
    await expect(rest.database.execute(statement)).rejects.toMatchObject({ cause: { message: expect.stringContaining('audit_events is only added to') } });
    expect(await rest.database.$count(auditEvents)).toBe(before);
  });

  test('lets an operator’s command delete only rows that are over 400 days old', async () => {
    const dayMs = 24 * 60 * 60_000;
    await rest.database
      .insert(auditEvents)
      .values([old, { ...young, at: new Date(Date.now() - 401 * dayMs).toISOString() }, { ...young, at: new Date(Date.now() - 399 * dayMs).toISOString() }]);
    const isOld = sql`${auditEvents.at} < now() - interval '400 days'`;
    const [oldOnes, all] = [await rest.database.$count(auditEvents, isOld), await rest.database.$count(auditEvents)];
    expect(await pruneAudit(rest.database)).toBe(oldOnes);
    expect(oldOnes).toBeGreaterThanOrEqual(2);
    expect(await rest.database.$count(auditEvents)).toBe(all - oldOnes);
    expect(await pruneAudit(rest.database)).toBe(0);
    await expect(rest.database.delete(auditEvents)).rejects.toThrow();
  });
});
