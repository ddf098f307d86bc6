/** A session token as it comes in. It is handed on and not kept: what is remembered by token is remembered by its digest. */
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

  /** True when the token has the prefix of a tool's token; only the REST API knows whether it is one. */
  get isTool(): boolean {
    return this.text.startsWith(toolTokenPrefix);
  }
}

/** RFC 6750, section 2.1. A JWT with many claims has up to 16 KiB. */
const bearer = new RegExp(`^Bearer ([A-Za-z0-9\\-._~+/]{1,${maxTokenLength}}=*)$`, 'i');

/** The token of an `Authorization` header; null when there is none. What is no bearer token counts as none: nothing malformed is forwarded. */
export function tokenOf(authorization: string | undefined): Token | null {
  const text = authorization && bearer.exec(authorization)?.[1];
  return text ? new Token(text) : null;
}
