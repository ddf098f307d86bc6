/**
 * Runs checks, and prints the time of each and the output of failed ones. `npm test` runs the daily checks, `npm test -- types lint` the named
 * ones, and `npm run test:full` the daily checks and those of the gate. Counted checks run one after the other on all cores. Each of the
 * others uses one core, so one per core runs in parallel, and the last ones beside the first counted check. The last line is
 * `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import path from 'node:path';
import PQueue from 'p-queue';
import { nothing, type Outcome, ofVitest, single, sum, type VitestReport, withoutPassed } from './outcome.ts';

interface Check {
  readonly name: string;
  /** Arguments of Node: a tool of node_modules or a script. */
  readonly args: readonly string[];
  /** True for Vitest runs, whose tests are counted one by one. */
  readonly counted?: true;
  /** True when the check starts after all earlier ones have ended. */
  readonly after?: true;
  /** `daily` checks run in `npm test`, `gate` checks also in `npm run test:full`; others run only when named. */
  readonly tier: 'daily' | 'gate' | 'named';
}

const tool = (file: string, ...args: string[]) => [path.join('node_modules', file), ...args];
const script = (file: string) => ['--import', 'tsx', file];
const vitest = (...args: string[]) => tool('vitest/vitest.mjs', 'run', ...args);
/** Returns the arguments for projects of `vitest.config.ts`. */
const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);
const inProcess = projects('rules', 'unit', 'web');

/** Files that need a process each. */
const alone = projects('unit-alone', 'web-alone');

/** Browser specs that are repeated on PostgreSQL: processes that share a database or are killed. */
const databaseSpecs = ['e2e/crashes.spec.ts', 'e2e/instances.spec.ts', 'e2e/process.spec.ts'];
/** Files that start their own servers and folders, or need no database. As in `outages`, `TEST_DATABASE_URL` changes nothing in them. */
const withoutTestDatabase = 'rest/embedded/{main,list-thread,database/open-store,demo/generate,session/password,tools/tools}.test.ts';

const checks: readonly Check[] = [
  // First, because the counted checks start when it has ended.
  { name: 'build', args: script('gateway/build.ts'), tier: 'daily' },
  // The compiler skips unchanged files. Several checkers would each repeat the shared work.
  {
    name: 'types',
    args: tool('typescript/bin/tsc', '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'),
    tier: 'daily',
  },
  { name: 'lint', args: tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'), tier: 'daily' },
  { name: 'schema', args: tool('eslint/bin/eslint.js', '--max-warnings', '0'), tier: 'daily' },
  { name: 'generated', args: tool('@graphql-codegen/cli/cjs/bin.js', '--check'), tier: 'daily' },
  { name: 'dead', args: tool('knip/bin/knip.js'), tier: 'daily' },
  { name: 'tests', args: vitest(...inProcess, '--tags-filter=!slow'), counted: true, tier: 'daily' },
  // A part of `tests`. The test reads the imports of all files, so `changed` does not find it.
  { name: 'layers', args: vitest(...projects('rules'), '.ci/layers.test.ts'), counted: true, tier: 'named' },
  // Only tests that import an uncommitted change. It may find none.
  { name: 'changed', args: vitest(...inProcess, ...alone, '--changed', '--passWithNoTests'), tier: 'named' },
  { name: 'budgets', args: script('web/budgets.ts'), after: true, tier: 'daily' },
  { name: 'smoke', args: vitest(...projects('browser'), '--tags-filter=smoke'), counted: true, tier: 'daily' },
  { name: 'slow', args: vitest(...inProcess, '--tags-filter=slow'), counted: true, tier: 'gate' },
  { name: 'alone', args: vitest(...alone), counted: true, tier: 'gate' },
  { name: 'outages', args: vitest(...projects('outages')), counted: true, tier: 'gate' },
  // Every browser test without the tag `smoke`.
  { name: 'journeys', args: vitest(...projects('browser'), '--tags-filter=!smoke'), counted: true, tier: 'gate' },
  { name: 'image', args: script('.ci/image.ts'), after: true, tier: 'gate' },
  // All browser tests together.
  { name: 'browser', args: vitest(...projects('browser')), counted: true, tier: 'named' },
  // Needs TEST_DATABASE_URL. Everything that depends on the database, without user interface.
  {
    name: 'database',
    args: vitest(...projects('unit', 'unit-alone', 'browser'), 'rest/embedded', ...databaseSpecs, '--exclude', withoutTestDatabase),
    counted: true,
    tier: 'named',
  },
  // For other versions of Node.
  { name: 'unit', args: vitest(...projects('unit'), '--tags-filter=!slow'), counted: true, tier: 'named' },
];

interface Ended {
  readonly exitCode: number;
  readonly output: string;
}

interface Result {
  readonly outcome: Outcome;
  /** Output to print when the check failed. */
  readonly output: string;
}

/** Bytes of free memory that are required: several times the observed peak. */
const roomInMemory = 8e9;

/**
 * Returns a folder for the databases, products and profiles of tests. It is in memory when there is room, because a database has more than a thousand
 * files and copying them on a disk is slow. Undefined for the default of the system.
 */
function folderInMemory(): string | undefined {
  const memory = '/dev/shm';
  if (process.env['TMPDIR'] || !existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, freemem()) < roomInMemory) return undefined;
  const folder = mkdtempSync(path.join(memory, 'tests-'));
  // PostgreSQL runs as another user, who needs to reach its own folders.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

/** Options of Node. With a larger young generation, checks collect garbage less often. */
const nodeOptions = `--max-semi-space-size=64 ${process.env['NODE_OPTIONS'] ?? ''}`;

const TMPDIR = folderInMemory();
const environment = { ...process.env, ...(TMPDIR && { TMPDIR }), NODE_OPTIONS: nodeOptions, NO_COLOR: '1' };

function runNode(args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

async function runSingle(args: readonly string[]): Promise<Result> {
  const { exitCode, output } = await runNode(args);
  return { outcome: single(exitCode), output };
}

async function runCounted(args: readonly string[]): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitest-'));
  const file = path.join(folder, 'report.json');
  const { exitCode, output } = await runNode([...args, '--reporter=default', '--reporter=.ci/reporter.ts', `--outputFile=${file}`]);
  const report: VitestReport | null = await readFile(file, 'utf8').then(JSON.parse, () => null);
  await rm(folder, { recursive: true });
  const failures = report?.failures.join('\n\n') ?? '';
  // Node writes why it aborted to the output of the process.
  const isComplete = failures && !failures.includes('Worker exited unexpectedly');
  return { outcome: ofVitest(report, exitCode), output: isComplete ? failures : `${failures}\n\n${withoutPassed(output)}` };
}

async function run({ name, args, counted }: Check): Promise<Outcome> {
  const start = performance.now();
  const { outcome, output } = await (counted ? runCounted : runSingle)(args);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = counted
    ? `${outcome.passed} passed${outcome.failed ? `, ${outcome.failed} failed` : ''}${outcome.skipped ? `, ${outcome.skipped} skipped` : ''}`
    : '';
  console.log(`${outcome.failed ? 'FAILED' : 'ok    '}  ${name.padEnd(10)} ${seconds.padStart(6)} s  ${counts}`.trimEnd());
  if (outcome.failed) console.log(`${output.trim()}\n`);
  return outcome;
}

const isFull = process.argv[2] === 'full';
const named = isFull ? [] : process.argv.slice(2);
const unknown = named.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) throw new Error(`There is no check "${unknown.join('", "')}"; there are ${checks.map(({ name }) => name).join(', ')}.`);

const chosen = checks.filter(({ name, tier }) => (named.length > 0 ? named.includes(name) : tier === 'daily' || (isFull && tier === 'gate')));
const outcomes: Outcome[] = [];
const queue = new PQueue({ concurrency: availableParallelism() });
let built: Promise<unknown> = Promise.resolve();
for (const check of chosen) {
  if (check.counted) await Promise.all([built, queue.onEmpty()]);
  if (check.after) await queue.onIdle();
  const ended = queue.add(async () => outcomes.push(await run(check)));
  if (check.name === 'build') built = ended;
  if (check.counted) await ended;
}
await queue.onIdle();
const total = outcomes.reduce(sum, nothing);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
