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
} from './fields.ts';

export const Employee = Type.Object({
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
});

/** A person's own fields, as the profile form sends them. */
const ProfileUpdate = Type.Object(AddPayload);

export const employees = {
  fetchAllEmployeeByPage: call({
    name: 'fetchAllEmployeeByPage',
    method: 'GET',
    path: '/api/user/fetchAllEmployeeByPage',
    who: 'moderator',
    /** `roles`: comma-separated `user`, `mod`, `admin`; roles beyond `user` are the admin's. */
    query: Type.Object({
      ...pageQuery,
      roles: Type.String(),
      // What the list is narrowed to and its order, all extensions.
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
    method: 'GET',
    path: '/api/user/fetchEmployeeById',
    who: 'moderator',
    query: Type.Object({ userId: Type.String() }),
    response: Employee,
    envelope: 'data',
    extension: true,
  }),
  activateUser: call({
    name: 'activateUser',
    method: 'POST',
    path: '/api/user/activateUser',
    who: 'admin',
    effect: 'write',
    body: Type.Object({ activate: Type.Boolean(), email: Type.String() }),
    response: Message,
  }),
  addUser: call({
    name: 'addUser',
    method: 'POST',
    path: '/api/user/addUser',
    who: 'moderator',
    effect: 'write',
    /** `role` is documented; `roles` is taken too. Roles beyond `user` are the admin's to give. */
    body: Type.Object({ ...AddPayload, role: Type.Optional(Type.Array(RoleWord)), roles: Type.Optional(Type.Array(RoleWord)) }),
    /** `setPasswordToken` is an extension: single-use, for `/reset/{token}` (decision 2). */
    response: Type.Object({ message: Type.String(), setPasswordToken: Type.Optional(Type.String()) }),
  }),
  /** Changes somebody else's record and roles; what it said before is kept. */
  updateUser: call({
    name: 'updateUser',
    method: 'PUT',
    path: '/api/user/updateUser',
    who: 'admin',
    peopleOnly: true,
    effect: 'write',
    body: Type.Object({ ...AddPayload, userId: IdText, roles: Type.Array(RoleWord) }),
    response: Employee,
    envelope: 'data',
    extension: true,
  }),
  /** Makes a single-use link with which an employee sets a password; the earlier ones of that person end. */
  makePasswordLink: call({
    name: 'makePasswordLink',
    method: 'POST',
    path: '/api/user/makePasswordLink',
    who: 'admin',
    peopleOnly: true,
    effect: 'write',
    body: Type.Object({ userId: IdText }),
    /** For `/reset/{token}`, until `expiresAt`. */
    response: Type.Object({ message: Type.String(), setPasswordToken: Type.String(), expiresAt: Instant() }),
    extension: true,
  }),
  getProfile: call({
    name: 'getProfile',
    method: 'GET',
    path: '/api/user/getProfile',
    response: Employee,
    envelope: 'data',
  }),
  /** Own fields only; roles and user name stay (decision 10). */
  updateProfile: call({
    name: 'updateProfile',
    method: 'PUT',
    path: '/api/user/updateProfile',
    peopleOnly: true,
    effect: 'write',
    body: ProfileUpdate,
    response: Employee,
    envelope: 'data',
    extension: true,
  }),
};
