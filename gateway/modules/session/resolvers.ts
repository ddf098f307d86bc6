/** Resolvers of the session: the signed-in person, sign-up, sign-in and sign-out, passwords, and the client configuration. */
import { indiaDate, indiaDateTime } from '../../../rest/contract/clock.ts';
import { session } from '../../../rest/contract/session.ts';
import { requireToken } from '../../graphql/access.ts';
import type { Context } from '../../graphql/context.ts';
import { forgettingPerson } from '../../graphql/forgetting-person.ts';
import { mutation, type Write } from '../../graphql/mutation.ts';
import type { OpenField } from '../../graphql/open-limits.ts';
import { roles } from '../../graphql/roles.ts';
import type { ForgotPasswordInput, ResetPasswordInput, SignInInput, SignInPayload, SignUpInput, Tool } from '../../graphql/types.generated.ts';
import { id, lastName, text } from '../../upstream/decode.ts';
import { UpstreamFault } from '../../upstream/fault.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { Token } from '../../upstream/token.ts';
import { employee } from '../employees/employee.ts';
import { wireGender } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';

/**
 * Creates the resolver of a mutation that is open to anyone. Each use is counted before its REST call.
 * @param empty the payload's own fields when nothing was done
 * @param name the field of the input that a guesser would keep: a user name, an address, the token of a link
 */
function openMutation<Input extends object, Result extends object>(field: OpenField, empty: Result, name: keyof Input, write: Write<Input, Result>) {
  // A successful sign-in was no guess, and a failed call gave no answer, so both are taken back. The other fields cost a mail, an account or a link each
  // time.
  const isHarmless = field === 'signIn';
  const counted: Write<Input, Result> = async (input, context) => {
    const { calls, address } = context;
    const { openLimiter } = context.services;
    const uncount = await openLimiter.count(field, String(input[name]), address);
    try {
      // A flood from other addresses may have filled the bulkhead of these calls.
      const isKnown = await openLimiter.isWelcome(address);
      const done = await write(input, isKnown ? { ...context, calls: calls.inBulkhead('others') } : context);
      if (isHarmless) await Promise.all([uncount(), openLimiter.welcome(address)]);
      return done;
    } catch (error) {
      if (isHarmless && !(error instanceof UpstreamFault && error.kind === 'refused')) await uncount();
      throw error;
    }
  };
  return mutation<Input, Result>(field, empty, counted, { isOpen: true });
}

async function signedIn(context: Context) {
  const { tokenRoles } = context.services;
  const since = tokenRoles.lastChange();
  const { payload } = await context.calls.send(session.userDetails, {});
  tokenRoles.confirm(requireToken(context), { personId: id(payload.id), since });
  return payload;
}

/** Maps the tool of the token: an extension. */
function toolOf(wire: LooseResponse<typeof session.userDetails>, { calls }: Context): Tool | null {
  const name = calls.extensions ? text(wire.toolName) : null;
  return name === null ? null : { name, expiresAt: dateTime(wire.toolExpiresAt) };
}

const viewer = (wire: LooseResponse<typeof session.signIn>) => ({
  id: id(wire.id),
  firstName: text(wire.firstName),
  lastName: lastName(wire.lastName),
  roles: roles(wire.roles),
});

export const sessionResolvers: Resolvers = {
  Query: {
    async me(_root, _args, context) {
      const wire = await signedIn(context);
      return { ...employee(wire), tool: toolOf(wire, context) };
    },
    viewer: async (_root, _args, context) => viewer(await signedIn(context)),
    clientConfig: (_root, _args, { calls, services: { clock, googleMapsApiKey, basemap, mapTiles } }) => ({
      now: indiaDateTime(clock.now()),
      today: indiaDate(clock.now()),
      googleMapsApiKey,
      extensions: calls.extensions,
      basemap,
      mapTiles,
    }),
  },
  Mutation: {
    signIn: openMutation<SignInInput, Pick<SignInPayload, 'token' | 'viewer'>>(
      'signIn',
      { token: null, viewer: null },
      'username',
      async ({ username, password }, { calls, services: { tokenRoles } }) => {
        const since = tokenRoles.lastChange();
        const { payload, message } = await calls.send(session.signIn, { body: { username, password } });
        const token = text(payload.token);
        const result = { token, viewer: viewer(payload) };
        if (token === null) return { message, result };
        const started = { token: new Token(token), personId: id(payload.id) };
        // The first operation of the new session then needs no look-up.
        tokenRoles.confirm(started.token, { personId: started.personId, roles: result.viewer.roles, since });
        return { message, result, started };
      },
    ),
    signOut: mutation('signOut', {}, async (_input, context) => {
      const { calls, services } = context;
      const token = requireToken(context);
      services.tokenRoles.forget(token);
      if (!calls.extensions) return { message: null, result: {} };
      const { message } = await calls.send(session.signOut, {}).finally(() => services.tokenRoles.forget(token));
      return { message, result: {} };
    }),
    // The form always requests the role user, whatever is typed (decision 1).
    signUp: openMutation<SignUpInput, object>('signUp', {}, 'username', async ({ clientMutationId: _, dateOfBirth, gender, ...person }, { calls }) => {
      const { message } = await calls.send(session.signUp, { body: { ...person, dob: dateOfBirth, gender: wireGender(gender), role: ['user'] } });
      return { message, result: {} };
    }),
    forgotPassword: openMutation<ForgotPasswordInput, object>('forgotPassword', {}, 'email', async ({ email }, { calls }) => {
      const { message } = await calls.send(session.forgotPassword, { body: { email } });
      return { message, result: {} };
    }),
    resetPassword: openMutation<ResetPasswordInput, object>('resetPassword', {}, 'token', async ({ token, password, confirmPassword }, { calls, services }) => {
      // Only the REST API knows the person of the link.
      const { message } = await forgettingPerson(
        services.tokenRoles,
        () => null,
        calls.send(session.resetPassword, { body: { token, password, confirmPassword } }),
      );
      return { message, result: {} };
    }),
    changePassword: mutation('changePassword', {}, async ({ oldPassword, newPassword, confirmPassword }, context) => {
      const {
        calls,
        services: { tokenRoles },
      } = context;
      const person = tokenRoles.idOf(requireToken(context));
      const { message } = await forgettingPerson(
        tokenRoles,
        () => person,
        calls.send(session.changePassword, { body: { oldPassword, newPassword, confirmPassword } }),
      );
      return { message, result: {} };
    }),
  },
};
