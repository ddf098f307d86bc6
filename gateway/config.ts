/** The environment, checked once; every fault is named in one message. Names and defaults: docs/operations.md. */
import { isIPv4, isIPv6 } from 'node:net';
import { type Clock, createClock } from '../rest/contract/clock.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where people reach the gateway; without `PUBLIC_URL` the address that is listened on. */
  readonly publicUrl: URL;
  /** Where the REST API is: the provider's, or an embedded one that the gateway starts. */
  readonly rest: { readonly kind: 'provider'; readonly url: URL } | EmbeddedRest;
  /** Whether calls beyond the documented ones may be relied upon. */
  readonly extensions: boolean;
  readonly maxPageSize: number;
  /** Where the provider's pictures are; null: below the REST API's own `/images/`. */
  readonly imagesUrl: URL | null;
  readonly dataDir: string;
  /** Null: made once and kept in `dataDir`. */
  readonly secret: string | null;
  readonly googleMapsApiKey: string | null;
  readonly trustProxy: boolean;
  /** Whether the schema may be asked for. The playground needs it and goes with it. */
  readonly introspection: boolean;
  readonly logLevel: string;
  readonly clock: Clock;
  /** The clock's start as given, handed on to the embedded REST API. */
  readonly clockStart: string | null;
}

export interface EmbeddedRest {
  readonly kind: 'embedded';
  /** A PostgreSQL server; null: an embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly demoData: boolean;
}

/** Every fault of the environment, a line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The environment cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/** Characters that a secret has at least. */
export const minSecretLength = 32;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const words = new Map([
  ...['on', 'true', '1', 'yes'].map((word) => [word, true] as const),
  ...['off', 'false', '0', 'no'].map((word) => [word, false] as const),
]);
const isLoopback = (host: string) => host.toLowerCase() === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** The configuration once the port is known that stands for 0, any that is free. */
export function withPort(config: Config, port: number): Config {
  const publicUrl = new URL(config.publicUrl);
  if (publicUrl.port === '0') publicUrl.port = String(port);
  return { ...config, port, publicUrl };
}

/** @throws ConfigError */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const read = (name: string) => environment[name]?.trim() || null;

  function integer(name: string, fallback: number, least: number, most: number): number {
    const given = read(name);
    const value = given === null ? fallback : /^\d+$/.test(given) ? Number(given) : Number.NaN;
    if (value >= least && value <= most) return value;
    faults.push(`${name} must be a whole number from ${least} to ${most}, not "${given}"`);
    return fallback;
  }
  function flag(name: string, fallback: boolean): boolean {
    const given = read(name);
    const value = given === null ? fallback : words.get(given.toLowerCase());
    if (value === undefined) faults.push(`${name} must be on or off, not "${given}"`);
    return value ?? fallback;
  }
  function url(name: string, protocols: readonly string[]): URL | null {
    const given = read(name);
    if (given === null) return null;
    const value = URL.canParse(given) ? new URL(given) : null;
    if (value && protocols.includes(value.protocol)) return value;
    // The value may hold a password, so it is not repeated.
    faults.push(`${name} must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    return null;
  }
  /** What paths are joined to: anything beside the path would be lost without a word. */
  function base(name: string): URL | null {
    const value = url(name, ['http:', 'https:']);
    if (value && (value.username || value.password || value.search || value.hash)) {
      faults.push(`${name} must be a URL without user name, password, query and fragment`);
    }
    return value;
  }
  function clockOf(start: string | null): Clock {
    try {
      return createClock(start ?? undefined);
    } catch {
      faults.push(`CLOCK must be an instant such as 2026-11-20T09:30:00+05:30, not "${start}"`);
      return createClock();
    }
  }

  /** The URL of the address that is listened on, unless another one is given. */
  function publicUrlOf(host: string, port: number): URL {
    const own = `http://${isLoopback(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`;
    const isAddress = URL.canParse(own);
    if (!isAddress) faults.push(`HOST must be a host name or an address, not "${host}"`);
    return base('PUBLIC_URL') ?? new URL(isAddress ? own : 'http://localhost');
  }

  const host = read('HOST') ?? '127.0.0.1';
  const port = integer('PORT', 4000, 0, 65_535);
  const restApiUrl = base('REST_API_URL');
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const demoData = flag('DEMO_DATA', read('REST_API_URL') === null && read('DATABASE_URL') === null);
  const secret = read('SECRET');
  const logLevel = read('LOG_LEVEL') ?? 'info';

  if (restApiUrl && databaseUrl) faults.push('REST_API_URL and DATABASE_URL exclude each other: the data lives either with the provider or in your database');
  if (restApiUrl && demoData) faults.push('DEMO_DATA cannot be on with REST_API_URL: the provider has its own data');
  if (demoData && !isLoopback(host) && read('DEMO_DATA') === null) {
    faults.push(`DEMO_DATA must be set to on or off, since HOST ${host} can be reached from outside and the demo accounts are known to everyone`);
  }
  if (secret !== null && secret.length < minSecretLength) faults.push(`SECRET must have at least ${minSecretLength} characters`);
  if (!logLevels.includes(logLevel)) faults.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${logLevel}"`);

  const config: Config = {
    host,
    port,
    publicUrl: publicUrlOf(host, port),
    rest: restApiUrl ? { kind: 'provider', url: restApiUrl } : { kind: 'embedded', databaseUrl: databaseUrl?.href ?? null, demoData },
    extensions: flag('REST_EXTENSIONS', restApiUrl === null),
    maxPageSize: integer('REST_MAX_PAGE_SIZE', 100, 1, 100),
    imagesUrl: base('IMAGES_URL'),
    dataDir: read('DATA_DIR') ?? './data',
    secret,
    googleMapsApiKey: read('GOOGLE_MAPS_API_KEY'),
    trustProxy: flag('TRUST_PROXY', false),
    introspection: flag('INTROSPECTION', true),
    logLevel,
    clock: clockOf(read('CLOCK')),
    clockStart: read('CLOCK'),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}
