/**
 * Work in a thread of its own, so that nobody waits for it who did not ask for it: started when it is needed, one for all who need it meanwhile,
 * so that they have one core at most. It ends a while after the last of them.
 */
import { Worker } from 'node:worker_threads';
import { type LoggedError, loggedAgain } from '../database/error-code.ts';
import { Refusal } from './refusal.ts';

/** Message to a thread: an order of the work with this number, or the end of the work. */
export interface Sent<Order> {
  readonly id: number;
  readonly order: Order | null;
}

/** Response of a thread to an order: the next bytes, null when there are no more. */
export type Answered = { readonly id: number } & (
  | { readonly bytes: Uint8Array<ArrayBuffer> | null }
  | { readonly refused: Pick<Refusal, 'status' | 'message' | 'facts'> }
  | { readonly failed: LoggedError }
);

export interface Work<Order> {
  /** One order at a time. @throws Refusal, or what went wrong as far as it may be logged */
  ask(order: Order): Promise<Uint8Array | null>;
  end(): void;
}

export interface Thread<Order> {
  begin(): Work<Order>;
  close(): Promise<void>;
}

/** Its memory stays small, since it holds a batch at most; but with less for what is young, collecting it takes more than the rows do. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 128 };

/** Milliseconds: an export is asked for twice, and the second one finds the thread that the first one started. */
const idleMs = 10_000;

interface Running<Order> {
  readonly worker: Worker;
  /** Waiters for a response, by the number of the work. */
  readonly waiting: Map<number, { resolve(bytes: Uint8Array | null): void; reject(fault: unknown): void }>;
  readonly begun: Set<number>;
  tell(message: Sent<Order>): void;
}

/** @param program its file as compiled, beside its source. @param workerData what it is started with */
export function createThread<Order>(program: URL, workerData?: unknown): Thread<Order> {
  let current: Running<Order> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Running<Order> {
    const worker = startWorker(program, workerData);
    const running: Running<Order> = { worker, waiting: new Map(), begun: new Set(), tell: (message) => worker.postMessage(message) };
    const fail = (fault: unknown) => {
      if (current === running) current = null;
      for (const { reject } of running.waiting.values()) reject(fault);
      running.waiting.clear();
    };
    worker.on('message', (answered: Answered) => {
      const waits = running.waiting.get(answered.id);
      running.waiting.delete(answered.id);
      if ('bytes' in answered) waits?.resolve(answered.bytes);
      else waits?.reject('refused' in answered ? refusalOf(answered.refused) : loggedAgain(answered.failed));
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
            running.waiting.set(id, { resolve, reject });
            running.tell({ id, order });
          }),
        end() {
          running.tell({ id, order: null });
          running.begun.delete(id);
          if (running.begun.size > 0 || current !== running) return;
          running.worker.unref();
          idle = setTimeout(() => void close(), idleMs).unref();
        },
      };
    },
  };
}

const refusalOf = ({ status, message, facts }: Pick<Refusal, 'status' | 'message' | 'facts'>) => new Refusal(status, message, facts);

/** A thread needs a loader of its own for sources. */
function startWorker(program: URL, workerData: unknown): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(program, { workerData, resourceLimits });
  const source = program.href.replace(/js$/, 'ts');
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(load, { eval: true, execArgv: [], workerData, resourceLimits });
}
