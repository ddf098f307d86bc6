/**
 * `npm run bench:streams` measures the built gateway with open streams of changes: its memory for each stream, its CPU time, and the response times of
 * another caller, beside the same gateway without streams. `-- --streams 500 --changes 50 --seconds 600` changes the numbers.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { type Measured, startGateway, startProgram } from './process.ts';

const { values: options } = parseArgs({
  options: { streams: { type: 'string', default: '500' }, changes: { type: 'string', default: '50' }, seconds: { type: 'string', default: '60' } },
});
const seconds = Number(options.seconds);

/** Interval in milliseconds between the sequential requests of the other caller. */
const paceMs = 20;
const body = JSON.stringify({ query: '{ farmers(size: 10) { nodes { id firstName lastName } } }' });

async function callFor(gateway: Measured, callSeconds: number): Promise<readonly number[]> {
  const pool = new Pool(`http://127.0.0.1:${gateway.port}`, { connections: 1 });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer bystander' };
  const times: number[] = [];
  for (const until = Date.now() + callSeconds * 1_000; Date.now() < until; ) {
    const startedAt = performance.now();
    const { body: answer, statusCode } = await pool.request({ method: 'POST', path: '/graphql', headers, body });
    await answer.dump();
    if (statusCode !== 200) throw new Error(`the gateway answered ${statusCode}`);
    times.push(performance.now() - startedAt);
    await setTimeout(Math.max(0, paceMs - (performance.now() - startedAt)));
  }
  await pool.close();
  return times.sort((a, b) => a - b);
}

/** @returns a row of figures, and the memory at the end */
async function measure(name: string, gateway: Measured, streams: number): Promise<number> {
  await callFor(gateway, 5);
  const atFirst = gateway.residentMb();
  const readers = streams === 0 ? null : fork('bench/stream-readers.ts', [], { env: readersEnvironment(gateway, streams), execArgv: ['--import', 'tsx'] });
  if (readers) await once(readers, 'message');
  /** @returns the number of received events, and of streams that the gateway has ended */
  const received = async (): Promise<readonly [number, number]> => {
    if (readers === null) return [0, 0];
    readers.send('count');
    const [[events, ended]] = await once(readers, 'message');
    return [Number(events), Number(ended)];
  };
  const [[eventsBefore], cpuBefore] = [await received(), gateway.cpuMs()];
  const times = await callFor(gateway, seconds);
  const cpu = (gateway.cpuMs() - cpuBefore) / (seconds * 10);
  const [eventsAfter, ended] = await received();
  const events = eventsAfter - eventsBefore;
  const resident = gateway.residentMb();
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);
  const cells = [
    name,
    cpu.toFixed(1),
    at(0.5),
    at(0.99),
    `${atFirst} to ${resident}`,
    streams ? String(Math.round(((resident - atFirst) * 1_000) / streams)) : '-',
  ];
  process.stdout.write(`| ${[...cells, ...(streams ? [String(Math.round(events / seconds / streams)), String(ended)] : ['-', '-'])].join(' | ')} |\n`);
  readers?.kill();
  return Number(at(0.99));
}

const readersEnvironment = ({ port }: Measured, streams: number) => ({ PATH: process.env['PATH'], COUNT: String(streams), PORT: String(port) });

const feed = await startProgram('bench/feed.ts', { CHANGES: options.changes });
const gateway = await startGateway(`http://127.0.0.1:${feed.port}`, { REST_EXTENSIONS: 'on', LOG_LEVEL: 'warn' });
try {
  const load = loadavg()[0]?.toFixed(1);
  process.stdout.write(
    `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${load}; ${options.changes} changes and 50 requests a second, ${seconds} s\n\n`,
  );
  process.stdout.write(
    '| Streams | CPU % of one core | p50 ms | p99 ms | resident MB | kB per stream | events per stream and second | streams ended |\n|---|---|---|---|---|---|---|---|\n',
  );
  const without = await measure('none', gateway, 0);
  const streaming = await measure(options.streams, gateway, Number(options.streams));
  process.stdout.write(`\nThe 99 of 100 of the other caller is ${(streaming / without).toFixed(1)} times that without streams.\n`);
} finally {
  gateway.stop();
  feed.stop();
}
