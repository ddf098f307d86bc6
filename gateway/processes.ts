/**
 * Several gateways behind one port, each a process. The first process starts them, starts one again that has ended, and ends them all; it answers
 * nothing itself. One embedded REST API and one secret serve all of them.
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry, register } from 'prom-client';
import { RefusedToStart } from './embedded-rest.ts';
import type { Gateway } from './server/gateway.ts';

/** What all gateways of one product have in common and find out only once. */
export interface Shared {
  readonly port: number;
  readonly secret: string;
  /** Where the REST API answers. */
  readonly restUrl: string;
}

/** What the first process tells a gateway. */
type Order =
  | { readonly kind: 'start'; readonly shared: Shared }
  | { readonly kind: 'end' }
  | { readonly kind: 'tellFigures' }
  | { readonly kind: 'metrics'; readonly text: string };

type Figures = Awaited<ReturnType<typeof register.getMetricsAsJSON>>;

/** What it says to the first process. */
type Report =
  /** It hears what it is told from now on. */
  | { readonly kind: 'loaded' }
  | { readonly kind: 'ready'; readonly address: string }
  /** It will not run; the reason is one sentence for the person who started it. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'figures'; readonly figures: Figures }
  | { readonly kind: 'askMetrics' };

/** Starts in a row that a process may take in vain before all are given up. */
const startsInVain = 5;

/** Milliseconds after which a process that has ended no longer counts as one that ends again and again. */
const longLifeMs = 10_000;

export interface ProcessesOptions {
  readonly count: number;
  readonly shared: Shared;
  /** Told of each death. */
  readonly onDeath: (reason: string) => void;
  /** They cannot be kept running, and have been ended. */
  readonly onFailure: (failure: RefusedToStart) => void;
  /** The program of a process; another one only in tests. */
  readonly program?: string;
  /** Milliseconds before a process is started again; twice as long after each that lived only briefly, up to ten seconds. */
  readonly restartAfterMs?: number;
  /** Milliseconds that a process may take to finish its requests. */
  readonly stopWithinMs?: number;
}

/** Listens once all of them do. */
export function createProcesses(options: ProcessesOptions): Pick<Gateway, 'listen' | 'close'> {
  const { count, shared, onDeath, onFailure, program, restartAfterMs = 500, stopWithinMs = 9_000 } = options;
  // They accept by themselves: a connection that the first process had handed to one that dies would never be answered, nor closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Measurements may be NaN, which JSON does not know.
  cluster.setupPrimary({ serialization: 'advanced', ...(program !== undefined && { exec: program }) });
  const stopping = new AbortController();
  /** Those that answer. */
  const ready = new Set<Worker>();
  let running: Promise<unknown> = Promise.resolve();

  /** One life of a process. @throws RefusedToStart when it says why it will not run */
  async function live(onReady: (address: string) => void): Promise<{ readonly reason: string; readonly isBrief: boolean; readonly wasReady: boolean }> {
    const startedAt = performance.now();
    const worker = cluster.fork();
    let refused: string | null = null;
    let wasReady = false;
    const end = () => tell(worker, { kind: 'end' });
    stopping.signal.addEventListener('abort', end);
    worker.on('message', (report: Report) => {
      if (report.kind === 'loaded') tell(worker, stopping.signal.aborted ? { kind: 'end' } : { kind: 'start', shared });
      if (report.kind === 'askMetrics') void metricsOf(ready).then((text) => tell(worker, { kind: 'metrics', text }));
      if (report.kind === 'refused') refused = report.reason;
      if (report.kind === 'ready') {
        wasReady = true;
        ready.add(worker);
        onReady(report.address);
      }
    });
    // Such as a message that does not reach it: then it has ended, which is all that matters.
    worker.on('error', () => {});
    const reason = await new Promise<string>((resolve) => worker.once('exit', (code, signal) => resolve(String(signal ?? `exit code ${code}`))));
    ready.delete(worker);
    stopping.signal.removeEventListener('abort', end);
    if (refused !== null) throw new RefusedToStart(refused);
    return { reason: `process ${worker.id}, ${reason}`, isBrief: performance.now() - startedAt < longLifeMs, wasReady };
  }

  /** Has one process running, one after another, until all are being ended. @throws RefusedToStart */
  async function keepOne(onReady: (address: string) => void): Promise<void> {
    let [brief, inVain] = [0, 0];
    for (;;) {
      const { reason, isBrief, wasReady } = await live(onReady);
      if (stopping.signal.aborted) return;
      brief = isBrief ? brief + 1 : 0;
      inVain = wasReady ? 0 : inVain + 1;
      if (inVain === startsInVain) throw new RefusedToStart(`A gateway ended ${inVain} times in a row before it was ready (${reason})`);
      onDeath(`A gateway ended (${reason}) and is started again`);
      await wait(Math.min(restartAfterMs * 2 ** Math.max(0, brief - 1), 10_000), null, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
    }
  }

  async function close(): Promise<void> {
    stopping.abort();
    const late = setTimeout(() => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
    }, stopWithinMs);
    await running;
    clearTimeout(late);
  }

  return {
    close,
    async listen() {
      const addresses: Promise<string>[] = [];
      const lives = Array.from({ length: count }, () => {
        let onReady: (address: string) => void = () => {};
        addresses.push(
          new Promise((resolve) => {
            onReady = resolve;
          }),
        );
        return keepOne(onReady);
      });
      running = Promise.allSettled(lives);
      const failed = Promise.all(lives).then(() => new Promise<never>(() => {}));
      const [address] = await Promise.race([Promise.all(addresses), failed]).catch(async (failure: unknown) => {
        await close();
        throw failure;
      });
      failed.catch(async (failure: unknown) => {
        await close();
        onFailure(failure instanceof RefusedToStart ? failure : new RefusedToStart(String(failure)));
      });
      return new URL(address ?? '');
    },
  };
}

function tell(worker: Worker, message: Order): void {
  if (worker.isConnected()) worker.send(message);
}

/** The metrics of all, told apart by their label `process`. */
async function metricsOf(workers: ReadonlySet<Worker>): Promise<string> {
  const all = await Promise.all(
    [...workers].map(
      (worker) =>
        new Promise<Figures>((resolve) => {
          const give = (figures: Figures) => {
            worker.off('message', hear).off('exit', leave);
            resolve(figures);
          };
          const hear = (report: Report) => {
            if (report.kind === 'figures') give(report.figures);
          };
          const leave = () => give([]);
          worker.on('message', hear).on('exit', leave);
          tell(worker, { kind: 'tellFigures' });
        }),
    ),
  );
  return AggregatorRegistry.aggregate(all).metrics();
}

/** A gateway's own side: it is one of several. */
export interface Membership {
  readonly shared: Shared;
  /** The metrics of all. */
  metrics(): Promise<string>;
  sayReady(address: URL): void;
  /** Resolves when it is to end. */
  readonly end: Promise<unknown>;
}

/** Only in a process that was started as one of several. */
export async function joinProcesses(worker: Worker): Promise<Membership> {
  const order = <Kind extends Order['kind']>(kind: Kind) =>
    new Promise<Extract<Order, { kind: Kind }>>((resolve) => {
      const isOf = (message: Order): message is Extract<Order, { kind: Kind }> => message.kind === kind;
      const hear = (message: Order) => {
        if (!isOf(message)) return;
        worker.off('message', hear);
        resolve(message);
      };
      worker.on('message', hear);
    });
  register.setDefaultLabels({ process: String(worker.id) });
  worker.on('message', async ({ kind }: Order) => {
    if (kind === 'tellFigures') say(worker, { kind: 'figures', figures: await register.getMetricsAsJSON() });
  });
  const [start, end] = [order('start'), order('end')];
  say(worker, { kind: 'loaded' });
  const first = await Promise.race([start, end]);
  if (first.kind === 'end') process.exit(0);
  const { shared } = first;
  return {
    shared,
    async metrics() {
      const answer = order('metrics');
      say(worker, { kind: 'askMetrics' });
      return (await answer).text;
    },
    sayReady: (address) => say(worker, { kind: 'ready', address: address.href }),
    end,
  };
}

/** It will not run. @returns when that was said */
export const refuse = (worker: Worker, reason: string) => new Promise<void>((resolve) => say(worker, { kind: 'refused', reason }, () => resolve()));

function say(worker: Worker, message: Report, done?: () => void): void {
  worker.send(message, done);
}
