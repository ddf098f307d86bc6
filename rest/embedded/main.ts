/** The embedded REST API's process, started by the gateway or by hand. It ends with its parent, however the parent ends. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import type { ProcessMessage } from '../contract/process.ts';
import { type Config, readConfig } from './config.ts';
import { isNewFolder } from './database/open-store.ts';
import { StartRefused } from './database/start-refused.ts';
import { createLog } from './log.ts';
import { hasParent, refusedToStart, tell } from './parent.ts';
import type { RunningRest } from './start.ts';

/** Milliseconds for an orderly end. The process then exits, which loses no acknowledged write. */
const patienceMs = 8_000;

/** The program that loads the demo data into a new data folder: source under a loader, or compiled. */
const loadDemoProgram = fileURLToPath(new URL(`load-demo-child${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url));

const starting = start();
let ending = false;

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, () => void end());
// The gateway may have ended before the server was listening.
if (hasParent && !process.connected) void end();

async function start(): Promise<RunningRest> {
  let log = createLog('info', pino.destination(2));
  try {
    const config = readConfig(process.env);
    log = createLog(config.logLevel, pino.destination(2));
    // Loads the server while the child process loads the demo data.
    const [{ startRest }] = await Promise.all([import('./start.ts'), loadDemoData(config)]);
    const running = await startRest(config, log);
    await tell({ kind: 'ready', port: running.port, demoAccounts: running.demoAccounts });
    return running;
  } catch (error) {
    return refusedToStart(error, log);
  }
}

/** Ends the process, also during its start. */
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(1), patienceMs).unref();
  const running = await starting;
  await running.stop();
  process.exit(0);
}

/**
 * Fills a new data folder with demo data in a separate process, because the memory for this would otherwise stay with the server.
 * Does nothing when the database exists. The server then updates its demo data. An interrupted run continues at the next start.
 * @throws StartRefused with the message of the child, or Error when the child ended without one
 */
async function loadDemoData({ store, demoData }: Pick<Config, 'store' | 'demoData'>): Promise<void> {
  if (!demoData || store.kind !== 'folder' || !isNewFolder(store.path)) return;
  const child = fork(loadDemoProgram, [], { stdio: ['ignore', 2, 2, 'ipc'] });
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
