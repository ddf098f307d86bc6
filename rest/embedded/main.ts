/** The embedded REST API's process, started by the gateway or by hand. It ends with its parent, however the parent ends. */
import pino from 'pino';
import { readConfig } from './config.ts';
import { fillNewFolder } from './fill-process.ts';
import { createLog } from './log.ts';
import { hasParent, refusedToStart, tell } from './parent.ts';
import type { RunningRest } from './start.ts';

/** Milliseconds for an orderly end. The process then exits, which loses no acknowledged write. */
const patienceMs = 8_000;

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
    // Loads the server while the child process fills the database.
    const [{ startRest }] = await Promise.all([import('./start.ts'), fillNewFolder(config)]);
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
