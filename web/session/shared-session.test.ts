/** Rules by which tabs share a session, for any order of messages. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Session } from './session-types.ts';
import { adoptSession, type Message, react, readMessage } from './shared-session.ts';

const person = fc.constantFrom('asha', 'ravi', 'meera');

const session: fc.Arbitrary<Session> = fc.record({
  token: fc.string({ minLength: 1 }),
  person: fc.record({
    id: person,
    firstName: fc.option(fc.string()),
    lastName: fc.option(fc.string()),
    roles: fc.uniqueArray(fc.constantFrom('USER', 'MODERATOR', 'ADMIN')),
  }),
});

const answerTo = (to: string): fc.Arbitrary<Message> => session.map((signedIn) => ({ kind: 'answer', to, session: signedIn }));

const noise: fc.Arbitrary<Message> = fc.oneof(answerTo('another tab'), fc.constant<Message>({ kind: 'ask', from: 'another tab' }));

const anyMessage: fc.Arbitrary<Message> = fc.oneof(
  noise,
  answerTo('me'),
  fc.constant<Message>({ kind: 'ended' }),
  person.map((personId): Message => ({ kind: 'started', personId })),
);

const personOf = (message: Message) => (message.kind === 'answer' ? message.session.person.id : undefined);

describe('taking over a session', () => {
  it('takes the session when all responding tabs have the same person', () => {
    fc.assert(
      fc.property(fc.array(answerTo('me'), { minLength: 1 }), fc.array(noise), (answers, others) => {
        const same = new Set(answers.map(personOf)).size === 1;
        const taken = adoptSession('me', [...others, ...answers, ...others]);
        expect(taken !== undefined).toBe(same);
        if (taken !== undefined) expect(answers.map((answer) => answer.kind === 'answer' && answer.session)).toContain(taken);
      }),
    );
  });

  it('takes nothing when no tab responds', () => {
    fc.assert(
      fc.property(fc.array(noise), (others) => {
        expect(adoptSession('me', others)).toBeUndefined();
      }),
    );
  });

  it('takes nothing that was offered before a log-out', () => {
    fc.assert(
      fc.property(fc.array(anyMessage), (before) => {
        expect(adoptSession('me', [...before, { kind: 'ended' }])).toBeUndefined();
      }),
    );
  });

  it('takes only the person who has signed in meanwhile', () => {
    fc.assert(
      fc.property(fc.array(anyMessage), person, (before, personId) => {
        const taken = adoptSession('me', [...before, { kind: 'started', personId }]);
        if (taken !== undefined) expect(taken.person.id).toBe(personId);
      }),
    );
  });
});

describe('a tab that holds a session', () => {
  it('responds to a requesting tab', () => {
    fc.assert(
      fc.property(session, (own) => {
        expect(react(own, { kind: 'ask', from: 'a tab' })).toEqual({ do: 'answer', to: 'a tab' });
      }),
    );
  });

  it('signs out only when another person signs in', () => {
    fc.assert(
      fc.property(session, person, (own, personId) => {
        expect(react(own, { kind: 'started', personId })).toEqual(personId === own.person.id ? { do: 'nothing' } : { do: 'signOut', because: 'elsewhere' });
      }),
    );
  });

  it('signs out when the person logs out in any tab', () => {
    fc.assert(
      fc.property(session, (own) => {
        expect(react(own, { kind: 'ended' })).toEqual({ do: 'signOut', because: 'logout' });
      }),
    );
  });
});

describe('messages of the channel', () => {
  it('are parsed as they were sent', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        expect(readMessage(structuredClone(message))).toEqual(message);
      }),
    );
  });

  it('are ignored when they have another shape', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readMessage(value)).toBeUndefined();
      }),
    );
    expect(readMessage({ kind: 'answer', to: 'me', session: { token: '', person: {} } })).toBeUndefined();
  });
});
