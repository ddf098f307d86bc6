/** The session token as it comes in. It is handed on and not kept: what is remembered by token is remembered by its digest. */
import { toolTokenPrefix } from '../../rest/contract/tokens.ts';

/** RFC 6750, section 2.1; longer than any token in use. */
const bearer = /^Bearer ([A-Za-z0-9\-._~+/]{1,4096}=*)$/i;

/** The token of an `Authorization` header; null when there is none. What is no bearer token counts as none: nothing malformed is forwarded. */
export function tokenOf(authorization: string | undefined): string | null {
  return bearer.exec(authorization ?? '')?.[1] ?? null;
}

/** Whether it says of itself that it is a tool's; only the REST API knows whether it is. */
export const isToolToken = (token: string): boolean => token.startsWith(toolTokenPrefix);
