/**
 * `npm run bench`: measures CPU milliseconds per request of the built gateway, beside its peers in front of the same REST API, each in a separate
 * process. Each is warmed up until two windows agree. Then all are measured in turn, three times, with equal counts. The table shows medians and their
 * spread. Compare the ratios, because the numbers depend on this machine. `npm run bench -- list day` measures only those scenarios.
 * `PROFILE_TO=folder` writes a CPU profile of the gateway there, for the browser's developer tools.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { load } from './load.ts';
import { type Measured, startGateway, startProgram } from './process.ts';
import { type HttpRequest, type Scenario, scenarios } from './scenarios.ts';

const rounds = 3;
/** Number of requests in a measured window. */
const windowSize = 1_000;
/** Minimum number of requests of the warm-up, after which the compiler has optimised the code. */
const warmUp = 10_000;
/** Maximum difference between two agreeing windows, as a share. A busy machine may never reach it. */
const agreement = 0.05;
const maxWindows = 10;

interface Peer {
  readonly name: string;
  readonly target: Measured;
  requests(scenario: Scenario): readonly HttpRequest[];
}

const operation = (scenario: Scenario) => [scenario.operation];

const rest = await startProgram('bench/rest.ts');
const restUrl = `http://127.0.0.1:${rest.port}`;
const startPeer = (file: string) => startProgram(`bench/peers/${file}.ts`, { REST_URL: restUrl, NODE_ENV: 'production' });

const peers: readonly Peer[] = [
  { name: 'forwarding', target: await startPeer('forwarding'), requests: ({ restCalls }) => restCalls },
  { name: 'Mercurius, JIT', target: await startPeer('mercurius'), requests: operation },
  { name: 'bare Apollo, JIT', target: await startPeer('bare-apollo'), requests: operation },
  { name: 'this gateway', target: await startGateway(restUrl), requests: operation },
  { name: 'Yoga', target: await startPeer('yoga'), requests: operation },
  { name: 'Apollo', target: await startPeer('apollo'), requests: operation },
];

/** Returns CPU milliseconds of one request. */
async function cpuOf({ target, requests }: Peer, scenario: Scenario): Promise<number> {
  const before = target.cpuMs();
  await load(target.port, requests(scenario), windowSize);
  return (target.cpuMs() - before) / windowSize;
}

async function warm(peer: Peer, scenario: Scenario): Promise<void> {
  await load(peer.target.port, peer.requests(scenario), warmUp);
  let last = await cpuOf(peer, scenario);
  for (let window = 1; window < maxWindows; window += 1) {
    const next = await cpuOf(peer, scenario);
    if (Math.abs(next - last) < agreement * last) return;
    last = next;
  }
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const median = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const spread = (values: readonly number[]) => ((sorted(values).at(-1) ?? Number.NaN) - (sorted(values)[0] ?? Number.NaN)) / 2;

const versionOf = (name: string): string => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version}`;
const measuredPackages = [
  '@apollo/server',
  '@as-integrations/fastify',
  '@apollo/datasource-rest',
  'fastify',
  'graphql-jit',
  'graphql-yoga',
  'mercurius',
  'undici',
];
const row = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);

try {
  const named = process.argv.slice(2);
  const measured = scenarios.filter(({ name }) => named.length === 0 || named.includes(name));
  const results = new Map<string, (readonly number[])[]>(peers.map(({ name }) => [name, []]));
  for (const scenario of measured) {
    for (const peer of peers) await warm(peer, scenario);
    const figures = new Map<string, number[]>(peers.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const peer of peers) figures.get(peer.name)?.push(await cpuOf(peer, scenario));
    }
    for (const [name, values] of figures) results.get(name)?.push(values);
  }
  process.stdout.write(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}; ${measuredPackages.map(versionOf).join(', ')}\n\n`);
  row(['CPU ms per question', ...measured.map(({ name }) => name)]);
  row(['---', ...measured.map(() => '---')]);
  for (const [name, columns] of results) row([name, ...columns.map((values) => `${median(values).toFixed(3)} ± ${spread(values).toFixed(3)}`)]);
} finally {
  for (const each of [rest, ...peers.map(({ target }) => target)]) each.stop();
}
