import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { answered, createLogStream } from './log-stream.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'log-stream-'));
afterAll(() => rmSync(folder, { recursive: true }));

const messagesIn = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).msg);

test('lines about ordinary requests wait; what is not ordinary is written at once, and what waits before it', () => {
  const file = path.join(folder, 'at-once');
  const log = pino({}, createLogStream(file));
  log.info({ route: '/graphql' }, answered);
  expect(messagesIn(file)).toEqual([]);
  log.info({ action: 'signIn' }, 'audit');
  expect(messagesIn(file)).toEqual([answered, 'audit']);
  log.info(answered);
  log.warn('a call failed');
  expect(messagesIn(file)).toEqual([answered, 'audit', answered, 'a call failed']);
});

test('what waits is written by itself after a while, and when enough has gathered', async () => {
  const file = path.join(folder, 'gathered');
  const log = pino({}, createLogStream(file));
  log.info(answered);
  await expect.poll(() => messagesIn(file)).toEqual([answered]);
  for (let line = 0; line < 100; line += 1) log.info({ detail: 'x'.repeat(100) }, answered);
  expect(messagesIn(file).length).toBeGreaterThan(50);
});

const module = new URL('./log-stream.ts', import.meta.url).href;
const node = ['--import', 'tsx', '--input-type=module', '--eval'];

test('a reader of the log who has gone stops nothing', async () => {
  const program = `const { answered, createLogStream } = await import(${JSON.stringify(module)});
    const stream = createLogStream();
    console.log('started');
    process.stdin.once('data', () => {
      for (const message of [answered, 'a call failed', 'another one']) stream.write('{"msg":"' + message + '"}\\n');
      process.exit(3);
    });`;
  const child = spawn(process.execPath, [...node, program]);
  await once(child.stdout, 'data');
  child.stderr.destroy();
  await once(child.stderr, 'close');
  child.stdin.end('write');
  expect(await once(child, 'exit')).toEqual([3, null]);
});

test('what waits is written when the process ends', () => {
  const file = path.join(folder, 'end');
  const program = `const { answered, createLogStream } = await import(${JSON.stringify(module)}); createLogStream(${JSON.stringify(file)}).write('{"msg":"' + answered + '"}\\n'); process.exit(0);`;
  spawnSync(process.execPath, [...node, program]);
  expect(messagesIn(file)).toEqual([answered]);
});
