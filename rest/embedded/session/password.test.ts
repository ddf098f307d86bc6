import { scrypt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { sentence } from '../../contract/sentences.ts';
import { Refusal } from '../calls/refusal.ts';
import { createPasswords, hashPassword, passwordMatches } from './password.ts';

vi.mock('node:crypto', { spy: true });
vi.mock('node:os', { spy: true });

let hashing = 0;
let most = 0;
/** Hashes that end on demand. */
const ends: (() => void)[] = [];
function hold(): void {
  vi.mocked(scrypt).mockImplementation((_password, _salt, length, _options, done) => {
    hashing += 1;
    most = Math.max(most, hashing);
    ends.push(() => {
      hashing -= 1;
      done(null, Buffer.alloc(length));
    });
  });
}

beforeEach(() => {
  vi.mocked(scrypt).mockReset();
  hashing = 0;
  most = 0;
  ends.length = 0;
});

test('a password matches its hash in any Unicode composition of its letters', async () => {
  const { hash, match } = createPasswords();
  const kept = await hash('café-17-brown');
  expect(await match('cafe\u0301-17-brown', kept)).toBe(true);
  expect(await match('cafe-17-brown', kept)).toBe(false);
  expect(await match('', null)).toBe(false);
  expect(await passwordMatches('café-17-brown', await hashPassword('café-17-brown'))).toBe(true);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [64, 3],
])('with %i processors, up to %i hash passwords, and requests beyond the waiting limit are refused', async (processors, atOnce) => {
  vi.mocked(availableParallelism).mockReturnValueOnce(processors);
  hold();
  const { hash, match } = createPasswords();
  const all = Array.from({ length: atOnce + 32 }, (_, number) => (number % 2 === 0 ? hash('brown-soil-17') : match('guess', null)));
  const refused = new Refusal(429, sentence('PASSWORDS_BUSY'), { retryAfter: 3 });
  await expect(match('guess', null)).rejects.toEqual(refused);
  await expect(hash('brown-soil-17')).rejects.toEqual(refused);
  for (let ended = 0; ended < all.length; ended += 1) {
    await expect.poll(() => ends.length > 0).toBe(true);
    ends.shift()?.();
    await pause(0);
  }
  await Promise.all(all);
  expect(most).toBe(atOnce);
  hold();
  const later = hash('brown-soil-17');
  await expect.poll(() => ends.length > 0).toBe(true);
  ends.shift()?.();
  await later;
});
