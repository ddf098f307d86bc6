/**
 * `npm run attack`: attacks the built gateway in front of a REST API that is slow, endless, huge or broken, and measures the effect on a bystander.
 * Writes docs/reliability.md.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccounts } from '../../rest/embedded/demo/accounts.ts';
import { startGateway, startProgram } from '../process.ts';
import { ask, watch, watchSignIns } from './bystander.ts';
import { endMs, guesses } from './counts.ts';
import { floods } from './floods.ts';
import { type Figures, reliabilityPage } from './page.ts';
import { probes } from './probes.ts';

const floodMs = 4_000;
/** Milliseconds until the flood has reached its full size. */
const risingMs = 1_000;

const rest = await startProgram('bench/attack/rest.ts');
const restUrl = `http://127.0.0.1:${rest.port}`;
const data = await mkdtemp(path.join(tmpdir(), 'attack-'));
const start = async (isEmbedded = false) => {
  const environment = isEmbedded ? { TRUST_PROXY: 'on', DATA_DIR: data, DEMO_DATA: 'on' } : { TRUST_PROXY: 'on' };
  const measured = await startGateway(isEmbedded ? '' : restUrl, environment);
  return { measured, gateway: `http://127.0.0.1:${measured.port}` };
};
const [administrator = { username: '', password: '' }] = demoAccounts;
/** Returns the token of an administrator of the demo data. */
async function signIn(gateway: string): Promise<string> {
  const { username, password } = administrator;
  const query = `mutation { signIn(input: { username: "${username}", password: "${password}" }) { token } }`;
  return /"token":"([^"]+)"/.exec(await (await ask(gateway, JSON.stringify({ query }), null)).text())?.[1] ?? '';
}
const say = (line: string) => process.stdout.write(`${line}\n`);
const round = (ms: number) => Math.round(ms);

async function attack(): Promise<Figures> {
  const felt: Figures['felt'] = {};
  const quiet = await start();
  await watch(quiet.gateway, 2_000);
  const { p99: quietMs } = await watch(quiet.gateway, floodMs);
  say(`quiet: p99 ${round(quietMs)} ms`);
  quiet.measured.stop();
  for (const [number, flood] of floods.entries()) {
    const { measured, gateway } = await start(flood.isEmbedded);
    const token = flood.isEmbedded ? await signIn(gateway) : undefined;
    await watch(gateway, 1_000, token);
    const flooder = await startProgram('bench/attack/flooder.ts', { FLOOD: String(number), GATEWAY: gateway });
    await new Promise((resolve) => setTimeout(resolve, risingMs));
    const { p99, asked, failed } = await (flood.signsIn ? watchSignIns(gateway, floodMs, administrator, flood.signsIn) : watch(gateway, floodMs, token));
    felt[flood.name] = { p99: round(p99), asked, failed };
    say(`${flood.name}: p99 ${round(p99)} ms, ${failed} of ${asked} failed`);
    flooder.kill();
    measured.kill();
  }
  const tried: Record<string, string> = {};
  const alone = await start();
  for (const { attack, measure } of probes) {
    tried[attack] = await measure(alone.gateway, restUrl, alone.measured.residentMb);
    say(`${attack}: ${tried[attack]}`);
  }
  alone.measured.kill();
  const { measured, gateway } = await start();
  const figures = {
    quiet: round(quietMs),
    felt,
    tried,
    counted: {
      'of 30 guesses for one name, those that reach the REST API': await guesses(gateway, restUrl, 30, () => 'asha'),
      'of 100 guesses for different names, those that reach the REST API': await guesses(gateway, restUrl, 100, (number) => `name-${number}`),
      'milliseconds from SIGTERM to exit, with 40 open connections': round(await endMs(gateway, measured)),
    },
  };
  for (const [what, count] of Object.entries(figures.counted)) say(`${what}: ${count}`);
  return figures;
}

try {
  await writeFile('docs/reliability.md', reliabilityPage(await attack()));
} finally {
  rest.stop();
  await rm(data, { recursive: true });
}
process.exit();
