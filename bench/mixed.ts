/**
 * `npm run bench:mixed` measures two instances of the built product on one PostgreSQL and one Redis under the mixed load of an office: virtual users who
 * send an operation of the web client, wait for the response and pause for about a second.
 * `npm run bench:mixed -- --farmers 1000000 --users 25,50,100,200 --seconds 120` changes the size of the company, the numbers of users and the seconds
 * of each. `--beside none,XLSX,CSV` repeats each number of users while one person repeatedly exports all farmers in that format.
 * With `DATABASE_URL`, a migrated PostgreSQL that already contains the company, it loads nothing; `SECRET` is that of the company.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { Pool } from 'undici';
import { webDocuments } from '../gateway/graphql/web-documents.generated.ts';
import { startRedisServer } from '../gateway/testing/redis-server.ts';
import { hashToken } from '../rest/embedded/calls/token.ts';
import { migratePostgres } from '../rest/embedded/database/migrate-postgres.ts';
import { demoAccounts } from '../rest/embedded/demo/accounts.ts';
import { openClient, query } from '../rest/embedded/testing/postgres-client.ts';
import { startPostgres } from '../rest/embedded/testing/postgres-server.ts';
import { childNamed, cpuOfTree, type Measured, parentOf, startGateway } from './process.ts';

const { values: options } = parseArgs({
  options: {
    farmers: { type: 'string', default: '100000' },
    users: { type: 'string', default: '25,50,100' },
    seconds: { type: 'string', default: '60' },
    beside: { type: 'string', default: 'none' },
  },
});
const farmers = Number(options.farmers);
const seconds = Number(options.seconds);
const until = '2026-11-20';
const month = { month: 11, year: 2026, page: 0 };

interface Step {
  readonly name: string;
  /** Share of all operations in percent. */
  readonly share: number;
  readonly document: string;
  variables(): object;
}

const documentOf = (name: string) => {
  const found = webDocuments.find((text) => new RegExp(`^(query|mutation) ${name}\\b`).test(text));
  if (found === undefined) throw new Error(`The web client has no document ${name}`);
  return found;
};
const below = (count: number) => Math.floor(Math.random() * count);
function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[below(values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from');
  return value;
}
const texts = ['patil', 'ramesh patil', '98220', 'shinde', 'wadgaon', 'p', '98'];

/** Returns the operations of an office with their shares. */
function mixOf(staff: readonly string[]): readonly Step[] {
  const step = (name: string, share: number, variables: Step['variables']): Step => ({ name, share, document: documentOf(name), variables });
  const date = () => `2026-11-${String(1 + below(19)).padStart(2, '0')}`;
  const farmer = () => ({
    firstName: oneOf(['Ramesh', 'Sunita', 'Ganesh', 'Kavita']),
    lastName: randomBytes(6).toString('hex').replaceAll(/\d/g, 'a'),
    dateOfBirth: '1980-01-01',
    gender: 'MALE',
    phoneNumber: `9${String(below(1e9)).padStart(9, '0')}`,
    email: '',
    address: { street: 'Gat 1', taluka: 'Haveli', district: 'Pune', state: 'Maharashtra', pinCode: '412105' },
    clientMutationId: randomBytes(12).toString('hex'),
  });
  return [
    step('Farmers', 22, () => ({ page: below(Math.min(1_000, farmers / 10)) })),
    step('Search', 12, () => ({ text: oneOf(texts) })),
    step('SearchFarmers', 10, () => ({ text: oneOf(texts), page: 0 })),
    step('FarmerRecord', 12, () => ({ id: String(1 + below(farmers / 2)) })),
    step('TeamDay', 6, () => ({ date: date(), page: below(Math.ceil(staff.length / 10)) })),
    step('Day', 6, () => ({ userId: oneOf(staff), date: date() })),
    step('Meetings', 12, () => ({ page: below(100), filter: { everyone: true, ...(below(3) === 0 && { text: oneOf(texts) }) } })),
    step('AddFarmer', 4, () => ({ input: farmer() })),
    step('Employees', 5, () => ({ roles: ['USER'], page: below(Math.ceil(staff.length / 10)) })),
    step('Invoices', 5, () => month),
    step('QrUses', 6, () => month),
  ];
}

function choose(mix: readonly Step[]): Step {
  return oneOf(mix.flatMap((step) => Array.from({ length: step.share }, () => step)));
}

interface Sent {
  readonly name: string;
  readonly ms: number;
  readonly error: string | null;
}

/** Sends operations until the time is over, with pauses of 0.5 to 1.5 seconds. */
async function beUser(pool: Pool | undefined, token: string, mix: readonly Step[], endAt: number, sent: Sent[]): Promise<void> {
  if (pool === undefined) throw new Error('There is no instance');
  await setTimeout(Math.random() * 1_000);
  while (performance.now() < endAt) {
    const step = choose(mix);
    const start = performance.now();
    const body = JSON.stringify({ query: step.document, variables: step.variables() });
    let error: string | null = null;
    try {
      const response = await pool.request({
        path: '/graphql',
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body,
      });
      const result: { errors?: readonly { message: string }[] } = JSON.parse(await response.body.text());
      error = result.errors?.[0]?.message ?? null;
    } catch (failure) {
      error = String(failure);
    }
    sent.push({ name: step.name, ms: performance.now() - start, error });
    await setTimeout(500 + Math.random() * 1_000);
  }
}

/** Exports all farmers repeatedly until the time is over. */
async function exportAgain({ port }: Measured, token: string, format: string, endAt: number): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const body = JSON.stringify({ query: documentOf('ExportFarmers'), variables: { input: { format } } });
  while (performance.now() < endAt) {
    const made = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    });
    const result: { data: { exportFarmers: { url: string } } } = JSON.parse(await made.text());
    const file = await fetch(new URL(result.data.exportFarmers.url, origin), { headers: { 'accept-encoding': 'br' } });
    for await (const _ of file.body ?? []) if (performance.now() >= endAt) break;
  }
}

const percentiles = (all: readonly Sent[]) => {
  const sorted = all.map(({ ms }) => ms).sort((one, other) => one - other);
  return [0.5, 0.95, 0.99].map((share) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0)).join(', ');
};

async function openDatabase() {
  const existing = process.env['DATABASE_URL'];
  if (existing !== undefined) return { url: existing, close: async () => {} };
  const server = await startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB']);
  const url = server.urlOf('postgres');
  await migratePostgres(url);
  const scale = { farmers, employees: Math.max(27, farmers / 1_000), days: 90, uses: farmers, batches: 10, codes: Math.max(1_000, farmers / 10) };
  const words = Object.entries({ ...scale, until }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const environment = { PATH: process.env['PATH'] ?? '', DATABASE_URL: url };
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'bench/load-company.ts', ...words], { env: environment, maxBuffer: 1e8 });
  return { url, close: async () => server[Symbol.asyncDispose]() };
}

/** Adds a session of the administrator for each user, because sign-ins of one name are limited. */
async function addSessions(url: string, count: number): Promise<readonly string[]> {
  const { username = '' } = demoAccounts.find(({ role }) => role === 'admin') ?? {};
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const rows = tokens.map((token) => `('${hashToken(token)}', (select id from employees where username = '${username}'), '${until}', '2027-12-31')`);
  await query(url, `insert into sessions (token_hash, employee_id, created_at, expires_at) values ${rows.join(', ')}`);
  return tokens;
}

/** Returns the process id of the server, which is the parent of each connection's process. */
async function serverPid(url: string): Promise<number> {
  await using client = await openClient(url);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]?.pid ?? 0);
}

type CpuMs = Readonly<Record<string, number>>;

interface Servers {
  readonly instances: readonly Measured[];
  readonly postgresPid: number;
  readonly redisPid: number;
}

function cpuOf({ instances, postgresPid, redisPid }: Servers): CpuMs {
  const sumOf = (of: (instance: Measured) => number) => instances.reduce((sum, instance) => sum + of(instance), 0);
  return {
    gateways: sumOf(({ cpuMs }) => cpuMs()),
    'REST APIs': sumOf(({ pid, cpuMs }) => cpuOfTree(pid) - cpuMs()),
    PostgreSQL: cpuOfTree(postgresPid),
    Redis: cpuOfTree(redisPid),
  };
}

/** Runs the users, and returns a row of the table and the errors. */
async function measure(servers: Servers, tokens: readonly string[], mix: readonly Step[], beside = 'none') {
  const pools = servers.instances.map(({ port }) => new Pool(`http://127.0.0.1:${port}`, { connections: tokens.length, pipelining: 1 }));
  const sent: Sent[] = [];
  const before = cpuOf(servers);
  const start = performance.now();
  const endAt = start + seconds * 1_000;
  const [instance] = servers.instances;
  const [token] = tokens;
  const exporting = beside === 'none' || instance === undefined || token === undefined ? null : exportAgain(instance, token, beside, endAt);
  await Promise.all(tokens.map((each, user) => beUser(pools[user % pools.length], each, mix, endAt, sent)));
  await exporting;
  const took = (performance.now() - start) / 1_000;
  const after = cpuOf(servers);
  await Promise.all(pools.map((pool) => pool.close()));
  const cpu = Object.entries(after).map(([name, ms]) => ((ms - (before[name] ?? 0)) / sent.length).toFixed(2));
  const errors = sent.flatMap(({ name, error }) => (error === null ? [] : [`${name}: ${error}`]));
  const row = [
    `${tokens.length}${beside === 'none' ? '' : `, ${beside}`}`,
    (sent.length / took).toFixed(1),
    percentiles(sent),
    `${errors.length} of ${sent.length}`,
    cpu.join(', '),
  ];
  const byName = mix.map(({ name }) => [name, percentiles(sent.filter((each) => each.name === name))] as const);
  return { row, byName, errors };
}

const tableRow = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
const tableHead = (cells: readonly string[]) => `\n${tableRow(cells)}|${'---|'.repeat(cells.length)}\n`;

const database = await openDatabase();
const redis = await startRedisServer();
const instances: Measured[] = [];
try {
  const secret = process.env['SECRET'];
  const environment = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url.href,
    DEMO_DATA: 'off',
    CLOCK: `${until}T09:30:00+05:30`,
    LOG_LEVEL: 'warn',
    ...(secret && { SECRET: secret }),
  };

  for (let instance = 0; instance < 2; instance += 1) instances.push(await startGateway('', environment));
  const servers = { instances, postgresPid: await serverPid(database.url), redisPid: childNamed('redis-server') };
  const userCounts = options.users.split(',').map(Number);
  const tokens = await addSessions(database.url, Math.max(...userCounts));
  const staff = await query<{ id: string }>(database.url, "select id::text from employees where roles = array['ROLE_USER'] and active");
  const mix = mixOf(staff.map(({ id }) => id));
  process.stdout.write(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, ${farmers} farmers\n`);
  // The first requests compile the operations and open the connections.
  await measure(servers, tokens.slice(0, 10), mix);
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  const runs = userCounts.flatMap((count) => options.beside.split(',').map((beside) => ({ count, beside })));
  for (const { count, beside } of runs) measured.push(await measure(servers, tokens.slice(0, count), mix, beside));
  process.stdout.write(
    tableHead(['users', 'requests/s', 'p50, p95, p99 ms', 'errors', `CPU ms per request: ${Object.keys(cpuOf(servers)).join(', ')}`]) +
      measured.map(({ row }) => tableRow(row)).join('') +
      tableHead(['p50, p95, p99 ms', ...measured.map(({ row: [users] }) => `${users} users`)]) +
      mix.map(({ name }, index) => tableRow([name, ...measured.map(({ byName }) => byName[index]?.[1] ?? '')])).join(''),
  );
  for (const error of new Set(measured.flatMap(({ errors }) => errors))) process.stdout.write(`${error}\n`);
} finally {
  for (const instance of instances) instance.stop();
  await Promise.all(instances.map(({ ended }) => ended));
  await redis[Symbol.asyncDispose]();
  await database.close();
}
