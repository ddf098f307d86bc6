import { Type } from 'typebox';
import { named, read } from './call.ts';
import { DateText, Flag, Id, Instant, idMark, maxLengths, maybe, Text } from './fields.ts';

const personFields = [
  'firstName',
  'middleName',
  'lastName',
  'dob',
  'gender',
  'phoneNumber',
  'email',
  'state',
  'district',
  'taluka',
  'street',
  'village',
  'pinCode',
] as const;
/**
 * Fields of a customer. `mergedFrom` changes on the remaining customer of a merge, `mergedInto` on the merged one, and `user` when another employee
 * takes over the customer.
 */
const customerFields = [...personFields, 'whatsAppMobile', 'details', 'profilePicture', 'mergedFrom', 'mergedInto', 'user'] as const;

/** Types whose creation and changes are recorded. Only administrators can see batches. */
export const changeTypes = ['FARMER', 'DEALER', 'EMPLOYEE', 'MEETING', 'ATTENDANCE', 'BATCH', 'PAYROLL'] as const;
export type ChangeType = (typeof changeTypes)[number];

/** Field names that a change can list, by type. They are the names in the calls on that type. */
export const changedFields = {
  FARMER: customerFields,
  DEALER: customerFields,
  EMPLOYEE: [...personFields, 'roles', 'active', 'payrollId'],
  MEETING: ['plannedTime', 'purpose', 'user', 'status', 'statusComment'],
  ATTENDANCE: ['punchOutTime', 'approved', 'refused', 'questions'],
  BATCH: ['voided'],
  PAYROLL: ['closed', 'holidays', 'dayTypes'],
} as const satisfies Readonly<Record<ChangeType, readonly string[]>>;
export type ChangedField<Type extends ChangeType = ChangeType> = (typeof changedFields)[Type][number];

const Change = Type.Object(
  {
    /** Position of this change, for `after`. */
    cursor: Type.String({ minLength: 1, [idMark]: true }),
    type: Type.Enum([...changeTypes]),
    /** Id of the farmer, dealer, employee, meeting or batch; for a day of work, the id of the employee; for a payroll month, `YYYYMM`. */
    id: Id(),
    /** Date of the day of work; for a payroll month, the holiday, the day whose type was set, or the first day of the month. */
    date: DateText(),
    /** True when the change created the object. */
    created: Flag(),
    changedAt: Instant(),
    /** The employee. Absent for an operator's command. */
    changedBy: maybe(Id()),
    /** The tool that acted for the employee. Absent when the employee acted. */
    toolId: maybe(Id()),
    toolName: Text(),
    /** True when the caller made the change: with the same tool's token, or as the same person without a tool. */
    own: Flag(),
    /** True for batches, and for employees with roles beyond user and their days. Moderators do not receive these changes. */
    adminsOnly: Flag(),
    /** Names of the changed fields. Empty when the object was created, and for changes made before fields were recorded. */
    fields: maybe(Type.Array(Type.String())),
  },
  { title: 'Change' },
);

/** Calls to follow creations and changes. */
export const changes = named({
  fetchChanges: read({
    summary: 'Follow what was created and changed',
    description:
      'Oldest first, after the cursor `after`. Recording begins with the first start of the server. No change is ever added before a returned cursor. `types` are comma-separated and default to all. Only admins receive `BATCH`, and changes of other employees with roles beyond `user` and of their days. 409: the data were restored after the cursor was returned.',
    refusals: [409],
    path: '/api/changes/fetchChanges',
    who: 'moderator',
    query: Type.Object({
      after: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      size: Type.Integer({ minimum: 1, maximum: 101 }),
      types: Type.Optional(Type.String({ pattern: `^(${changeTypes.join('|')})(,(${changeTypes.join('|')}))*$`, maxLength: maxLengths.typed })),
    }),
    response: Type.Array(Change),
    extension: true,
  }),
  fetchLatestCursor: read({
    summary: 'Read the cursor of the latest change',
    description: 'Pass the cursor as `after` of fetchChanges to receive only later changes. Returns the first cursor when nothing was recorded yet.',
    path: '/api/changes/fetchLatestCursor',
    who: 'moderator',
    response: Type.Object({ cursor: Type.String({ minLength: 1, [idMark]: true }) }, { title: 'LatestCursor' }),
    extension: true,
  }),
});
