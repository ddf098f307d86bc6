import { expect, test } from 'vitest';
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
