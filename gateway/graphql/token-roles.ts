/** Roles of tokens. They are looked up at most once in 30 s, shared while in flight, and not counted in the call budget (decision 32). */
import { LRUCache } from 'lru-cache';
import { session } from '../../rest/contract/session.ts';
import type { Upstream } from '../upstream/client.ts';
import { id, text } from '../upstream/decode.ts';
import { UpstreamFault } from '../upstream/fault.ts';
import type { CancelSignal } from '../upstream/request.ts';
import type { Span } from '../upstream/span.ts';
import type { Token } from '../upstream/token.ts';
import { createAsyncCache } from './async-cache.ts';
import { roles } from './roles.ts';
import type { Role } from './types.generated.ts';

/** Milliseconds for which a response is cached. */
export const rolesAgeMs = 30_000;

/** Maximum number of cached tokens, of either kind. */
const maxTokens = 10_000;

/** Caller that requests the roles of a token. */
export interface RolesRequest {
  readonly token: Token;
  readonly requestId: string;
  readonly span?: Span | null;
  /** Signal that aborts when the caller disconnects. A look-up without callers is cancelled. */
  readonly signal: CancelSignal;
}

export interface TokenRoles {
  /** Returns the roles of the token. @throws UpstreamFault when the REST API does not return them */
  rolesOf(request: RolesRequest): Promise<readonly Role[]>;
  /** Returns the id of the token's person from the latest look-up, however old; null when the token was invalid. */
  idOf(token: Token): string | null;
  /** Returns the name of the token's tool from the latest look-up; null for a person's token, and when the REST API has no tools. */
  toolOf(token: Token): string | null;
  /** Returns true when the REST API confirmed the token less than 30 s ago; makes no call. */
  isConfirmed(token: Token): boolean;
  /** Returns the number of the last change. Read it before a call whose response will confirm a token. */
  lastChange(): number;
  /** Confirms a token from the response of another call. Has no effect when the token or its person was forgotten after `since`. */
  confirm(token: Token, found: Found): void;
  /** Forgets a token that has ended. A look-up in progress is repeated. */
  forget(token: Token): void;
  /** Forgets a person whose sessions ended or roles changed, or everyone when the person is unknown (null). A look-up in progress is repeated. */
  forgetPerson(personId: string | null): void;
}

/** The person of a token, from the response of another call. */
export interface Found {
  readonly personId: string;
  /** Roles; empty when the response does not contain them. */
  readonly roles?: readonly Role[];
  /** `lastChange` from before the call. */
  readonly since: number;
}

interface Confirmed {
  readonly personId: string;
  readonly tool: string | null;
  /** Time of the look-up in milliseconds of `now`. */
  readonly at: number;
}

export function createTokenRoles(upstream: Pick<Upstream, 'send' | 'extensions'>, now: () => number = () => performance.now()): TokenRoles {
  const rolesByToken = createAsyncCache<readonly Role[]>({ ageMs: rolesAgeMs, maxEntries: maxTokens, now });
  // Recently valid tokens have a separate bulkhead, which a flood of invented tokens cannot fill.
  const confirmed = new LRUCache<string, Confirmed>({ max: maxTokens });
  const changes = createChanges();

  /** @param tool name of the tool; by default the name from an earlier response */
  function confirm(digest: string, personId: string, tool = confirmed.get(digest)?.tool ?? null): void {
    confirmed.set(digest, { personId, tool, at: now() });
  }

  async function fetchRoles(request: RolesRequest, digest: string, signal: AbortSignal): Promise<readonly Role[]> {
    const { token, requestId, span } = request;
    const since = changes.last();
    try {
      const bulkhead = confirmed.has(digest) ? 'roles' : 'unconfirmed';
      const { payload } = await upstream.send(session.userDetails, {}, { token, requestId, span, bulkhead, signal });
      const personId = id(payload.id);
      if (changes.isChanged(digest, personId, since)) return fetchRoles(request, digest, signal);
      confirm(digest, personId, upstream.extensions && token.isTool ? text(payload.toolName) : null);
      return roles(payload.roles);
    } catch (error) {
      if (error instanceof UpstreamFault && error.kind === 'unauthenticated') confirmed.delete(digest);
      throw error;
    }
  }

  return {
    rolesOf(request) {
      const { digest } = request.token;
      return rolesByToken.get(digest, (unwanted) => fetchRoles(request, digest, unwanted), request.signal);
    },
    idOf: ({ digest }) => confirmed.get(digest)?.personId ?? null,
    toolOf: (token) => (token.isTool ? (confirmed.get(token.digest)?.tool ?? null) : null),
    isConfirmed({ digest }) {
      const found = confirmed.get(digest);
      return found !== undefined && found.at + rolesAgeMs > now();
    },
    lastChange: changes.last,
    confirm({ digest }, { personId, roles = [], since }) {
      if (changes.isChanged(digest, personId, since)) return;
      confirm(digest, personId);
      if (roles.length === 0) return;
      rolesByToken.delete(digest);
      void rolesByToken.get(digest, async () => roles);
    },
    forget({ digest }) {
      changes.ofToken(digest);
      rolesByToken.delete(digest);
      confirmed.delete(digest);
    },
    forgetPerson(personId) {
      changes.ofPerson(personId);
      // A copy, because setting an entry moves it to the end of the cache.
      for (const [digest, found] of [...confirmed.entries()]) {
        if (personId !== null && found.personId !== personId) continue;
        rolesByToken.delete(digest);
        // The person of the token stays known, so the token keeps its bulkhead and its repeated mutations are recognised.
        confirmed.set(digest, { ...found, at: Number.NEGATIVE_INFINITY });
      }
    },
  };
}

/** Records the order of changes, so responses from before a change can be ignored. */
function createChanges() {
  const ofTokens = new LRUCache<string, number>({ max: maxTokens });
  const ofPeople = new LRUCache<string, number>({ max: maxTokens });
  let last = 0;
  let ofEverybody = 0;
  const next = () => {
    last += 1;
    return last;
  };
  return {
    last: () => last,
    ofToken: (digest: string) => void ofTokens.set(digest, next()),
    ofPerson(personId: string | null) {
      if (personId === null) ofEverybody = next();
      else ofPeople.set(personId, next());
    },
    isChanged: (digest: string, personId: string, since: number) => Math.max(ofTokens.get(digest) ?? 0, ofPeople.get(personId) ?? 0, ofEverybody) > since,
  };
}
