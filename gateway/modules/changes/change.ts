/** Maps created and changed objects. Pure. */
import { type ChangedField, type ChangeType, type changes, changeTypes } from '../../../rest/contract/changes.ts';
import type { Edge, PageInfoModel } from '../../graphql/connection.ts';
import type { Change } from '../../graphql/types.generated.ts';
import { date, flag, id, oneOf, oneOfWords, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';

/** A connection with forward pagination only and no total. */
export interface ChangeConnectionModel {
  readonly edges: Edge<Change>[];
  readonly nodes: Change[];
  readonly pageInfo: PageInfoModel;
  readonly latestCursor: () => Promise<string | null>;
}

const type = oneOfWords('changeType', changeTypes);

const personPaths = {
  firstName: 'firstName',
  lastName: 'lastName',
  phoneNumber: 'phoneNumber',
  state: 'address.state',
  district: 'address.district',
  taluka: 'address.taluka',
  street: 'address.street',
  village: 'address.village',
  pinCode: 'address.pinCode',
} as const;

const customerPaths = {
  ...personPaths,
  middleName: 'record.middleName',
  dob: 'record.dateOfBirth',
  gender: 'record.gender',
  email: 'record.email',
  whatsAppMobile: 'record.whatsAppMobile',
  profilePicture: 'pictures',
  // The merged id returns the kept record, so both are changes of the id that a reader knows. No field names the employee.
  mergedFrom: 'id',
  mergedInto: 'id',
  user: 'id',
} as const;

/** Paths of the changed fields in the GraphQL type of the subject. */
export const fieldPaths: { readonly [Type in ChangeType]: Readonly<Record<ChangedField<Type>, string>> } = {
  FARMER: { ...customerPaths, details: 'crops' },
  DEALER: { ...customerPaths, details: 'details' },
  EMPLOYEE: {
    ...personPaths,
    middleName: 'middleName',
    dob: 'dateOfBirth',
    gender: 'gender',
    email: 'email',
    roles: 'roles',
    active: 'active',
    payrollId: 'payrollId',
  },
  MEETING: { plannedTime: 'plannedAt', purpose: 'purpose', user: 'assignedTo', status: 'status', statusComment: 'comment' },
  ATTENDANCE: { punchOutTime: 'punchOutAt', approved: 'approved', refused: 'refusals', questions: 'questions' },
  BATCH: { voided: 'voids' },
  PAYROLL: { closed: 'state.closedAt', holidays: 'state.holidays', dayTypes: 'people.people' },
};

const readPaths = Object.fromEntries(changeTypes.map((each) => [each, oneOf('changed field', fieldPaths[each])]));

const pathsOf = (type: ChangeType | null, fields: readonly unknown[]): string[] =>
  type === null ? [] : fields.flatMap((field) => readPaths[type]?.(field) ?? []);

export const change = (wire: RowOf<typeof changes.fetchChanges>): Edge<Change> => ({
  cursor: String(wire.cursor),
  node: {
    type: type(wire.type),
    subjectId: id(wire.id),
    date: date(wire.date),
    created: flag(wire.created),
    at: dateTime(wire.changedAt),
    actorId: text(wire.changedBy),
    toolId: text(wire.toolId),
    toolName: text(wire.toolName),
    own: flag(wire.own),
    fields: pathsOf(type(wire.type), wire.fields ?? []),
  },
});
