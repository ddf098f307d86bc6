/** The product's process: configuration, the embedded REST API if none is named, the gateway, and an orderly end. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { type Config, ConfigError, type EmbeddedRest, loadConfig, withPort } from './config.ts';
import { type EmbeddedRestApi, RefusedToStart, startEmbeddedRest } from './embedded-rest.ts';
import { holdFreePort } from './free-port.ts';
import { secretOf } from './secret.ts';
import { readBasemap } from './server/basemap.ts';
import { createGateway } from './server/gateway.ts';
import { createLogStream } from './server/log-stream.ts';

/** What the build made, seen from the source or from its own result. */
const built = (name: string) => fileURLToPath(new URL(`${import.meta.url.endsWith('.ts') ? '../dist' : '..'}/${name}`, import.meta.url));

try {
  await run(loadConfig(process.env));
} catch (error) {
  // What a person can mend is said in a sentence; anything else is a fault of ours, with its stack.
  say(process.stderr, error instanceof ConfigError || error instanceof RefusedToStart ? error.message : stackOf(error));
  process.exit(1);
}

async function run(configured: Config): Promise<void> {
  const heldPort = configured.port === 0 ? await holdFreePort(configured.host) : null;
  const config = heldPort ? withPort(configured, heldPort.port) : configured;
  const logTo = createLogStream();
  const logger = pino({ level: config.logLevel, base: { process: 'gateway' } }, logTo);
  const secret = await secretOf(config);
  const basemap = await readBasemap(config.basemapDir);
  const embedded = config.rest.kind === 'embedded' ? await startEmbedded(config, config.rest, secret, (reason) => logger.error(reason)) : null;
  const restUrl = config.rest.kind === 'provider' ? config.rest.url : embedded?.url;
  if (restUrl === undefined) throw new Error('there is no REST API');
  const gateway = await createGateway({ config, secret, restUrl, webFolder: built('web'), basemap, playgroundFolder: built('playground'), logTo });
  const end = ending(async () => {
    await gateway.close();
    await embedded?.stop();
  });
  await heldPort?.release();
  const address = await gateway.listen().catch(async (error: unknown) => {
    await embedded?.stop();
    throw portTaken(error) ? new RefusedToStart(`Port ${config.port} is in use on ${config.host}: set PORT to another one`) : error;
  });

  // Before the ready line: whoever reads it may end this process at once.
  process.on('SIGTERM', end).on('SIGINT', end);
  for (const { role, username, password } of embedded?.demoAccounts ?? []) say(process.stdout, `demo ${role}: ${username} / ${password}`);
  say(process.stdout, `ready ${address.origin}`);
}

function startEmbedded(config: Config, rest: EmbeddedRest, secret: string, onDeath: (reason: string) => void): Promise<EmbeddedRestApi> {
  const environment: Record<string, string> = {
    DATA_DIR: path.resolve(config.dataDir),
    DEMO_DATA: String(rest.demoData),
    LOG_LEVEL: config.logLevel,
    SECRET: secret,
    PUBLIC_URL: config.publicUrl.href,
  };
  if (rest.databaseUrl !== null) environment['DATABASE_URL'] = rest.databaseUrl;
  if (rest.databaseReadUrl !== null) environment['DATABASE_READ_URL'] = rest.databaseReadUrl;
  if (config.clockStart !== null) environment['CLOCK'] = config.clockStart;
  for (const name of ['PATH', 'NODE_ENV', 'TMPDIR', 'SMTP_URL', 'ACCEPT_NEW_SECRET', 'ACCEPT_NEWER_DATABASE']) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return startEmbeddedRest({ environment, onDeath });
}

/** Ends in order at the first signal, at once at the second. */
function ending(close: () => Promise<void>): () => void {
  let isEnding = false;
  return () => {
    if (isEnding) process.exit(1);
    isEnding = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        say(process.stderr, stackOf(error));
        process.exit(1);
      },
    );
  };
}

function say(stream: NodeJS.WriteStream, line: string): void {
  stream.write(`${line}\n`);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// A function declaration, because the code above runs before a constant defined here would have its value.
function portTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
