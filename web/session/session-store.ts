/** The session of this tab: kept in session storage, shared with the other tabs over a channel, and observed by React. */

import { isSession, type Person, type Session } from './session-types.ts';
import { adoptSession, type Message, react, readMessage } from './shared-session.ts';

/** Reason for the missing session: there was `none`, the person logged out, or another person signed in in another tab. */
export type SignedOutReason = 'none' | 'logout' | 'elsewhere';

export type SessionState =
  | { status: 'restoring' }
  | { status: 'signedIn'; session: Session }
  /** The server refuses the token. The person keeps the page, and is prompted to sign in again over it. */
  | { status: 'expired'; session: Session }
  | { status: 'signedOut'; reason: SignedOutReason };

/** Returns the person of the page, even while they have to sign in again. */
export const personOf = (state: SessionState): Person | undefined =>
  state.status === 'signedIn' || state.status === 'expired' ? state.session.person : undefined;

const isSame = (one: Person, other: Person): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The used part of BroadcastChannel. */
export interface Channel {
  postMessage: (message: Message) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
}

export interface SessionEnvironment {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'clear'>;
  channel: Channel;
  /** This tab's name on the channel. */
  self: string;
  /** Resolves after the time that the other tabs have to respond. */
  waitForAnswers: () => Promise<void>;
}

const key = 'session';

const stored = (storage: SessionEnvironment['storage']): Session | undefined => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isSession(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export function createSessionStore({ storage, channel, self, waitForAnswers }: SessionEnvironment) {
  let state: SessionState = { status: 'restoring' };
  const watchers = new Set<() => void>();
  const messages: Message[] = [];

  const become = (next: SessionState) => {
    state = next;
    for (const watcher of watchers) watcher();
  };
  const hold = (session: Session) => {
    storage.setItem(key, JSON.stringify(session));
    become({ status: 'signedIn', session });
  };
  const drop = (reason: SignedOutReason) => {
    storage.clear();
    become({ status: 'signedOut', reason });
  };

  /** Returns true when the same person has signed in again in another tab. This tab then requests the new session. */
  const takesUp = ({ person }: Session, message: Message): boolean => {
    if (message.kind === 'started' && message.personId === person.id) channel.postMessage({ kind: 'ask', from: self });
    const renewed = message.kind === 'answer' && message.to === self && message.session.person.id === person.id;
    if (renewed) hold(message.session);
    return renewed;
  };

  const takeOffered = (): boolean => {
    const offered = adoptSession(self, messages);
    if (offered !== undefined) hold(offered);
    return offered !== undefined;
  };

  channel.addEventListener('message', ({ data }) => {
    const message = readMessage(data);
    if (message === undefined) return;
    // The late response of a busy tab still counts while nobody has signed in or out in this tab.
    const isAlone = state.status === 'signedOut' && state.reason === 'none';
    if (state.status === 'restoring' || isAlone) messages.push(message);
    if (isAlone) takeOffered();
    if (isAlone || (state.status !== 'signedIn' && state.status !== 'expired')) return;
    if (state.status === 'expired' && takesUp(state.session, message)) return;
    const reaction = react(state.session, message);
    if (state.status === 'signedIn' && reaction.do === 'answer') channel.postMessage({ kind: 'answer', to: reaction.to, session: state.session });
    if (reaction.do === 'signOut') drop(reaction.because);
  });

  return {
    state: () => state,
    /** Returns the token to send, if a person is signed in. */
    token: () => (state.status === 'signedIn' ? state.session.token : undefined),
    /** Calls the watcher after every change. Returns a function that unsubscribes. */
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    /** Resolves once it is known whether a person is signed in. */
    known: () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (state.status === 'restoring') return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
      }),
    /** Restores the session from this tab's storage, or requests it from the other tabs. */
    restore: async () => {
      const own = stored(storage);
      if (own !== undefined) return hold(own);
      messages.length = 0;
      become({ status: 'restoring' });
      channel.postMessage({ kind: 'ask', from: self });
      await waitForAnswers();
      if (state.status !== 'restoring') return;
      if (!takeOffered()) become({ status: 'signedOut', reason: 'none' });
    },
    /** Starts a session in this tab. Tabs of another person sign out, and the previous person's data is cleared. */
    start: (session: Session) => {
      const before = personOf(state);
      if (before !== undefined && before.id !== session.person.id) storage.clear();
      hold(session);
      channel.postMessage({ kind: 'started', personId: session.person.id });
    },
    /** Updates the signed-in person from a response. */
    updatePerson: (person: Person) => {
      // An equal person is not stored, because every page would re-render.
      if (state.status !== 'signedIn' || state.session.person.id !== person.id || isSame(state.session.person, person)) return;
      hold({ ...state.session, person });
    },
    /** Marks the session as expired because the server refused this token. The refusal of an older token changes nothing. */
    expire: (token: string) => {
      if (state.status === 'signedIn' && state.session.token === token) become({ status: 'expired', session: state.session });
    },
    /** Logs out in every tab. */
    end: () => {
      drop('logout');
      channel.postMessage({ kind: 'ended' });
    },
  };
}

/** Milliseconds that a tab without a session waits for the others. */
const answerTime = 150;

/** Opens the session of this tab. @param storage where this tab keeps the session across page loads */
export const openSession = (storage: SessionEnvironment['storage']) =>
  createSessionStore({
    storage,
    channel: new BroadcastChannel('session'),
    self: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    waitForAnswers: () => new Promise((resolve) => setTimeout(resolve, answerTime)),
  });
