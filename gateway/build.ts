/**
 * `npm run build`: builds the servers, an empty database, the web client, the playground and the list of shipped packages, below dist/.
 * Each is built only when one of its inputs has changed, and independent ones in parallel. `build.ts servers` builds only the servers and their database.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { nextManifest, readManifest } from './graphql/trusted-manifest.ts';

const root = path.dirname(import.meta.dirname);

interface Target {
  readonly name: string;
  /** Files and folders whose content decides whether the result is up to date. */
  readonly inputs: readonly string[];
  /** Paths below dist/. They are emptied before a build, and all must exist for the result to count. */
  readonly outputs: readonly string[];
  build(): Promise<void>;
}

/** Common inputs of all results: the packages, the compiler's options and this file. */
const shared = ['package-lock.json', 'tsconfig.json', 'gateway/build.ts'];

const servers: Target = {
  name: 'servers',
  inputs: [...shared, 'gateway', 'rest', 'schema.graphql'],
  outputs: ['gateway', 'rest', 'schema.graphql'],
  async build() {
    // `npm run types` checks the types, so the build skips this slow step.
    await run('typescript/bin/tsc', ['--project', 'gateway/tsconfig.json', '--noCheck']);
    await cp(path.join(root, 'schema.graphql'), path.join(root, 'dist/schema.graphql'));
    await cp(path.join(root, 'rest/embedded/migrations'), path.join(root, 'dist/rest/embedded/migrations'), { recursive: true });
    await writeManifest(path.join(root, 'dist/trusted-documents.json'));
  },
};

/**
 * Writes the documents of this build beside those of earlier builds. The file is not an output that is removed before a build, because it contains
 * the history.
 */
async function writeManifest(file: string): Promise<void> {
  const { webDocuments } = await import('./graphql/web-documents.generated.ts');
  await writeFile(`${file}.draft`, JSON.stringify(nextManifest(await readManifest(file), webDocuments, new Date()), null, 1));
  await rename(`${file}.draft`, file);
}

const emptyDatabase: Target = {
  name: 'empty database',
  inputs: [...shared, 'rest/embedded/database', 'rest/embedded/migrations', 'rest/embedded/tools/empty-database.ts'],
  outputs: ['empty-database'],
  async build() {
    // Built in another folder, so an interrupted build never counts.
    const made = path.join(root, 'dist/.empty-database');
    await rm(made, { recursive: true, force: true });
    await output(process.execPath, [path.join(root, 'dist/rest/embedded/tools/empty-database.js'), made]);
    await makeReadable(made);
    await rename(made, path.join(root, 'dist/empty-database'));
  },
};

/**
 * Makes a folder readable for every user, because the user who runs the product may not be the user who built it. PGlite creates files that only
 * their owner can read.
 */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/** Builds a folder with Vite and compresses the files. */
const site = (name: string, folder: string, inputs: readonly string[], output: string, logLevel: 'warn' | 'error'): Target => ({
  name,
  inputs: [...shared, folder, ...inputs],
  outputs: [output],
  async build() {
    await run('vite/bin/vite.js', ['build', folder, '--logLevel', logLevel]);
    await compressFiles(`${output}/assets`);
  },
});

const web = site('web client', 'web', [], 'web', 'warn');
const playground = site('playground', 'gateway/playground', ['schema.graphql', 'web/session'], 'playground', 'error');

const billOfMaterials: Target = {
  name: 'bill of materials',
  inputs: [...shared, 'package.json'],
  outputs: ['sbom.json'],
  async build() {
    await writeFile(path.join(root, 'dist/sbom.json'), await output('npm', ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx']));
  },
};

/** Runs a tool of node_modules by its file, without a shell or wrapper. */
const run = (tool: string, args: readonly string[]) => output(process.execPath, [path.join(root, 'node_modules', tool), ...args]);

/** @returns the output of the program. @throws Error with all of the output when it fails */
function output(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${output}${errors}`.trim() || `${args[0]} ended with ${code}`))));
  });
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Writes a Brotli and a gzip copy beside every file below dist/ that gets smaller, so no request pays for compression. */
async function compressFiles(folder: string): Promise<void> {
  const at = path.join(root, 'dist', folder);
  const names = (await readdir(at)).filter((file) => /\.(js|css|svg|json)$/.test(file));
  await Promise.all(names.map((name) => compress(path.join(at, name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  // Files that fit into one packet are not compressed.
  if (content.length < 1_024) return;
  // The best quality is slow for the playground's editor, which is larger than the rest of the product.
  const quality = content.length > 1_000_000 ? 9 : zlib.constants.BROTLI_MAX_QUALITY;
  await writeFile(`${file}.br`, await brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }));
  await writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.split(path.sep).includes('testing');

/** Returns every file at or below a path except tests, in a fixed order. */
async function filesOf(input: string): Promise<readonly string[]> {
  const at = path.join(root, input);
  if ((await stat(at)).isFile()) return [input];
  const entries = await readdir(at, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  return files.filter((file) => !isTest(file)).sort();
}

async function hashOf(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(inputs.map(filesOf))).flat()) {
    // Each start reads some thousand small files here, for which asynchronous reading is slower.
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Builds a target unless it is up to date. The hash is removed before a build and written after it, so a failed or killed build never counts. */
async function buildIfStale(target: Target): Promise<string> {
  const hash = await hashOf(target.inputs);
  const stamp = path.join(root, 'dist', `.${target.outputs[0]}.sha256`);
  const results = target.outputs.map((output) => path.join(root, 'dist', output));
  const previousHash = await readFile(stamp, 'utf8').catch(() => null);
  if (previousHash === hash && (await Promise.all(results.map(exists))).every(Boolean)) return 'up to date';

  const start = performance.now();
  await mkdir(path.dirname(stamp), { recursive: true });
  for (const stale of [stamp, ...results]) await rm(stale, { recursive: true, force: true });
  await target.build();
  await writeFile(stamp, hash);
  return `built in ${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** @returns true when the dependent targets can be built */
async function make(target: Target): Promise<boolean> {
  try {
    console.log(`${target.name}: ${await buildIfStale(target)}`);
    return true;
  } catch (fault) {
    console.error(`${target.name}: the build failed.\n${fault instanceof Error ? fault.message : fault}`);
    process.exitCode = 1;
    return false;
  }
}

async function makeInTurn(targets: readonly Target[]): Promise<void> {
  for (const target of targets) if (!(await make(target))) return;
}

const others = process.argv[2] === servers.name ? [] : [[web], [playground], [billOfMaterials]];
await Promise.all([[servers, emptyDatabase], ...others].map(makeInTurn));
