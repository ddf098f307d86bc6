/** Which roles stand behind a token: asked at most once in 30 s, shared while in flight, outside the count of calls (decision 32). */
import { session } from '../../rest/contract/session.ts';
import type { Upstream } from '../upstream/client.ts';
import { createMemory } from './memory.ts';
import { roles } from './roles.ts';
import { digestOf } from './token.ts';
import type { Role } from './types.generated.ts';

/** Milliseconds that an answer is believed. */
export const viewerAgeMs = 30_000;

export interface Viewers {
  /** @throws UpstreamFault when the REST API does not say. */
  rolesOf(token: string, requestId: string): Promise<readonly Role[]>;
  /** The token has ended, or what it may do has changed. */
  forget(token: string): void;
}

export function createViewers(upstream: Upstream, now?: () => number): Viewers {
  const known = createMemory<readonly Role[]>({ ageMs: viewerAgeMs, maxEntries: 10_000, ...(now && { now }) });
  return {
    rolesOf: (token, requestId) =>
      known.recall(digestOf(token), async () => {
        const { payload } = await upstream.send(session.userDetails, {}, { token, requestId });
        return roles(payload.roles);
      }),
    forget: (token) => known.forget(digestOf(token)),
  };
}
