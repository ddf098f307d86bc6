/**
 * Several gateways on one port, each in a process of its own (GATEWAY_PROCESSES). The first process answers no request: it starts the gateways, starts
 * another one when one has ended, and ends all of them. They share one embedded REST API and one secret.
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry, register } from 'prom-client';
import { RefusedToStart } from './embedded-rest.ts';
import type { Gateway } from './server/gateway.ts';

/** What the gateways of one product have in common, found out once by the first process. */
export interface Shared {
  readonly port: number;
  readonly secret: string;
  /** Where the REST API answers. */
  readonly restUrl: string;
}

type Figures = Awaited<ReturnType<typeof register.getMetricsAsJSON>>;

/** From the first process to a gateway. */
type Order =
  | { readonly kind: 'start'; readonly shared: Shared }
  | { readonly kind: 'end' }
  | { readonly kind: 'getFigures' }
  | { readonly kind: 'metrics'; readonly text: string };

/** From a gateway to the first process. */
type Report =
  /** It receives orders from now on. */
  | { readonly kind: 'loaded' }
  | { readonly kind: 'ready'; readonly address: string }
  /** It will not run; the reason is one sentence for the person who started the product. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'figures'; readonly figures: Figures }
  | { readonly kind: 'getMetrics' };

type Message = Order | Report;

/** A gateway that ends so many times in a row before it is ready ends the product. */
const maxFailedStarts = 5;

/** Milliseconds; a gateway that ran for less is started again after a longer pause each time. */
const briefRunMs = 10_000;

/** Milliseconds of the longest pause. */
const maxPauseMs = 10_000;

export interface ProcessesOptions {
  readonly count: number;
  readonly shared: Shared;
  /** Called each time a gateway has ended and is started again. */
  readonly onDeath: (reason: string) => void;
  /** Called once when a gateway cannot be started again; all of them have ended then. */
  readonly onFailure: (failure: unknown) => void;
  /** The program of a process; another one only in tests. */
  readonly program?: string;
  /** Milliseconds before a gateway is started again, doubled after each brief run in a row. */
  readonly restartAfterMs?: number;
  /** Milliseconds that a gateway may take to finish its requests. */
  readonly stopWithinMs?: number;
}

export function createProcesses(options: ProcessesOptions): Pick<Gateway, 'listen' | 'close'> {
  const { count, shared, onDeath, onFailure, program, restartAfterMs = 500, stopWithinMs = 9_000 } = options;
  // Each process accepts connections by itself. If the first process handed them out, one handed to a process that dies would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Figures may be NaN, which JSON cannot hold.
  cluster.setupPrimary({ serialization: 'advanced', ...(program !== undefined && { exec: program }) });
  const stopping = new AbortController();
  /** The gateways that answer requests. */
  const ready = new Set<Worker>();
  let onReady: (address: string) => void = () => {};
  let running: Promise<unknown> = Promise.resolve();

  /** Runs one gateway until it ends. @throws RefusedToStart with the reason that the gateway gave */
  async function runOnce() {
    const startedAt = performance.now();
    const worker = cluster.fork();
    let refusal: string | null = null;
    let wasReady = false;
    worker.on('message', async (report: Report) => {
      if (report.kind === 'loaded') send(worker, stopping.signal.aborted ? { kind: 'end' } : { kind: 'start', shared });
      if (report.kind === 'refused') refusal = report.reason;
      if (report.kind === 'getMetrics') send(worker, { kind: 'metrics', text: await metricsOf(ready) });
      if (report.kind === 'ready') {
        wasReady = true;
        ready.add(worker);
        onReady(report.address);
      }
    });
    // Without a listener an error, as of a message to a process that has just ended, would end the first process.
    worker.on('error', () => {});
    const reason = await new Promise<string>((resolve) => worker.once('exit', (code, signal) => resolve(String(signal ?? `exit code ${code}`))));
    ready.delete(worker);
    if (refusal !== null) throw new RefusedToStart(refusal);
    return { reason: `process ${worker.id}, ${reason}`, wasBrief: performance.now() - startedAt < briefRunMs, wasReady };
  }

  /** Runs one gateway after another until all are to end. @throws RefusedToStart when another start would be in vain, too */
  async function keepRunning(): Promise<void> {
    let briefRuns = 0;
    let failedStarts = 0;
    while (!stopping.signal.aborted) {
      const { reason, wasBrief, wasReady } = await runOnce();
      if (stopping.signal.aborted) return;
      briefRuns = wasBrief ? briefRuns + 1 : 0;
      failedStarts = wasReady ? 0 : failedStarts + 1;
      if (failedStarts === maxFailedStarts) throw new RefusedToStart(`A gateway ended ${failedStarts} times in a row before it was ready (${reason})`);
      onDeath(`A gateway ended (${reason}) and is started again`);
      const pauseMs = Math.min(restartAfterMs * 2 ** Math.max(0, briefRuns - 1), maxPauseMs);
      await wait(pauseMs, null, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function close(): Promise<void> {
    stopping.abort();
    const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    for (const worker of workers()) send(worker, { kind: 'end' });
    const killing = setTimeout(() => {
      for (const worker of workers()) worker.process.kill('SIGKILL');
    }, stopWithinMs);
    await running;
    clearTimeout(killing);
  }

  return {
    close,
    /** Resolves once all gateways answer. */
    listen: () =>
      new Promise((resolve, reject) => {
        let fail: (failure: unknown) => void = reject;
        onReady = (address) => {
          if (ready.size < count) return;
          fail = onFailure;
          resolve(new URL(address));
        };
        const gateways = Array.from({ length: count }, keepRunning);
        running = Promise.allSettled(gateways);
        Promise.all(gateways).catch(async (failure: unknown) => {
          await close();
          fail(failure);
        });
      }),
  };
}

/** The metrics of several gateways in one text, in which the label `process` tells them apart. */
async function metricsOf(gateways: ReadonlySet<Worker>): Promise<string> {
  const figures = await Promise.all(
    [...gateways].map(async (worker) => {
      const answer = next(worker, 'figures');
      send(worker, { kind: 'getFigures' });
      return (await answer)?.figures ?? [];
    }),
  );
  return AggregatorRegistry.aggregate(figures).metrics();
}

/** A gateway's side of its connection to the first process. */
export interface Membership {
  readonly shared: Shared;
  /** The metrics of all gateways. */
  metrics(): Promise<string>;
  reportReady(address: URL): void;
  /** Resolves when the gateway is to end. */
  readonly end: Promise<unknown>;
}

/** Waits for what the gateways share. Only in a process that `createProcesses` has started. */
export async function joinProcesses(worker: Worker): Promise<Membership> {
  register.setDefaultLabels({ process: String(worker.id) });
  worker.on('message', async ({ kind }: Order) => {
    if (kind === 'getFigures') send(worker, { kind: 'figures', figures: await register.getMetricsAsJSON() });
  });
  const end = next(worker, 'end');
  const start = next(worker, 'start');
  send(worker, { kind: 'loaded' });
  const order = await Promise.race([start, end]);
  if (order?.kind !== 'start') process.exit(0);
  return {
    shared: order.shared,
    async metrics() {
      const answer = next(worker, 'metrics');
      send(worker, { kind: 'getMetrics' });
      return (await answer)?.text ?? '';
    },
    reportReady: (address) => send(worker, { kind: 'ready', address: address.href }),
    end,
  };
}

/** Tells the first process why this gateway will not run. Resolves when that was sent. */
export const reportRefusal = (worker: Worker, reason: string) => new Promise<void>((resolve) => send(worker, { kind: 'refused', reason }, resolve));

/** The next message of a kind; null when the other process ends before it. */
function next<Kind extends Message['kind']>(worker: Worker, kind: Kind): Promise<Extract<Message, { kind: Kind }> | null> {
  const isExpected = (message: Message): message is Extract<Message, { kind: Kind }> => message.kind === kind;
  return new Promise((resolve) => {
    const settle = (message: Extract<Message, { kind: Kind }> | null) => {
      worker.off('message', receive).off('disconnect', giveUp);
      resolve(message);
    };
    const receive = (message: Message) => {
      if (isExpected(message)) settle(message);
    };
    const giveUp = () => settle(null);
    worker.on('message', receive).on('disconnect', giveUp);
  });
}

/** @param onSent called when the message was sent, or cannot be */
function send(worker: Worker, message: Message, onSent: () => void = () => {}): void {
  if (worker.isConnected()) worker.send(message, () => onSent());
  else onSent();
}
