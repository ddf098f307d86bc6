/** Starts the embedded REST API in this process: first its data, then its server. */
import type { Logger } from 'pino';
import type { DemoAccount } from '../contract/process.ts';
import { createAttempts } from './changes/webhooks/attempt.ts';
import { startSender } from './changes/webhooks/sender.ts';
import { createSecretSealer } from './changes/webhooks/signature.ts';
import type { Config } from './config.ts';
import { errorCode } from './database/error-code.ts';
import { openStore } from './database/open-store.ts';
import { requestLimits } from './database/request-limits.ts';
import { StartRefused } from './database/start-refused.ts';
import { demoAccounts } from './demo/accounts.ts';
import { loadDemo } from './demo/load.ts';
import { drawPicture } from './demo/pictures.ts';
import { createListThread } from './list-thread.ts';
import { keepSecret } from './qr/code-secret.ts';
import { createServer } from './server.ts';
import { createLinkMail } from './session/link-mail.ts';
import { folderDelivery, smtpDelivery } from './session/mail.ts';

export interface RunningRest {
  readonly port: number;
  /** Empty without demo data. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Finishes the running requests, closes the data and unlocks the folder. */
  stop(): Promise<void>;
}

/** Listens on loopback only, because pictures need no token and the gateway is the only client. */
const host = '127.0.0.1';

/**
 * Starts the REST API.
 * @throws StartRefused, or the cause of the failure. Nothing stays open then.
 */
export async function startRest(
  { port, store, mail, publicUrl, demoData, clock, secret, acceptsNewSecret, webhookRules }: Config,
  log: Logger,
): Promise<RunningRest> {
  const deliver = mail.kind === 'smtp' ? smtpDelivery(mail.url, `no-reply@${new URL(publicUrl).hostname}`) : folderDelivery(mail.path, () => clock.now());
  const linkMail = createLinkMail({ deliver, publicUrl, log, logsLinks: demoData && mail.kind === 'folder' });
  const { database, reads, close } = await openStore(store.kind === 'postgres' ? { ...store, limits: requestLimits } : store);
  const lists = store.kind === 'postgres' ? createListThread(store, secret) : null;
  try {
    await keepSecret(database, secret, acceptsNewSecret);
    if (demoData) await loadDemo(database, { now: clock.now() });
    const drawn = demoData ? drawPicture : () => null;
    const server = createServer({ database, reads, readFile: lists?.readFile, clock, log, secret, linkMail, webhookRules, drawPicture: drawn });
    const address = await server.listen({ host, port }).catch((error: unknown) => {
      throw errorCode(error) === 'EADDRINUSE' ? new StartRefused(`Port ${port} is in use on ${host}; name another one by PORT.`) : error;
    });
    const lock = store.kind === 'postgres' ? (await import('./changes/webhooks/sender-lock.ts')).createSenderLock(store.url) : null;
    const sender = startSender({ database, clock, log, attempts: createAttempts(webhookRules), sealer: createSecretSealer(secret) }, lock);
    return {
      port: Number(new URL(address).port),
      demoAccounts: demoData ? demoAccounts : [],
      stop: async () => {
        await Promise.all([server.close(), sender.stop()]);
        await lists?.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
