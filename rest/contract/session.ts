import { Type } from 'typebox';
import { named, read, write } from './call.ts';
import { Employee } from './employees.ts';
import { AccountName, Day, EmailText, Gender, Id, Instant, idMark, Message, maxLengths, PasswordText, PhoneText, RoleName, Text, TypedText } from './fields.ts';

export const session = named({
  signIn: write({
    summary: 'Sign in',
    description: 'The user name may also be an e-mail address or a phone number. Send the token with every other call.',
    path: '/api/auth/signin',
    who: 'anyone',
    body: Type.Object({ username: AccountName, password: PasswordText }),
    refusals: [401, 403, 429],
    /** The token is required as an id is, because a sign-in without a token has failed. */
    response: Type.Object({ token: Type.String({ minLength: 1, [idMark]: true }), id: Id(), firstName: Text(), lastName: Text(), roles: Type.Array(RoleName) }),
  }),
  signOut: write({
    summary: 'End the session',
    path: '/api/user/signOut',
    peopleOnly: true,
    response: Message,
    extension: true,
  }),
  userDetails: read({
    summary: 'Read the signed-in person',
    method: 'POST',
    path: '/api/user/userdetails',
    /** `toolName` and `toolExpiresAt` are extensions, present when a tool's token is used. The roles are then those of the token. */
    response: Type.Object({ ...Employee.properties, toolName: Text(), toolExpiresAt: Instant() }),
    envelope: 'bare',
  }),
  signUp: write({
    summary: 'Sign up',
    description: 'The role is always `user`.',
    path: '/api/auth/signup',
    who: 'anyone',
    body: Type.Object({
      firstName: TypedText,
      middleName: TypedText,
      lastName: TypedText,
      mobileNumber: PhoneText,
      dob: Day,
      gender: Gender,
      username: AccountName,
      email: EmailText,
      password: PasswordText,
      confirmPassword: PasswordText,
      role: Type.Array(TypedText, { maxItems: 10 }),
    }),
    refusals: [409, 429],
    response: Message,
  }),
  forgotPassword: write({
    summary: 'Request a link to set a new password',
    description: 'Known and unknown addresses get the same response.',
    path: '/api/auth/forgotPassword',
    who: 'anyone',
    body: Type.Object({ email: EmailText }),
    refusals: [429],
    response: Message,
    wholeRefusal: true,
  }),
  resetPassword: write({
    summary: 'Set a password with a link',
    path: '/api/auth/resetPassword',
    who: 'anyone',
    body: Type.Object({ token: Type.String({ maxLength: maxLengths.linkToken }), password: PasswordText, confirmPassword: PasswordText }),
    refusals: [403, 429],
    response: Message,
  }),
  changePassword: write({
    summary: 'Change one’s own password',
    description: 'All other sessions of the person end.',
    path: '/api/user/changePassword',
    peopleOnly: true,
    body: Type.Object({ oldPassword: PasswordText, newPassword: PasswordText, confirmPassword: PasswordText }),
    refusals: [429],
    response: Message,
  }),
});
