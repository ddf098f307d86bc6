/** Tokens that stand for a person: random, and kept only as a hash, so that reading the database signs nobody in. */
import { createHash, randomBytes } from 'node:crypto';
import { toolTokenPrefix } from '../../contract/tokens.ts';

/** A new token: 256 random bits as 43 characters that need no escaping. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export const createToolToken = (): string => `${toolTokenPrefix}${createToken()}`;

/** Stored digest of a token: SHA-256 in hexadecimal. It needs no salt, because a token cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
