/** Fields open to anyone are counted before their REST call. */
import type { Write } from '../../graphql/mutation.ts';
import type { OpenField } from '../../graphql/open-limits.ts';
import { UpstreamFault } from '../../upstream/fault.ts';

/** @param nameOf what a guesser would hold on to: a user name, an address, the token of a link */
export function limited<Input, Result>(field: OpenField, nameOf: (input: Input) => string, write: Write<Input, Result>): Write<Input, Result> {
  return async (input, context) => {
    const takeBack = await context.services.openLimiter.count(field, nameOf(input), context.address);
    // A sign-in that succeeded was no guess, and neither was a try that got no answer: both are taken back. The other fields cost a mail, an account or a link each time.
    const isHarmless = field === 'signIn';
    try {
      const done = await write(input, context);
      if (isHarmless) await takeBack();
      return done;
    } catch (error) {
      if (isHarmless && !(error instanceof UpstreamFault && error.kind === 'refused')) await takeBack();
      throw error;
    }
  };
}
