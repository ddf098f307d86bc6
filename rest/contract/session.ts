import { Type } from 'typebox';
import { call } from './call.ts';
import { Employee } from './employees.ts';
import { Day, Gender, Id, idMark, Message, RoleName, Text } from './fields.ts';

export const session = {
  signIn: call({
    name: 'signIn',
    method: 'POST',
    path: '/api/auth/signin',
    who: 'anyone',
    effect: 'write',
    /** The user name may also be an e-mail address or a phone number (decision 2). */
    body: Type.Object({ username: Type.String(), password: Type.String() }),
    /** Without a token nobody has signed in: it is required as an id is. */
    response: Type.Object({ token: Type.String({ minLength: 1, [idMark]: true }), id: Id(), firstName: Text(), lastName: Text(), roles: Type.Array(RoleName) }),
  }),
  signOut: call({
    name: 'signOut',
    method: 'POST',
    path: '/api/user/signOut',
    peopleOnly: true,
    effect: 'write',
    response: Message,
    extension: true,
  }),
  userDetails: call({
    name: 'userDetails',
    method: 'POST',
    path: '/api/user/userdetails',
    /** `toolName`, an extension, is there when a tool's token asks: the roles are then the token's. */
    response: Type.Object({ ...Employee.properties, toolName: Text() }),
  }),
  signUp: call({
    name: 'signUp',
    method: 'POST',
    path: '/api/auth/signup',
    who: 'anyone',
    effect: 'write',
    body: Type.Object({
      firstName: Type.String(),
      middleName: Type.String(),
      lastName: Type.String(),
      mobileNumber: Type.String(),
      dob: Day,
      gender: Gender,
      username: Type.String(),
      email: Type.String(),
      password: Type.String(),
      confirmPassword: Type.String(),
      /** Always `user`, whatever is sent (decision 1). */
      role: Type.Array(Type.String()),
    }),
    response: Message,
  }),
  forgotPassword: call({
    name: 'forgotPassword',
    method: 'POST',
    path: '/api/auth/forgotPassword',
    who: 'anyone',
    effect: 'write',
    body: Type.Object({ email: Type.String() }),
    response: Message,
    wholeRefusal: true,
  }),
  resetPassword: call({
    name: 'resetPassword',
    method: 'POST',
    path: '/api/auth/resetPassword',
    who: 'anyone',
    effect: 'write',
    body: Type.Object({ token: Type.String(), password: Type.String(), confirmPassword: Type.String() }),
    response: Message,
  }),
  changePassword: call({
    name: 'changePassword',
    method: 'POST',
    path: '/api/user/changePassword',
    peopleOnly: true,
    effect: 'write',
    body: Type.Object({ oldPassword: Type.String(), newPassword: Type.String(), confirmPassword: Type.String() }),
    response: Message,
  }),
};
