/** Hashes passwords with scrypt. A hash includes its cost, so that the cost can rise without a migration. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { sentence } from '../../contract/sentences.ts';
import { createConcurrencyLimit } from '../calls/concurrency-limit.ts';
import { Refusal } from '../calls/refusal.ts';

interface Cost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** Cost parameters: N = 2^14, r = 8, p = 2. About 80 ms and 16 MiB per attempt on a small server. */
const fullCost: Cost = { logN: 14, r: 8, p: 2 };
const hashBytes = 32;

/** Hashes and compares passwords with limited concurrency, so that a processor and a thread of the pool stay free for other requests. */
export interface Passwords {
  /** @throws Refusal (429) when too many wait */
  hash(password: string): ReturnType<typeof hashPassword>;
  /** @throws Refusal (429) when too many wait */
  match(password: string, kept: string | null): ReturnType<typeof passwordMatches>;
}

/** Maximum number of waiting requests. The last one waits for about three seconds. */
const waiting = 32;

export function createPasswords(): Passwords {
  const limit = createConcurrencyLimit({
    atOnce: Math.min(Math.max(availableParallelism() - 1, 1), 3),
    waiting,
    full: new Refusal(429, sentence('PASSWORDS_BUSY'), { retryAfter: 3 }),
  });
  return {
    hash: (password) => limit.run(() => hashPassword(password)),
    match: (password, kept) => limit.run(() => passwordMatches(password, kept)),
  };
}

/** Hashes a password in the format `scrypt:logN:r:p:salt:hash`, the last two in base64url. */
export async function hashPassword(password: string, { logN, r, p } = fullCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, logN, r, p);
  return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join(':');
}

/** Returns true when the password matches the hash. Without a hash, returns false after the same time. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [scheme, logN, r, p, salt, hash] = (stored ?? nobody).split(':');
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) throw new Error('A stored password is not a scrypt hash');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(logN), Number(r), Number(p));
  return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== null;
}

/** Hash for the comparison with an unknown name. */
const nobody = ['scrypt', fullCost.logN, fullCost.r, fullCost.p, randomBytes(16).toString('base64url'), randomBytes(hashBytes).toString('base64url')].join(':');

function derive(password: string, salt: Buffer, logN: number, r: number, p: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 256 * r * 2 ** logN };
  return new Promise((resolve, reject) => {
    // Keyboards may compose a letter differently, and NFC unifies the compositions.
    scrypt(password.normalize('NFC'), salt, hashBytes, options, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}
