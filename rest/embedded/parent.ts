/** Messages from a process of the embedded REST API to its parent: to the gateway by IPC, to a person by output. */
import type { Logger } from 'pino';
import type { ProcessMessage } from '../contract/process.ts';
import { StartRefused } from './database/start-refused.ts';

export const hasParent = process.send !== undefined;

export function tell(message: ProcessMessage): Promise<void> {
  return new Promise((resolve) => {
    // An error here means that the gateway has ended, which `disconnect` reports too.
    if (hasParent) process.send?.(message, () => resolve());
    else if (message.kind === 'refused') process.stderr.write(`${message.reason}\n`, () => resolve());
    else process.stdout.write(`${readyText(message)}\n`, () => resolve());
  });
}

/** Reports why the process refuses to start, logs internal errors, and ends the process. */
export async function refusedToStart(error: unknown, log: Logger): Promise<never> {
  if (!(error instanceof StartRefused)) log.fatal({ err: error }, 'could not start');
  else if (error.cause !== undefined) log.fatal({ err: error.cause }, error.message);
  await tell({ kind: 'refused', reason: error instanceof StartRefused ? error.message : 'The embedded REST API could not start; its log says why.' });
  process.exit(1);
}

function readyText({ port, demoAccounts }: Extract<ProcessMessage, { kind: 'ready' }>): string {
  const accounts = demoAccounts.map(({ role, username, password }) => `demo ${role}: ${username} / ${password}`);
  return [...accounts, `ready http://127.0.0.1:${port}`].join('\n');
}
