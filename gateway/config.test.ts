import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig, withPort } from './config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the faults of an environment in the order of the message. */
function faultsOf(environment: Environment): readonly string[] {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

const restApi = 'https://api.example.in';
const database = 'postgres://app@db.example.in/sales';

describe('defaults', () => {
  test('an empty environment is a complete product on this machine, with demo data', () => {
    const { clock, ...config } = loadConfig({});
    expect(config).toEqual({
      host: '127.0.0.1',
      port: 4000,
      metricsPort: null,
      publicUrl: new URL('http://localhost:4000'),
      rest: { kind: 'embedded', databaseUrl: null, databaseReadUrl: null, demoData: true },
      extensions: true,
      maxPageSize: 100,
      imagesUrl: null,
      dataDir: './data',
      secret: null,
      googleMapsApiKey: null,
      basemapDir: null,
      mapTiles: null,
      trustProxy: false,
      corsOrigins: [],
      redisUrl: null,
      introspection: true,
      trustedOnly: false,
      compilesOperations: true,
      usesFastPath: true,
      requestsPerMinute: 6_000,
      logLevel: 'info',
      traces: false,
      clockStart: null,
    });
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(60_000);
  });

  test('empty or blank variables are not set', () => {
    const names = ['HOST', 'PORT', 'REST_API_URL', 'REST_EXTENSIONS', 'DATABASE_URL', 'DATA_DIR', 'DEMO_DATA', 'SECRET', 'TRUST_PROXY', 'LOG_LEVEL', 'CLOCK'];
    const { clock: _clock, ...config } = loadConfig(Object.fromEntries(names.map((name, index) => [name, index % 2 === 0 ? '' : '  '])));
    const { clock: _other, ...plain } = loadConfig({});
    expect(config).toEqual(plain);
  });
});

test('reads every variable', () => {
  const { clock, ...config } = loadConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    METRICS_PORT: '9464',
    PUBLIC_URL: 'https://office.example.in',
    REST_API_URL: ` ${restApi}/v2/ `,
    REST_EXTENSIONS: 'on',
    REST_MAX_PAGE_SIZE: '50',
    IMAGES_URL: 'https://images.example.in/sync/',
    DATA_DIR: '/srv/data',
    SECRET: 's'.repeat(32),
    GOOGLE_MAPS_API_KEY: 'key',
    BASEMAP_DIR: '/srv/map',
    MAP_TILES_URL: 'https://tiles.example.in/{z}/{x}/{y}.png?key=public',
    MAP_TILES_ATTRIBUTION: 'Somebody',
    TRUST_PROXY: 'yes',
    CORS_ORIGINS: 'https://tools.example.in, http://localhost:5173',
    REDIS_URL: 'redis://:secret@cache:6379/1',
    INTROSPECTION: 'off',
    GRAPHQL_COMPILE: 'off',
    GRAPHQL_FAST_PATH: 'off',
    REQUESTS_PER_MINUTE: '600',
    TRUSTED_DOCUMENTS: 'only',
    LOG_LEVEL: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.in:4318',
    CLOCK: '2026-11-20T09:30:00+05:30',
  });
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 8080,
    metricsPort: 9464,
    publicUrl: new URL('https://office.example.in'),
    rest: { kind: 'provider', url: new URL(`${restApi}/v2/`) },
    extensions: true,
    maxPageSize: 50,
    imagesUrl: new URL('https://images.example.in/sync/'),
    dataDir: '/srv/data',
    secret: 's'.repeat(32),
    googleMapsApiKey: 'key',
    basemapDir: '/srv/map',
    mapTiles: { url: 'https://tiles.example.in/{z}/{x}/{y}.png?key=public', attribution: 'Somebody' },
    trustProxy: true,
    corsOrigins: ['https://tools.example.in', 'http://localhost:5173'],
    redisUrl: new URL('redis://:secret@cache:6379/1'),
    introspection: false,
    trustedOnly: true,
    compilesOperations: false,
    usesFastPath: false,
    requestsPerMinute: 600,
    logLevel: 'debug',
    traces: true,
    clockStart: '2026-11-20T09:30:00+05:30',
  });
  expect(clock.now().toISOString()).toMatch(/^2026-11-20T04:0/);
});

describe('traces are enabled', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';

  test.each<[Environment, boolean]>([
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }, false],
    [{ OTEL_SERVICE_NAME: 'gateway' }, false],
  ])('with %j: %s', (environment, traces) => expect(loadConfig(environment).traces).toBe(traces));
});

describe('default of the public address', () => {
  test.each<[Environment, string]>([
    [{ HOST: '127.0.0.1' }, 'http://localhost:4000/'],
    [{ HOST: '::1', PORT: '8080' }, 'http://localhost:8080/'],
    [{ HOST: '192.168.1.4', PORT: '80' }, 'http://192.168.1.4/'],
    [{ HOST: '::' }, 'http://[::]:4000/'],
    [{ HOST: 'office.example.in' }, 'http://office.example.in:4000/'],
  ])('with %j: %s', (environment, url) => expect(loadConfig({ DEMO_DATA: 'off', ...environment }).publicUrl.href).toBe(url));
});

describe('a port that is assigned at start', () => {
  const known = (environment: Environment) => withPort(loadConfig({ PORT: '0', ...environment }), 53_211);

  test('is part of the address', () => expect(known({})).toMatchObject({ port: 53_211, publicUrl: new URL('http://localhost:53211') }));
  test('does not change a given address', () => {
    expect(known({ PUBLIC_URL: 'https://office.example.in' }).publicUrl.href).toBe('https://office.example.in/');
  });
});

describe('words for on and off', () => {
  test.each(['on', 'ON', 'true', '1', 'yes'])('%s is on', (word) => expect(loadConfig({ TRUST_PROXY: word }).trustProxy).toBe(true));
  test.each(['off', 'Off', 'false', '0', 'no'])('%s is off', (word) => expect(loadConfig({ INTROSPECTION: word }).introspection).toBe(false));
  test.each(['maybe', 'constructor', '__proto__', '2'])('"%s" is neither', (word) => {
    expect(faultsOf({ TRUST_PROXY: word })).toEqual([`TRUST_PROXY must be on or off, not "${word}"`]);
  });
});

describe('extensions', () => {
  test.each<[Environment, boolean]>([
    [{}, true],
    [{ DATABASE_URL: database }, true],
    [{ REST_API_URL: restApi }, false],
    [{ REST_API_URL: restApi, REST_EXTENSIONS: 'on' }, true],
    [{ REST_EXTENSIONS: 'off' }, false],
  ])('with %j: %s', (environment, on) => expect(loadConfig(environment).extensions).toBe(on));
});

describe('demo data', () => {
  const demo = (environment: Environment) => {
    const { rest } = loadConfig(environment);
    return rest.kind === 'embedded' && rest.demoData;
  };

  test.each<[Environment, boolean]>([
    [{}, true],
    [{ DEMO_DATA: 'off' }, false],
    [{ DATABASE_URL: database }, false],
    [{ DATABASE_URL: database, DEMO_DATA: 'on' }, true],
    [{ REST_API_URL: restApi }, false],
    [{ HOST: 'localhost' }, true],
    [{ HOST: 'LocalHost' }, true],
    [{ HOST: '127.0.0.53' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0', DEMO_DATA: 'on' }, true],
    [{ HOST: '0.0.0.0', DEMO_DATA: 'off' }, false],
    [{ HOST: '0.0.0.0', DATABASE_URL: database }, false],
  ])('with %j: %s', (environment, on) => expect(demo(environment)).toBe(on));

  test.each(['0.0.0.0', '::', '192.168.1.4', '127.example.in', 'example.in', '127.0.0.1.example.in'])('must be chosen when the host is %s', (host) => {
    expect(faultsOf({ HOST: host })).toEqual([
      `DEMO_DATA must be set to on or off, since HOST ${host} can be reached from outside and the demo accounts are known to everyone`,
    ]);
  });

  test('cannot be loaded into a provider’s REST API', () => {
    expect(faultsOf({ REST_API_URL: restApi, DEMO_DATA: 'on' })).toEqual(['DEMO_DATA cannot be on with REST_API_URL: the provider has its own data']);
  });
});

test('passes on the complete URL of an external database', () => {
  expect(loadConfig({ DATABASE_URL: 'postgresql://app:p%40ss@db/sales?sslmode=require' }).rest).toEqual({
    kind: 'embedded',
    databaseUrl: 'postgresql://app:p%40ss@db/sales?sslmode=require',
    databaseReadUrl: null,
    demoData: false,
  });
  const primary = 'postgres://app@one:5433/sales';
  expect(loadConfig({ DATABASE_URL: primary, DATABASE_READ_URL: 'postgres://app@two:5433/sales' }).rest).toMatchObject({
    databaseUrl: primary,
    databaseReadUrl: 'postgres://app@two:5433/sales',
  });
  expect(loadConfig({ DATABASE_URL: primary, DATABASE_READ_URL: 'postgres://app@two:5433/sales', PGPASSWORD: 'p@ss' }).rest).toMatchObject({
    databaseUrl: 'postgres://app:p%40ss@one:5433/sales',
    databaseReadUrl: 'postgres://app:p%40ss@two:5433/sales',
  });
});

test('trusted documents only: disables introspection', () => {
  expect(loadConfig({ TRUSTED_DOCUMENTS: 'Only' })).toMatchObject({ trustedOnly: true, introspection: false });
  expect(loadConfig({ TRUSTED_DOCUMENTS: 'any' })).toMatchObject({ trustedOnly: false, introspection: true });
});

describe('faults', () => {
  test.each<[Environment, string]>([
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1"'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536"'],
    [{ PORT: '4000.5' }, 'PORT must be a whole number from 0 to 65535, not "4000.5"'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT must be a whole number from 1 to 65535, not "0"'],
    [{ METRICS_PORT: '4000' }, 'METRICS_PORT must be another port than PORT, because metrics are not for everybody'],
    [{ PORT: '0x10' }, 'PORT must be a whole number from 0 to 65535, not "0x10"'],
    [{ REST_MAX_PAGE_SIZE: '0' }, 'REST_MAX_PAGE_SIZE must be a whole number from 1 to 100, not "0"'],
    [{ REST_MAX_PAGE_SIZE: '101' }, 'REST_MAX_PAGE_SIZE must be a whole number from 1 to 100, not "101"'],
    [{ REST_EXTENSIONS: 'x' }, 'REST_EXTENSIONS must be on or off, not "x"'],
    [{ DEMO_DATA: 'x' }, 'DEMO_DATA must be on or off, not "x"'],
    [{ INTROSPECTION: 'x' }, 'INTROSPECTION must be on or off, not "x"'],
    [{ TRUSTED_DOCUMENTS: 'on' }, 'TRUSTED_DOCUMENTS must be any or only, not "on"'],
    [
      { TRUSTED_DOCUMENTS: 'only', INTROSPECTION: 'on' },
      'INTROSPECTION cannot be on with TRUSTED_DOCUMENTS=only: asking for the schema is no document of the web client',
    ],
    [{ HOST: 'not a host', DEMO_DATA: 'off' }, 'HOST must be a host name or an address, not "not a host"'],
    [{ PUBLIC_URL: 'office.example.in' }, 'PUBLIC_URL must be a URL that starts with http:// or https://'],
    [{ REST_API_URL: 'api.example.in' }, 'REST_API_URL must be a URL that starts with http:// or https://'],
    [{ REST_API_URL: 'ftp://api.example.in' }, 'REST_API_URL must be a URL that starts with http:// or https://'],
    ...['https://user@api.example.in', 'https://:pass@api.example.in', `${restApi}/?key=1`, `${restApi}/#top`].map((url): [Environment, string] => [
      { REST_API_URL: url },
      'REST_API_URL must be a URL without user name, password, query and fragment',
    ]),
    ...['*', 'tools.example.in', 'https://tools.example.in/', 'https://Tools.example.in', 'null', 'file:///'].map((origin): [Environment, string] => [
      { CORS_ORIGINS: `http://localhost:5173,${origin}` },
      `CORS_ORIGINS must be origins such as https://tools.example.com, separated by commas; "${origin}" is none`,
    ]),
    ...['tiles.example/{z}/{x}/{y}', 'ftp://tiles.example/{z}/{x}/{y}', 'https://{x}.tiles.example/{z}/{y}', 'https://tiles.example/{z}/{x}'].map(
      (url): [Environment, string] => [
        { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: 'Somebody' },
        'MAP_TILES_URL must be a URL of http:// or https:// with {z}, {x} and {y} after its host, such as https://tiles.example.com/{z}/{x}/{y}.png',
      ],
    ),
    [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}' }, 'MAP_TILES_ATTRIBUTION must say whose tiles MAP_TILES_URL names'],
    [{ MAP_TILES_ATTRIBUTION: 'Somebody' }, 'MAP_TILES_ATTRIBUTION says whose tiles they are, but there is no MAP_TILES_URL'],
    [{ IMAGES_URL: 'https://images.example.in/?size=2' }, 'IMAGES_URL must be a URL without user name, password, query and fragment'],
    [{ IMAGES_URL: 'file:///etc' }, 'IMAGES_URL must be a URL that starts with http:// or https://'],
    [{ DATABASE_URL: 'mysql://db/sales' }, 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that starts with http:// or https://'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf, not "grpc"',
    ],
    [{ DATABASE_URL: 'postgres://one:port/sales' }, 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://'],
    [{ DATABASE_URL: 'postgres://one,two/sales' }, 'DATABASE_URL must name one server. Put a proxy in front of several servers'],
    [{ DATABASE_READ_URL: database }, 'DATABASE_READ_URL needs DATABASE_URL: it names a server that follows that one'],
    [
      { DATABASE_URL: database, DATABASE_READ_URL: 'postgres://one,two/sales' },
      'DATABASE_READ_URL must name one server. Put a proxy in front of several servers',
    ],
    [{ SECRET: 'x'.repeat(31) }, 'SECRET must have at least 32 characters'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"'],
    [{ CLOCK: 'tomorrow' }, 'CLOCK must be an instant such as 2026-11-20T09:30:00+05:30, not "tomorrow"'],
    [{ CLOCK: '2026-11-20T09:30:00' }, 'CLOCK must be an instant such as 2026-11-20T09:30:00+05:30, not "2026-11-20T09:30:00"'],
    [
      { REST_API_URL: restApi, DATABASE_URL: database },
      'REST_API_URL and DATABASE_URL exclude each other: the data lives either with the provider or in your database',
    ],
  ])('%j: one sentence that names the variable', (environment, fault) => expect(faultsOf(environment)).toEqual([fault]));

  test('are reported together, one per line', () => {
    const environment = { PORT: 'x', REST_API_URL: 'x', SECRET: 'x', LOG_LEVEL: 'x', TRUST_PROXY: 'x', CLOCK: 'x' };
    const faults = faultsOf(environment);
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual(Object.keys(environment).sort());
    expect(() => loadConfig(environment)).toThrow(['The environment cannot be used:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
  });

  test('never contain a secret, nor a URL because it may contain a password', () => {
    const canary = 'canary7261';
    const said = faultsOf({
      SECRET: canary,
      REST_API_URL: `ftp://user:${canary}@api`,
      DATABASE_URL: `mysql://user:${canary}@db`,
      IMAGES_URL: `ht tp://${canary}`,
      GOOGLE_MAPS_API_KEY: canary,
      PORT: 'x',
    });
    expect(said.map((fault) => fault.split(' ')[0])).toEqual(expect.arrayContaining(['SECRET', 'REST_API_URL', 'DATABASE_URL', 'IMAGES_URL', 'PORT']));
    expect(said.join('\n')).not.toContain(canary);
    expect(faultsOf({ REST_API_URL: `https://user:${canary}@api`, DATABASE_URL: `postgres://user:${canary}@db` }).join('\n')).not.toContain(canary);
  });
});
