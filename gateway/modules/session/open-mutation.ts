/** Mutations that are open to anyone. They are counted before their REST call. */
import { mutation, type Write } from '../../graphql/mutation.ts';
import type { OpenField } from '../../graphql/open-limits.ts';
import { UpstreamFault } from '../../upstream/fault.ts';

/**
 * Creates the resolver of an open mutation.
 * @param empty the payload's own fields when nothing was done
 * @param name the field of the input that a guesser would keep: a user name, an address, the token of a link
 */
export function openMutation<Input extends object, Result extends object>(field: OpenField, empty: Result, name: keyof Input, write: Write<Input, Result>) {
  // A successful sign-in was no guess, and a failed call gave no answer, so both are taken back. The other fields cost a mail, an account or a link each
  // time.
  const isHarmless = field === 'signIn';
  const counted: Write<Input, Result> = async (input, context) => {
    const { calls, address } = context;
    const { openLimiter } = context.services;
    const takeBack = await openLimiter.count(field, String(input[name]), address);
    try {
      // A flood from other addresses may have filled the bulkhead of these calls.
      const isKnown = await openLimiter.isWelcome(address);
      const done = await write(input, isKnown ? { ...context, calls: calls.inLane('others') } : context);
      if (isHarmless) await Promise.all([takeBack(), openLimiter.welcome(address)]);
      return done;
    } catch (error) {
      if (isHarmless && !(error instanceof UpstreamFault && error.kind === 'refused')) await takeBack();
      throw error;
    }
  };
  return mutation<Input, Result>(field, empty, counted, { isOpen: true });
}
