import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { againAfterMove } from './transact.ts';

const failure = (code: string, message: string) => new DrizzleQueryError('select 1', [], Object.assign(new Error(message), { code }));

/** Returns a function that fails the given number of times and then succeeds. */
function failing(times: number, error: Error) {
  let runs = 0;
  return {
    runs: () => runs,
    run: async () => {
      runs += 1;
      if (runs <= times) throw error;
      return 'rows';
    },
  };
}

test.each([
  ['42P01', 'relation "qr_uses_102636" does not exist'],
  ['XX000', 'connection to the remote node failed'],
])('retries a read once after %s while a cluster moves a shard', async (code, message) => {
  const once = failing(1, failure(code, message));
  expect(await againAfterMove(once.run)).toBe('rows');
  const always = failing(2, failure(code, message));
  await expect(againAfterMove(always.run)).rejects.toThrow();
  expect([once.runs(), always.runs()]).toEqual([2, 2]);
});

test('does not retry a read that fails for another reason', async () => {
  const other = failing(1, failure('42P01', 'relation "qr_uses" does not exist'));
  await expect(againAfterMove(other.run)).rejects.toThrow();
  expect(other.runs()).toBe(1);
});
