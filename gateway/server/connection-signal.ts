/** Cancel signal that fires when the client disconnects before the response is complete. */
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { CancelSignal } from '../upstream/request.ts';

/** A signal for consumers that add any number of listeners. */
export class ConnectionSignal implements CancelSignal {
  #isGone = false;
  readonly #listeners = new Set<() => void>();

  constructor(response: ServerResponse) {
    response.once('close', () => {
      if (response.writableEnded) return;
      this.#isGone = true;
      for (const listener of [...this.#listeners]) listener();
    });
  }

  get aborted(): boolean {
    return this.#isGone;
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }
}

export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  new ConnectionSignal(raw).addEventListener('abort', () => controller.abort());
  return controller.signal;
}
