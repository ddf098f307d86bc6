/**
 * `npm run test:durations`: writes the durations of the last test runs of this checkout into `.ci/durations.json`. Files that did not run or that
 * failed keep theirs, because a failed file stops early or waits until its limit. An argument selects the checkout whose runs count.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Durations, durationsFile, readDurations } from './duration-sequencer.ts';

/** Results of earlier runs by project and file, in Vitest's format. */
interface VitestCache {
  readonly results: readonly (readonly [string, { readonly duration: number; readonly failed: boolean }])[];
}

const folder = path.join(process.argv[2] ?? '.', 'node_modules/.vite/vitest');
const found = readdirSync(folder).flatMap((name) => {
  const cache: VitestCache = JSON.parse(readFileSync(path.join(folder, name, 'results.json'), 'utf8'));
  const measured = cache.results.filter(([, { duration, failed }]) => duration > 0 && !failed);
  return measured.map(([key, { duration }]) => [key.slice(key.indexOf(':') + 1), Math.round(duration / 100) / 10] as const);
});
const durations: Durations = { ...readDurations(), ...Object.fromEntries(found) };
const kept = Object.entries(durations).filter(([file]) => existsSync(file));
kept.sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(durationsFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
console.log(`${kept.length} files, ${found.length} of them measured`);
