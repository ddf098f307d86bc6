/** Sending a mutation: once at a time, each attempt under its own id, and one outcome. */
import { CombinedGraphQLErrors } from '@apollo/client';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAttempt } from './attempt.ts';

interface Sent {
  id: string;
  what: string;
  answer: (payload: { message: string | null; userErrors: { message: string }[] } | null) => void;
  fail: (error: unknown) => void;
}

const accepted = { message: 'Registered', userErrors: [] };

function attempts() {
  const sent: Sent[] = [];
  const { result } = renderHook(() =>
    useAttempt(
      (id, what: string) =>
        new Promise<Parameters<Sent['answer']>[0]>((answer, fail) => {
          sent.push({ id, what, answer, fail });
        }),
    ),
  );
  /** Asks, and lets the server do what `then` says. */
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

const codeError = (code: string, message = 'Not for people.') => new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] });

it('is sent once when the second press of a double click comes with the answer, before the outcome is on the screen', async () => {
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

  it("is the server's refusal, word for word", async () => {
    const { ask } = attempts();
    const refusal = { message: null, userErrors: [{ message: 'Phone is taken' }, { message: 'another' }] };
    expect(await ask('farmer', ({ answer }) => answer(refusal))).toEqual({ kind: 'refused', message: 'Phone is taken' });
  });

  it.each([
    ['BAD_USER_INPUT', { kind: 'refused', message: 'Said.' }],
    ['OUTCOME_UNKNOWN', { kind: 'failed', failure: 'failure.unknown' }],
    ['FORBIDDEN', { kind: 'failed', failure: 'failure.forbidden' }],
    ['INTERNAL_SERVER_ERROR', { kind: 'failed', failure: 'failure.server' }],
  ])('of the error %s is %o', async (code, outcome) => {
    const { ask } = attempts();
    expect(await ask('farmer', ({ fail }) => fail(codeError(code, 'Said.')))).toEqual(outcome);
  });

  it('of an answer without a payload is a failure', async () => {
    const { ask } = attempts();
    expect(await ask('farmer', ({ answer }) => answer(null))).toEqual({ kind: 'failed', failure: 'failure.server' });
  });

  it('stays until it is dismissed', async () => {
    const { ask, result } = attempts();
    await ask('farmer', ({ answer }) => answer(accepted));
    act(() => result.current.dismiss());
    expect(result.current.outcome).toBeUndefined();
  });
});

it('a second press while one is under way sends nothing', async () => {
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

it('each attempt has an id of its own', async () => {
  const { sent, ask } = attempts();
  await ask('farmer', ({ answer }) => answer({ message: null, userErrors: [{ message: 'Refused' }] }));
  await ask('farmer', ({ answer }) => answer(accepted));
  await ask('farmer', ({ answer }) => answer(accepted));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
});

it('what was cut off keeps its id when the same is asked again, and gets another when it has changed', async () => {
  const { sent, ask } = attempts();
  await ask('farmer', ({ fail }) => fail(new TypeError('network')));
  await ask('farmer', ({ fail }) => fail(codeError('OUTCOME_UNKNOWN')));
  await ask('other farmer', ({ answer }) => answer(accepted));
  const [first, again, changed] = sent.map(({ id }) => id);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});
