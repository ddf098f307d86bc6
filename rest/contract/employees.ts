import { Type } from 'typebox';
import { named, read, write } from './call.ts';
import {
  AddPayload,
  AddressDetails,
  afterRow,
  areaFilter,
  changedSince,
  DateText,
  Day,
  EmailText,
  Flag,
  FreeText,
  Gender,
  Id,
  IdList,
  IdText,
  Instant,
  Message,
  maybe,
  PersonChange,
  PlannedDays,
  pageQuery,
  QueryId,
  RequestInstant,
  RoleName,
  RoleWord,
  SearchText,
  Text,
  TypedText,
  updatedDate,
  versionCount,
} from './fields.ts';

/** Maximum number of records moved by one request of `transferTerritory`, so that a request is short and does not delay others. */
export const maxMovedAtOnce = 200;

/** Maximum number of rows of `fetchTerritoryTransfers`. */
export const maxTransfers = 20;

/** Taluka as text. */
const TransferPlace = { state: SearchText, district: SearchText, taluka: SearchText };

/** Talukas and kinds of records that a hand-over moves. Empty `talukas` means all. */
const transferred = {
  talukas: Type.Array(Type.Object(TransferPlace), { maxItems: 200 }),
  farmers: Type.Boolean(),
  dealers: Type.Boolean(),
  meetings: Type.Boolean(),
};

/** Numbers of records of a taluka. */
const TerritoryTaluka = Type.Object(
  { state: Text(), district: Text(), taluka: Text(), farmers: Type.Integer(), dealers: Type.Integer(), meetings: Type.Integer() },
  { title: 'TerritoryTaluka' },
);

export const Employee = Type.Object(
  {
    id: Id(),
    firstName: Text(),
    middleName: Text(),
    lastName: Text(),
    phoneNumber: Text(),
    email: Text(),
    gender: maybe(Gender),
    dob: DateText(),
    active: Flag(),
    roles: Type.Optional(Type.Array(RoleName)),
    /** Comma-separated file names relative to the images path. */
    profilePicture: Text(),
    addressDetails: maybe(AddressDetails),
    /** Extension: the employee's number in payroll. */
    payrollId: Text(),
    ...updatedDate,
    ...versionCount,
  },
  { title: 'Employee' },
);

/** An employee with the fields that lists omit. */
export const EmployeeRecord = Type.Object(
  {
    ...Employee.properties,
    /** Version of the record: 1 at first, and one more with each change. An update states the version on which it is based. */
    version: Type.Integer(),
    /** Author and time of the last change. */
    lastChange: maybe(Type.Object({ at: Instant(), id: Id(), name: Text() })),
  },
  { title: 'EmployeeRecord' },
);

/** An employee's number in payroll. Empty for none. */
const PayrollId = FreeText({ maxLength: 20 });

/** A person's own fields in the profile form. */
const ProfileUpdate = Type.Object({ ...PersonChange, version: Type.Optional(Type.Integer()) });

export const employees = named({
  fetchAllEmployeeByPage: read({
    summary: 'List employees',
    description:
      '`roles` is comma-separated `user`, `mod`, `admin`. Only admins may request roles beyond `user`. The other filters and `order` are extensions.',
    path: '/api/user/fetchAllEmployeeByPage',
    who: 'moderator',
    query: Type.Object({
      ...pageQuery,
      roles: TypedText,
      search: Type.Optional(SearchText),
      active: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
      ...areaFilter,
      ids: Type.Optional(IdList),
      /** Employees with a meeting planned in this number of days from this day, with a farmer or dealer of this area. */
      plannedFrom: Type.Optional(Day),
      plannedDays: Type.Optional(PlannedDays),
      customerState: Type.Optional(SearchText),
      customerDistrict: Type.Optional(SearchText),
      customerTaluka: Type.Optional(SearchText),
      /** Lists active employees too, and inactive ones with a planned meeting in these days with anybody. */
      plannedOrActive: Type.Optional(Type.Literal('true')),
      ...changedSince,
      ...afterRow,
      /** Order by name or by newest first. Oldest first when absent. */
      order: Type.Optional(Type.Union([Type.Literal('NAME'), Type.Literal('NEWEST')])),
    }),
    response: Type.Array(Employee),
  }),
  fetchEmployeeById: read({
    summary: 'Read an employee',
    path: '/api/user/fetchEmployeeById',
    who: 'moderator',
    query: Type.Object({ userId: QueryId }),
    refusals: [404],
    response: EmployeeRecord,
    extension: true,
  }),
  activateUser: write({
    summary: 'Activate or deactivate an employee',
    description: 'Deactivation ends the person’s sessions. `userId` is an extension.',
    path: '/api/user/activateUser',
    who: 'admin',
    peopleOnly: true,
    body: Type.Object({ activate: Type.Boolean(), email: EmailText }),
    refusals: [404, 409],
    response: Type.Object({ ...Message.properties, userId: Text() }),
  }),
  addUser: write({
    summary: 'Add an employee',
    description:
      '`role` is documented, and `roles` is accepted too. Only admins may assign roles beyond `user`. `addedId` and `setPasswordToken` are extensions. The token is for `/reset/{token}` and is valid once.',
    path: '/api/user/addUser',
    who: 'moderator',
    body: Type.Object({ ...AddPayload, role: Type.Optional(Type.Array(RoleWord)), roles: Type.Optional(Type.Array(RoleWord)) }),
    refusals: [409],
    response: Type.Object({ ...Message.properties, addedId: Text(), setPasswordToken: Type.Optional(Type.String()) }),
  }),
  updateUser: write({
    summary: 'Change an employee’s record and roles',
    description:
      'Absent fields are unchanged. Refused when the record was changed after `version`. Without `version`, this is not checked. Previous values stay on record.',
    method: 'PUT',
    path: '/api/user/updateUser',
    who: 'admin',
    peopleOnly: true,
    body: Type.Object({
      ...PersonChange,
      userId: IdText,
      version: Type.Optional(Type.Integer()),
      roles: Type.Optional(Type.Array(RoleWord)),
      payrollId: maybe(PayrollId),
    }),
    refusals: [404, 409],
    response: EmployeeRecord,
    envelope: 'data',
    extension: true,
  }),
  transferTerritory: write({
    summary: 'Transfer customers and open meetings of an employee to another',
    description: `Moves up to ${maxMovedAtOnce} records per request. Repeat the request until nothing is moved, also after an interruption. Empty \`talukas\` means all. A meeting stays when the other employee has an open meeting with the same customer. \`talukas\` in the response lists the remaining records of the first employee. With \`dryRun\`, which needs no \`toUserId\`, nothing is changed. With \`handedOverSince\`, only the records move that came from \`toUserId\` at or after this time, such as the \`handedOverAt\` of the first response, and were not changed since. \`handedOverUntil\` limits them to those that came at or before this time. \`reason\` is stored with the hand-over.`,
    path: '/api/user/transferTerritory',
    who: 'admin',
    body: Type.Object({
      fromUserId: IdText,
      toUserId: Type.Optional(IdText),
      ...transferred,
      dryRun: Type.Boolean(),
      handedOverSince: Type.Optional(RequestInstant),
      handedOverUntil: Type.Optional(RequestInstant),
      reason: Type.Optional(TypedText),
    }),
    refusals: [404, 409],
    response: Type.Object({
      message: Type.String(),
      handedOverAt: Instant(),
      moved: Type.Object({ farmers: Type.Integer(), dealers: Type.Integer(), meetings: Type.Integer() }),
      talukas: Type.Array(TerritoryTaluka),
    }),
    extension: true,
  }),
  fetchTerritoryTransfers: read({
    summary: 'List the last hand-overs from and to an employee',
    description: `Up to ${maxTransfers}, newest first, each with all its steps and the moved records by taluka. \`startedAt\` and \`endedAt\` are \`handedOverSince\` and \`handedOverUntil\` of the hand-over back. While records are left to move, \`unfinished\` is the request that continues the hand-over.`,
    path: '/api/user/fetchTerritoryTransfers',
    who: 'admin',
    query: Type.Object({ userId: QueryId }),
    refusals: [404],
    response: Type.Array(
      Type.Object(
        {
          id: Id(),
          fromUserId: Id(),
          fromName: Text(),
          toUserId: Id(),
          toName: Text(),
          movedByName: Text(),
          toolName: maybe(Text()),
          startedAt: Instant(),
          endedAt: Instant(),
          reason: maybe(Text()),
          talukas: Type.Array(TerritoryTaluka),
          unfinished: maybe(Type.Object({ ...transferred, handedOverSince: Type.Optional(RequestInstant), handedOverUntil: Type.Optional(RequestInstant) })),
        },
        { title: 'TerritoryTransfer' },
      ),
    ),
    extension: true,
  }),
  makePasswordLink: write({
    summary: 'Create a link for an employee to set a password',
    description: 'Earlier links of the person become invalid. The token is for `/reset/{token}` and is valid once, until `expiresAt`.',
    path: '/api/user/makePasswordLink',
    who: 'admin',
    peopleOnly: true,
    body: Type.Object({ userId: IdText }),
    refusals: [404, 409],
    response: Type.Object({ message: Type.String(), setPasswordToken: Type.String(), expiresAt: Instant() }),
    extension: true,
  }),
  getProfile: read({
    summary: 'Read the caller’s profile',
    description: '`version` and `lastChange` are extensions.',
    path: '/api/user/getProfile',
    response: Type.Object({ ...EmployeeRecord.properties, version: Type.Optional(Type.Integer()) }, { title: 'OwnRecord' }),
  }),
  updateProfile: write({
    summary: 'Change the caller’s profile',
    description: 'Roles and user name cannot be changed. Refused when the profile was changed after `version`. Without `version`, this is not checked.',
    method: 'PUT',
    path: '/api/user/updateProfile',
    peopleOnly: true,
    body: ProfileUpdate,
    refusals: [409],
    response: EmployeeRecord,
    envelope: 'data',
    extension: true,
  }),
});
