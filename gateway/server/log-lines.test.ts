import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { attendance } from '../../rest/contract/attendance.ts';
import { startFakeRest } from '../testing/fake-rest.ts';
import { answerWithSample } from '../testing/sample-answers.ts';
import { createLogLines } from './log-lines.ts';
import { logBase } from './log-stream.ts';

afterEach(() => vi.useRealTimers());

/** What is written by pino, and by us. */
function bothOf(level: string) {
  const written: { pino: string[]; ours: string[] } = { pino: [], ours: [] };
  const logger = pino({ level, base: logBase }, { write: (line) => void written.pino.push(line) });
  const take = (line: string) => void written.ours.push(line);
  const lines = createLogLines(logger, { write: take, gather: take, keep: async (line) => take(line) });
  return { logger, lines, written };
}

const request = { requestId: 'a-1', traceId: null, method: 'POST', route: '/graphql', status: 200, ms: 3 };

test.each([
  ['a person', { client: 'web', version: '1.0', tool: null }, { client: 'web', version: '1.0' }],
  ['a tool', { client: 'unnamed', version: 'unnamed', tool: 'Reports "daily" \\ \n \u0001 रिपोर्ट 🌾' }, null],
  ['somebody who is not told apart', null, {}],
])('the line of a request of %s is what pino would have written, to the byte', (_case, client, said) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_795_500_000_123 });
  const { logger, lines, written } = bothOf('info');
  const { status, ms, requestId, traceId: _, ...before } = request;
  for (const traceId of [null, '0af7651916cd43dd8448eb211c80319c']) {
    logger.info({ requestId, ...(traceId !== null && { trace_id: traceId }), ...before, ...(said ?? client), status, ms }, 'answered');
    lines.answered({ ...request, client, traceId });
  }
  expect(written.ours).toEqual(written.pino);
});

test.each<[string, object]>([
  ['somebody known', { requestId: 'a-1', mutation: 'approveAttendance', outcome: 'done', person: '1', session: 'abc+/=', userId: '7', date: '2026-11-20' }],
  ['somebody unknown', { person: null, session: null, days: [{ userId: '7', date: '2026-11-20' }], area: { state: 'गोवा' }, quantity: 0.5, active: true }],
  ['somebody of whom something is not known', { requestId: 'a-1', person: undefined }],
])('the line of a write by %s is what pino would have written, to the byte', async (_case, facts) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_795_500_000_123 });
  const { logger, lines, written } = bothOf('info');
  logger.info(facts, 'audit');
  await lines.audit(facts);
  expect(written.ours).toEqual(written.pino);
});

test('nothing is said below the level of the log', async () => {
  const { lines, written } = bothOf('warn');
  lines.answered({ ...request, client: null });
  await lines.audit({});
  expect(written.ours).toEqual([]);
});

test('of a write that was answered the line is there, even when the process is killed the moment after', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-lines-'));
  const rest = await startFakeRest({ extensions: false });
  answerWithSample(rest);
  rest.answer(attendance.approveAttendance, { payload: { message: 'Attendance approved' } });
  const file = path.join(folder, 'log');
  const at = (file: string) => JSON.stringify(new URL(`../../dist/gateway/${file}`, import.meta.url).href);
  const program = `
    const { loadConfig } = await import(${at('config.js')});
    const { createGateway } = await import(${at('server/gateway.js')});
    const { createLogStream } = await import(${at('server/log-stream.js')});
    const config = loadConfig({ REST_API_URL: ${JSON.stringify(rest.url.href)}, REST_EXTENSIONS: 'off', PORT: '0' });
    const folders = { webFolder: 'none', playgroundFolder: 'none' };
    const gateway = await createGateway({
      config, secret: 'a secret of the tests, long enough', restUrl: config.rest.url, basemap: null, ...folders, logTo: createLogStream(${JSON.stringify(file)}),
    });
    console.log((await gateway.listen()).href);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = await once(child.stdout, 'data');
  const query = 'mutation { approveAttendance(input: { userId: "7", date: "2026-11-20" }) { message } }';
  const answer = await fetch(new URL('/graphql', String(address).trim()), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer moderator' },
    body: JSON.stringify({ query }),
  });
  child.kill('SIGKILL');
  expect(await answer.json()).toEqual({ data: { approveAttendance: { message: 'Attendance approved' } } });
  await once(child, 'exit');
  expect(readFileSync(file, 'utf8')).toContain('"mutation":"approveAttendance","outcome":"done"');
  await rest.close();
  rmSync(folder, { recursive: true });
});
