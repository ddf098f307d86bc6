/**
 * A provider's REST API keeps no record for us, so there each mutation is a line of the log: what, by whom, to whom, and what came of it.
 * The embedded REST API keeps its own record, see `auditEvents`.
 */
import { hash } from 'node:crypto';
import { traceFacts } from '../upstream/span.ts';
import type { Token } from '../upstream/token.ts';
import type { Context } from './context.ts';

/** The session that a sign-in has started. */
export interface StartedSession {
  readonly token: Token;
  readonly personId: string;
}

/** Fields of an input that may be logged: ids, days, numbers, roles and areas, but no typed text. */
const loggedFields = ['userId', 'farmerId', 'dealerId', 'productVariantId', 'date', 'days', 'quantity', 'active', 'roles', 'area'] as const;

/**
 * Writes the line before the mutation responds, so that no acknowledged write is missing from the log.
 *
 * @param outcome `done`, or the kind of fault
 */
export function logMutation(field: string, input: object, outcome: string, { token, requestId, span, services }: Context, started?: StartedSession): void {
  const session = started?.token ?? token;
  const subject = Object.fromEntries(loggedFields.flatMap((name) => (name in input ? [[name, Reflect.get(input, name)]] : [])));
  services.logAudit({
    requestId,
    ...traceFacts(span),
    mutation: field,
    outcome,
    person: started?.personId ?? (token && services.viewers.idOf(token)),
    // Equal in all lines of one session; the line of the sign-in says whose it is.
    session: session?.digest.slice(0, 16) ?? null,
    // The input names the person by an e-mail address only. By its hash those who know the address find the line, and nobody else learns it.
    ...('active' in input && { emailSha256: hash('sha256', String(Reflect.get(input, 'email')).trim().toLowerCase()) }),
    ...subject,
  });
}
