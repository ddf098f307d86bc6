/** Maps the audit events of the REST API. Pure. */
import { type audit, auditActions } from '../../../rest/contract/audit.ts';
import type { Connection } from '../../graphql/connection.ts';
import type { AuditEvent } from '../../graphql/types.generated.ts';
import { id, oneOfWords, personName, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';

export type AuditEventConnectionModel = Connection<AuditEvent>;

type Wire = RowOf<typeof audit.fetchAuditEvents>;

const action = oneOfWords('auditAction', auditActions);

export const auditEvent = (wire: Wire): AuditEvent => ({
  id: id(wire.id),
  at: dateTime(wire.at),
  action: action(wire.action),
  actorId: text(wire.actorId),
  actorName: personName(wire.actorName),
  toolName: text(wire.toolName),
  subjectId: text(wire.subjectId),
  subjectName: personName(wire.subjectName),
  detail: text(wire.detail),
});
