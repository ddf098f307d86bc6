/** Shares one stream of changes between all visible tabs of a person. The tab that holds the lock reads the stream and broadcasts its changes. */
import { print } from '@apollo/client/utilities';
import { createClient } from 'graphql-sse';
import { session } from '../../session/session.ts';
import { client } from '../client.ts';
import { ChangesDocument, type ChangesSubscription } from './changes.generated.ts';

export type LiveChange = ChangesSubscription['changes'];

export interface Following {
  readonly personId: string;
  /** Cursor of the latest change that this tab has received. */
  readonly after: string | undefined;
  readonly onChange: (change: LiveChange) => void;
  /** Called when the server refuses to stream changes to this page. */
  readonly onRefused: () => void;
}

/** Milliseconds before a lost stream is reopened: the first delay, the longest, and the delay after the server reported too many streams. */
const pauses = { first: 1_000, longest: 60_000, full: 30_000 };

/** Codes after which the stream is reopened. */
const passing = ['STREAM_ENDED', 'RATE_LIMITED', 'BAD_USER_INPUT', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_ERROR', 'INTERNAL_SERVER_ERROR'];

/** Starts to follow. @returns a function that stops; another visible tab then reads the stream */
export function followChanges({ personId, after, onChange, onRefused }: Following): () => void {
  const name = `changes of ${personId}`;
  const stopped = new AbortController();
  const channel = new BroadcastChannel(name);
  let cursor = after;
  const receive = (change: LiveChange) => {
    ({ cursor } = change);
    onChange(change);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<LiveChange>) => receive(data));
  // Rejected when this tab stops before it holds the lock.
  navigator.locks.request(name, { signal: stopped.signal }, lead).catch(() => undefined);

  async function lead(): Promise<void> {
    for (let pause = pauses.first; !stopped.signal.aborted; pause = Math.min(2 * pause, pauses.longest)) {
      const token = session.token();
      if (token === undefined) return;
      const code = await readStream(token, cursor, stopped.signal, (change) => {
        pause = pauses.first;
        receive(change);
        channel.postMessage(change);
      });
      if (stopped.signal.aborted) return;
      if (code === 'UNAUTHENTICATED') session.expire(token);
      if (code !== undefined && !passing.includes(code)) return onRefused();
      if (code === 'RATE_LIMITED') pause = pauses.full;
      if (code === 'BAD_USER_INPUT') cursor = undefined;
      // Random, so the tabs of many people do not reconnect at the same moment after a restart.
      await new Promise((resolve) => setTimeout(resolve, pause * (1 + Math.random())));
    }
  }

  return () => {
    stopped.abort();
    channel.close();
  };
}

/** Reads a stream to its end. @returns the code of its last event; undefined when the connection was lost */
async function readStream(token: string, after: string | undefined, stop: AbortSignal, onChange: (change: LiveChange) => void): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}`, 'apollographql-client-name': 'web' };
  const stream = createClient({ url: '/graphql/stream', headers, retryAttempts: 0 });
  const dispose = () => stream.dispose();
  stop.addEventListener('abort', dispose);
  try {
    const query = print(client.cache.transformDocument(ChangesDocument));
    for await (const { data, errors } of stream.iterate<ChangesSubscription>({ query, variables: { after: after ?? null } })) {
      if (errors) return String(errors[0]?.extensions['code']);
      if (data) onChange(data.changes);
    }
  } catch {
    // The missing code tells the caller that the connection was lost.
  } finally {
    stop.removeEventListener('abort', dispose);
    dispose();
  }
  return undefined;
}
