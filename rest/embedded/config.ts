/** The environment of the embedded REST API's process. The gateway sets it; names and meanings: docs/operations.md. */
import path from 'node:path';
import { type Clock, createClock } from '../contract/clock.ts';
import type { Store } from './database/open-store.ts';
import { StartRefused } from './database/start-refused.ts';

/** Where the data is, and how people reach the product: what every program on the data needs. */
export interface DataConfig {
  readonly store: Store;
  /** Where people open the web client; links to set a password begin with it. */
  readonly publicUrl: string;
  readonly clock: Clock;
}

export interface Config extends DataConfig {
  /** 0: any that is free. */
  readonly port: number;
  readonly mail: { readonly kind: 'smtp'; readonly url: string } | { readonly kind: 'folder'; readonly path: string };
  readonly demoData: boolean;
  readonly logLevel: string;
  /** QR codes follow from it. */
  readonly secret: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const minSecretLength = 32;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Read = (name: string) => string | null;

const reader =
  (environment: Environment): Read =>
  (name) =>
    environment[name]?.trim() || null;

/** @throws StartRefused, which names the variable */
export function readDataConfig(environment: Environment): DataConfig {
  const read = reader(environment);
  const url = read('DATABASE_URL');
  return {
    store: url === null ? { kind: 'folder', path: dataFolder(read) } : { kind: 'postgres', url },
    publicUrl: urlFrom(read, 'PUBLIC_URL', ['http:', 'https:']) ?? 'http://localhost:4000',
    clock: clockFrom(read('CLOCK')),
  };
}

/** @throws StartRefused, which names the variable */
export function readConfig(environment: Environment): Config {
  const read = reader(environment);
  const data = readDataConfig(environment);
  const port = read('PORT') ?? '0';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new StartRefused(`PORT has to be a number from 0 to 65535, not "${port}".`);
  const demoData = read('DEMO_DATA') ?? String(data.store.kind === 'folder');
  if (demoData !== 'true' && demoData !== 'false') throw new StartRefused(`DEMO_DATA has to be true or false, not "${demoData}".`);
  const logLevel = read('LOG_LEVEL') ?? 'info';
  if (!logLevels.includes(logLevel)) throw new StartRefused(`LOG_LEVEL has to be one of ${logLevels.join(', ')}, not "${logLevel}".`);
  const secret = read('SECRET') ?? '';
  if (secret.length < minSecretLength) {
    throw new StartRefused(`SECRET has to have at least ${minSecretLength} characters, and to stay the same: the QR codes on printed cards follow from it.`);
  }
  const smtpUrl = urlFrom(read, 'SMTP_URL', ['smtp:', 'smtps:']);
  return {
    ...data,
    port: Number(port),
    mail: smtpUrl === null ? { kind: 'folder', path: path.join(dataFolder(read), 'outbox') } : { kind: 'smtp', url: smtpUrl },
    demoData: demoData === 'true',
    logLevel,
    secret,
  };
}

function dataFolder(read: Read): string {
  return path.resolve(read('DATA_DIR') ?? './data');
}

function urlFrom(read: Read, name: string, protocols: readonly string[]): string | null {
  const given = read(name);
  if (given === null) return null;
  if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given;
  // The value may hold a password, so it is not repeated.
  throw new StartRefused(`${name} has to be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`);
}

function clockFrom(start: string | null): Clock {
  try {
    return createClock(start ?? undefined);
  } catch (error) {
    throw new StartRefused(`CLOCK: ${error instanceof Error ? error.message : error}.`);
  }
}
