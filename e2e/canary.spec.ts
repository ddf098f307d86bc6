/**
 * Secrets and personal data never appear in the output of the two processes or in exported traces, for any request and any failure.
 * The tests send marked values in every field, by every role, and in the address of every page. They run with all data, with a failing
 * database, and with a failing REST API.
 */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { holdFreePort } from '../gateway/free-port.ts';
import { type FakeAnswer, type Fault, startFakeRest } from '../gateway/testing/fake-rest.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../gateway/testing/otlp-receiver.ts';
import { schemaOperations } from '../gateway/testing/schema-operations.ts';
import { calls } from '../rest/contract/calls.ts';
import { session } from '../rest/contract/session.ts';
import { openStore } from '../rest/embedded/database/open-store.ts';
import { invented, leaksIn, marked, newEmail, newPhone, password, secretsIn, wrong } from './canary.ts';
import { type Demo, findDemo } from './demo.ts';
import { eventually } from './processes.ts';
import { clockStart, type Product, startProduct } from './product.ts';
import { screens } from './screens.ts';
import { ask, signIn } from './session.ts';
import { newStore, type Store } from './store.ts';

// Each test sends hundreds of operations.
vi.setConfig({ testTimeout: 300_000 });

let store: Store;
let collector: OtlpReceiver;
let metricsPort: number;
/** Logs and traces everything, but without the demo mode, which logs links for people without a mailbox. */
let environment: Readonly<Record<string, string>>;
/** Personal data that appeared in responses. */
const secrets = new Set<string>();
beforeEach(async () => {
  store = await newStore(inject('template'));
  collector = await startOtlpReceiver();
  const held = await holdFreePort('127.0.0.1');
  metricsPort = held.port;
  await held.release();
  environment = {
    LOG_LEVEL: 'trace',
    DEMO_DATA: 'off',
    TRUST_PROXY: 'on',
    ACCEPT_NEW_SECRET: 'on',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url.href,
    METRICS_PORT: String(metricsPort),
  };
  secrets.clear();
});
afterEach(async () => {
  await store.remove();
  await collector[Symbol.asyncDispose]();
});

/** Returns headers with another client address each time, because limits count by address. */
const fromAnywhere = () => ({ 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}` });

async function askGateway(url: string, document: string, variables: object, token: string | null): Promise<void> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromAnywhere(), ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data }: { data?: unknown } = await answer.json();
  for (const secret of secretsIn(data)) secrets.add(secret);
}

/**
 * Sends every field of the schema with the first value of each enum, with each of the tokens. Only invented tokens sign out, because the others are used again.
 */
async function askEverything(url: string, demo: Demo, tokens: readonly (string | null)[]): Promise<void> {
  for (const token of tokens) {
    const isInvented = token === null || token.startsWith(invented);
    for (const operation of schemaOperations.filter(({ name }) => isInvented || name !== 'signOut')) {
      await askGateway(url, operation.document, operation.variables(marked(operation, demo, 0)), token);
    }
  }
}

/** Sends every field with the last value of each enum, and with values of wrong types. */
async function askOtherwise(url: string, demo: Demo, token: string): Promise<void> {
  for (const operation of schemaOperations.filter(({ name }) => name !== 'signOut')) {
    await askGateway(url, operation.document, operation.variables(marked(operation, demo, -1)), token);
    await askGateway(url, operation.document, operation.variables(wrong), token);
  }
}

const markedDemo: Demo = {
  employee: invented,
  farmerMeeting: invented,
  dealerMeeting: invented,
  batch: invented,
  invoice: invented,
  qrUser: invented,
  farmer: invented,
  dealer: invented,
};

/** Requests every page, every kind of link and unreadable input, each with marks in its address, its headers or its body. */
async function visitEverything(url: string): Promise<void> {
  const addresses = [
    ...screens.map(({ address }) => address(markedDemo)),
    ...[...secrets].filter((secret) => secret.startsWith('http')),
    `/reset/${invented}`,
    `/images/${invented}.png?day=2026-11-20&sig=${invented}`,
    `/images/${invented}.png?day=2026-11-20&sig=${invented}&size=thumbnail`,
    `/exports/Farmers.xlsx?ticket=${invented}`,
    `/graphql?query=${encodeURIComponent(`{ ${invented} }`)}`,
    `/${invented}`,
    `/%zz/${invented}`,
    `/assets/${invented}.js`,
    `/health/${invented}`,
  ];
  const headers = { authorization: `Bearer ${invented}`, cookie: invented, referer: `${url}/reset/${invented}`, 'x-request-id': `${invented} 7` };
  for (const address of addresses) {
    const target = new URL(address, url).pathname === '/' ? `${url}${address}` : new URL(address, url).href;
    for (const accept of ['text/html', '*/*']) await (await fetch(target, { headers: { ...headers, accept } })).arrayBuffer();
    await (await fetch(target, { method: 'POST', headers, body: invented })).arrayBuffer();
  }
  const bodies = [`{"query": "{ ${invented}`, `{"query": "{ me(${invented}: 1) { id } }"}`, `{"query": "{ me {"}`, invented.repeat(20_000), `["${invented}"]`];
  for (const body of bodies) {
    await (await fetch(`${url}/graphql`, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body })).arrayBuffer();
  }
}

/** Returns the output and the traces of a product after it has ended. */
async function endedOutput(product: Product): Promise<readonly string[]> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await product.stop();
  expect(collector.spans).not.toEqual([]);
  return [...product.output, ...product.logs, ...metrics.split('\n'), ...collector.texts];
}

interface Line {
  readonly process?: string;
  readonly msg?: string;
  readonly call?: string;
  readonly err?: { readonly code?: string };
}

const linesOf = ({ logs }: Product) => logs.map((line): Line => JSON.parse(line));

/** Adds a person who sets a password by the link, signs in, changes the password, and resets it by mail. */
async function liveOnce(url: string, admin: string): Promise<string> {
  const [email, phoneNumber] = [newEmail(), newPhone()];
  const person = { firstName: 'Canary', lastName: 'Canary', dateOfBirth: '1990-02-28', gender: 'FEMALE', phoneNumber, email };
  const address = { street: 'Canary', taluka: 'Haveli', district: 'Pune', state: 'Maharashtra', pinCode: '413726' };
  const add = 'mutation ($input: AddEmployeeInput!) { addEmployee(input: $input) { setPasswordUrl } }';
  const added = await ask<{ addEmployee: { setPasswordUrl: string } }>(url, add, { input: { ...person, address } }, admin);
  const reset = async (link: string, newPassword: string) => {
    await (await fetch(link)).text();
    const token = link.split('/').at(-1) ?? '';
    secrets.add(token);
    await askGateway(
      url,
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { userErrors { message } } }',
      { input: { token, password: newPassword, confirmPassword: newPassword } },
      null,
    );
  };
  const signedIn = async (by: string) => {
    const document = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
    const answer = await ask<{ signIn: { token: string } }>(url, document, { input: { username: email, password: by } });
    const token = answer.data?.signIn.token ?? '';
    expect(token).not.toBe('');
    secrets.add(token);
    return token;
  };
  await reset(added.data?.addEmployee.setPasswordUrl ?? '', password);
  const token = await signedIn(password);
  const changed = { oldPassword: password, newPassword: `${password}2`, confirmPassword: `${password}2` };
  await askGateway(url, 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { message } }', { input: changed }, token);
  await askGateway(url, 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }', { input: { email } }, null);
  const outbox = path.join(store.folder, 'outbox');
  const mails = async () => Promise.all((await readdir(outbox).catch(() => [])).map((name) => readFile(path.join(outbox, name), 'utf8')));
  const link = async () => (await mails()).map((mail) => mail.includes(email) && /http\S+/.exec(mail)?.[0]).find(Boolean);
  await eventually(async () => Boolean(await link()), 'the mail is there');
  await reset(String(await link()), `${password}3`);
  return signedIn(`${password}3`);
}

test('with all data: no output of the two processes contains a mark, and every call of the contract was answered', async () => {
  const product = await startProduct({ store, environment });
  const demo = await findDemo(product.url, clockStart.slice(0, 10));
  const { token: admin } = await signIn(product.url, 'admin');
  secrets.add(admin);
  const employee = await liveOnce(product.url, admin);
  await askEverything(product.url, demo, [null, invented, employee, admin]);
  await askOtherwise(product.url, demo, admin);
  await askChecked(product.url, admin);
  // The complete day of a team exceeds the cost limit of an operation.
  await askGateway(product.url, '{ teamDay(date: "2026-11-19") { people { day { visitCount } } } }', {}, admin);
  await visitEverything(product.url);
  await askGateway(product.url, 'mutation { signOut(input: {}) { message } }', {}, employee);
  const output = await endedOutput(product);

  expect(leaksIn(output, secrets)).toEqual([]);
  const lines = linesOf(product);
  expect(new Set(lines.map(({ process }) => process))).toEqual(new Set(['gateway', 'rest']));
  const answered = new Set(lines.filter(({ msg }) => msg === 'answered').map(({ call }) => call));
  expect(calls.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
  const traced = new Set(collector.spans.map(({ attributes }) => attributes['rest.call']));
  expect(calls.map(({ name }) => name).filter((name) => !traced.has(name))).toEqual([]);
  expect(secrets.size).toBeGreaterThan(50);
});

/** Changes all tables except those that a session needs. */
async function breakTables(statement: (table: string) => string): Promise<void> {
  const { DATABASE_URL: url } = store.environment;
  const { database, close } = await openStore(url === undefined ? { kind: 'folder', path: store.folder } : { kind: 'postgres', url });
  const spared = new Set(['sessions', 'idempotency_keys', 'settings']);
  // Rows are objects in `rows` or the result itself, depending on the driver.
  const found = Object(await database.execute(sql`select table_name as name from information_schema.tables where table_schema = 'public'`));
  for (const { name } of found.rows ?? found) if (!spared.has(name)) await database.execute(sql.raw(statement(name)));
  await close();
}

test.each([
  ['refuses every row', (table: string) => `alter table ${table} add constraint broken check (false) not valid`, '23514'],
  [
    'lacks the tables and columns that are read',
    (table: string) => (table === 'employees' ? 'alter table employees rename street to gone' : `alter table ${table} rename to ${table}_gone`),
    '42',
  ],
])('with a database that %s: no output contains a mark', async (_name, statement, code) => {
  const whole = await startProduct({ store, environment });
  const demo = await findDemo(whole.url, clockStart.slice(0, 10));
  const { token: admin } = await signIn(whole.url, 'admin');
  await whole.stop();
  await breakTables(statement);

  const product = await startProduct({ store, environment });
  // Without a token, the same calls are made or none.
  await askEverything(product.url, demo, [admin]);
  await askOtherwise(product.url, demo, admin);
  expect(leaksIn(await endedOutput(product), new Set([...secrets, admin]))).toEqual([]);
  const failed = linesOf(product).filter(({ process, err }) => process === 'rest' && err?.code?.startsWith(code));
  expect(failed.length).toBeGreaterThan(10);
});

const row = { firstName: invented, email: invented, phoneNumber: '9872600000', password: invented };
const failing: readonly (FakeAnswer | Fault)[] = [
  { status: 500, body: { message: `insert into farmers values ('${invented}')`, trace: invented } },
  { status: 400, body: { status: false, message: invented } },
  { status: 429, body: { message: invented } },
  { status: 200, body: `<title>${invented}</title>` },
  { payload: [row] },
  { payload: { id: [row], ...row } },
  { body: { status: false, message: invented, data: row } },
  'cutBody',
  'reset',
];

/** Operations whose arguments the gateway checks before the call, so no mark gets through, or that accept only one argument. */
const checkedBefore = [
  '{ employees { nodes { id } } }',
  '{ dayTypes(userIds: ["1"], month: 11, year: 2026) { userId } }',
  '{ qrBatch(id: "1") { usedCount } }',
  '{ qrPoints(userId: "1") { balance } }',
  '{ activityReport(from: "2026-11-01", to: "2026-11-19", groupBy: EMPLOYEE) { rows { label } } }',
  '{ coverage(type: FARMER, days: 30, groupBy: TALUKA) { rows { label } } }',
  '{ plannedMeetings(userId: "1", from: "2026-11-16", to: "2026-11-22") { nextPage } }',
  '{ unvisitedCounts(type: FARMER, days: [30, 90]) { total } }',
  'mutation { mergeCustomers(input: { type: FARMER, keepId: "1", keepVersion: 1, mergeId: "2", mergeVersion: 1, values: {} }) { message } }',
  'mutation { mergeCustomers(input: { type: DEALER, keepId: "1", keepVersion: 1, mergeId: "2", mergeVersion: 1, values: {} }) { message } }',
  'mutation { dismissDuplicate(input: { type: DEALER, id: "1", otherId: "2" }) { message } }',
  'mutation { voidQrCodes(input: { batchId: "1", fromSerial: 0, toSerial: 0, reason: "Torn" }) { voidedCount } }',
  'mutation { updateEmployee(input: { userId: "1", firstName: "Tanaji" }) { message } }',
  'mutation { markAttendance(input: { userId: "1", date: "2026-11-19" }) { message } }',
];

async function askChecked(url: string, token: string): Promise<void> {
  for (const operation of checkedBefore) await askGateway(url, operation, {}, token);
}

/** Fields in which an enum value chooses the call, with the value that the generated operations do not use. */
const ofAnotherKind = `{
  meeting(id: "1", type: DEALER) { id }
  meetings(scope: ASSIGNED) { nodes { id } }
  registeredCustomers(type: DEALER, people: [{ firstName: "A", lastName: "B", phoneNumber: "9822041735" }]) { id }
  possibleDuplicates(type: DEALER, phone: "9822041735") { id }
  duplicates(type: DEALER) { nodes { id } }
}`;

test('with a failing REST API: no output contains a mark', async () => {
  const rest = await startFakeRest({ extensions: true });
  const provider = { REST_API_URL: rest.url.href, REST_EXTENSIONS: 'on', DATABASE_URL: '' };
  const product = await startProduct({ store, environment: { ...environment, ...provider } });
  for (const failure of failing) {
    for (const call of calls) {
      if (typeof failure === 'string') rest.fail(call, failure);
      else rest.answer(call, failure);
    }
    // First with a caller whose roles are known, then without known roles.
    await askEverything(product.url, markedDemo, [`${invented}-${randomUUID()}`]);
    rest.fail(session.userDetails, null);
    // Ids are not secret, because the log names the person whose access was denied by their id.
    rest.answer(session.userDetails, { payload: { id: '1', roles: ['ROLE_ADMIN'] } });
    const admin = `${invented}-${randomUUID()}`;
    await askEverything(product.url, markedDemo, [admin]);
    await askGateway(product.url, ofAnotherKind, {}, admin);
    await askChecked(product.url, admin);
  }
  expect(leaksIn(await endedOutput(product), secrets)).toEqual([]);
  await rest.close();
  const madeCalls = new Set(linesOf(product).map(({ call }) => call));
  // These calls need the result of another call, which fails: the cursor of changes, the employees of a team, and the batch of counts.
  const unreached = ['userDetails', 'fetchChanges', 'getDaysOfEmployees', 'fetchPlannedMeetings', 'fetchQRBatchReport'];
  expect(calls.map(({ name }) => name).filter((name) => !unreached.includes(name) && !madeCalls.has(name))).toEqual([]);
});
