/** Random tokens that identify a person. Only their hash is stored, so reading the database does not allow anyone to sign in. */
import { createHash, randomBytes } from 'node:crypto';
import { toolTokenPrefix } from '../../contract/tokens.ts';

/** Creates a token of 256 random bits, as 43 characters that need no escaping. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export const createToolToken = (): string => `${toolTokenPrefix}${createToken()}`;

/** Returns the stored digest of a token: SHA-256 in hexadecimal. It needs no salt because a token cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
