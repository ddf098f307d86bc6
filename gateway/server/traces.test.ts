/** Traces as documented in docs/operations.md, received by a collector that reads the exporter's output. */
import { createRequire } from 'node:module';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClock } from '../../rest/contract/clock.ts';
import { employees } from '../../rest/contract/employees.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import { session } from '../../rest/contract/session.ts';
import { createImageLinks } from '../graphql/image-links.ts';
import type { FakeAnswer } from '../testing/fake-rest.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../testing/otlp-receiver.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { serverFacts } from '../upstream/span.ts';

let receiver: OtlpReceiver;
beforeEach(async () => {
  receiver = await startOtlpReceiver();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await receiver[Symbol.asyncDispose]();
});

const list = 'query People { employees { nodes { id } } }';
const canary = 'canary-7261';
const callerTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerSpan = '00f067aa0ba902b7';
const traceparent = `00-${callerTrace}-${callerSpan}-01`;

/** Returns the loaded modules of OpenTelemetry, except its API, which prom-client loads. */
const loaded = () => Object.keys(createRequire(import.meta.url).cache).filter((file) => /@opentelemetry\/(?!api\/)/.test(file));

/** Traces the use of a gateway until its shutdown. */
async function traced(
  use: (gateway: TestGateway) => Promise<unknown>,
  environment: Readonly<Record<string, string>> = {},
  hasFastPath = true,
): Promise<readonly ReceivedSpan[]> {
  const all = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url.href, ...environment };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  const gateway = await startTestGateway({ environment: all, hasFastPath });
  await use(gateway);
  await gateway[Symbol.asyncDispose]();
  return receiver.spans;
}

function asked(gateway: TestGateway, query: string, headers: Readonly<Record<string, string>> = {}, variables = {}) {
  return gateway.gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: 'Bearer moderator', 'x-request-id': 'request-12345', ...headers },
    payload: { query, variables },
  });
}

/** Returns the only span with a name. */
function one(spans: readonly ReceivedSpan[], name: string): ReceivedSpan {
  const [span, ...more] = spans.filter((each) => each.name === name);
  if (span === undefined || more.length > 0) throw new Error(`${more.length + (span ? 1 : 0)} spans are named ${name}: ${spans.map((each) => each.name)}`);
  return span;
}

// This test must be first, because loaded modules cannot be unloaded.
test('loads no OpenTelemetry module and sends no trace header without a collector', async () => {
  const gateway = await startTestGateway();
  gateway.rest.answer(employees.fetchAllEmployeeByPage, { body: [] });
  await asked(gateway, list, { traceparent });
  expect(gateway.rest.log.map(({ headers }) => headers['traceparent'])).toEqual([undefined, undefined]);
  await gateway[Symbol.asyncDispose]();
  expect(loaded()).toEqual([]);
  expect(receiver.headers).toEqual([]);

  await traced((other) => asked(other, list));
  expect(loaded()).not.toEqual([]);
  expect(receiver.headers).not.toEqual([]);
});

describe('one trace', () => {
  test('connects the caller, the request, the operation and each REST call, and is sent to the REST API', async () => {
    let traceHeaders: readonly unknown[] = [];
    let restPort = 0;
    const spans = await traced(async (gateway) => {
      gateway.rest.answer(employees.fetchAllEmployeeByPage, { body: [] });
      await asked(gateway, list, { traceparent, tracestate: 'vendor=7', 'apollographql-client-name': 'reports', 'apollographql-client-version': '1.4' });
      restPort = Number(gateway.rest.url.port);
      const answeredLines = gateway.logged.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
      expect(answeredLines.map(({ trace_id }) => trace_id)).toEqual([callerTrace]);
      traceHeaders = gateway.rest.log.map(({ headers: { traceparent: parent, tracestate } }) => [parent, tracestate]);
    });
    expect(spans.map(({ traceId, service }) => [traceId, service])).toEqual(spans.map(() => [callerTrace, 'back-office-gateway']));
    expect(spans.map(({ attributes }) => attributes['request.id'])).toEqual(spans.map(() => 'request-12345'));

    const request = one(spans, 'POST /graphql');
    expect(request).toMatchObject({ parentId: callerSpan, kind: 2, isError: false });
    expect(request.attributes).toMatchObject({ 'http.request.method': 'POST', 'http.route': '/graphql', 'http.response.status_code': 200 });
    const operation = one(spans, 'query People');
    expect(operation).toMatchObject({ parentId: request.spanId, kind: 1, isError: false });
    expect(operation.attributes).toEqual({
      'request.id': 'request-12345',
      'graphql.operation.type': 'query',
      'graphql.operation.name': 'People',
      'graphql.outcome': 'ok',
      'graphql.client.name': 'reports',
      'graphql.client.version': '1.4',
    });
    const calls = [session.userDetails, employees.fetchAllEmployeeByPage].map(({ method, path, name }) => {
      const call = one(spans, `${method} ${path}`);
      expect(call).toMatchObject({ parentId: operation.spanId, kind: 3, isError: false });
      expect(call.attributes).toEqual({
        'request.id': 'request-12345',
        'http.request.method': method,
        'url.template': path,
        'server.address': '127.0.0.1',
        'server.port': restPort,
        'rest.call': name,
        'rest.outcome': 'ok',
        'http.response.status_code': 200,
      });
      return call;
    });
    expect(traceHeaders).toEqual(calls.map(({ spanId }) => [`00-${callerTrace}-${spanId}-01`, 'vendor=7']));
    expect(spans).toHaveLength(4);
  });

  test.each([{ body: [] }, { status: 500 }])('is the same for an operation on the fast path: %j', async (answer) => {
    const all = async (hasFastPath: boolean) => {
      receiver.spans.length = 0;
      await traced(
        async (gateway) => {
          gateway.rest.answer(employees.fetchAllEmployeeByPage, answer);
          await asked(gateway, '{ me { id } }');
          await asked(gateway, list);
        },
        {},
        hasFastPath,
      );
      return receiver.spans.map(({ name, kind, isError, attributes }) => ({ name, kind, isError, attributes: { ...attributes, 'server.port': 0 } }));
    };
    expect(await all(true)).toEqual(await all(false));
  });

  test('of an export or a picture includes the REST call', async () => {
    const spans = await traced(async (gateway) => {
      const links = createImageLinks('a secret of the tests, long enough', createClock('2026-11-20T09:30:00+05:30'));
      gateway.rest.answer(farmers.exportFarmerByArea, { file: { type: 'application/octet-stream', body: 'PK' } });
      const { result } = await gateway.ask('mutation { exportFarmers(input: { area: {} }) { url } }', {}, 'moderator');
      const { url } = Object(result.data?.['exportFarmers']);
      for (const link of [url, links.url(`${canary}.png`)]) await gateway.gateway.app.inject({ url: link });
    });
    const partsOf = (name: string) => spans.filter(({ parentId }) => parentId === one(spans, name).spanId).map((span) => [span.kind, span.name]);
    expect(partsOf('GET /exports/:fileName')).toEqual([[3, 'POST /api/farmer/exportFarmerByArea']]);
    expect(partsOf('GET /images/:fileName')).toEqual([[3, 'GET /images/{fileName}']]);
    expect(one(spans, 'GET /images/{fileName}').attributes).toMatchObject({ 'server.address': '127.0.0.1', 'server.port': expect.any(Number) });
    expect(receiver.texts.join('')).not.toContain(canary);
  });

  test.each([
    ['https://api.example.in/sync', 'api.example.in', 443],
    ['http://[::1]', '::1', 80],
    ['http://rest:8080', 'rest', 8080],
  ])('names the server of %s', (url, address, port) => {
    expect(serverFacts(new URL(url))).toEqual({ 'server.address': address, 'server.port': port });
  });

  test('starts a new one when the caller’s header is invalid', async () => {
    const spans = await traced((gateway) => asked(gateway, '{ __typename }', { traceparent: `${canary}-01` }));
    expect(one(spans, 'POST /graphql')).toMatchObject({ parentId: '', traceId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });
});

describe('an error is in the trace exactly when it is in the log', () => {
  /** Returns the spans with an error, and the log lines above info. */
  async function troubles(answer: FakeAnswer, query = list) {
    const lines: string[] = [];
    const spans = await traced(async (gateway) => {
      gateway.rest.answer(employees.fetchAllEmployeeByPage, answer);
      await asked(gateway, query);
      lines.push(...gateway.logged.filter((line) => JSON.parse(line).level > 30));
    });
    return { errors: spans.filter(({ isError }) => isError).map(({ name, attributes }) => [name, attributes['error.type']]), lines: lines.length, spans };
  }

  test.each([
    [{ status: 500 }, 'failed', 'UPSTREAM_ERROR'],
    [{ status: 503 }, 'unavailable', 'UPSTREAM_UNAVAILABLE'],
    [{ body: 'no list' }, 'shape', 'UPSTREAM_SHAPE'],
  ] as const)('%j: the REST call as %s and the operation as %s', async (answer, fault, code) => {
    const { errors, lines } = await troubles(answer);
    expect(errors.toSorted()).toEqual([
      ['GET /api/user/fetchAllEmployeeByPage', fault],
      ['query People', code],
    ]);
    expect(lines).toBe(1);
  });

  test.each([400, 401, 403, 404])('%i is an outcome, not an error', async (status) => {
    const { errors, lines, spans } = await troubles({ status, body: { message: canary } });
    expect([errors, lines]).toEqual([[], 0]);
    expect(one(spans, 'query People').attributes['graphql.outcome']).not.toBe('ok');
    expect(one(spans, 'GET /api/user/fetchAllEmployeeByPage').attributes['http.response.status_code']).toBe(status);
  });

  test('a document that cannot run is not an error and does not name the trace', async () => {
    const { errors, lines, spans } = await troubles({ body: [] }, `query ${canary.replace('-', '')} { noSuchField }`);
    expect([errors, lines]).toEqual([[], 0]);
    expect(one(spans, 'operation refused').attributes['graphql.outcome']).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

test('no span contains user input, a token or an address', async () => {
  await traced(async (gateway) => {
    const input = { username: canary, password: canary };
    await asked(gateway, `query { me { id ${canary.replace('-', '')}: userName } }`, { authorization: `Bearer ${canary}`, cookie: canary, referer: canary });
    await asked(gateway, 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }', { 'user-agent': canary }, { input });
    for (const url of [`/reset/${canary}`, `/graphql?query={me{id}}&variables={"a":"${canary}"}`, `/${canary}`, `/images/${canary}?sig=${canary}`]) {
      await gateway.gateway.app.inject({ url, headers: { 'x-request-id': `${canary} 7`, baggage: `a=${canary}` } });
    }
  });
  expect(receiver.spans.length).toBeGreaterThan(6);
  expect(receiver.texts.join('')).not.toMatch(/canary/);
});

describe('the OTEL_ variables', () => {
  test('set the service name, the collector’s headers and sampling', async () => {
    await traced((gateway) => asked(gateway, '{ __typename }'), {
      OTEL_SERVICE_NAME: 'gateway-of-pune',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=canary',
      OTEL_TRACES_SAMPLER: 'parentbased_always_off',
    });
    expect(receiver.spans).toEqual([]);
    await traced((gateway) => asked(gateway, '{ __typename }', { traceparent }));
    expect(receiver.spans.map(({ service }) => service)).toEqual(receiver.spans.map(() => 'gateway-of-pune'));
    expect(receiver.spans).not.toEqual([]);
    expect(receiver.headers.map((headers) => headers['x-key'])).toEqual(receiver.headers.map(() => 'canary'));
  });

  test('are reported once when invalid, and the gateway runs', async () => {
    await traced(
      async (gateway) => {
        expect((await asked(gateway, '{ __typename }')).statusCode).toBe(200);
        expect(gateway.logged.join('')).toMatch(/"reason":"OTEL_TRACES_SAMPLER value [^}]+"msg":"a variable OTEL_… cannot be used"/);
      },
      { OTEL_TRACES_SAMPLER: 'sometimes' },
    );
  });

  test.each([{ OTEL_SDK_DISABLED: 'true' }, { OTEL_EXPORTER_OTLP_ENDPOINT: '' }])('%j: sends nothing', async (environment) => {
    await traced((gateway) => asked(gateway, list), environment);
    expect(receiver.headers).toEqual([]);
  });
});

describe('a collector', () => {
  /** Sends a batch as soon as there are spans. */
  const eager = { OTEL_BSP_SCHEDULE_DELAY: '10' };

  test('that refuses spans is logged in one line, and in another when it accepts them again', async () => {
    receiver.answer(400);
    await traced(async (gateway) => {
      const messages = () => gateway.logged.map((line): { msg: string } => JSON.parse(line)).map(({ msg }) => msg);
      for (let batch = 1; batch <= 3; batch += 1) {
        expect((await asked(gateway, '{ __typename }')).statusCode).toBe(200);
        await expect.poll(() => receiver.headers.length).toBeGreaterThanOrEqual(batch);
      }
      receiver.answer(200);
      await expect
        .poll(async () => {
          await asked(gateway, '{ __typename }');
          return messages();
        })
        .toContain('traces reach the collector again');
      expect(messages().filter((message) => message === 'traces do not reach the collector')).toHaveLength(1);
    }, eager);
  });

  test('that does not answer delays neither requests nor the shutdown', async () => {
    receiver.answer('nothing');
    // If the gateway waited for the collector, this would take an hour.
    const environment = { ...eager, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url.href, OTEL_EXPORTER_OTLP_TIMEOUT: '3600000', OTEL_BSP_EXPORT_TIMEOUT: '3600000' };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const { startTracing } = await import('./open-telemetry.ts');
    const tracing = startTracing(pino({ level: 'silent' }), 1);
    tracing.begin('GET /', {}, {}).end(null);
    await expect.poll(() => receiver.headers).not.toEqual([]);
    await tracing.close();
  });
});
