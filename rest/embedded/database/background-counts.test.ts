import { afterEach, expect, test, vi } from 'vitest';
import { createBackgroundCounts } from './background-counts.ts';

const now = new Date('2026-11-20T04:30:00.000Z');
const ages = { freshMs: 30_000, usableMs: 60_000 };

test('starts one count for concurrent requests without a value, including those that arrive after the count has ended', async () => {
  const counts = createBackgroundCounts<number>(10);
  let started = 0;
  const count = async () => (started += 1);
  expect(counts.get('a', now, ages, count)).toBeUndefined();
  counts.start('a', now, ages, count);
  counts.start('a', now, ages, count);
  await expect.poll(() => counts.get('a', now, ages, count)).toBe(1);
  counts.start('a', now, ages, count);
  // Counts run one after the other, so the first list's count would run before this one.
  counts.start('b', now, ages, count);
  await expect.poll(() => counts.get('b', now, ages, count)).toBe(2);
  const later = new Date(now.getTime() + ages.freshMs);
  expect(counts.get('a', later, ages, count)).toBe(1);
  await expect.poll(() => counts.get('a', later, ages, count)).toBe(3);
});

afterEach(() => vi.restoreAllMocks());

test.each([
  ['a short count', 100, 30_000, 60_000],
  ['a count at the limit', 500, 30_000, 60_000],
  ['a longer count, for sixty times its duration', 800, 48_000, 78_000],
  ['a very long count, for five minutes', 60_000, 300_000, 330_000],
])('renews the value of %s', async (_name, tookMs, freshMs, usableMs) => {
  const times = [0, tookMs, tookMs, 2 * tookMs];
  vi.spyOn(performance, 'now').mockImplementation(() => times.shift() ?? 0);
  const counts = createBackgroundCounts<number>(10);
  let counted = 0;
  const count = async () => (counted += 1);
  const after = (ms: number) => new Date(now.getTime() + ms);
  counts.start('a', now, ages, count);
  await expect.poll(() => counts.get('a', now, ages, count)).toBe(1);
  const never = () => Promise.reject(new Error('not renewed'));
  expect(counts.get('a', after(usableMs - 1), ages, never)).toBe(1);
  expect(counts.get('a', after(usableMs), ages, never)).toBeUndefined();
  expect(counts.get('a', after(freshMs - 1), ages, count)).toBe(1);
  expect(counted).toBe(1);
  counts.get('a', after(freshMs), ages, count);
  await expect.poll(() => counts.get('a', after(freshMs), ages, count)).toBe(2);
});
