/** The program that main.ts starts for a new data folder: locks and opens the data folder, loads the demo data and ends. */
import pino from 'pino';
import { readConfig } from './config.ts';
import { openStore } from './database/open-store.ts';
import { loadDemo } from './demo/load.ts';
import { createLog } from './log.ts';
import { refusedToStart } from './parent.ts';

// The parent decides when the process ends, and also receives a signal of the terminal.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(1));

const { store, clock, logLevel } = readConfig(process.env);
try {
  const { database, close } = await openStore(store);
  await loadDemo(database, { now: clock.now() }).finally(close);
  process.exit(0);
} catch (error) {
  await refusedToStart(error, createLog(logLevel, pino.destination(2)));
}
