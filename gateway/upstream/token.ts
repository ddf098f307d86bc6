/** A session token of a request. Caches store only its digest, never the token itself. */
import { hash } from 'node:crypto';
import { maxTokenLength, toolTokenPrefix } from '../../rest/contract/tokens.ts';

export class Token {
  /** Value as sent. */
  readonly text: string;
  #digest: string | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** Digest that identifies the token, computed once per request. */
  get digest(): string {
    this.#digest ??= hash('sha256', this.text, 'base64');
    return this.#digest;
  }

  /** True when the token has the prefix of a tool's token. Only the REST API knows whether it is valid. */
  get isTool(): boolean {
    return this.text.startsWith(toolTokenPrefix);
  }
}

/** Pattern of a bearer token (RFC 6750, section 2.1). A JWT with many claims has up to 16 KiB. */
const bearer = new RegExp(`^Bearer ([A-Za-z0-9\\-._~+/]{1,${maxTokenLength}}=*)$`, 'i');

/** Parses the token of an `Authorization` header; null when there is none. Anything but a bearer token is ignored, so nothing malformed is forwarded. */
export function tokenOf(authorization: string | undefined): Token | null {
  const text = authorization && bearer.exec(authorization)?.[1];
  return text ? new Token(text) : null;
}
