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
/** `mergedFrom` of a customer who took over the history of another one, `mergedInto` of the other one, `user` when another employee took them over. */
const customerFields = [...personFields, 'whatsAppMobile', 'details', 'profilePicture', 'mergedFrom', 'mergedInto', 'user'] as const;

/** Types whose creation and changes are recorded. Only administrators see batches. */
export const changeTypes = ['FARMER', 'DEALER', 'EMPLOYEE', 'MEETING', 'ATTENDANCE', 'BATCH'] as const;
export type ChangeType = (typeof changeTypes)[number];

/** Names of the fields that a change can name, by type, as the calls on that type name them. */
export const changedFields = {
  FARMER: customerFields,
  DEALER: customerFields,
  EMPLOYEE: [...personFields, 'roles', 'active', 'payrollId'],
  MEETING: ['plannedTime', 'purpose', 'user', 'status', 'statusComment'],
  ATTENDANCE: ['punchOutTime', 'approved', 'refused', 'questions'],
  BATCH: ['voided'],
} as const satisfies Readonly<Record<ChangeType, readonly string[]>>;
export type ChangedField<Type extends ChangeType = ChangeType> = (typeof changedFields)[Type][number];

const Change = Type.Object(
  {
    /** For `after`: where this change stands. */
    cursor: Type.String({ minLength: 1, [idMark]: true }),
    type: Type.Enum([...changeTypes]),
    /** Id of the farmer, dealer, employee, meeting or batch; for a day of work, the id of the employee. */
    id: Id(),
    /** Which day of work it is. */
    date: DateText(),
    /** Created by it; else changed. */
    created: Flag(),
    changedAt: Instant(),
    /** The employee; absent for an operator's command. */
    changedBy: maybe(Id()),
    /** The tool that acted in the employee's name; absent for the employee themself. */
    toolId: maybe(Id()),
    toolName: Text(),
    /** Made by the caller: with the same tool's token, or by the same person without a tool. */
    own: Flag(),
    /** Only for administrators: a batch, or an employee with roles beyond user and their days. A moderator receives no such change. */
    adminsOnly: Flag(),
    /** Names of the fields that were changed; empty when something was created, and for changes from before fields were recorded. */
    fields: maybe(Type.Array(Type.String())),
  },
  { title: 'Change' },
);

/** Following what is created and changed. */
export const changes = named({
  fetchChanges: read({
    summary: 'Follow what was created and changed',
    description:
      'The oldest first, behind `after`. Recorded from the first start of the server. Nothing is ever added before a cursor that was given out. `types` are comma-separated; all when absent. `BATCH` is for admins, as are changes of other employees with roles beyond `user` and of their days. 409: the data were restored since.',
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
    description: 'For `after` of fetchChanges, which then returns what comes from now on. Where nothing was recorded yet, the cursor of the beginning.',
    path: '/api/changes/fetchLatestCursor',
    who: 'moderator',
    response: Type.Object({ cursor: Type.String({ minLength: 1, [idMark]: true }) }, { title: 'LatestCursor' }),
    extension: true,
  }),
});
