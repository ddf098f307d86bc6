/**
 * `npm run bench:processes`: questions that the built gateway answers in a second with one process and with two, in front of the REST API of
 * `npm run bench`, the median of three rounds in turn. REST API and questions come from processes of their own on the same processors, so that
 * twice as many is out of reach on two of them.
 */
import { cpus } from 'node:os';
import { startRedisServer } from '../gateway/testing/redis-server.ts';
import { load } from './load.ts';
import { type Measured, startGateway, startProgram } from './process.ts';
import { type Scenario, scenarios } from './scenarios.ts';

const rounds = 3;
const questions = 3_000;
const counts = [1, 2];

const redis = await startRedisServer();
const rest = await startProgram('bench/rest.ts');
const start = (count: number) =>
  startGateway(`http://127.0.0.1:${rest.port}`, { environment: { GATEWAY_PROCESSES: String(count), REDIS_URL: redis.url.href } });

async function perSecond({ port }: Measured, { operation }: Scenario): Promise<number> {
  const startedAt = performance.now();
  await load(port, [operation], questions);
  return (questions / (performance.now() - startedAt)) * 1_000;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const row = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);

const gateways = await Promise.all(counts.map(start));
try {
  process.stdout.write(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}\n\n`);
  row(['questions a second', ...counts.map((count) => `${count} process${count === 1 ? '' : 'es'}`)]);
  row(['---', ...counts.map(() => '---')]);
  for (const scenario of scenarios) {
    for (const gateway of gateways) await load(gateway.port, [scenario.operation], 2 * questions);
    const figures: number[][] = gateways.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, gateway] of gateways.entries()) figures[at]?.push(await perSecond(gateway, scenario));
    }
    row([scenario.name, ...figures.map((values) => median(values).toFixed(0))]);
  }
} finally {
  for (const each of [rest, ...gateways]) each.stop();
  await redis.stop();
}
