/** Which roles stand behind a token: asked at most once in 30 s, shared while in flight, outside the count of calls (decision 32). */
import { LRUCache } from 'lru-cache';
import { session } from '../../rest/contract/session.ts';
import type { Upstream } from '../upstream/client.ts';
import { id, text } from '../upstream/decode.ts';
import { UpstreamFault } from '../upstream/fault.ts';
import type { CancelSignal } from '../upstream/request.ts';
import type { Span } from '../upstream/span.ts';
import type { Token } from '../upstream/token.ts';
import { createMemory } from './memory.ts';
import { roles } from './roles.ts';
import type { Role } from './types.generated.ts';

/** Milliseconds that an answer is believed. */
export const viewerAgeMs = 30_000;

/** Tokens that are remembered, of either kind. */
const maxTokens = 10_000;

/** Who asks for the roles of a token. */
export interface RolesRequest {
  readonly token: Token;
  readonly requestId: string;
  readonly span?: Span | null;
  /** Aborted when whoever asked has gone: when nobody waits any more, the look-up ends. */
  readonly signal: CancelSignal;
}

export interface Viewers {
  /** @throws UpstreamFault when the REST API does not say. */
  rolesOf(request: RolesRequest): Promise<readonly Role[]>;
  /** Whose token it was when the REST API was last asked about it, however long ago; null when it was nobody's. */
  idOf(token: Token): string | null;
  /** The name of the tool whose token it was then; null for a person's, and when the REST API knows no tools. */
  toolOf(token: Token): string | null;
  /** Whether the REST API said so of the token less than 30 s ago; it is not asked. */
  isConfirmed(token: Token): boolean;
  /** The REST API has just said whose token it is, in another call's answer. */
  confirm(token: Token, personId: string): void;
  /** The token has ended, or what it may do has changed. */
  forget(token: Token): void;
}

export function createViewers(upstream: Pick<Upstream, 'send' | 'extensions'>, now: () => number = () => performance.now()): Viewers {
  const known = createMemory<readonly Role[]>({ ageMs: viewerAgeMs, maxEntries: maxTokens, now });
  // Whose tokens were last right, and when. They have a lane of their own, which a flood of invented ones cannot fill.
  const confirmed = new LRUCache<string, { readonly personId: string; readonly tool: string | null; readonly at: number }>({ max: maxTokens });

  /** @param tool what was said of it before, unless something is said now */
  const confirm = (digest: string, personId: string, tool = confirmed.get(digest)?.tool ?? null) => void confirmed.set(digest, { personId, tool, at: now() });

  async function look({ token, requestId, span }: RolesRequest, digest: string, signal: AbortSignal): Promise<readonly Role[]> {
    try {
      const lane = confirmed.has(digest) ? 'roles' : 'strangers';
      const { payload } = await upstream.send(session.userDetails, {}, { token, requestId, span, lane, signal });
      confirm(digest, id(payload.id), upstream.extensions && token.isTool ? text(payload.toolName) : null);
      return roles(payload.roles);
    } catch (error) {
      if (error instanceof UpstreamFault && error.kind === 'unauthenticated') confirmed.delete(digest);
      throw error;
    }
  }

  return {
    rolesOf(request) {
      const { digest } = request.token;
      return known.recall(digest, (unwanted) => look(request, digest, unwanted), request.signal);
    },
    idOf: ({ digest }) => confirmed.get(digest)?.personId ?? null,
    toolOf: (token) => (token.isTool ? (confirmed.get(token.digest)?.tool ?? null) : null),
    isConfirmed({ digest }) {
      const found = confirmed.get(digest);
      return found !== undefined && found.at + viewerAgeMs > now();
    },
    confirm: ({ digest }, personId) => confirm(digest, personId),
    forget({ digest }) {
      known.forget(digest);
      confirmed.delete(digest);
    },
  };
}
