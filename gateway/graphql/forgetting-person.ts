/** Forgets cached sessions and roles before and after a write that ends or changes them. */
import { type FaultKind, UpstreamFault } from '../upstream/fault.ts';
import type { TokenRoles } from './token-roles.ts';

/** Faults after which nothing was changed. */
const unchanged: ReadonlySet<FaultKind> = new Set(['refused', 'invalid', 'unauthenticated', 'forbidden', 'rateLimited', 'unavailable', 'budget', 'cancelled']);

/**
 * Forgets the cached person once the write has been answered, or may have been done.
 * @param personOf returns the person from the write's response, null when there is none. When `personOf` itself is null, the person is unknown and every
 * token is looked up again
 */
export async function forgettingPerson<Done>(tokenRoles: TokenRoles, personOf: (done: Done | null) => string | null, write: Promise<Done>): Promise<Done> {
  try {
    const done = await write;
    tokenRoles.forgetPerson(personOf(done));
    return done;
  } catch (error) {
    if (!(error instanceof UpstreamFault && unchanged.has(error.kind))) tokenRoles.forgetPerson(personOf(null));
    throw error;
  }
}
