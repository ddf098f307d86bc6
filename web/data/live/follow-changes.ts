/** Shares one stream of changes between all visible tabs of a person. The tab that holds the lock reads the stream and broadcasts its changes. */
import { print } from '@apollo/client/utilities';
import { createClient } from 'graphql-sse';
import { session } from '../../session/session.ts';
import { client } from '../client.ts';
import { ChangesDocument, type ChangesSubscription, LatestChangeDocument } from './changes.generated.ts';

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

export interface Follower {
  /** Reads the stream as soon as no other tab does. */
  lead: () => void;
  /** Leaves the stream to another tab, whose changes still arrive. */
  listen: () => void;
  stop: () => void;
}

/** Listens to the changes that other tabs read. */
export function followChanges({ personId, after, onChange, onRefused }: Following): Follower {
  const name = `changes of ${personId}`;
  const channel = new BroadcastChannel(name);
  let cursor = after;
  let leading: AbortController | undefined;
  const receive = (change: LiveChange) => {
    ({ cursor } = change);
    onChange(change);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<LiveChange>) => receive(data));

  async function readUntil(signal: AbortSignal): Promise<void> {
    for (let pause = pauses.first; !signal.aborted; pause = Math.min(2 * pause, pauses.longest)) {
      const token = session.token();
      if (token === undefined) return;
      cursor ??= await readLatest();
      const code = await readStream(token, cursor, signal, (change) => {
        pause = pauses.first;
        receive(change);
        channel.postMessage(change);
      });
      if (signal.aborted) return;
      if (code === 'UNAUTHENTICATED') session.expire(token);
      if (code !== undefined && !passing.includes(code)) return onRefused();
      if (code === 'RATE_LIMITED') pause = pauses.full;
      if (code === 'BAD_USER_INPUT') cursor = undefined;
      // Random, so the tabs of many people do not reconnect at the same moment after a restart.
      await new Promise((resolve) => setTimeout(resolve, pause * (1 + Math.random())));
    }
  }

  function listen(): void {
    leading?.abort();
    leading = undefined;
  }

  return {
    lead() {
      if (leading !== undefined) return;
      leading = new AbortController();
      const { signal } = leading;
      // Rejected when this tab is hidden before it holds the lock.
      navigator.locks.request(name, { signal }, () => readUntil(signal)).catch(() => undefined);
    },
    listen,
    stop() {
      listen();
      channel.close();
    },
  };
}

/** Returns the cursor to begin from. Without it, a stream that is lost before the first change would miss changes. */
const readLatest = async (): Promise<string | undefined> => {
  const answer = await client.query({ query: LatestChangeDocument, fetchPolicy: 'no-cache' }).catch(() => undefined);
  return answer?.data?.changes?.latestCursor ?? undefined;
};

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
