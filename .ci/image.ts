/**
 * Builds the image if Docker runs, or else runs the steps of the Dockerfile in folders. Then starts the product from only what
 * ships, and sends requests to it. The last line is `N passed, N failed`.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { nextManifest } from '../gateway/graphql/trusted-manifest.ts';
import { demoAccounts } from '../rest/embedded/demo/accounts.ts';

const image = 'backoffice-check';
/** Maximum size of the installed packages in MB. */
const largestMb = 165;

const root = path.dirname(import.meta.dirname);
const scratch = mkdtempSync(path.join(tmpdir(), 'image-'));
const hasDocker = spawnSync('docker', ['info']).status === 0;

interface Started {
  readonly url: string;
  /** @returns the exit code */
  stop(): Promise<number | null>;
}

/** User and group ids of Debian's accounts without files. Null when this process cannot start a process as another user. */
const otherUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

/** The last two stages of the Dockerfile. */
const [buildStage = '', shipStage = ''] = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  .split(/^FROM /m)
  .slice(-2);

/** Folder in place of the image that is replaced. One of its documents is not in the web client of this version. */
const former = path.join(scratch, 'former');
const [formerDocument] = nextManifest([], ['query FormerConfig { clientConfig { extensions } }'], new Date());

function writeFormer(): void {
  mkdirSync(path.join(former, 'app/dist'), { recursive: true });
  writeFileSync(path.join(former, 'app/dist/trusted-documents.json'), JSON.stringify([formerDocument]));
}

/** Returns the npm commands of a stage, and those that read the replaced image. */
const stepsOf = (stage: string) =>
  [...stage.matchAll(/^RUN (?:--mount=\S+ )?(npm (?:ci|run) .*|.*\/former\/.*)$/gm)].map(([, command = '']) => command.replaceAll('/former/', `${former}/`));

/** Returns the files and folders of the repository that a stage copies. */
const copiedBy = (stage: string) => [...stage.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));

function runSteps(steps: readonly string[], folder: string): void {
  if (steps.length === 0) throw new Error('The Dockerfile has no such steps');
  for (const step of steps) execFileSync('sh', ['-c', step], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function startFromFolders(): Promise<Started> {
  const [source, ship] = [path.join(scratch, 'source'), path.join(scratch, 'ship')];
  const files = execFileSync('git', ['ls-files', '-z', ...copiedBy(buildStage)], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name))) cpSync(path.join(root, file), path.join(source, file));
  runSteps(stepsOf(buildStage), source);
  for (const file of copiedBy(shipStage)) cpSync(path.join(root, file), path.join(ship, file));
  runSteps(stepsOf(shipStage), ship);
  cpSync(path.join(source, 'dist'), path.join(ship, 'dist'), { recursive: true });
  // No parent folder may contain packages, because Node searches upwards.
  rmSync(source, { recursive: true });

  const data = path.join(scratch, 'data');
  mkdirSync(data);
  chmodSync(scratch, 0o755);
  if (otherUser === null) console.log('the product runs as the user who built it: only root can start it as another one');
  else chownSync(data, otherUser.uid, otherUser.gid);
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', DATA_DIR: data };
  const child = spawn(process.execPath, ['dist/gateway/main.js'], { cwd: ship, env, stdio: ['ignore', 'pipe', 'inherit'], ...otherUser });
  return {
    url: await readyUrl(child),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

async function readyUrl({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('There is no output to read');
  for await (const line of createInterface(stdout)) {
    const url = /^ready (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error('It ended before it was ready');
}

async function startFromImage(): Promise<Started> {
  const docker = (...args: string[]) => execFileSync('docker', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  docker('build', '--tag', image, '--build-context', `former=${former}`, '.');
  const container = docker(
    'run',
    '--detach',
    '--init',
    '--publish',
    '127.0.0.1::4000',
    '--env',
    'DEMO_DATA=on',
    '--env',
    'PUBLIC_URL=http://localhost:4000',
    image,
  );
  const url = `http://${docker('port', container, '4000')}`;
  const answer = () => fetch(`${url}/health`).catch(() => null);
  for (let second = 0; (await answer())?.ok !== true; second += 1) {
    if (second === 120) throw new Error(docker('logs', container));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return {
    url,
    async stop() {
      docker('stop', container);
      const code = Number(docker('inspect', '--format', '{{.State.ExitCode}}', container));
      docker('rm', '--volumes', container);
      return code;
    },
  };
}

async function ask(url: string, query: string, token?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const answer: { readonly data?: unknown } = await (await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })).json();
  return answer.data;
}

let [passed, failed] = [0, 0];
async function check(name: string, question: () => boolean | Promise<boolean>): Promise<void> {
  const isRight = await Promise.resolve(question()).catch((error: unknown) => console.log(error));
  if (isRight) passed += 1;
  else failed += 1;
  console.log(`${isRight ? 'ok    ' : 'FAILED'}  ${name}`);
}

async function checkAll(): Promise<void> {
  writeFormer();
  const { url, stop } = await (hasDocker ? startFromImage() : startFromFolders());
  const text = async (address: string) => (await fetch(new URL(address, url), { headers: { accept: 'text/html' } })).text();
  const admin = demoAccounts.find(({ role }) => role === 'admin');
  await check('the web client is served', async () => (await text('/login')).includes('<div id="root"'));
  await check('the playground is served', async () => (await text('/graphql')).includes('<script'));
  let token = '';
  await check('a person signs in', async () => {
    const data = await ask(url, `mutation { signIn(input: { username: "${admin?.username}", password: "${admin?.password}" }) { token } }`);
    token = /"token":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? '';
    return token !== '';
  });
  await check('a list is returned', async () => JSON.stringify(await ask(url, '{ farmers { nodes { id } } }', token)).includes('"id"'));
  await check('a document of the replaced image runs by its hash', async () => {
    const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: formerDocument?.hash } } });
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return (await response.text()).startsWith('{"data":{"clientConfig":');
  });
  await check('a thumbnail is rendered', async () => {
    const link = /"url":"([^"]+)"/.exec(JSON.stringify(await ask(url, '{ farmers { nodes { pictures { url } } } }', token)))?.[1] ?? '';
    const file = await fetch(new URL(`${link}&size=thumbnail`, url), { redirect: 'manual' });
    return file.headers.get('content-type') === 'image/webp';
  });
  await check('a spreadsheet is written', async () => {
    const link = /"url":"([^"]+)"/.exec(JSON.stringify(await ask(url, 'mutation { exportFarmers(input: {}) { url } }', token)))?.[1] ?? '';
    const file = await fetch(new URL(link, url));
    return Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 2) === 'PK';
  });
  if (!hasDocker) {
    const sbom: { readonly bomFormat: string; readonly components: readonly { readonly name: string }[] } = JSON.parse(
      readFileSync(path.join(scratch, 'ship/dist/sbom.json'), 'utf8'),
    );
    const names = sbom.components.map(({ name }) => name);
    const mb = Number(execFileSync('du', ['-sm', path.join(scratch, 'ship/node_modules')], { encoding: 'utf8' }).split('\t')[0]);
    await check(
      'the bill of materials names what ships and nothing else',
      () => sbom.bomFormat === 'CycloneDX' && names.includes('fastify') && !names.includes('react'),
    );
    await check(`${mb} MB are installed, at most ${largestMb}`, () => mb <= largestMb);
  }
  await check('the product shuts down in order', async () => (await stop()) === 0);
}

try {
  await checkAll();
} catch (error) {
  console.log(error);
  failed += 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
