/** Configuration from the environment, checked once. One message reports all faults. Names and defaults are in docs/operations.md. */
import { isIPv4, isIPv6 } from 'node:net';
import type { Clock } from '../rest/contract/clock.ts';
import { type Environment, type EnvironmentReader, readEnvironment } from '../rest/contract/environment.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Port of `/metrics`; null for no endpoint. */
  readonly metricsPort: number | null;
  /** Public address of the gateway. Without `PUBLIC_URL`, it is the address that the gateway listens on. */
  readonly publicUrl: URL;
  /** The REST API: a provider's URL, or an embedded one that the gateway starts. */
  readonly rest: { readonly kind: 'provider'; readonly url: URL } | EmbeddedRest;
  /** True when calls beyond the documented ones are available. */
  readonly extensions: boolean;
  readonly maxPageSize: number;
  /** Base address of the provider's pictures; null for `/images/` below the REST API's own address. */
  readonly imagesUrl: URL | null;
  readonly dataDir: string;
  /** Secret for signatures; null when it is generated once and stored in `dataDir`. */
  readonly secret: string | null;
  readonly googleMapsApiKey: string | null;
  /** Folder of the operator's base map; null for none. */
  readonly basemapDir: string | null;
  /** Raster tiles of streets below the schematic map; null for none. */
  readonly mapTiles: MapTiles | null;
  readonly trustProxy: boolean;
  /** Origins whose pages may read responses, such as `https://tools.example.com`. */
  readonly corsOrigins: readonly string[];
  /** Address of the store that instances share for limits and records; null when each instance has its own. */
  readonly redisUrl: URL | null;
  /** Number of requests that a token may make in a minute; 0 for no limit. */
  readonly requestsPerMinute: number;
  /** True when introspection is allowed. The playground needs it and is disabled with it. */
  readonly introspection: boolean;
  /** True when only the documents of the web client are accepted. */
  readonly trustedOnly: boolean;
  /** True when repeated operations are compiled. */
  readonly compilesOperations: boolean;
  /** True when an ordinary operation of an authenticated caller takes the fast path past Apollo Server. */
  readonly usesFastPath: boolean;
  readonly logLevel: string;
  /** True when traces are collected. OpenTelemetry reads the other OTEL_… variables itself. */
  readonly traces: boolean;
  readonly clock: Clock;
  /** Start of the clock as given, passed on to the embedded REST API. */
  readonly clockStart: string | null;
}

export interface MapTiles {
  /** URL template with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Attribution of the tiles, as their licence requires. */
  readonly attribution: string;
}

export interface EmbeddedRest {
  readonly kind: 'embedded';
  /** URL of a PostgreSQL server; null for an embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** URL of a PostgreSQL replica for reads; null for none. */
  readonly databaseReadUrl: string | null;
  readonly demoData: boolean;
}

/** All faults of the environment, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The environment cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

const isLoopback = (host: string) => host.toLowerCase() === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** Returns the configuration with the assigned port in place of 0, which means any free port. */
export function withPort(config: Config, port: number): Config {
  const publicUrl = new URL(config.publicUrl);
  if (publicUrl.port === '0') publicUrl.port = String(port);
  return { ...config, port, publicUrl };
}

/** @throws ConfigError */
export function loadConfig(environment: Environment): Config {
  const reader = readEnvironment(environment);
  const { faults, text, integer, flag } = reader;
  const host = text('HOST') ?? '127.0.0.1';
  const port = integer('PORT', 4000, 0, 65_535);
  const rest = restOf(reader, host);
  const config: Config = {
    host,
    port,
    metricsPort: metricsPortOf(reader, port),
    publicUrl: publicUrlOf(reader, host, port),
    rest,
    extensions: flag('REST_EXTENSIONS', rest.kind === 'embedded'),
    maxPageSize: integer('REST_MAX_PAGE_SIZE', 100, 1, 100),
    imagesUrl: baseUrl(reader, 'IMAGES_URL'),
    dataDir: text('DATA_DIR') ?? './data',
    secret: reader.secret(),
    googleMapsApiKey: text('GOOGLE_MAPS_API_KEY'),
    basemapDir: text('BASEMAP_DIR'),
    mapTiles: mapTilesOf(reader),
    trustProxy: flag('TRUST_PROXY', false),
    corsOrigins: corsOriginsOf(reader),
    redisUrl: reader.url('REDIS_URL', ['redis:', 'rediss:']),
    requestsPerMinute: integer('REQUESTS_PER_MINUTE', 6_000, 0, 1_000_000),
    ...documentRulesOf(reader),
    compilesOperations: flag('GRAPHQL_COMPILE', true),
    usesFastPath: flag('GRAPHQL_FAST_PATH', true),
    logLevel: reader.logLevel(),
    traces: hasTraces(reader),
    clock: reader.clock(),
    clockStart: text('CLOCK'),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** Reads a base address to which paths are appended. Any other part of an address would be lost silently. */
function baseUrl({ faults, url }: EnvironmentReader, name: string): URL | null {
  const value = url(name, ['http:', 'https:']);
  if (value && (value.username || value.password || value.search || value.hash)) {
    faults.push(`${name} must be a URL without user name, password, query and fragment`);
  }
  return value;
}

function metricsPortOf({ faults, text, integer }: EnvironmentReader, port: number): number | null {
  const metricsPort = text('METRICS_PORT') === null ? null : integer('METRICS_PORT', 9464, 1, 65_535);
  if (metricsPort === port) faults.push('METRICS_PORT must be another port than PORT, because metrics are not for everybody');
  return metricsPort;
}

/** Returns the URL of the listening address, unless another one is given. */
function publicUrlOf(reader: EnvironmentReader, host: string, port: number): URL {
  const origin = `http://${isLoopback(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`;
  const isAddress = URL.canParse(origin);
  if (!isAddress) reader.faults.push(`HOST must be a host name or an address, not "${host}"`);
  return baseUrl(reader, 'PUBLIC_URL') ?? new URL(isAddress ? origin : 'http://localhost');
}

function restOf(reader: EnvironmentReader, host: string): Config['rest'] {
  const { faults, text, flag } = reader;
  const restApiUrl = baseUrl(reader, 'REST_API_URL');
  const databaseUrl = reader.databaseUrl('DATABASE_URL');
  const databaseReadUrl = reader.databaseUrl('DATABASE_READ_URL');
  const demoData = flag('DEMO_DATA', text('REST_API_URL') === null && text('DATABASE_URL') === null);
  if (restApiUrl && databaseUrl) faults.push('REST_API_URL and DATABASE_URL exclude each other: the data lives either with the provider or in your database');
  if (databaseReadUrl && !databaseUrl) faults.push('DATABASE_READ_URL needs DATABASE_URL: it names a server that follows that one');
  if (restApiUrl && demoData) faults.push('DEMO_DATA cannot be on with REST_API_URL: the provider has its own data');
  if (demoData && !isLoopback(host) && text('DEMO_DATA') === null) {
    faults.push(`DEMO_DATA must be set to on or off, since HOST ${host} can be reached from outside and the demo accounts are known to everyone`);
  }
  return restApiUrl ? { kind: 'provider', url: restApiUrl } : { kind: 'embedded', databaseUrl, databaseReadUrl, demoData };
}

function mapTilesOf({ faults, text }: EnvironmentReader): MapTiles | null {
  const [template, attribution] = [text('MAP_TILES_URL'), text('MAP_TILES_ATTRIBUTION')];
  if (template === null) {
    if (attribution !== null) faults.push('MAP_TILES_ATTRIBUTION says whose tiles they are, but there is no MAP_TILES_URL');
    return null;
  }
  const names = ['{z}', '{x}', '{y}'];
  const filled = names.reduce((url, name) => url.replaceAll(name, '0'), template);
  const path = URL.canParse(filled) ? template.slice(new URL(filled).origin.length) : '';
  if (!/^https?:/.test(filled) || names.some((name) => !path.includes(name))) {
    faults.push('MAP_TILES_URL must be a URL of http:// or https:// with {z}, {x} and {y} after its host, such as https://tiles.example.com/{z}/{x}/{y}.png');
  }
  if (attribution === null) faults.push('MAP_TILES_ATTRIBUTION must say whose tiles MAP_TILES_URL names');
  return { url: template, attribution: attribution ?? '' };
}

function corsOriginsOf({ faults, list }: EnvironmentReader): readonly string[] {
  const origins = list('CORS_ORIGINS');
  for (const origin of origins) {
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) {
      faults.push(`CORS_ORIGINS must be origins such as https://tools.example.com, separated by commas; "${origin}" is none`);
    }
  }
  return origins;
}

function documentRulesOf({ faults, text, flag }: EnvironmentReader): Pick<Config, 'introspection' | 'trustedOnly'> {
  const trusted = (text('TRUSTED_DOCUMENTS') ?? 'any').toLowerCase();
  const trustedOnly = trusted === 'only';
  const introspection = flag('INTROSPECTION', !trustedOnly);
  if (!['any', 'only'].includes(trusted)) faults.push(`TRUSTED_DOCUMENTS must be any or only, not "${trusted}"`);
  if (trustedOnly && introspection)
    faults.push('INTROSPECTION cannot be on with TRUSTED_DOCUMENTS=only: asking for the schema is no document of the web client');
  return { introspection, trustedOnly };
}

function hasTraces(reader: EnvironmentReader): boolean {
  const { faults, text, flag } = reader;
  const collectors = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].filter((name) => baseUrl(reader, name) !== null);
  const traces = !flag('OTEL_SDK_DISABLED', false) && collectors.length > 0;
  for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL']) {
    const protocol = text(name);
    if (traces && ![null, 'http/protobuf'].includes(protocol)) faults.push(`${name} must be http/protobuf, not "${protocol}"`);
  }
  return traces;
}
