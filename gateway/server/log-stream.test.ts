import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createLogStream } from './log-stream.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'log-stream-'));
afterAll(() => rmSync(folder, { recursive: true }));

const linesIn = (file: string): readonly string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1);

test('lines gather; one that is to be written at once is, and those that wait before it', () => {
  const file = path.join(folder, 'at-once');
  const stream = createLogStream(file);
  stream.gather('one\n');
  expect(linesIn(file)).toEqual([]);
  stream.write('two\n');
  expect(linesIn(file)).toEqual(['one', 'two']);
  stream.gather('three\n');
  stream.write('four\n');
  expect(linesIn(file)).toEqual(['one', 'two', 'three', 'four']);
});

test('lines that nothing may be lost of are written by one write for all of a round, before any of them is said to be', async () => {
  const file = path.join(folder, 'kept');
  const stream = createLogStream(file);
  const write = vi.spyOn(fs, 'writeSync');
  const kept = ['one\n', 'two\n', 'three\n'].map((line) => stream.keep(line));
  expect(linesIn(file)).toEqual([]);
  await kept[0];
  expect(linesIn(file)).toEqual(['one', 'two', 'three']);
  await Promise.all(kept);
  expect(write).toHaveBeenCalledTimes(1);
  await stream.keep('four\n');
  expect(linesIn(file)).toEqual(['one', 'two', 'three', 'four']);
  write.mockRestore();
});

test('what waits is written by itself after a while, and when enough has gathered', async () => {
  const file = path.join(folder, 'gathered');
  const stream = createLogStream(file);
  stream.gather('one\n');
  await expect.poll(() => linesIn(file)).toEqual(['one']);
  const write = vi.spyOn(fs, 'writeSync');
  for (let line = 0; line < 100; line += 1) stream.gather(`${'क'.repeat(40)}\n`);
  expect(linesIn(file).length).toBeGreaterThan(50);
  for (const [, text] of write.mock.calls) expect(Buffer.byteLength(String(text))).toBeLessThanOrEqual(4_096);
  write.mockRestore();
});

const module = new URL('../../dist/gateway/server/log-stream.js', import.meta.url).href;
const node = ['--input-type=module', '--eval'];

test('a reader of the log who has gone stops nothing', async () => {
  const program = `const { createLogStream } = await import(${JSON.stringify(module)});
    const stream = createLogStream();
    console.log('started');
    process.stdin.once('data', async () => {
      stream.gather('one\\n');
      stream.write('two\\n');
      await stream.keep('three\\n');
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
  const program = `const { createLogStream } = await import(${JSON.stringify(module)}); createLogStream(${JSON.stringify(file)}).gather('one\\n'); process.exit(0);`;
  spawnSync(process.execPath, [...node, program]);
  expect(linesIn(file)).toEqual(['one']);
});
