/** Sends documents by the hash by which the gateway knows them, and whole where it does not. */
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';

/** In hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A gateway that does not know a document is older than this page, or newer: what follows is sent whole at once. */
export const createByHash = () => new PersistedQueryLink({ sha256, disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported });
