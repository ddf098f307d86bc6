/** Who is signed in; signing up, in and out; passwords; and what a client has to know before. */
import { session } from '../../../rest/contract/session.ts';
import { requireToken } from '../../graphql/access.ts';
import { mutation } from '../../graphql/mutation.ts';
import { roles } from '../../graphql/roles.ts';
import type { ForgotPasswordInput, ResetPasswordInput, SignInInput, SignInPayload, SignUpInput } from '../../graphql/types.generated.ts';
import { id, text } from '../../upstream/decode.ts';
import { singleEmployee } from '../employees/employee.ts';
import { wireGender } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { limited } from './limited.ts';

export const sessionResolvers: Resolvers = {
  Query: {
    async me(_root, _args, context) {
      const { payload } = await context.calls.send(session.userDetails, {});
      context.services.viewers.confirm(requireToken(context), id(payload.id));
      return singleEmployee(payload);
    },
    clientConfig: (_root, _args, { calls, services: { googleMapsApiKey, basemap, mapTiles } }) => ({
      googleMapsApiKey,
      extensions: calls.extensions,
      basemap,
      mapTiles,
    }),
  },
  Mutation: {
    signIn: mutation<SignInInput, Pick<SignInPayload, 'token' | 'viewer'>>(
      'signIn',
      { token: null, viewer: null },
      limited(
        'signIn',
        ({ username }) => username,
        async ({ username, password }, { calls }) => {
          const { payload, message } = await calls.send(session.signIn, { body: { username, password } });
          const viewer = { id: id(payload.id), firstName: text(payload.firstName), lastName: text(payload.lastName), roles: roles(payload.roles) };
          const token = text(payload.token);
          return { message, result: { token, viewer }, ...(token && { started: { token, personId: viewer.id } }) };
        },
      ),
      { isOpen: true },
    ),
    signOut: mutation('signOut', {}, async (_input, context) => {
      context.services.viewers.forget(requireToken(context));
      if (!context.calls.extensions) return { message: null, result: {} };
      const { message } = await context.calls.send(session.signOut, {});
      return { message, result: {} };
    }),
    // The form always asks for the role user, whatever is typed (decision 1).
    signUp: mutation<SignUpInput, object>(
      'signUp',
      {},
      limited(
        'signUp',
        ({ username }) => username,
        async ({ clientMutationId: _, dateOfBirth, gender, ...person }, { calls }) => {
          const { message } = await calls.send(session.signUp, { body: { ...person, dob: dateOfBirth, gender: wireGender(gender), role: ['user'] } });
          return { message, result: {} };
        },
      ),
      { isOpen: true },
    ),
    forgotPassword: mutation<ForgotPasswordInput, object>(
      'forgotPassword',
      {},
      limited(
        'forgotPassword',
        ({ email }) => email,
        async ({ email }, { calls }) => {
          const { message } = await calls.send(session.forgotPassword, { body: { email } });
          return { message, result: {} };
        },
      ),
      { isOpen: true },
    ),
    resetPassword: mutation<ResetPasswordInput, object>(
      'resetPassword',
      {},
      limited(
        'resetPassword',
        ({ token }) => token,
        async ({ token, password, confirmPassword }, { calls }) => {
          const { message } = await calls.send(session.resetPassword, { body: { token, password, confirmPassword } });
          return { message, result: {} };
        },
      ),
      { isOpen: true },
    ),
    changePassword: mutation('changePassword', {}, async ({ oldPassword, newPassword, confirmPassword }, { calls }) => {
      const { message } = await calls.send(session.changePassword, { body: { oldPassword, newPassword, confirmPassword } });
      return { message, result: {} };
    }),
  },
};
