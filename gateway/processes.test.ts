/** The supervision of several gateways, with a small program in their place. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RefusedToStart } from './embedded-rest.ts';
import { holdFreePort } from './free-port.ts';
import { createProcesses, type ProcessesOptions } from './processes.ts';

/**
 * Answers with its process id, and at `/metrics` with the metrics of all. What it does otherwise stands in the file `behaviour` when it starts:
 * `crash` ends at once, `refuse` says why it will not run, `stubborn` does not end when it is told.
 */
const standIn = (folder: string) => `
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const behaviour = readFileSync(${JSON.stringify(`${folder}/behaviour`)}, 'utf8');
appendFileSync(${JSON.stringify(`${folder}/starts`)}, process.pid + '\\n');
if (behaviour === 'crash') process.exit(3);
let metricsReader;
process.on('message', ({ kind, shared, text }) => {
  if (kind === 'end' && behaviour !== 'stubborn') process.exit(0);
  if (kind === 'metrics') metricsReader.end(text);
  if (kind === 'getFigures') {
    appendFileSync(${JSON.stringify(`${folder}/readings`)}, process.pid + '\\n');
    const values = [{ value: 1, labels: { process: process.pid } }];
    process.send({ kind: 'figures', figures: [{ name: 'up', help: 'up', type: 'gauge', aggregator: 'sum', values }] });
  }
  if (kind !== 'start') return;
  if (behaviour === 'refuse') return process.send({ kind: 'refused', reason: shared.secret + ' is no secret' }, () => process.exit(1));
  const server = createServer((request, response) => {
    response.writeHead(200, { connection: 'close' });
    if (request.url !== '/metrics') return response.end(String(process.pid));
    metricsReader = response;
    process.send({ kind: 'getMetrics' });
  });
  server.listen(shared.port, '127.0.0.1', () => process.send({ kind: 'ready', address: 'http://127.0.0.1:' + shared.port }));
});
process.send({ kind: 'loaded' });
`;

let folder: string;
const behave = (behaviour: string) => writeFile(path.join(folder, 'behaviour'), behaviour);
/** Process ids of all starts, in order. */
const starts = async () => (await readFile(path.join(folder, 'starts'), 'utf8')).trim().split('\n').map(Number);
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const left = async () => (await starts()).filter(isRunning);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'processes-'));
  await writeFile(path.join(folder, 'program.mjs'), standIn(folder));
});
beforeEach(() => writeFile(path.join(folder, 'starts'), ''));
afterAll(() => rm(folder, { recursive: true }));

const deaths = vi.fn();
const failures = vi.fn();
let processes: ReturnType<typeof createProcesses> | null = null;
afterEach(async () => {
  await processes?.close();
  vi.resetAllMocks();
});

async function start(options: Partial<ProcessesOptions> = {}) {
  const { port, release } = await holdFreePort('127.0.0.1');
  await release();
  const shared = { port, secret: 'abc', restUrl: 'http://127.0.0.1:9' };
  const program = path.join(folder, 'program.mjs');
  processes = createProcesses({ count: 2, shared, onDeath: deaths, onFailure: failures, program, restartAfterMs: 1, ...options });
  return processes.listen();
}

const answer = async (url: URL) => Number(await (await fetch(url)).text());

test('all answer at one address, and none is left at the end', async () => {
  await behave('');
  const url = await start();
  const pids = await starts();
  const answered = new Set<number>();
  await expect.poll(async () => answered.add(await answer(url)).size).toBe(2);
  expect([...answered].toSorted()).toEqual(pids.toSorted());
  await processes?.close();
  expect(await left()).toEqual([]);
  expect([deaths.mock.calls, failures.mock.calls]).toEqual([[], []]);
});

test('one that dies is started again, while the other answers', async () => {
  await behave('');
  const url = await start();
  const [first = 0, second = 0] = await starts();
  process.kill(first, 'SIGKILL');
  await expect.poll(() => deaths.mock.calls).toEqual([[expect.stringMatching(/^A gateway ended \(process \d+, SIGKILL\) and is started again$/)]]);
  await expect.poll(() => answer(url)).toSatisfy((pid) => ![first, second].includes(pid));
});

test('the metrics are those of all, without one that dies before it gives its own', async () => {
  await behave('');
  const url = await start();
  const [first = 0, second = 0] = await starts();
  const metrics = async () => (await fetch(new URL('/metrics', url))).text();
  const both = await metrics();
  expect(both).toContain(`up{process="${first}"} 1`);
  expect(both).toContain(`up{process="${second}"} 1`);

  await rm(path.join(folder, 'readings'));
  // It takes no request and answers nothing.
  process.kill(first, 'SIGSTOP');
  const rest = metrics();
  await expect.poll(() => readFile(path.join(folder, 'readings'), 'utf8').catch(() => '')).toBe(`${second}\n`);
  process.kill(first, 'SIGKILL');
  expect(await rest).not.toContain(`"${first}"`);
  expect(await rest).toContain(`up{process="${second}"} 1`);
});

test('one that says why it will not run ends all with its sentence', async () => {
  await behave('refuse');
  await expect(start()).rejects.toThrow(new RefusedToStart('abc is no secret'));
  expect(await left()).toEqual([]);
});

test('one that ends at start again and again ends all with the reason', async () => {
  await behave('crash');
  await expect(start({ count: 1 })).rejects.toThrow(/^A gateway ended 5 times in a row before it was ready \(process \d+, exit code 3\)$/);
  expect(await starts()).toHaveLength(5);
  expect(await left()).toEqual([]);
});

test('so does one that can no longer be started, later on', async () => {
  await behave('');
  await start();
  await behave('crash');
  process.kill((await starts())[0] ?? 0, 'SIGKILL');
  await expect.poll(() => failures.mock.calls).toEqual([[expect.any(RefusedToStart)]]);
  expect(await left()).toEqual([]);
});

test('what does not end when it is told is ended', async () => {
  await behave('stubborn');
  await start({ stopWithinMs: 10 });
  await processes?.close();
  expect(await left()).toEqual([]);
});
