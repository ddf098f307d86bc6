/** What a session token is known by, wherever something is remembered by it. */
import { hash } from 'node:crypto';

/** Of the last token, and of no other: a request asks for its own several times, one right after the other. */
let last: { readonly token: string; readonly digest: string } | null = null;

export function digestOf(token: string): string {
  if (last?.token !== token) last = { token, digest: hash('sha256', token, 'base64') };
  return last.digest;
}
