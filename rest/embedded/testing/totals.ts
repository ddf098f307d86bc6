/** Waits for the totals of long lists, which are counted in the background. */
import { expect } from 'vitest';
import type { Total } from '../database/list-pages.ts';

/** Repeats a read until it returns a total. */
export async function totalWhenCounted(read: () => Promise<{ readonly total: Total }>): Promise<number> {
  let total: Total = { atLeast: 0 };
  await expect
    .poll(async () => {
      ({ total } = await read());
      return total;
    })
    .toEqual(expect.any(Number));
  return typeof total === 'number' ? total : Number.NaN;
}
