/** Starts the product: its configuration, the embedded REST API if no other is configured, and the gateway. Ends them in order. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, type EmbeddedRest, loadConfig, withPort } from './config.ts';
import { type EmbeddedRestApi, RefusedToStart, startEmbeddedRest } from './embedded-rest.ts';
import { holdFreePort } from './free-port.ts';
import { readManifest } from './graphql/trusted-manifest.ts';
import { secretOf } from './secret.ts';
import { readBasemap } from './server/basemap.ts';
import type { Gateway } from './server/gateway.ts';
import { createLogger, openLogDestination } from './server/logger.ts';

/** Returns a path of the build, from source or from the build itself. */
const built = (name: string) => fileURLToPath(new URL(`${import.meta.url.endsWith('.ts') ? '../dist' : '..'}/${name}`, import.meta.url));

try {
  await run(loadConfig(process.env));
} catch (error) {
  printLine(process.stderr, explained(error));
  process.exit(1);
}

async function run(configured: Config): Promise<void> {
  const heldPort = configured.port === 0 ? await holdFreePort(configured.host) : null;
  const config = heldPort ? withPort(configured, heldPort.port) : configured;
  const logTo = openLogDestination();
  const logger = createLogger(config.logLevel, logTo);
  const onDeath = (reason: string) => logger.error(reason);
  const secret = await secretOf(config);
  // The child starts while this process loads its own modules.
  const [embedded, { createGateway }] = await Promise.all([
    config.rest.kind === 'embedded' ? startEmbedded(config, config.rest, secret, onDeath) : null,
    import('./server/gateway.ts'),
  ]);
  const restUrl = config.rest.kind === 'provider' ? config.rest.url : embedded?.url;
  if (restUrl === undefined) throw new Error('there is no REST API');
  const basemap = await readBasemap(config.basemapDir);
  const folders = { webFolder: built('web'), playgroundFolder: built('playground') };
  const formerDocuments = await readManifest(built('trusted-documents.json'));
  const gateway = await createGateway({ config, secret, restUrl, basemap, formerDocuments, ...folders, logTo });
  const end = ending(async () => {
    await gateway.close();
    await embedded?.stop();
  });
  await heldPort?.release();
  const address = await listening(gateway, config).catch(async (error: unknown) => {
    await embedded?.stop();
    throw error;
  });

  // Registered before the ready line, because its reader may end this process at once.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(0));
  for (const { role, username, password } of embedded?.demoAccounts ?? []) printLine(process.stdout, `demo ${role}: ${username} / ${password}`);
  printLine(process.stdout, `ready ${address.origin}`);
}

/** @throws RefusedToStart when the port is taken */
function listening(gateway: Pick<Gateway, 'listen'>, { port, metricsPort, host }: Config): Promise<URL> {
  return gateway.listen().catch((error: unknown) => {
    if (!portTaken(error)) throw error;
    const [name, taken] = 'port' in error && error.port === metricsPort ? ['METRICS_PORT', metricsPort] : ['PORT', port];
    throw new RefusedToStart(`Port ${taken} is in use on ${host}: set ${name} to another one`);
  });
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
  for (const name of ['PATH', 'NODE_ENV', 'TMPDIR', 'SMTP_URL', 'ACCEPT_NEW_SECRET', 'ACCEPT_NEWER_DATABASE', 'WEBHOOK_ALLOWED_HOSTS']) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return startEmbeddedRest({ environment, onDeath });
}

/** Ends in order on the first call and at once on the second. */
function ending(close: () => Promise<void>): (code: number) => void {
  let isEnding = false;
  return (code) => {
    if (isEnding) process.exit(1);
    isEnding = true;
    close().then(
      () => process.exit(code),
      (error: unknown) => {
        printLine(process.stderr, explained(error));
        process.exit(1);
      },
    );
  };
}

function printLine(stream: NodeJS.WriteStream, line: string): void {
  stream.write(`${line}\n`);
}

// Function declarations, because the code above runs before a constant defined here would have its value.

/** Returns true when the message is a sentence for the operator, who can fix the cause. Any other error is a bug. */
function isMendable(error: unknown): error is Error {
  return error instanceof ConfigError || error instanceof RefusedToStart;
}

function explained(error: unknown): string {
  if (isMendable(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function portTaken(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
