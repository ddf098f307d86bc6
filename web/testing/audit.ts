/** Audit events for tests. */
import type { Unmasked } from '@apollo/client';
import type { AuditEventsQuery } from '../features/audit/audit.generated.ts';

type Events = NonNullable<Unmasked<AuditEventsQuery>['auditEvents']>;

export const auditEvent = (id: string, fields: Partial<Events['nodes'][number]> = {}): Events['nodes'][number] => ({
  __typename: 'AuditEvent',
  id,
  at: '2026-11-20T10:42:00+05:30',
  action: 'SIGNED_IN',
  actorId: '1',
  actorName: 'Asha Patil',
  toolName: null,
  subjectId: null,
  subjectName: null,
  detail: null,
  ...fields,
});

export const auditPage = (nodes: Events['nodes'], totalCount = nodes.length): { auditEvents: Events } => ({
  auditEvents: { __typename: 'AuditEventConnection', nodes, totalCount, totalCountAtLeast: null },
});
