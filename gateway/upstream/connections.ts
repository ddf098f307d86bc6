/**
 * Connections to one server. A read that fails because the server closed an idle connection is sent once more on another one.
 * A write is sent once more only when it provably was not sent.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { Client, type Dispatcher, errors, Pool } from 'undici';
import type { Deadline } from './deadline.ts';

export interface HttpResponse {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  /** All chunks when the response has arrived whole, or else a stream of it. */
  readonly body: readonly Buffer[] | Readable;
}

export interface Connections {
  /**
   * Returns the response once its head has arrived.
   * @param repeatable true when the request may be sent twice. A request that was never written to its connection goes out on the
   * next one in any case.
   */
  request(options: Dispatcher.RequestOptions, repeatable: boolean): Promise<Dispatcher.ResponseData>;
  /** Returns the response once it is complete, or exceeds `wholeBytes` bytes. */
  fetch(options: Dispatcher.DispatchOptions, repeatable: boolean, wholeBytes: number, deadline: Pick<Deadline, 'cutBy'>): Promise<HttpResponse>;
  close(): Promise<void>;
}

/** @param count maximum number of connections */
export function createConnections(origin: string, count: number): Connections {
  /** Requests that were sent on a reused connection. */
  const onOld = new WeakSet<object>();
  /** Requests of `fetch` that were at least partly written to a connection. */
  const started = new WeakSet<object>();

  class Connection extends Client {
    #served = 0;

    constructor(...options: ConstructorParameters<typeof Client>) {
      super(...options);
      this.on('disconnect', () => {
        this.#served = 0;
      });
    }

    override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
      if (this.#served > 0) onOld.add(options);
      this.#served += 1;
      return super.dispatch(options, handler);
    }
  }

  const pool = new Pool(origin, {
    connections: count,
    connect: { timeout: 5_000 },
    keepAliveTimeout: 4_000,
    pipelining: 1,
    factory: (at, options) => new Connection(at, options),
  });

  async function repeated<Options extends object, Result>(
    options: Options,
    isRepeatable: (error: unknown) => boolean,
    send: (options: Options) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await send(options);
    } catch (error) {
      if (!onOld.has(options) || !isCut(error) || !isRepeatable(error)) throw error;
      return send({ ...options });
    }
  }

  return {
    close: () => pool.close(),
    request: (options, repeatable) =>
      repeated(
        options,
        (error) => repeatable || isWriteError(error),
        (sending) => pool.request(sending),
      ),
    fetch: (options, repeatable, wholeBytes, deadline) =>
      repeated(
        options,
        // undici fails a request that still waits for an idle connection when that connection is reset.
        (error) => repeatable || !started.has(options) || isWriteError(error),
        (sending) =>
          new Promise((resolve, reject) => {
            const start = () => started.add(sending);
            const begin = () => onOld.delete(sending);
            const handler = new AnswerHandler(wholeBytes, start, begin, resolve, reject);
            deadline.cutBy((reason) => handler.cut(reason));
            pool.dispatch(sending, handler);
          }),
      ),
  };
}

/** Collects a response as it arrives. It avoids a stream for each response, as `request` creates one, because that is slow. */
class AnswerHandler implements Dispatcher.DispatchHandler {
  readonly #wholeBytes: number;
  readonly #start: () => void;
  readonly #begin: () => void;
  readonly #resolve: (answer: HttpResponse) => void;
  readonly #reject: (reason: Error) => void;
  readonly #parts: Buffer[] = [];
  #size = 0;
  #statusCode = 0;
  #headers: IncomingHttpHeaders = {};
  #rest: Readable | null = null;
  #controller: Dispatcher.DispatchController | null = null;
  #reason: Error | null = null;

  /**
   * @param start called just before the request is written to a connection
   * @param begin called when the response begins, after which the request is not repeated
   */
  constructor(wholeBytes: number, start: () => void, begin: () => void, resolve: (answer: HttpResponse) => void, reject: (reason: Error) => void) {
    this.#wholeBytes = wholeBytes;
    this.#start = start;
    this.#begin = begin;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Cancels the request. An unsent request is never sent, and a sent one is ended with its connection. */
  cut(reason: Error): void {
    this.#reason = reason;
    this.#controller?.abort(reason);
    this.#reject(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#start();
    if (this.#reason !== null) controller.abort(this.#reason);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, statusCode: number, headers: IncomingHttpHeaders): void {
    this.#begin();
    this.#statusCode = statusCode;
    this.#headers = headers;
  }

  onResponseData(controller: Dispatcher.DispatchController, part: Buffer): void {
    if (this.#rest !== null) {
      if (!this.#rest.push(part)) controller.pause();
      return;
    }
    this.#parts.push(part);
    this.#size += part.length;
    if (this.#size <= this.#wholeBytes) return;
    this.#rest = new Readable({
      read: () => controller.resume(),
      destroy(error, done) {
        controller.abort(error ?? new errors.RequestAbortedError());
        done(error);
      },
    });
    for (const early of this.#parts.splice(0)) this.#rest.push(early);
    this.#answer(this.#rest);
  }

  onResponseEnd(): void {
    if (this.#rest === null) this.#answer(this.#parts);
    else this.#rest.push(null);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#rest === null) this.#reject(error);
    else this.#rest.destroy(error);
  }

  #answer(body: HttpResponse['body']): void {
    this.#resolve({ statusCode: this.#statusCode, headers: this.#headers, body });
  }
}

const cuts = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
/** Returns true when the connection ended before the response began. */
const isCut = (error: unknown) => error instanceof Error && 'code' in error && typeof error.code === 'string' && cuts.has(error.code);

/**
 * Returns true when the write to the socket failed, so the server has at most a part of the request. The server cannot act on a part.
 * An error of reading proves nothing, because the request may have arrived.
 */
const isWriteError = (error: unknown) => error instanceof Error && 'syscall' in error && (error.syscall === 'write' || error.syscall === 'writev');
