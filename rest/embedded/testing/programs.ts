/** The programs of the built servers: they start three times as fast as their sources, and are what ships. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

/** @param source its file, from the root of the repository */
export const programOf = (source: string): string => path.join(root, 'dist', source.replace(/ts$/, 'js'));

/** Once for a run of tests, for Vitest: the servers are built when a file of theirs has changed. */
export default function buildServers(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'gateway/build.ts', 'servers'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
