/**
 * `npm run test:mutations`: seeds faults one by one and reports the test that catches each. Half of the faults are bugs that reviews of the product found.
 * Works on a copy of the repository. `-- NAME…` seeds only the faults whose name contains one of these words.
 * A fault whose text is no longer in its file is stale and needs an update.
 * The last line is `N caught, N survived, N stale`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mutations } from './mutations.ts';

/** The part of Vitest's JSON report that is read. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const root = path.dirname(import.meta.dirname);
const copy = mkdtempSync(path.join(tmpdir(), 'mutations-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

function copyRepository(): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

/** Returns the first test that fails, or null when all pass. */
function firstFailure(tests: readonly string[]): string | null {
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  const options = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...tests,
    '--maxWorkers=2',
    '--bail=1',
    '--testTimeout=60000',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const { status, stderr } = spawnSync(process.execPath, options, { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
  if (status === 0) return null;
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find((each) => each.status === 'failed');
    if (failed) return `${path.relative(copy, name)}: ${failed.fullName}`;
  }
  const broken = testResults.find(({ message }) => message !== '');
  // A file that cannot be loaded, or a missing file, proves nothing about the fault.
  throw new Error(`No test failed, and the run ended with ${status}: ${broken?.message ?? stderr}`);
}

const words = process.argv.slice(2);
const chosen = mutations.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
copyRepository();
let [caught, survived] = [0, 0];
for (const { name, found, file, find, replace, tests } of chosen) {
  const title = found === null ? name : `${name} (${found})`;
  const target = path.join(copy, file);
  const source = readFileSync(target, 'utf8');
  if (source.split(find).length !== 2) {
    console.log(`STALE     ${title}\n          ${file} does not hold this text once: ${find}`);
    continue;
  }
  writeFileSync(
    target,
    source.replace(find, () => replace),
  );
  const failure = firstFailure(tests);
  writeFileSync(target, source);
  if (failure === null) survived += 1;
  else caught += 1;
  console.log(`${failure === null ? 'SURVIVED' : 'caught  '}  ${title}\n          ${failure ?? tests.join(' ')}`);
}
console.log(`${caught} caught, ${survived} survived, ${chosen.length - caught - survived} stale`);
process.exitCode = caught === chosen.length ? 0 : 1;
