/**
 * Prints the size of the scripts that each screen needs in kilobytes (1 kB = 1000 bytes) as sent, in brotli if the build created it. The budgets are for
 * a modest laptop on a slow network. Exits with 1 when a budget is exceeded. `tsx web/budgets.ts`, after a build.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  name?: string;
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

const built = path.join(import.meta.dirname, '../dist/web');
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8'));

/** Returns a chunk by its source or, for joined chunks, by the name of their group. */
const chunkOf = (entry: string) => manifest[entry] ?? Object.values(manifest).find(({ name }) => name === entry);

/** Returns the chunks of these sources and of all their static imports. */
function chunksOf(entries: readonly string[], collected = new Set<Chunk>()): ReadonlySet<Chunk> {
  for (const entry of entries) {
    const chunk = chunkOf(entry);
    if (chunk === undefined) throw new Error(`The build has no ${entry}: update the entries of the budgets.`);
    if (collected.has(chunk)) continue;
    collected.add(chunk);
    chunksOf(chunk.imports ?? [], collected);
  }
  return collected;
}

/** Returns the pages or panels that these sources load on demand, without texts and import steps. `present` sources are already loaded. */
function lazyOf(entries: readonly string[], present: readonly string[] = []): readonly string[] {
  const presentChunks = chunksOf(present);
  const chunks = [...chunksOf(entries)].filter((chunk) => !presentChunks.has(chunk));
  return [...new Set(chunks.flatMap(({ dynamicImports = [] }) => dynamicImports).filter((entry) => entry.endsWith('.tsx')))];
}

const compressed = (file: string) => [`${file}.br`, file].map((copy) => path.join(built, copy)).find(existsSync) ?? file;
const kilobytes = (file: string) => statSync(compressed(file)).size / 1000;

/** Returns the size of the files that these sources need and that are not counted yet. */
function added(entries: readonly string[], present: readonly string[] = []): number {
  const presentChunks = chunksOf(present);
  return [...chunksOf(entries)].filter((chunk) => !presentChunks.has(chunk)).reduce((total, { file }) => total + kilobytes(file), 0);
}

const login = ['index.html', 'screens/account/Login.tsx'];
const home = ['index.html', 'home'];
const shell = [...login, ...home, 'features/session/sign-in.ts'];
const map = 'maps/google/GoogleMap.tsx';

/** Each page alone and with each of its panels, which is what is on screen at once. */
const screens = ['home', ...lazyOf(login)].flatMap((page) => {
  const panels = lazyOf([page], page === 'home' ? login : shell).filter((panel) => /^(features|screens\/home)\//.test(panel));
  return [[page], ...panels.map((panel) => [page, panel])];
});

/** Returns the size of the files of a worker, because the manifest does not list them. */
const workerFiles = (name: string) => {
  const files = readdirSync(path.join(built, 'assets')).filter((file) => new RegExp(`^${name}-[^.]*\\.js$`).test(file));
  if (files.length === 0) throw new Error(`The build has no file ${name}: update the names of the budgets.`);
  return files.reduce((total, file) => total + kilobytes(`assets/${file}`), 0);
};

/** Budgets of at most a tenth above the current size. */
const budgets: readonly { name: string; most: number; size: number; unit?: string }[] = [
  { name: 'login before first paint', most: 145, size: added(login) },
  { name: 'home with its list', most: 224, size: added(home) },
  { name: 'signed-in shell in all', most: 226, size: added(shell) },
  { name: 'files of script at home', most: 8, size: chunksOf(home).size, unit: 'files' },
  ...screens.map((entries) => ({ name: `beyond the shell: ${entries.join(' with ')}`, most: 38, size: added(entries, shell) })),
  {
    name: 'the charts of Overview, beyond its panel',
    most: 130,
    size: added(['features/team/overview/Trend.tsx'], [...shell, 'screens/home/Overview.tsx']),
  },
  { name: "a map beyond its page, before Google's own", most: 33, size: added([map], [...shell, 'screens/workspace/UserMap.tsx']) },
  { name: 'the reader of spreadsheets, once a file is chosen', most: 119, size: workerFiles('sheet\\.worker') },
  { name: 'the writer of spreadsheets, once one is saved', most: 221, size: workerFiles('workbook\\.worker') },
];

for (const { name, most, size, unit = 'kB' } of budgets) {
  const over = size > most;
  if (over) process.exitCode = 1;
  process.stdout.write(`${over ? 'OVER' : 'ok  '} ${name}: ${size.toFixed(1)} of ${most} ${unit}\n`);
}
