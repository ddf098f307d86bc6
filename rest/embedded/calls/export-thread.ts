/** Exports are written in a thread of their own, one for all of them, so that nobody else waits for that: they have one core at most. */
import { Worker } from 'node:worker_threads';
import type { ExportRow, FileLayout } from './export-file.ts';
import type { Order, Written } from './export-worker.ts';

/** Its memory stays small, since it holds a batch at most. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

/** The same file compiled, and as source, for which a thread needs a loader of its own. */
function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('export-worker.js', import.meta.url), { resourceLimits });
  const source = new URL('export-worker.ts', import.meta.url).href;
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(load, { eval: true, execArgv: [], resourceLimits });
}

/** Who waits for bytes, by the number of the file. */
type Waiting = Map<number, { resolve(bytes: Uint8Array): void; reject(fault: unknown): void }>;

interface Thread {
  readonly worker: Worker;
  readonly waiting: Waiting;
  /** Files that it is writing. It ends with the last one. */
  readonly open: Set<number>;
}

let current: Thread | null = null;
let lastId = 0;

function start(): Thread {
  const worker = startWorker();
  const thread: Thread = { worker, waiting: new Map(), open: new Set() };
  const fail = (fault: unknown) => {
    if (current === thread) current = null;
    for (const { reject } of thread.waiting.values()) reject(fault);
    thread.waiting.clear();
  };
  worker.on('message', ({ id, bytes }: Written) => {
    thread.waiting.get(id)?.resolve(bytes);
    thread.waiting.delete(id);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread of exports ended')));
  return thread;
}

/**
 * The bytes of a file: rows are asked for once those before them were taken, so that no more than a batch is held.
 * @throws what the batches throw
 */
export async function* fileBytes(layout: FileLayout, batches: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<Uint8Array> {
  const thread = current ?? start();
  current = thread;
  const { worker, waiting, open } = thread;
  lastId += 1;
  const id = lastId;
  const order = (content: Order) => worker.postMessage(content);
  const ask = (content: Order) =>
    new Promise<Uint8Array>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      order(content);
    });
  open.add(id);
  try {
    order({ id, kind: 'begin', layout });
    for await (const rows of batches) yield await ask({ id, kind: 'rows', rows });
    yield await ask({ id, kind: 'end' });
  } finally {
    order({ id, kind: 'forget' });
    open.delete(id);
    if (open.size === 0) {
      if (current === thread) current = null;
      void worker.terminate();
    }
  }
}
