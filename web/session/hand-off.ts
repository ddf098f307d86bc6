/**
 * How the tabs of one browser share a session, as pure rules. Session storage belongs to one tab,
 * so a new tab asks the others; a sign-out, or a sign-in as somebody else, reaches them all.
 */
import { isRecord, isSession, type Session } from './session-types.ts';

export type Message =
  /** A tab without a session asks. */
  | { kind: 'ask'; from: string }
  /** A tab with a session answers the tab that asked. */
  | { kind: 'answer'; to: string; session: Session }
  /** Somebody has signed in. */
  | { kind: 'started'; personId: string }
  /** The person has logged out. */
  | { kind: 'ended' };

/** A message of the channel; undefined when it has another shape. */
export function readMessage(value: unknown): Message | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, from, to, session, personId } = value;
  if (kind === 'ask' && typeof from === 'string') return { kind, from };
  if (kind === 'answer' && typeof to === 'string' && isSession(session)) return { kind, to, session };
  if (kind === 'started' && typeof personId === 'string') return { kind, personId };
  return kind === 'ended' ? { kind } : undefined;
}

/**
 * The session that a waiting tab takes over from the messages it received, in order. Only when every tab that answered
 * holds the same person: otherwise it is not known who uses this browser. A log-out cancels the offers before it.
 */
export function takeOver(self: string, messages: readonly Message[]): Session | undefined {
  let offered: Session[] = [];
  for (const message of messages) {
    if (message.kind === 'answer' && message.to === self) offered.push(message.session);
    if (message.kind === 'started') offered = offered.filter(({ person }) => person.id === message.personId);
    if (message.kind === 'ended') offered = [];
  }
  const last = offered.at(-1);
  return last !== undefined && offered.every(({ person }) => person.id === last.person.id) ? last : undefined;
}

/** How a tab with a session reacts to a message. */
export type Reaction = { do: 'answer'; to: string } | { do: 'signOut'; because: 'elsewhere' | 'logout' } | { do: 'nothing' };

export function react(own: Session, message: Message): Reaction {
  switch (message.kind) {
    case 'ask':
      return { do: 'answer', to: message.from };
    case 'started':
      return message.personId === own.person.id ? { do: 'nothing' } : { do: 'signOut', because: 'elsewhere' };
    case 'ended':
      return { do: 'signOut', because: 'logout' };
    case 'answer':
      return { do: 'nothing' };
  }
}
