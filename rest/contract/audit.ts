import { Type } from 'typebox';
import { named, read } from './call.ts';
import { exportCall } from './exports.ts';
import { datedList, Id, Instant, maybe, pageQuery, period, SearchText, Text } from './fields.ts';

/** Actions in the audit log. A comment above an action describes its detail. */
export const auditActions = [
  'SIGNED_IN',
  /** Number of refusals in the hour that begins at `at`. One event per account, and one for all unknown names. */
  'SIGN_IN_REFUSED',
  'SIGNED_UP',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  /** The roles, comma-separated. */
  'EMPLOYEE_ADDED',
  'FARMER_ADDED',
  'DEALER_ADDED',
  /** Names of the fields, comma-separated. */
  'FARMER_CHANGED',
  /** Names of the fields, comma-separated. */
  'DEALER_CHANGED',
  /** Id of the merged farmer. The subject is the remaining farmer. */
  'FARMER_MERGED',
  /** Id of the merged dealer. The subject is the remaining dealer. */
  'DEALER_MERGED',
  /**
   * Id of the former employee, the numbers of farmers, dealers and meetings, and the reason if given, such as `1044; 352; 24; 5; Moved to Nashik`. One
   * event per step. The subject is the new employee.
   */
  'TERRITORY_TRANSFERRED',
  /** The new roles, comma-separated. */
  'ROLES_CHANGED',
  /** Names of the fields, comma-separated. */
  'EMPLOYEE_CHANGED',
  'PASSWORD_LINK_MADE',
  'ACTIVATED',
  'DEACTIVATED',
  /** The day. */
  'ATTENDANCE_APPROVED',
  /** The day. */
  'APPROVAL_WITHDRAWN',
  /** The day. */
  'DAY_REFUSED',
  /** The day. */
  'REFUSAL_WITHDRAWN',
  /** The day. */
  'DAY_QUESTION_ASKED',
  /** The day. */
  'DAY_QUESTION_ANSWERED',
  /** The day. */
  'ATTENDANCE_CORRECTED',
  /** The day. */
  'ATTENDANCE_MARKED',
  /** The day and the type, separated by `; `. */
  'DAY_TYPE_SET',
  /** The day. */
  'HOLIDAY_SET',
  /** The month, `2026-11`. */
  'PAYROLL_CLOSED',
  /** The month. */
  'PAYROLL_REOPENED',
  /** Number of codes. */
  'CODES_GENERATED',
  /** The cards and the number of newly void cards, such as `0-99; 96`. The subject is the batch. */
  'CODES_VOIDED',
  /** The batch and the outcome, such as `318; CALLED`. The subject is the QR user. */
  'RECALL_CALLED',
  /** The batch. The subject is the QR user. */
  'RECALL_WITHDRAWN',
  /**
   * The area (state, district and taluka), when one was chosen. The other filters of any export follow after `; `. Typed text is not stored and appears
   * as `TEXT`.
   */
  'FARMERS_EXPORTED',
  /** The area. */
  'DEALERS_EXPORTED',
  /** Pairs who may be registered twice. */
  'FARMER_DUPLICATES_EXPORTED',
  'DEALER_DUPLICATES_EXPORTED',
  /**
   * The days, `2026-11-01/2026-11-30`, when the export was filtered by them. An open end is `..`. The subject is the employee, when it was filtered by
   * one.
   */
  'ATTENDANCE_EXPORTED',
  /** The month, `2026-11`, with `DRAFT` while the month is open. */
  'PAYROLL_EXPORTED',
  /** The days and the status, such as `; SCHEDULED`. The subject is the employee, when the export was filtered by one. */
  'MEETINGS_EXPORTED',
  /** The days. The subject is the dealer, when the export was filtered by one. */
  'INVOICES_EXPORTED',
  /** The days and the type. The subject is the dealer, when the export was filtered by one. */
  'QR_USES_EXPORTED',
  /** The days. */
  'QR_BATCHES_EXPORTED',
  /** The state, and `TEXT` for a search text. The subject is the batch. */
  'QR_CARDS_EXPORTED',
  /** The state of the calls, and `TEXT` for a dealer. The subject is the batch. */
  'QR_PEOPLE_EXPORTED',
  /** The days, the action, and `TEXT` for a part of a name. */
  'AUDIT_EXPORTED',
  /** Roles of the token, comma-separated. */
  'ACCESS_TOKEN_MADE',
  'ACCESS_TOKEN_REVOKED',
  /** Host of the webhook's URL. */
  'WEBHOOK_CREATED',
  /** Names of the fields, comma-separated. */
  'WEBHOOK_CHANGED',
  /** Host of the webhook's URL. */
  'WEBHOOK_DELETED',
  'SIGNED_OUT',
  /** Id of the meeting. The subject is the employee. */
  'MEETING_SCHEDULED',
  /** Id of the meeting. */
  'MEETING_PLANNED',
  /** Id of the meeting. The subject is the newly assigned employee. */
  'MEETING_HANDED_OVER',
  /** Id of the meeting. */
  'MEETING_CANCELLED',
  /** Name of the file. */
  'PICTURE_UPLOADED',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Actions that record the export of a list, one for each list that can be exported. */
export type ExportAction = Extract<AuditAction, `${string}_EXPORTED`>;

const AuditAction = Type.Enum([...auditActions], { title: 'AuditAction' });

const AuditEvent = Type.Object(
  {
    id: Id(),
    at: Instant(),
    action: AuditAction,
    /** The employee. Absent for an operator's command and for requests without a session. */
    actorId: maybe(Id()),
    actorName: Text(),
    /** Name of the token that a tool used to act for the actor. */
    toolName: Text(),
    /** The employee, farmer, dealer, batch or token. For a refused sign-in, the person with the typed name, or absent when the name is unknown. */
    subjectId: maybe(Id()),
    subjectName: Text(),
    detail: Text(),
  },
  { title: 'AuditEvent' },
);

export const audit = named({
  fetchAuditEvents: read({
    summary: 'List events of the audit log',
    description: '`person` is a part of the name of the actor or of the affected employee. `from` and `until` are days, both included.',
    path: '/api/admin/fetchAuditEvents',
    who: 'admin',
    query: Type.Object({
      ...pageQuery,
      ...datedList,
      person: Type.Optional(SearchText),
      action: Type.Optional(AuditAction),
    }),
    response: Type.Array(AuditEvent),
    extension: true,
  }),
  exportAuditEvents: exportCall(
    { path: '/api/admin/exportAuditEvents', summary: 'Export events of the audit log', who: 'admin', extension: true },
    { person: Type.Optional(SearchText), action: Type.Optional(AuditAction), ...period },
  ),
});
