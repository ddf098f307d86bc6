/**
 * Runs work in a separate thread, so that other requests do not wait for it. The thread starts on demand, is shared by all work (so it uses at most one
 * core) and ends after a while without work.
 */
import { Worker } from 'node:worker_threads';
import { type LoggedError, reviveLoggedError } from '../database/error-code.ts';
import { Refusal } from './refusal.ts';

/** Message to a thread: an order for the work with this number, or the end of the work. */
export interface Sent<Order> {
  readonly id: number;
  readonly order: Order | null;
}

/** Parts of a refusal that a thread sends. */
type SentRefusal = Pick<Refusal, 'status' | 'message' | 'messageKey' | 'facts'>;

/** Response of a thread to an order: the next bytes, or null at the end. */
export type Answered = { readonly id: number } & (
  | { readonly bytes: Uint8Array<ArrayBuffer> | null }
  | { readonly refused: SentRefusal }
  | { readonly failed: LoggedError }
);

export interface Work<Order> {
  /**
   * Sends one order at a time.
   * @throws Refusal, or the error without details that must not be logged
   */
  ask(order: Order): Promise<Uint8Array | null>;
  end(): void;
}

export interface Thread<Order> {
  begin(): Work<Order>;
  close(): Promise<void>;
}

/** Memory limits. A thread holds at most one batch. A smaller young generation would spend more time on garbage collection than on the rows. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 128 };

/** Milliseconds without work until the thread ends. A client requests an export twice, and the second request reuses the thread. */
const idleMs = 10_000;

interface Running<Order> {
  readonly worker: Worker;
  /** Pending orders by the number of the work. */
  readonly waiting: Map<number, { resolve(bytes: Uint8Array | null): void; reject(fault: unknown): void }>;
  readonly begun: Set<number>;
  /** The fault that ended the thread. Nothing answers orders after it. */
  ended: { readonly fault: unknown } | null;
  send(message: Sent<Order>): void;
}

/**
 * Creates a thread.
 * @param program URL of the compiled file beside its source
 * @param workerData data for the start
 */
export function createThread<Order>(program: URL, workerData?: unknown): Thread<Order> {
  let current: Running<Order> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Running<Order> {
    const worker = startWorker(program, workerData);
    const running: Running<Order> = { worker, waiting: new Map(), begun: new Set(), ended: null, send: (message) => worker.postMessage(message) };
    const fail = (fault: unknown) => {
      if (current === running) current = null;
      running.ended ??= { fault };
      for (const { reject } of running.waiting.values()) reject(fault);
      running.waiting.clear();
    };
    worker.on('message', (answered: Answered) => {
      const waits = running.waiting.get(answered.id);
      running.waiting.delete(answered.id);
      if ('bytes' in answered) waits?.resolve(answered.bytes);
      else waits?.reject('refused' in answered ? refusalOf(answered.refused) : reviveLoggedError(answered.failed));
    });
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread ended')));
    return running;
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ended = current;
    current = null;
    await ended?.worker.terminate();
  }

  return {
    close,
    begin() {
      const running = current ?? start();
      current = running;
      clearTimeout(idle);
      running.worker.ref();
      lastId += 1;
      const id = lastId;
      running.begun.add(id);
      return {
        ask: (order) =>
          new Promise((resolve, reject) => {
            if (running.ended) return reject(running.ended.fault);
            running.waiting.set(id, { resolve, reject });
            running.send({ id, order });
          }),
        end() {
          running.send({ id, order: null });
          running.begun.delete(id);
          if (running.begun.size > 0 || current !== running) return;
          running.worker.unref();
          idle = setTimeout(() => void close(), idleMs).unref();
        },
      };
    },
  };
}

const refusalOf = ({ status, facts, ...sentence }: SentRefusal) => new Refusal(status, sentence, facts);

/** Starts a worker. TypeScript sources need a loader in the thread. */
function startWorker(program: URL, workerData: unknown): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(program, { workerData, resourceLimits });
  const source = program.href.replace(/js$/, 'ts');
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(load, { eval: true, execArgv: [], workerData, resourceLimits });
}
