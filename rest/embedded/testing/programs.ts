/** Programs of the built servers, which are the shipped ones and start three times as fast as their sources. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { migratedOf, query } from './postgres-client.ts';

const root = path.join(import.meta.dirname, '../../..');

/** @param source file relative to the root of the repository */
export const programOf = (source: string): string => path.join(root, 'dist', source.replace(/ts$/, 'js'));

/**
 * Builds the servers when one of their files has changed. Vitest runs it once per run of tests.
 * @returns removes the database that the tests of the run have copied
 */
export default function buildServers(): () => Promise<void> {
  execFileSync(process.execPath, ['--import', 'tsx', 'gateway/build.ts', 'servers'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return async () => {
    const url = process.env['TEST_DATABASE_URL'];
    if (url) await query(url, `drop database if exists ${migratedOf(process.pid)}`);
  };
}
