/** Sends documents by the hash that the gateway knows, and in full when the gateway does not know the hash. */
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';

/** Returns the hash as hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A gateway that does not know a document was built earlier or later than this page, so all later documents are sent in full. */
export const createByHash = () => new PersistedQueryLink({ sha256, disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported });
