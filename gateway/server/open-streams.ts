/** Registry of the open streams of this gateway, with their limits, metrics and shutdown. */
import { Counter, Gauge } from 'prom-client';
import { ApiError } from '../graphql/errors.ts';

/** Maximum number of open streams. */
export const streamLimits = { perToken: 20, perInstance: 500 };

const openGauge = new Gauge({ name: 'graphql_streams_open', help: 'Open streams of subscriptions.' });
const ended = new Counter({
  name: 'graphql_streams_ended_total',
  help: 'Streams that ended, by reason: closed by the client, a slow client, lost access, an invalid cursor, or shutdown.',
  labelNames: ['reason'],
});

export type EndReason = 'left' | 'slow' | 'refused' | 'shutdown';

export interface OpenStreams {
  /**
   * @param close sends the error and ends the stream
   * @returns a function that records the end of the stream
   * @throws ApiError when there are too many
   */
  join(digest: string, close: (error: ApiError) => void): (reason: EndReason) => void;
  /** Ends all streams and refuses new ones. */
  end(): void;
}

const restarting = () => new ApiError('STREAM_ENDED', 'This server is restarting. Subscribe again after the last cursor');

/** Seconds after which a refused client may retry. */
const retryAfter = 30;

export function createOpenStreams(): OpenStreams {
  const closers = new Set<(error: ApiError) => void>();
  const byToken = new Map<string, number>();
  let isEnding = false;

  return {
    join(digest, close) {
      const ofToken = byToken.get(digest) ?? 0;
      const { perToken, perInstance } = streamLimits;
      if (isEnding) throw restarting();
      if (ofToken >= perToken) throw new ApiError('RATE_LIMITED', `A token may have at most ${perToken} open streams. Close one first`, { retryAfter });
      if (closers.size >= perInstance)
        throw new ApiError('RATE_LIMITED', `This server has ${perInstance} open streams, the most it takes. Try again in ${retryAfter} seconds`, {
          retryAfter,
        });
      closers.add(close);
      byToken.set(digest, ofToken + 1);
      openGauge.inc();
      return (reason) => {
        closers.delete(close);
        const left = (byToken.get(digest) ?? 1) - 1;
        if (left > 0) byToken.set(digest, left);
        else byToken.delete(digest);
        openGauge.dec();
        ended.inc({ reason });
      };
    },
    end() {
      isEnding = true;
      for (const close of [...closers]) close(restarting());
    },
  };
}
