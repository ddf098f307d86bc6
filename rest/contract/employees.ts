import { Type } from 'typebox';
import { call } from './call.ts';
import {
  AddPayload,
  AddressDetails,
  DateText,
  Flag,
  Gender,
  Id,
  IdList,
  IdText,
  Instant,
  Message,
  maybe,
  pageQuery,
  RoleName,
  RoleWord,
  SearchText,
  Text,
  updatedDate,
} from './fields.ts';

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
    /** Comma-separated file names below the images path. */
    profilePicture: Text(),
    addressDetails: maybe(AddressDetails),
    ...updatedDate,
  },
  { title: 'Employee' },
);

/** One employee, with what lists do not have. */
export const EmployeeRecord = Type.Object(
  {
    ...Employee.properties,
    /** From 1, one more with each change: a change names the version that it was made from. */
    version: Type.Integer(),
    /** Who changed the record last, and when. */
    lastChange: maybe(Type.Object({ at: Instant(), id: Id(), name: Text() })),
  },
  { title: 'EmployeeRecord' },
);

/** A person's own fields, as the profile form sends them. */
const ProfileUpdate = Type.Object(AddPayload);

export const employees = {
  fetchAllEmployeeByPage: call({
    name: 'fetchAllEmployeeByPage',
    summary: 'List employees',
    description: '`roles` is comma-separated `user`, `mod`, `admin`; roles beyond `user` are for admins. The other filters and `order` are extensions.',
    method: 'GET',
    path: '/api/user/fetchAllEmployeeByPage',
    who: 'moderator',
    query: Type.Object({
      ...pageQuery,
      roles: Type.String(),
      search: Type.Optional(SearchText),
      active: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
      state: Type.Optional(SearchText),
      district: Type.Optional(SearchText),
      taluka: Type.Optional(SearchText),
      ids: Type.Optional(IdList),
      /** By name or by when they were added; the first added first where it is absent. */
      order: Type.Optional(Type.Union([Type.Literal('NAME'), Type.Literal('NEWEST')])),
    }),
    response: Type.Array(Employee),
    envelope: 'data',
  }),
  fetchEmployeeById: call({
    name: 'fetchEmployeeById',
    summary: 'Read an employee',
    method: 'GET',
    path: '/api/user/fetchEmployeeById',
    who: 'moderator',
    query: Type.Object({ userId: Type.String() }),
    refusals: [404],
    response: EmployeeRecord,
    envelope: 'data',
    extension: true,
  }),
  activateUser: call({
    name: 'activateUser',
    summary: 'Activate or deactivate an employee',
    description: 'Deactivation ends the person’s sessions. `userId` is an extension.',
    method: 'POST',
    path: '/api/user/activateUser',
    who: 'admin',
    effect: 'write',
    body: Type.Object({ activate: Type.Boolean(), email: Type.String() }),
    refusals: [404, 409],
    response: Type.Object({ ...Message.properties, userId: Text() }),
  }),
  addUser: call({
    name: 'addUser',
    summary: 'Add an employee',
    description:
      '`role` is documented and `roles` is taken too; roles beyond `user` are the admin’s to give. `addedId` and `setPasswordToken` are extensions; the token is for `/reset/{token}`, once.',
    method: 'POST',
    path: '/api/user/addUser',
    who: 'moderator',
    effect: 'write',
    body: Type.Object({ ...AddPayload, role: Type.Optional(Type.Array(RoleWord)), roles: Type.Optional(Type.Array(RoleWord)) }),
    refusals: [409],
    response: Type.Object({ ...Message.properties, addedId: Text(), setPasswordToken: Type.Optional(Type.String()) }),
  }),
  updateUser: call({
    name: 'updateUser',
    summary: 'Change an employee’s record and roles',
    description: 'Refused when another change has come after the `version` that it names; without one it is not compared. What the record said before is kept.',
    method: 'PUT',
    path: '/api/user/updateUser',
    who: 'admin',
    peopleOnly: true,
    effect: 'write',
    body: Type.Object({ ...AddPayload, userId: IdText, version: Type.Optional(Type.Integer()), roles: Type.Array(RoleWord) }),
    refusals: [404, 409],
    response: EmployeeRecord,
    envelope: 'data',
    extension: true,
  }),
  makePasswordLink: call({
    name: 'makePasswordLink',
    summary: 'Make a link with which an employee sets a password',
    description: 'The person’s earlier links end. The token is for `/reset/{token}`, once, until `expiresAt`.',
    method: 'POST',
    path: '/api/user/makePasswordLink',
    who: 'admin',
    peopleOnly: true,
    effect: 'write',
    body: Type.Object({ userId: IdText }),
    refusals: [404, 409],
    response: Type.Object({ message: Type.String(), setPasswordToken: Type.String(), expiresAt: Instant() }),
    extension: true,
  }),
  getProfile: call({
    name: 'getProfile',
    summary: 'Read one’s own profile',
    method: 'GET',
    path: '/api/user/getProfile',
    response: Employee,
    envelope: 'data',
  }),
  updateProfile: call({
    name: 'updateProfile',
    summary: 'Change one’s own profile',
    description: 'Roles and user name stay.',
    method: 'PUT',
    path: '/api/user/updateProfile',
    peopleOnly: true,
    effect: 'write',
    body: ProfileUpdate,
    refusals: [409],
    response: Employee,
    envelope: 'data',
    extension: true,
  }),
};
