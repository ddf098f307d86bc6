/** Sessions of several tabs of one browser. */
import { describe, expect, it } from 'vitest';
import { type Channel, createSessionStore } from './session-store.ts';
import type { Session } from './session-types.ts';
import type { Message } from './shared-session.ts';

const sessionOf = (id: string, token = `token of ${id}`): Session => ({ token, person: { id, firstName: id, lastName: null, roles: ['ADMIN'] } });

/** Creates a browser in which tabs can be opened. Messages arrive at once. */
function browser() {
  const listeners = new Map<string, (event: { data: unknown }) => void>();
  const open = (self: string, items: Record<string, string> = {}) => {
    const storage = new Map(Object.entries(items));
    const channel: Channel = {
      postMessage: (data: Message) => {
        for (const [tab, listener] of listeners) if (tab !== self) listener({ data: structuredClone(data) });
      },
      addEventListener: (_type, listener) => listeners.set(self, listener),
    };
    const store = createSessionStore({
      storage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => storage.set(key, value), clear: () => storage.clear() },
      channel,
      self,
      waitForAnswers: () => Promise.resolve(),
    });
    return { ...store, storage };
  };
  /** Sends messages of a tab that does not exist. */
  const say = (data: Message) => {
    for (const listener of listeners.values()) listener({ data });
  };
  return { open, say };
}

describe('a tab', () => {
  it('keeps its session over a reload', async () => {
    const { open } = browser();
    const first = open('one');
    first.start(sessionOf('asha'));
    const reloaded = open('one', Object.fromEntries(first.storage));
    await reloaded.restore();
    expect(reloaded.state()).toEqual({ status: 'signedIn', session: sessionOf('asha') });
  });

  it.each(['', 'nonsense', '{}', '{"token":"t"}', '{"token":"t","person":{"id":"a","firstName":null,"lastName":null,"roles":["KING"]}}'])(
    'is signed out when its storage contains %j',
    async (items) => {
      const tab = browser().open('one', { session: items });
      await tab.restore();
      expect(tab.state()).toEqual({ status: 'signedOut', reason: 'none' });
    },
  );

  it('applies later changes of its person, and ignores those of others', () => {
    const tab = browser().open('one');
    tab.start(sessionOf('asha'));
    tab.updatePerson({ ...sessionOf('asha').person, roles: [] });
    tab.updatePerson(sessionOf('ravi').person);
    const updated = tab.state();
    expect(updated).toEqual({ status: 'signedIn', session: { token: 'token of asha', person: { ...sessionOf('asha').person, roles: [] } } });
    tab.updatePerson({ ...sessionOf('asha').person, roles: [] });
    expect(tab.state()).toBe(updated);
  });

  it('expires when its own token is refused, but not for an older one, and keeps its person', () => {
    const tab = browser().open('one');
    tab.start(sessionOf('asha'));
    tab.expire('an older token');
    expect(tab.token()).toBe('token of asha');
    tab.expire('token of asha');
    expect(tab.state()).toEqual({ status: 'expired', session: sessionOf('asha') });
    expect(tab.token()).toBeUndefined();
    tab.start(sessionOf('asha', 'a second token'));
    expect(tab.token()).toBe('a second token');
  });

  it('keeps stored data when the same person signs in again, and clears it for another person', () => {
    const tab = browser().open('one');
    tab.start(sessionOf('asha'));
    tab.storage.set('draft.addFarmer', 'typed');
    tab.expire('token of asha');
    tab.start(sessionOf('asha', 'a second token'));
    expect(tab.storage.get('draft.addFarmer')).toBe('typed');
    tab.expire('a second token');
    tab.start(sessionOf('ravi'));
    expect([...tab.storage.keys()]).toEqual(['session']);
  });

  it('notifies its watchers of every change until they unsubscribe', () => {
    const tab = browser().open('one');
    const seen: string[] = [];
    const stop = tab.subscribe(() => seen.push(tab.state().status));
    tab.start(sessionOf('asha'));
    tab.end();
    stop();
    tab.start(sessionOf('asha'));
    expect(seen).toEqual(['signedIn', 'signedOut']);
  });
});

describe('several tabs', () => {
  it('a new one takes over the session of the others', async () => {
    const { open } = browser();
    open('one').start(sessionOf('asha'));
    const second = open('two');
    await second.restore();
    expect(second.token()).toBe('token of asha');
    expect(second.storage.get('session')).toContain('asha');
  });

  it('takes over a late response of a busy tab, unless the person has logged out since', async () => {
    const { open, say } = browser();
    const late: Message = { kind: 'answer', to: 'two', session: sessionOf('asha') };
    const second = open('two');
    await second.restore();
    expect(second.state()).toEqual({ status: 'signedOut', reason: 'none' });
    say(late);
    expect(second.token()).toBe('token of asha');
    second.end();
    say(late);
    expect(second.state()).toEqual({ status: 'signedOut', reason: 'logout' });
  });

  it('takes over nobody when late responses have two different people', async () => {
    const { open, say } = browser();
    const second = open('two');
    const restored = second.restore();
    say({ kind: 'answer', to: 'two', session: sessionOf('asha') });
    say({ kind: 'answer', to: 'two', session: sessionOf('ravi') });
    await restored;
    say({ kind: 'answer', to: 'two', session: sessionOf('asha') });
    expect(second.state()).toEqual({ status: 'signedOut', reason: 'none' });
  });

  it('logging out in one logs out all', async () => {
    const { open } = browser();
    const first = open('one');
    first.start(sessionOf('asha'));
    const second = open('two');
    await second.restore();
    second.end();
    expect(first.state()).toEqual({ status: 'signedOut', reason: 'logout' });
    expect(first.storage.size).toBe(0);
  });

  it('signing in as another person signs the others out', () => {
    const { open } = browser();
    const first = open('one');
    first.start(sessionOf('asha'));
    open('two').start(sessionOf('ravi'));
    expect(first.state()).toEqual({ status: 'signedOut', reason: 'elsewhere' });
  });

  it('signing in again as the same person leaves the others unchanged', () => {
    const { open } = browser();
    const first = open('one');
    first.start(sessionOf('asha'));
    open('two').start(sessionOf('asha', 'a second token'));
    expect(first.token()).toBe('token of asha');
  });

  it('an expired one continues when the same person signs in again in another', () => {
    const { open } = browser();
    const first = open('one');
    first.start(sessionOf('asha'));
    const second = open('two');
    first.expire('token of asha');
    second.start(sessionOf('asha', 'a second token'));
    expect(first.token()).toBe('a second token');
  });

  it('an expired one signs out when another person signs in, and shares its invalid token with nobody', async () => {
    const { open } = browser();
    const first = open('one');
    first.start(sessionOf('asha'));
    first.expire('token of asha');
    const second = open('two');
    await second.restore();
    expect(second.state()).toEqual({ status: 'signedOut', reason: 'none' });
    second.start(sessionOf('ravi'));
    expect(first.state()).toEqual({ status: 'signedOut', reason: 'elsewhere' });
  });

  it('a session that expired in one stays valid in another with a newer token', () => {
    const { open } = browser();
    const first = open('one');
    first.start(sessionOf('asha'));
    const second = open('two');
    second.start(sessionOf('asha', 'a second token'));
    first.expire('token of asha');
    expect(second.token()).toBe('a second token');
  });
});
