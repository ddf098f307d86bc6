/** Secrets and signatures of the Standard Webhooks specification. */
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { seal, unseal } from '../../../contract/sealing.ts';

const secretPrefix = 'whsec_';

/** Returns a new secret of 32 random bytes in the format of receivers' libraries. */
export const createWebhookSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`;

/**
 * Returns the `webhook-signature` header with one signature per secret.
 * @param timestamp in seconds
 */
export const sign = (secrets: readonly string[], messageId: string, timestamp: number, body: string): string =>
  secrets
    .map((secret) => createHmac('sha256', Buffer.from(secret.slice(secretPrefix.length), 'base64')).update(`${messageId}.${timestamp}.${body}`))
    .map((hmac) => `v1,${hmac.digest('base64')}`)
    .join(' ');

export interface SecretSealer {
  seal(secret: string): string;
  /** @throws Error when `SECRET` has changed since */
  unseal(sealed: string): string;
}

/** Encrypts secrets for the database with a key derived from `SECRET`. */
export function createSecretSealer(secret: string): SecretSealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'webhook secrets', 32));
  return { seal: (text) => seal(key, text), unseal: (sealed) => unseal(key, sealed) };
}
