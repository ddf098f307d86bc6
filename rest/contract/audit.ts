import { Type } from 'typebox';
import { named, read } from './call.ts';
import { exportCall } from './exports.ts';
import { datedList, Id, Instant, maybe, pageQuery, period, SearchText, Text } from './fields.ts';

/** Actions in the audit log. A comment behind an action names its detail. */
export const auditActions = [
  'SIGNED_IN',
  /** How often, in the hour that begins at `at`; one event for each account, and one for all names that nobody has. */
  'SIGN_IN_REFUSED',
  'SIGNED_UP',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  /** Their roles, comma-separated. */
  'EMPLOYEE_ADDED',
  'FARMER_ADDED',
  'DEALER_ADDED',
  /** The names of the fields, comma-separated. */
  'FARMER_CHANGED',
  /** The names of the fields. */
  'DEALER_CHANGED',
  /** The id of the merged farmer. The subject is the kept one. */
  'FARMER_MERGED',
  /** The id of the merged dealer. */
  'DEALER_MERGED',
  /** The former employee's id and the numbers of farmers, dealers and meetings, such as `1044; 352; 24; 5`, for each step. The subject is the other employee. */
  'TERRITORY_TRANSFERRED',
  /** The roles that they hold now, comma-separated. */
  'ROLES_CHANGED',
  /** The names of the fields, comma-separated. */
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
  /** The day, and behind `; ` the type. */
  'DAY_TYPE_SET',
  /** The day. */
  'HOLIDAY_SET',
  /** The month, `2026-11`. */
  'PAYROLL_CLOSED',
  /** The month. */
  'PAYROLL_REOPENED',
  /** How many. */
  'CODES_GENERATED',
  /** The cards and how many became void, such as `0-99; 96`. The subject is the batch. */
  'CODES_VOIDED',
  /** The batch and the outcome, such as `318; CALLED`. The subject is the QR user. */
  'RECALL_CALLED',
  /** The batch. The subject is the QR user. */
  'RECALL_WITHDRAWN',
  /** The area, where one was chosen: state, district and taluka; behind `; `, of any export, what else it was narrowed to, `TEXT` for something typed, which is not kept. */
  'FARMERS_EXPORTED',
  /** The area. */
  'DEALERS_EXPORTED',
  /** The days, `2026-11-01/2026-11-30`, where they were narrowed; an end that is open is `..`. Of one employee: the subject. */
  'ATTENDANCE_EXPORTED',
  /** The month, `2026-11`; `DRAFT` while it is open. */
  'PAYROLL_EXPORTED',
  /** The days; the status, such as `; SCHEDULED`. Of one employee: the subject. */
  'MEETINGS_EXPORTED',
  /** The days. Of one dealer: the subject. */
  'INVOICES_EXPORTED',
  /** The days; the type. Of one dealer: the subject. */
  'QR_USES_EXPORTED',
  /** The days. */
  'QR_BATCHES_EXPORTED',
  /** The state; `TEXT` for a text to search for. The subject is the batch. */
  'QR_CARDS_EXPORTED',
  /** The state of the calls; `TEXT` for a dealer. The subject is the batch. */
  'QR_PEOPLE_EXPORTED',
  /** The days; the action; `TEXT` for a part of a name. */
  'AUDIT_EXPORTED',
  /** Its roles, comma-separated. */
  'ACCESS_TOKEN_MADE',
  'ACCESS_TOKEN_REVOKED',
  /** The host of its URL. */
  'WEBHOOK_CREATED',
  /** The names of the fields, comma-separated. */
  'WEBHOOK_CHANGED',
  /** The host of its URL. */
  'WEBHOOK_DELETED',
  'SIGNED_OUT',
  /** The meeting's id. The subject is the employee. */
  'MEETING_SCHEDULED',
  /** The meeting's id. */
  'MEETING_PLANNED',
  /** The meeting's id. The subject is the employee who goes from now on. */
  'MEETING_HANDED_OVER',
  /** The meeting's id. */
  'MEETING_CANCELLED',
  /** The file name. */
  'PICTURE_UPLOADED',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** That a list was exported: one for each that can be. */
export type ExportAction = Extract<AuditAction, `${string}_EXPORTED`>;

const AuditAction = Type.Enum([...auditActions], { title: 'AuditAction' });

const AuditEvent = Type.Object(
  {
    id: Id(),
    at: Instant(),
    action: AuditAction,
    /** The employee; absent for an operator's command, and where nobody was signed in. */
    actorId: maybe(Id()),
    actorName: Text(),
    /** The token with which a tool did it in the actor's name. */
    toolName: Text(),
    /** The employee, farmer, dealer, batch or token; of a refused sign-in the person whose name was given, absent when nobody has it. */
    subjectId: maybe(Id()),
    subjectName: Text(),
    detail: Text(),
  },
  { title: 'AuditEvent' },
);

export const audit = named({
  fetchAuditEvents: read({
    summary: 'List what people did',
    description: '`person` is a part of the name of who did it or of the employee it was done to; `from` and `until` are days, both included.',
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
    { path: '/api/admin/exportAuditEvents', summary: 'Export what people did', who: 'admin', extension: true },
    { person: Type.Optional(SearchText), action: Type.Optional(AuditAction), ...period },
  ),
});
