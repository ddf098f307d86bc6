/** Programs of the built servers, which are the shipped ones and start three times as fast as their sources. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

/** @param source file relative to the root of the repository */
export const programOf = (source: string): string => path.join(root, 'dist', source.replace(/ts$/, 'js'));

/** Builds the servers when one of their files has changed. Vitest runs it once per run of tests. */
export default function buildServers(): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'gateway/build.ts', 'servers'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
