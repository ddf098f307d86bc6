import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { attendance } from '../../rest/contract/attendance.ts';
import { startFakeRest } from '../testing/fake-rest.ts';
import { answerWithSample } from '../testing/sample-answers.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'logger-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (file: string) => JSON.stringify(new URL(`../../dist/gateway/${file}`, import.meta.url).href);
const node = ['--input-type=module', '--eval'];

test('writes buffered lines when the process exits', () => {
  const file = path.join(folder, 'end');
  const program = `const { openLogDestination } = await import(${at('server/logger.js')}); openLogDestination(${JSON.stringify(file)}).write('one\\n'); process.exit(0);`;
  spawnSync(process.execPath, [...node, program]);
  expect(readFileSync(file, 'utf8')).toBe('one\n');
});

test('keeps running, and exits, when the reader of its log is gone', async () => {
  const program = `const { openLogDestination } = await import(${at('server/logger.js')});
    const destination = openLogDestination();
    console.log('started');
    process.stdin.once('data', () => {
      destination.write('one\\n');
      destination.flush();
      destination.write('two\\n');
      process.exit(3);
    });`;
  const child = spawn(process.execPath, [...node, program]);
  await once(child.stdout, 'data');
  child.stderr.destroy();
  await once(child.stderr, 'close');
  child.stdin.end('write');
  expect(await once(child, 'exit')).toEqual([3, null]);
});

test('writes the audit line of a mutation before its response, even when the process is killed right after', { tags: 'slow' }, async () => {
  const rest = await startFakeRest({ extensions: false });
  answerWithSample(rest);
  rest.answer(attendance.approveAttendance, { payload: { message: 'Attendance approved' } });
  const file = path.join(folder, 'audit');
  const program = `
    const { loadConfig } = await import(${at('config.js')});
    const { createGateway } = await import(${at('server/gateway.js')});
    const { openLogDestination } = await import(${at('server/logger.js')});
    const config = loadConfig({ REST_API_URL: ${JSON.stringify(rest.url.href)}, REST_EXTENSIONS: 'off', PORT: '0' });
    const folders = { webFolder: 'none', playgroundFolder: 'none' };
    const gateway = await createGateway({
      config, secret: 'a secret of the tests, long enough', restUrl: config.rest.url, basemap: null, ...folders, logTo: openLogDestination(${JSON.stringify(file)}),
    });
    console.log((await gateway.listen()).href);`;
  const child = spawn(process.execPath, [...node, program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = await once(child.stdout, 'data');
  const query = 'mutation { approveAttendance(input: { userId: "7", date: "2026-11-20" }) { message } }';
  const response = await fetch(new URL('/graphql', String(address).trim()), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer moderator' },
    body: JSON.stringify({ query }),
  });
  child.kill('SIGKILL');
  expect(await response.json()).toEqual({ data: { approveAttendance: { message: 'Attendance approved' } } });
  await once(child, 'exit');
  expect(readFileSync(file, 'utf8')).toContain('"mutation":"approveAttendance","outcome":"done"');
  await rest.close();
});
