/** The audit log: read from the embedded REST API, and log lines in front of a provider. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attendance } from '../../../rest/contract/attendance.ts';
import { audit } from '../../../rest/contract/audit.ts';
import { employees } from '../../../rest/contract/employees.ts';
import { farmers } from '../../../rest/contract/farmers.ts';
import { session } from '../../../rest/contract/session.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const fields = 'nodes { id at action actorId actorName subjectId subjectName detail } totalCount';

describe('with extensions', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ extensions: true });
    gateway.rest.answer(session.userDetails, { payload: { id: 1, roles: ['ROLE_ADMIN'] } });
  });
  afterAll(() => gateway[Symbol.asyncDispose]());
  beforeEach(() => void gateway.rest.log.splice(0));

  test('fetches a page with one call and its filters', async () => {
    const wire = {
      id: 5,
      at: '2026-11-20T04:00:00Z',
      action: 'ATTENDANCE_APPROVED',
      actorId: 1,
      actorName: 'Asha Patil',
      subjectId: '3',
      subjectName: 'Ravi',
      detail: '2026-11-19',
    };
    gateway.rest.answer(audit.fetchAuditEvents, { payload: [wire, { id: 4, action: 'FORGOTTEN' }] });
    const filters = 'person: "ravi", action: ATTENDANCE_APPROVED, from: "2026-11-01", until: "2026-11-30"';
    const { result } = await gateway.ask(`{ auditEvents(${filters}, page: 1, size: 5) { ${fields} } }`, {}, 'admin');
    expect(result).toEqual({
      data: {
        auditEvents: {
          nodes: [
            { ...wire, id: '5', at: '2026-11-20T09:30:00.000+05:30', actorId: '1' },
            { id: '4', at: null, action: null, actorId: null, actorName: null, subjectId: null, subjectName: null, detail: null },
          ],
          totalCount: null,
        },
      },
    });
    const [request] = gateway.rest.log.filter(({ call }) => call === 'fetchAuditEvents');
    expect(request?.query).toEqual({ person: 'ravi', action: 'ATTENDANCE_APPROVED', from: '2026-11-01', until: '2026-11-30', pageNumber: '1', pageSize: '5' });
  });

  test('logs no line for a mutation, because the REST API records it', async () => {
    gateway.logged.length = 0;
    gateway.rest.answer(attendance.approveAttendance, { payload: { message: 'Done' } });
    await gateway.ask('mutation { approveAttendance(input: { userId: "3", date: "2026-11-19" }) { message } }', {}, 'admin');
    expect(gateway.logged.filter((line) => line.includes('"audit"'))).toEqual([]);
  });
});

describe('in front of a provider', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
    gateway.rest.answer(session.userDetails, { payload: { id: 17, roles: ['ROLE_ADMIN'] } });
  });
  afterAll(() => gateway[Symbol.asyncDispose]());
  beforeEach(() => {
    gateway.logged.length = 0;
    gateway.rest.log.splice(0);
  });

  const lines = () => gateway.logged.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ msg }) => msg === 'audit');
  const canary = 'canary-7261';
  const person = `firstName: "${canary}", lastName: "${canary}", dateOfBirth: "1990-02-28", gender: MALE, phoneNumber: "9822041735", email: "${canary}@example.in", address: { street: "${canary}", village: "", taluka: "Shirur", district: "Pune", state: "Maharashtra", pinCode: "412210" }`;

  test('returns null for the list without a call', async () => {
    const { result } = await gateway.ask(`{ auditEvents { ${fields} } }`, {}, 'admin');
    expect(result).toEqual({ data: { auditEvents: null } });
    expect(gateway.rest.log.map(({ call }) => call)).toEqual(['userDetails']);
  });

  test('logs the person for a sign-in and its session, and nobody for a refused one', async () => {
    const signIn = `mutation { signIn(input: { username: "${canary}", password: "${canary}" }) { token } }`;
    gateway.rest.answer(session.signIn, { payload: { token: 'token-of-asha', id: 17, roles: ['ROLE_ADMIN'] } });
    await gateway.ask(signIn);
    gateway.rest.answer(session.changePassword, { payload: { message: 'Done' } });
    await gateway.ask(
      `mutation { changePassword(input: { oldPassword: "${canary}", newPassword: "${canary}", confirmPassword: "${canary}" }) { message } }`,
      {},
      'token-of-asha',
    );
    gateway.rest.answer(session.signIn, { status: 401, body: { status: false, message: 'Bad credentials' } });
    await gateway.ask(signIn);
    const [signedIn, changed, refused, ...more] = lines();
    expect(signedIn).toMatchObject({
      mutation: 'signIn',
      outcome: 'done',
      person: '17',
      session: expect.stringMatching(/^.{16}$/),
      requestId: expect.any(String),
    });
    expect(changed).toMatchObject({ mutation: 'changePassword', outcome: 'done', session: signedIn?.['session'] });
    expect(refused).toMatchObject({ mutation: 'signIn', person: null, session: null });
    expect(refused?.['outcome']).not.toBe('done');
    expect(more).toEqual([]);
    expect(gateway.logged.join('')).not.toMatch(/canary|token-of-asha/);
  });

  test.each([
    ['approveAttendance(input: { userId: "3", date: "2026-11-19" }) { message }', attendance.approveAttendance, { userId: '3', date: '2026-11-19' }],
    [
      `withdrawApproval(input: { userId: "3", date: "2026-11-19", reason: "${canary}" }) { userErrors { message } }`,
      undefined,
      { userId: '3', date: '2026-11-19', outcome: 'refused' },
    ],
    ['generateQrCodes(input: { productVariantId: "7", quantity: 500 }) { message }', undefined, { productVariantId: '7', quantity: 500 }],
    [
      `setEmployeeActive(input: { email: " ${canary}@example.in", active: false }) { message }`,
      employees.activateUser,
      { active: false, emailSha256: '34646aeed08103f16d647ce943171a1c666f68b32a7acdaf5da9f4cb780d3561' },
    ],
    [`addEmployee(input: { ${person}, roles: [USER, MODERATOR] }) { message }`, employees.addUser, { roles: ['USER', 'MODERATOR'] }],
    [`addFarmer(input: { ${person} }) { message }`, farmers.addFarmer, {}],
    [`exportFarmers(input: { area: { state: "Maharashtra" }, text: "${canary}" }) { url }`, undefined, { area: { state: 'Maharashtra' } }],
  ] as const)('%s logs one line without any user input', async (mutation, call, subject) => {
    if (call !== undefined) gateway.rest.answer(call, { payload: { message: 'Done' } });
    const { result } = await gateway.ask(`mutation { ${mutation} }`, {}, 'admin');
    expect(result.errors).toBeUndefined();
    const [line, ...more] = lines();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ mutation: /^\w+/.exec(mutation)?.[0], outcome: expect.any(String), person: '17', ...subject });
    expect(gateway.logged.join('')).not.toContain('canary');
  });
});
