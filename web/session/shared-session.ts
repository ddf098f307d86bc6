/**
 * Pure rules by which the tabs of a browser share a session. Session storage belongs to one tab, so a new tab requests the session from the others.
 * A sign-out, or a sign-in as another person, reaches all tabs.
 */
import { isRecord, isSession, type Session } from './session-types.ts';

export type Message =
  /** A request of a tab without a session. */
  | { kind: 'ask'; from: string }
  /** The response of a tab with a session to the requesting tab. */
  | { kind: 'answer'; to: string; session: Session }
  /** A sign-in of a person. */
  | { kind: 'started'; personId: string }
  /** A log-out of the person. */
  | { kind: 'ended' };

/** Parses a message of the channel; undefined when it has another shape. */
export function readMessage(value: unknown): Message | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, from, to, session, personId } = value;
  if (kind === 'ask' && typeof from === 'string') return { kind, from };
  if (kind === 'answer' && typeof to === 'string' && isSession(session)) return { kind, to, session };
  if (kind === 'started' && typeof personId === 'string') return { kind, personId };
  return kind === 'ended' ? { kind } : undefined;
}

/**
 * Returns the session that a waiting tab takes over from the messages it received, in order. All responding tabs must have the same person, because
 * otherwise the user of the browser is unknown. A log-out cancels the earlier offers.
 */
export function adoptSession(self: string, messages: readonly Message[]): Session | undefined {
  let offered: Session[] = [];
  for (const message of messages) {
    if (message.kind === 'answer' && message.to === self) offered.push(message.session);
    if (message.kind === 'started') offered = offered.filter(({ person }) => person.id === message.personId);
    if (message.kind === 'ended') offered = [];
  }
  const last = offered.at(-1);
  return last !== undefined && offered.every(({ person }) => person.id === last.person.id) ? last : undefined;
}

/** Reaction of a tab with a session to a message. */
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
