/**
 * `npm run bench:data` measures the embedded REST API as the company grows, on PostgreSQL and, up to 100,000 farmers, on PGlite. Each size is loaded
 * into a new database, then the calls are made serially. The figures are the first call, the median and the 95th percentile, in milliseconds.
 * `npm run bench:data -- 10000 1000000` measures those sizes; the default is 10,000 and 100,000. With `DATABASE_URL`, a migrated and empty PostgreSQL,
 * it measures one size there and leaves the rows.
 * `--employees 1000 --days 365` changes the staff, a thousandth of the farmers by default, and the days, 90 by default.
 * `--times 10` multiplies meetings and uses of codes on PostgreSQL. `--as-is` measures the rows of `DATABASE_URL` and loads none.
 */
import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { totalCountHeader } from '../rest/contract/call.ts';
import { calls } from '../rest/contract/calls.ts';
import { migratePostgres } from '../rest/embedded/database/migrate-postgres.ts';
import { demoAccounts } from '../rest/embedded/demo/accounts.ts';
import { query } from '../rest/embedded/testing/postgres-client.ts';
import { startPostgres } from '../rest/embedded/testing/postgres-server.ts';
import { startRestProcess } from '../rest/embedded/testing/rest-process.ts';
import { cpuMs, watchMemory } from './process.ts';

const run = promisify(execFile);
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '1' },
    employees: { type: 'string' },
    days: { type: 'string', default: '90' },
    'as-is': { type: 'boolean', default: false },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [10_000, 100_000];
const maxInPglite = 100_000;
/** Number of measured calls of each kind, after two that are not counted. */
const rounds = 30;
const until = '2026-11-20';
const lastMonth = { month: 10, year: 2026 };
const everywhere = { state: '', district: '', taluka: '' };

interface Opened {
  readonly environment: Readonly<Record<string, string>>;
  /** Bytes of a row with its share of all indexes, by table; null when the database cannot be queried beside the product. */
  bytesOfRows(): Promise<Readonly<Record<string, number>> | null>;
  close(): Promise<void>;
}

const existing = process.env['DATABASE_URL'];

const stores: Readonly<Record<string, () => Promise<Opened>>> = {
  async PostgreSQL() {
    const server = existing === undefined ? await startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB']) : null;
    const url = server?.urlOf('postgres') ?? existing ?? '';
    if (server !== null) await migratePostgres(url);
    return {
      environment: { DATABASE_URL: url },
      async bytesOfRows() {
        const rows = await query<{ name: string; bytes: number }>(
          url,
          `select relname as name, round(pg_total_relation_size(oid) / nullif(reltuples, 0))::integer as bytes from pg_class
           where relname in ('farmers', 'travel_points', 'meetings', 'qr_uses') order by relname`,
        );
        return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]));
      },
      close: async () => server?.[Symbol.asyncDispose](),
    };
  },
  async PGlite() {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-data-'));
    return { environment: { DATA_DIR: folder }, bytesOfRows: async () => null, close: async () => rmSync(folder, { recursive: true }) };
  },
};

type Send = (name: string, input?: { readonly query?: Readonly<Record<string, string>>; readonly body?: object }) => Promise<Response>;

function sender(port: number, token: string): Send {
  return async (name, { query = {}, body } = {}) => {
    const call = calls.find((each) => each.name === name);
    if (call === undefined) throw new Error(`The contract has no call ${name}`);
    const answer = await fetch(`http://127.0.0.1:${port}${call.path}?${new URLSearchParams(query)}`, {
      method: call.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${name} was answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
}

/** Figures by a description of the action, in milliseconds or another unit. */
type Figures = Record<string, string>;

async function measure(send: Send, farmers: number, rest: ChildProcess): Promise<Figures> {
  const cpuOfRest = () => cpuMs(rest);
  const figures: Figures = {};
  const time = async (name: string, ask: (round: number) => Promise<Response>) => {
    const took: number[] = [];
    let first = 0;
    for (let round = -2; round < rounds; round += 1) {
      const start = performance.now();
      await (await ask(round)).arrayBuffer();
      const ms = performance.now() - start;
      if (round === -2) first = ms;
      if (round >= 0) took.push(ms);
    }
    took.sort((one, other) => one - other);
    figures[name] = [first, ...[0.5, 0.95].map((share) => took[Math.floor(share * rounds)] ?? 0)].map((ms) => ms.toFixed(0)).join(', ');
  };
  const page = (number: number, size = 10) => ({ pageNumber: String(number), pageSize: String(size) });
  const list = (number: number, size?: number) => send('getAllFarmersPage', { query: page(number, size) });
  const uses = (pageNumber: number) => send('getQRCodeUseHistory', { body: { ...lastMonth, pageNumber, pageSize: 10 } });
  const search = (searchText: string) => send('searchFarmerByArea', { body: { ...everywhere, searchText } });
  const totalOf = async (answer: Promise<Response>) => Number((await answer).headers.get(totalCountHeader) ?? 0);
  const meetings = (filters: Readonly<Record<string, string>>) => (number: number) =>
    send('getAllFarmerMeetingByUserPage', { query: { ...page(number), everyone: 'true', ...filters } });
  const filteredUses = (filters: object) => (pageNumber: number) =>
    send('getQRCodeUseHistory', { body: { ...lastMonth, ...filters, pageNumber, pageSize: 10 } });
  const find = (text: string) => send('findAnything', { body: { text, size: 5 } });
  const [staff]: { id: string }[] = (await (await send('fetchAllEmployeeByPage', { query: { ...page(0, 1), roles: 'user' } })).json()).data;
  const day = (round: number) =>
    send('getEmployeeDasboardByDate', { body: { userId: staff?.id, date: `2026-11-${String((Math.abs(round) % 19) + 1).padStart(2, '0')}` } });
  async function totalOnceCounted(ask: (number: number) => Promise<Response>): Promise<number> {
    let total = await totalOf(ask(0));
    for (let tries = 0; total === 0 && tries < 100; tries += 1) {
      await setTimeout(100);
      total = await totalOf(ask(0));
    }
    return total;
  }
  /** Measures the first page, then the middle and the last pages after the list was counted. */
  async function timeFiltered(name: string, ask: (number: number) => Promise<Response>) {
    await time(`${name}, first page`, () => ask(0));
    const total = await totalOnceCounted(ask);
    const last = Math.max(0, Math.ceil(total / 10) - 1);
    await time(`${name}, middle pages`, (round) => ask(Math.min(last, Math.floor(last / 2) + Math.abs(round))));
    await time(`${name}, last pages`, (round) => ask(Math.max(0, last - Math.abs(round))));
  }
  const pages = farmers / 10;
  const usePages = Math.floor((await totalOnceCounted(uses)) / 10);

  await time('farmers, first page', () => list(0));
  await time('farmers, page 1,000 and the next ones', (round) => list(Math.min(1_000, pages - 100) + round));
  await time('farmers, last pages', (round) => list(pages - 3 - rounds + round));
  await time('farmers, anywhere', (round) => list(Math.floor((pages * ((round * 7919) % 1_000)) / 1_000 + pages) % pages));
  const payrollMonth = { month: '10', year: '2026' };
  await time('payroll month, its state', () => send('fetchPayrollMonth', { query: payrollMonth }));
  await time('payroll month, ten people', () => send('fetchPayrollPeople', { query: { ...payrollMonth, ...page(0) } }));
  for (const type of ['FARMER', 'DEALER'])
    for (const groupBy of ['TALUKA', 'EMPLOYEE'])
      await time(`coverage of ${type.toLowerCase()}s in 90 days by ${groupBy.toLowerCase()}`, () =>
        send('fetchCoverage', { query: { type, groupBy, days: '90' } }),
      );
  for (const notVisitedForDays of ['14', '30', '60', '90'])
    await time(`farmers who were not visited for ${notVisitedForDays} days, first page`, () =>
      send('getAllFarmersPage', { query: { ...page(0), notVisitedForDays } }),
    );
  const visitor = { lastVisitedBy: 'shinde' };
  for (const asked of [visitor, { ...visitor, sort: 'LAST_VISIT' }, { sort: 'LAST_VISITED_BY' }, { sort: 'LAST_VISITED_BY', direction: 'DESCENDING' }])
    await time(`farmers ${JSON.stringify(asked)}`, () => send('getAllFarmersPage', { query: { ...page(0), ...asked } }));
  // Loaded batches are older than the demo's.
  const [batch]: { id: string }[] = (await (await send('getQRBatches', { body: { pageNumber: 0, pageSize: 1, order: 'OLDEST' } })).json()).data;
  if (batch !== undefined) {
    const batchId = batch.id;
    await time('a batch, its report', () => send('fetchQRBatchReport', { query: { batchId } }));
    await time('a batch, its people', (round) => send('getQRBatchPeople', { body: { batchId, pageNumber: Math.abs(round), pageSize: 10 } }));
    for (const state of ['USED', 'NOT_USED'])
      await time(`a batch, its cards that are ${state}`, (round) =>
        send('getQRDetailsByBatch', { body: { batchId, state, pageNumber: Math.abs(round), pageSize: 10 } }),
      );
  }
  const [webhook]: { id: string }[] = (await (await send('fetchWebhooks')).json()).data;
  if (webhook !== undefined)
    await time('deliveries of a webhook', (round) => send('fetchWebhookDeliveries', { query: { ...page(Math.abs(round)), webhookId: webhook.id } }));
  await time('uses of a month that is over, first page', () => uses(0));
  if (usePages > 0) await time('uses of a month that is over, last pages', (round) => uses(Math.max(0, usePages - 1 - rounds + round)));
  await time('meetings of a person', () => send('getAllFarmerMeetingByUserPage', { query: page(0) }));
  await time('meetings of everybody', () => send('getAllFarmerMeetingByUserPage', { query: { ...page(0), everyone: 'true' } }));
  const farmersUnvisited = { type: 'FARMER', dayCounts: '14,30,60,90' };
  await time('farmers not visited, four counts', () => send('fetchUnvisitedCounts', { query: farmersUnvisited }));
  await time('farmers not visited of a taluka, four counts', () =>
    send('fetchUnvisitedCounts', { query: { ...farmersUnvisited, state: 'Maharashtra', district: 'Pune', taluka: 'Shirur' } }),
  );
  const week = { ids: String(staff?.id), from: '2026-11-16', days: '7' };
  await time('a week of planned meetings of an employee', () => send('fetchPlannedMeetings', { query: week }));
  const inTaluka = { customerState: 'Maharashtra', customerDistrict: 'Pune', customerTaluka: 'Shirur' };
  await time('employees with a meeting planned in a week in a taluka', (round) =>
    send('fetchAllEmployeeByPage', { query: { ...page(Math.abs(round) % 2), roles: 'user', plannedFrom: '2026-11-16', plannedDays: '7', ...inTaluka } }),
  );
  await time('suggestions of visits for an employee', () => send('fetchVisitSuggestions', { query: { userId: String(staff?.id) } }));
  await time('suggestions of visits in a taluka', () =>
    send('fetchVisitSuggestions', { query: { userId: String(staff?.id), district: 'Pune', taluka: 'Shirur' } }),
  );
  await time('search, a name that many have', () => search('patil'));
  await time('search, a phone number', () => search('98220'));
  await time('search, nobody has it', () => search('qzxwvk'));
  await time('search, two letters that nobody has', () => search('qz'));
  await timeFiltered('meetings of everybody, FINISHED', meetings({ status: 'FINISHED' }));
  await timeFiltered('meetings of everybody, SCHEDULED', meetings({ status: 'SCHEDULED' }));
  await timeFiltered('meetings of everybody, a name that many have', meetings({ search: 'patil' }));
  await timeFiltered('meetings of everybody, two words', meetings({ search: 'ramesh patil' }));
  await timeFiltered('uses of a type', filteredUses({ type: 'EARN' }));
  await timeFiltered('uses at dealers of a letter', filteredUses({ dealer: 'a' }));
  await timeFiltered('uses at dealers of a name', filteredUses({ dealer: 'patil' }));
  for (const groupBy of ['DAY', 'MONTH', 'EMPLOYEE', 'TALUKA', 'PRODUCT'])
    await time(`activity of a year, ${groupBy}`, () => send('fetchActivity', { query: { from: '2025-11-20', until: '2026-11-19', groupBy } }));
  const ofYear = { from: '2025-11-20', until: '2026-11-19' };
  for (const row of [{}, { groupBy: 'EMPLOYEE', key: '3' }, { groupBy: 'TALUKA', key: 'Maharashtra/Pune/Shirur' }]) {
    await time(`visits of a year, ${JSON.stringify(row)}`, (round) => send('fetchVisits', { query: { ...page(Math.abs(round) * 7), ...ofYear, ...row } }));
    await time(`uses of a year, ${JSON.stringify(row)}`, () =>
      send('getQRCodeUseHistory', { body: { pageNumber: 0, pageSize: 10, ...ofYear, counted: 'true', ...row } }),
    );
  }
  await time('uses of a month by day', () => send('getQRCodeUsesByDay', { body: lastMonth }));
  for (const text of ['p', 'pa', '98', 'patil', 'ramesh patil', 'wadgaon', '98220', 'qzxwvk']) await time(`Find anything, ${text}`, () => find(text));
  await timeFiltered('likely duplicates of farmers', (number) => send('fetchFarmerDuplicates', { query: page(number) }));
  await time('a person’s day', day);
  await time('a farmer’s record', (round) => send('fetchFarmerById', { query: { id: String(100 + round) } }));

  const [walkStart, walkCpu] = [performance.now(), cpuOfRest()];
  const walked = Math.min(farmers, 20_000);
  for (let number = 0; number < walked / 100; number += 1) await (await list(number, 100)).arrayBuffer();
  figures['a walk by 100, rows a second'] = ((walked / (performance.now() - walkStart)) * 1000).toFixed(0);
  figures['CPU of that walk in the REST API, s for 100,000 rows'] = (((cpuOfRest() - walkCpu) / walked) * 100).toFixed(1);

  // Wait until the memory of earlier calls has been released.
  await setTimeout(15_000);
  const memory = watchMemory(rest);
  const [exportStart, exportCpu] = [performance.now(), cpuOfRest()];
  const reader = (await send('exportFarmerByArea', { body: { ...everywhere, searchText: '' } })).body?.getReader();
  await reader?.read();
  const firstByte = performance.now() - exportStart;
  while (reader !== undefined && !(await reader.read()).done);
  figures['export of all, first byte and end, s'] = [firstByte, performance.now() - exportStart].map((ms) => (ms / 1000).toFixed(1)).join(', ');
  figures['CPU of that export in the REST API, s'] = ((cpuOfRest() - exportCpu) / 1000).toFixed(1);
  figures['memory of the REST API before that export and at most, MB'] = `${memory.atFirst}, ${memory.peak()}`;
  return figures;
}

/** Adds copies of the meetings and uses of codes, each some seconds later and with another farmer. */
async function multiply(url: string, times: number): Promise<void> {
  const copies = `generate_series(1, ${times - 1}) as copy`;
  await query(
    url,
    `insert into qr_uses (created_at, qr_user_id, transaction_type, points, batch_id, serial, dealer_id)
     select created_at + copy * interval '17 seconds', qr_user_id, transaction_type, points, batch_id, serial, dealer_id from qr_uses, ${copies}`,
  );
  await query(
    url,
    `insert into meetings (created_by, employee_id, farmer_id, dealer_id, status, status_comment, created_at, start_time, end_time, planned_at, purpose)
     select created_by, employee_id, (farmer_id + copy * 7919) % (select max(id) from farmers) + 1, dealer_id, status, status_comment,
       created_at + copy * interval '17 seconds', start_time, end_time, planned_at, purpose from meetings, ${copies}`,
  );
  await query(url, 'vacuum (analyze) qr_uses');
  await query(url, 'vacuum (analyze) meetings');
}

async function load(store: Opened, farmers: number): Promise<void> {
  const employees = Number(options.employees ?? Math.max(27, farmers / 1_000));
  const scale = { farmers, employees, days: Number(options.days), uses: farmers, batches: 10, codes: Math.max(1_000, farmers / 10) };
  const words = Object.entries({ ...scale, until }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const environment = { PATH: process.env['PATH'] ?? '', ...store.environment };
  await run(process.execPath, ['--import', 'tsx', 'bench/load-company.ts', ...words], { env: environment, maxBuffer: 1e8 });
  const url = store.environment['DATABASE_URL'];
  if (url !== undefined && Number(options.times) > 1) await multiply(url, Number(options.times));
}

async function measureSize(open: () => Promise<Opened>, farmers: number): Promise<Figures> {
  const store = await open();
  try {
    const loadStart = performance.now();
    if (!options['as-is']) await load(store, farmers);
    const loaded = ((performance.now() - loadStart) / 1000).toFixed(0);
    const rest = await startRestProcess({ ...store.environment, CLOCK: `${until}T09:30:00+05:30` });
    if (rest.message.kind !== 'ready') throw new Error(rest.message.reason);
    const { username, password } = demoAccounts.find(({ role }) => role === 'admin') ?? { username: '', password: '' };
    const signedIn = await sender(rest.message.port, '')('signIn', { body: { username, password } });
    const { token }: { token: string } = await signedIn.json();
    const figures = await measure(sender(rest.message.port, token), farmers, rest.child);
    await rest.end('SIGTERM');
    const bytes = await store.bytesOfRows();
    const sizes = Object.entries(bytes ?? {}).map(([table, count]) => [`bytes of a row of ${table}, with its indexes`, String(count)]);
    return { 'loading, s': loaded, ...figures, ...Object.fromEntries(sizes) };
  } finally {
    await store.close();
  }
}

process.stdout.write(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}\n`);
for (const [name, open] of Object.entries(stores)) {
  const measured: { readonly size: number; readonly figures: Figures }[] = [];
  for (const size of sizes) {
    if (name === 'PGlite' && (size > maxInPglite || existing !== undefined)) continue;
    measured.push({ size, figures: await measureSize(open, size) });
    process.stderr.write(`${name}, ${size} farmers: done\n`);
  }
  const lines = Object.keys(measured.at(-1)?.figures ?? {}).map((row) => `| ${[row, ...measured.map(({ figures }) => figures[row] ?? '')].join(' | ')} |`);
  const head = `| ${[name, ...measured.map(({ size }) => `${size.toLocaleString('en')} farmers`)].join(' | ')} |`;
  if (measured.length > 0) process.stdout.write(`\n${head}\n|${'---|'.repeat(measured.length + 1)}\n${lines.join('\n')}\n`);
}
