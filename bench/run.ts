/**
 * `npm run bench`: the built gateway against a plain forwarding proxy, both in front of the same REST API, in alternating rounds.
 * CPU is that of the measured process alone. Ratios are what to look at: the numbers are this machine's.
 * `PROFILE_TO=folder` writes a CPU profile of the gateway there, for the browser's developer tools.
 */
import { load } from './load.ts';
import { type Measured, startGateway, startProgram } from './process.ts';
import { type HttpRequest, scenarios } from './scenarios.ts';

const rounds = 3;
const roundMs = 2_000;
/** Long enough for both to be compiled. */
const warmUpMs = 2_000;

/** Of one question: CPU milliseconds, questions a second, milliseconds. */
interface Figures {
  readonly cpu: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(target: Measured, together: readonly HttpRequest[]): Promise<Figures> {
  const before = target.cpuMs();
  const { requests, seconds, latencies } = await load(target.port, together, roundMs);
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN;
  return { cpu: (target.cpuMs() - before) / requests, perSecond: requests / seconds, p50: at(0.5), p99: at(0.99) };
}

function typical(all: readonly Figures[]): Figures {
  const of = (key: keyof Figures) => median(all.map((figures) => figures[key]));
  return { cpu: of('cpu'), perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
}

const columns: readonly (readonly [title: string, key: keyof Figures, digits: number])[] = [
  ['CPU ms', 'cpu', 3],
  ['per s', 'perSecond', 0],
  ['p50 ms', 'p50', 2],
  ['p99 ms', 'p99', 2],
];
const line = (cells: readonly string[]) => process.stdout.write(`${cells.map((cell, index) => (index < 2 ? cell.padEnd(10) : cell.padStart(9))).join('')}\n`);

const rest = await startProgram('bench/rest.ts');
const restUrl = `http://127.0.0.1:${rest.port}`;
const [gateway, proxy] = await Promise.all([startGateway(restUrl), startProgram('bench/proxy.ts', { REST_URL: restUrl })]);

try {
  line(['', '', ...columns.map(([title]) => title)]);
  for (const scenario of scenarios) {
    await load(gateway.port, [scenario.gateway], warmUpMs);
    await load(proxy.port, scenario.proxy, warmUpMs);
    const figures: { gateway: Figures[]; proxy: Figures[] } = { gateway: [], proxy: [] };
    for (let round = 0; round < rounds; round += 1) {
      figures.gateway.push(await measure(gateway, [scenario.gateway]));
      figures.proxy.push(await measure(proxy, scenario.proxy));
    }
    const [ours, plain] = [typical(figures.gateway), typical(figures.proxy)];
    line([scenario.name, 'gateway', ...columns.map(([, key, digits]) => ours[key].toFixed(digits))]);
    line(['', 'proxy', ...columns.map(([, key, digits]) => plain[key].toFixed(digits))]);
    line(['', 'ratio', ...columns.map(([, key]) => (ours[key] / plain[key]).toFixed(2))]);
  }
} finally {
  for (const each of [gateway, proxy, rest]) each.stop();
}
