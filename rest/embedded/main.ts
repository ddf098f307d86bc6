/** The embedded REST API's process: started by the gateway, or by hand. It ends with whoever started it, however that one ended. */
import pino from 'pino';
import type { ProcessMessage } from '../contract/process.ts';
import { readConfig } from './config.ts';
import { StartRefused } from './database/start-refused.ts';
import { createLog } from './log.ts';
import { type RunningRest, startRest } from './start.ts';

/** Milliseconds to end in order. After them it just ends, which loses nothing that was acknowledged. */
const patienceMs = 8_000;

const byGateway = process.send !== undefined;
const starting = start();
let ending = false;

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, () => void end());
// The gateway may have gone before this was listening.
if (byGateway && !process.connected) void end();

async function start(): Promise<RunningRest> {
  let log = createLog('info', pino.destination(2));
  try {
    const config = readConfig(process.env);
    log = createLog(config.logLevel, pino.destination(2));
    const running = await startRest(config, log);
    await tell({ kind: 'ready', port: running.port, demoAccounts: running.demoAccounts });
    return running;
  } catch (error) {
    if (!(error instanceof StartRefused)) log.fatal({ err: error }, 'could not start');
    else if (error.cause !== undefined) log.fatal({ err: error.cause }, error.message);
    await tell({ kind: 'refused', reason: error instanceof StartRefused ? error.message : 'The embedded REST API could not start; its log says why.' });
    process.exit(1);
  }
}

/** Also while it is still starting. */
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(1), patienceMs).unref();
  const running = await starting;
  await running.stop();
  process.exit(0);
}

function tell(message: ProcessMessage): Promise<void> {
  return new Promise((resolve) => {
    // An error here is a gateway that has gone, which `disconnect` says too.
    if (byGateway) process.send?.(message, () => resolve());
    else if (message.kind === 'refused') process.stderr.write(`${message.reason}\n`, () => resolve());
    else process.stdout.write(`${readyText(message)}\n`, () => resolve());
  });
}

function readyText({ port, demoAccounts }: Extract<ProcessMessage, { kind: 'ready' }>): string {
  const accounts = demoAccounts.map(({ role, username, password }) => `demo ${role}: ${username} / ${password}`);
  return [...accounts, `ready http://127.0.0.1:${port}`].join('\n');
}
