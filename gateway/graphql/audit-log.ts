/**
 * A provider's REST API keeps no audit trail, so the gateway logs each mutation with a line: the action, its author, its object and its outcome.
 * The embedded REST API keeps an audit trail of its own, see `auditEvents`.
 */
import { hash } from 'node:crypto';
import { traceFacts } from '../upstream/span.ts';
import type { Token } from '../upstream/token.ts';
import type { Context } from './context.ts';

/** The session that a sign-in started. */
export interface StartedSession {
  readonly token: Token;
  readonly personId: string;
}

/** Input fields that may be logged: ids, days, numbers, roles and areas, but no free text. */
const loggedFields = ['userId', 'farmerId', 'dealerId', 'productVariantId', 'date', 'days', 'quantity', 'active', 'roles', 'area'] as const;

/**
 * Writes the line before the mutation responds, so no acknowledged write is missing from the log.
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
    person: started?.personId ?? (token && services.tokenRoles.idOf(token)),
    // The same in all lines of a session. The line of the sign-in identifies its person.
    session: session?.digest.slice(0, 16) ?? null,
    // The input identifies the person only by an e-mail address. The hash lets those who know the address find the line.
    ...('active' in input && { emailSha256: hash('sha256', String(Reflect.get(input, 'email')).trim().toLowerCase()) }),
    ...subject,
  });
}
