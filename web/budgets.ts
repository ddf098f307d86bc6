/** Prints how many kilobytes (gzip, 1 kB = 1000 bytes) of script each screen needs against its budget; ends with 1 when one is over. `tsx web/budgets.ts`, after a build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: readonly string[];
}

/** The budgets of the design, section 6. A screen's entries are the scripts it asks for, by source; what those import statically counts with them. */
const budgets = [
  { name: 'login before first paint', most: 160, entries: ['index.html', 'app/Login.tsx'] },
  {
    name: 'signed-in shell in all',
    most: 290,
    entries: ['index.html', 'app/Login.tsx', 'features/session/sign-in.ts', 'app/Connected.tsx', 'app/StaffHome.tsx', 'app/shell/UserMenu.tsx'],
  },
] as const;

const built = path.join(import.meta.dirname, '../dist/web');
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8'));

/** The files of these entries and of everything they import statically. */
function filesOf(entries: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const entry of entries) {
    const chunk = manifest[entry];
    if (chunk === undefined) throw new Error(`The build holds no ${entry}: name the budget's entries anew.`);
    if (seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    filesOf(chunk.imports ?? [], seen);
  }
  return seen;
}

const kilobytes = (file: string) => gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length / 1000;

for (const { name, most, entries } of budgets) {
  const sum = [...filesOf(entries)].map(kilobytes).reduce((total, size) => total + size, 0);
  const over = sum > most;
  if (over) process.exitCode = 1;
  process.stdout.write(`${over ? 'OVER' : 'ok  '} ${name}: ${sum.toFixed(1)} of ${most} kB\n`);
}
