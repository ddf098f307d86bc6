/** Mutations are sent one at a time, each attempt with its own id and a single outcome. */
import { CombinedGraphQLErrors } from '@apollo/client';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Payload, useAttempt } from './attempt.ts';
import { OfflineError } from './offline.ts';
import type { UserErrorCode } from './schema.generated.ts';

interface Sent {
  id: string;
  what: string;
  answer: (payload: Payload | null) => void;
  fail: (error: unknown) => void;
}

const accepted = { message: 'Registered', userErrors: [] };

function attempts(harmless = false) {
  const sent: Sent[] = [];
  const { result } = renderHook(() =>
    useAttempt(
      (id, what: string) =>
        new Promise<Parameters<Sent['answer']>[0]>((answer, fail) => {
          sent.push({ id, what, answer, fail });
        }),
      { harmless },
    ),
  );
  /** Starts an attempt, and settles it with `then`. */
  const ask = async (what: string, then: (attempt: Sent) => void) => {
    await act(async () => {
      const done = result.current.run(what);
      const last = sent.at(-1);
      if (last !== undefined) then(last);
      await done;
    });
    return result.current.outcome;
  };
  return { sent, result, ask };
}

const codeError = (code: string, serverMessage?: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'The REST call addFarmer failed', extensions: { code, serverMessage } }] });

const refusal = (message: string, code: UserErrorCode = 'REFUSED') => ({
  message: null,
  userErrors: [
    { message, code },
    { message: 'another', code },
  ],
});

it('sends once when the second click of a double click coincides with the response, before the outcome is rendered', async () => {
  const { sent, result, ask } = attempts();
  await act(async () => {
    const first = result.current.run('farmer');
    sent.at(-1)?.answer(accepted);
    await first;
    expect(await result.current.run('farmer')).toBeUndefined();
  });
  expect(sent).toHaveLength(1);
  await ask('farmer', ({ answer }) => answer(accepted));
  expect(sent).toHaveLength(2);
});

describe('the outcome', () => {
  it('is the payload with the server message', async () => {
    const { ask } = attempts();
    expect(await ask('farmer', ({ answer }) => answer(accepted))).toEqual({ kind: 'done', message: 'Registered', payload: accepted });
  });

  it("is the server's refusal, verbatim", async () => {
    const { ask } = attempts();
    expect(await ask('farmer', ({ answer }) => answer(refusal('Phone is taken')))).toEqual({ kind: 'refused', message: 'Phone is taken' });
  });

  it.each([
    ['UNEXPLAINED', 'The REST API refused and gave no reason', 'failure.refused'],
    ['NOT_SUPPORTED', 'The REST API has no call for it', 'failure.notSupported'],
    ['REFUSED', '', 'failure.refused'],
  ] as const)('of refusal %s with a gateway message is a failure text of the client', async (code, words, failure) => {
    const { ask } = attempts();
    expect(await ask('farmer', ({ answer }) => answer(refusal(words, code)))).toEqual({ kind: 'failed', failure });
  });

  it.each([
    ['BAD_USER_INPUT', 'failure.input'],
    ['FORBIDDEN', 'failure.forbidden'],
    ['NOT_FOUND', 'failure.notFound'],
    ['RATE_LIMITED', 'failure.busy'],
    ['UNAUTHENTICATED', 'failure.signedOut'],
    ['UPSTREAM_TIMEOUT', 'failure.timeout'],
    ['UPSTREAM_UNAVAILABLE', 'failure.unavailable'],
    // The write may have happened after these errors.
    ['INTERNAL_SERVER_ERROR', 'failure.unknown'],
    ['OUTCOME_UNKNOWN', 'failure.unknown'],
    ['UPSTREAM_ERROR', 'failure.unknown'],
    ['UPSTREAM_SHAPE', 'failure.unknown'],
    ['A_CODE_OF_LATER', 'failure.unknown'],
  ])('of error %s is %s; a server message is shown verbatim', async (code, failure) => {
    const { ask } = attempts();
    expect(await ask('farmer', ({ fail }) => fail(codeError(code)))).toEqual({ kind: failure === 'failure.unknown' ? 'lost' : 'failed', failure });
    expect(await ask('farmer', ({ fail }) => fail(codeError(code, 'Said.')))).toEqual({ kind: 'refused', message: 'Said.' });
  });

  it('is unknown for a response without a payload, or without a response in time', async () => {
    const { ask } = attempts();
    expect(await ask('farmer', ({ answer }) => answer(null))).toEqual({ kind: 'lost', failure: 'failure.unknown' });
    expect(await ask('farmer', ({ fail }) => fail(new DOMException('late', 'TimeoutError')))).toEqual({ kind: 'lost', failure: 'failure.unknown' });
    expect(await ask('farmer', ({ fail }) => fail(new TypeError('network')))).toEqual({ kind: 'lost', failure: 'failure.unknown' });
  });

  it('reports that nothing was sent when the browser was offline', async () => {
    const { ask } = attempts();
    expect(await ask('farmer', ({ fail }) => fail(new OfflineError()))).toEqual({ kind: 'failed', failure: 'failure.offline' });
  });

  it('of a harmless operation is only a missing response', async () => {
    const { ask } = attempts(true);
    expect(await ask('link', ({ fail }) => fail(codeError('OUTCOME_UNKNOWN')))).toEqual({ kind: 'failed', failure: 'failure.timeout' });
    expect(await ask('link', ({ fail }) => fail(new TypeError('network')))).toEqual({ kind: 'failed', failure: 'failure.network' });
  });

  it('stays until it is dismissed', async () => {
    const { ask, result } = attempts();
    await ask('farmer', ({ answer }) => answer(accepted));
    act(() => result.current.dismiss());
    expect(result.current.outcome).toBeUndefined();
  });
});

it('ignores a second call while an attempt is pending', async () => {
  const { sent, result } = attempts();
  let second: unknown = 'not asked';
  await act(async () => {
    const first = result.current.run('farmer');
    second = await result.current.run('farmer');
    sent[0]?.answer(accepted);
    await first;
  });
  expect(sent).toHaveLength(1);
  expect(second).toBeUndefined();
});

it('sends each attempt with its own id, even after a lost response', async () => {
  const { sent, ask, result } = attempts();
  await ask('farmer', ({ answer }) => answer(refusal('Refused')));
  await ask('farmer', ({ fail }) => fail(codeError('OUTCOME_UNKNOWN')));
  expect(result.current.lost).toBe(true);
  await ask('farmer', ({ answer }) => answer(accepted));
  expect(result.current.lost).toBe(false);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
});
