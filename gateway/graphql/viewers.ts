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

/** Caller that requests the roles of a token. */
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
  /** Returns the id of the token's person from the latest look-up, however old; null when the token was invalid. */
  idOf(token: Token): string | null;
  /** The name of the tool whose token it was then; null for a person's, and when the REST API knows no tools. */
  toolOf(token: Token): string | null;
  /** Returns true when the REST API confirmed the token less than 30 s ago; makes no call. */
  isConfirmed(token: Token): boolean;
  /** Number of the last change. It is read before a call whose response will confirm a token. */
  lastChange(): number;
  /** The REST API has just said whose token it is, in another call's answer. Without effect when token or person were forgotten after `since`. */
  confirm(token: Token, found: Found): void;
  /** The token has ended. A look-up already under way asks again. */
  forget(token: Token): void;
  /** Sessions of the person have ended or their roles have changed; null: nobody knows whose. A look-up already under way asks again. */
  forgetPerson(personId: string | null): void;
}

/** Response of another call that says whose token it is. */
export interface Found {
  readonly personId: string;
  /** Empty when the response does not say. */
  readonly roles?: readonly Role[];
  /** `lastChange` from before the call. */
  readonly since: number;
}

interface Confirmed {
  readonly personId: string;
  readonly tool: string | null;
  /** Milliseconds by `now`. */
  readonly at: number;
}

export function createViewers(upstream: Pick<Upstream, 'send' | 'extensions'>, now: () => number = () => performance.now()): Viewers {
  const known = createMemory<readonly Role[]>({ ageMs: viewerAgeMs, maxEntries: maxTokens, now });
  // Tokens that were recently valid. They have a lane of their own, which a flood of invented tokens cannot fill.
  const confirmed = new LRUCache<string, Confirmed>({ max: maxTokens });
  const changes = createChanges();

  /** @param tool the tool's name, unless only an earlier answer said it */
  function confirm(digest: string, personId: string, tool = confirmed.get(digest)?.tool ?? null): void {
    confirmed.set(digest, { personId, tool, at: now() });
  }

  async function look(request: RolesRequest, digest: string, signal: AbortSignal): Promise<readonly Role[]> {
    const { token, requestId, span } = request;
    const since = changes.last();
    try {
      const lane = confirmed.has(digest) ? 'roles' : 'strangers';
      const { payload } = await upstream.send(session.userDetails, {}, { token, requestId, span, lane, signal });
      const personId = id(payload.id);
      if (changes.isChanged(digest, personId, since)) return look(request, digest, signal);
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
      return known.recall(digest, (unwanted) => look(request, digest, unwanted), request.signal);
    },
    idOf: ({ digest }) => confirmed.get(digest)?.personId ?? null,
    toolOf: (token) => (token.isTool ? (confirmed.get(token.digest)?.tool ?? null) : null),
    isConfirmed({ digest }) {
      const found = confirmed.get(digest);
      return found !== undefined && found.at + viewerAgeMs > now();
    },
    lastChange: changes.last,
    confirm({ digest }, { personId, roles = [], since }) {
      if (changes.isChanged(digest, personId, since)) return;
      confirm(digest, personId);
      if (roles.length === 0) return;
      known.forget(digest);
      void known.recall(digest, async () => roles);
    },
    forget({ digest }) {
      changes.ofToken(digest);
      known.forget(digest);
      confirmed.delete(digest);
    },
    forgetPerson(personId) {
      changes.ofPerson(personId);
      // A copy, because setting an entry moves it to the end of the cache.
      for (const [digest, found] of [...confirmed.entries()]) {
        if (personId !== null && found.personId !== personId) continue;
        known.forget(digest);
        // The person of the token stays known, so the token keeps its lane and its repeated mutations are recognised.
        confirmed.set(digest, { ...found, at: Number.NEGATIVE_INFINITY });
      }
    },
  };
}

/** Order of the changes by which answers from before them do not count. */
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
