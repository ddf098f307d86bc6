import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createTurns, readBody } from './body.ts';

const mebibyte = 1024 * 1024;
/** JSON of so many bytes. */
const json = (bytes: number) => Readable.from([Buffer.from(`"${'x'.repeat(bytes - 2)}"`)]);

test('answers above a mebibyte are understood one at a time, with room for others between', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const reading = Array.from({ length: 3 }, (_, index) =>
    readBody(json(mebibyte + 1), turns, () => {
      order.push(`large ${index}`);
      setImmediate(() => order.push('somebody else'));
    }),
  );
  await Promise.all(reading);
  expect(order.slice(0, 5)).toEqual(['large 0', 'somebody else', 'large 1', 'somebody else', 'large 2']);
});

test('one that is not understood does not hold up the next', async () => {
  const turns = createTurns();
  const failing = readBody(json(mebibyte + 1), turns, () => {
    throw new Error('not understood');
  });
  const next = readBody(json(mebibyte + 1), turns, () => 'understood');
  await expect(failing).rejects.toThrow('not understood');
  expect(await next).toBe('understood');
});

test('up to a mebibyte nobody waits', async () => {
  const stuck = () => new Promise<never>(() => {});
  expect(await readBody(json(mebibyte), stuck, () => 'understood')).toBe('understood');
});

test.each([
  [8 * mebibyte, 'json'],
  [8 * mebibyte + 1, 'unreadable'],
])('an answer of %i bytes is %s', async (bytes, key) => {
  expect(await readBody(json(bytes), createTurns(), (read) => Object.keys(read)[0])).toBe(key);
});
