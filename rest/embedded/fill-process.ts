/** Fills a new data folder with demo data in a separate process, because the memory for this would otherwise stay with the server. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ProcessMessage } from '../contract/process.ts';
import type { Config } from './config.ts';
import { isNewFolder } from './database/open-store.ts';
import { StartRefused } from './database/start-refused.ts';

// The same program as source under a loader, and compiled.
const program = fileURLToPath(new URL(`fill${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url));

/**
 * Does nothing when the database exists. The server then updates its demo data. An interrupted run continues at the next start.
 * @throws StartRefused with the message of the child, or Error when the child ended without one
 */
export async function fillNewFolder({ store, demoData }: Pick<Config, 'store' | 'demoData'>): Promise<void> {
  if (!demoData || store.kind !== 'folder' || !isNewFolder(store.path)) return;
  const child = fork(program, [], { stdio: ['ignore', 2, 2, 'ipc'] });
  await new Promise<void>((resolve, reject) => {
    child.once('message', (message: ProcessMessage) => {
      if (message.kind === 'refused') reject(new StartRefused(message.reason));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`The process that loads the demo data ended with ${signal ?? `exit code ${code}`}`)),
    );
  });
}
