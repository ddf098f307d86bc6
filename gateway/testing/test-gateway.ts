/** A complete gateway in process over a fake REST API, with helpers to query it. */
import type { ExecutionResult } from 'graphql';
import { afterAll } from 'vitest';
import { loadConfig } from '../config.ts';
import type { DocumentsOptions } from '../graphql/documents.ts';
import { readBasemap } from '../server/basemap.ts';
import { createGateway, type Gateway, type GatewayOptions } from '../server/gateway.ts';
import type { LogDestination } from '../server/logger.ts';
import { type FakeRest, startFakeRest } from './fake-rest.ts';
import { answerWithSample } from './sample-answers.ts';
import { usageInMemory } from './usage-in-memory.ts';

export interface TestGatewayOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** True when the fake has the extensions and the gateway may use them. */
  readonly extensions?: boolean;
  /** URL of a REST API that replaces the fake. */
  readonly restUrl?: URL;
  /** Plain runs before compilation. The default is 0, so tests see compiled operations. */
  readonly compileAfter?: DocumentsOptions['compileAfter'];
  /** False when everything goes through Apollo Server. */
  readonly hasFastPath?: boolean;
  /** Timeout of every call in milliseconds, so a hanging server costs little time. */
  readonly callTimeoutMs?: number;
  readonly streamTimes?: GatewayOptions['streamTimes'];
  readonly formerDocuments?: GatewayOptions['formerDocuments'];
  /** Folder of the built web client. The default is a sample. */
  readonly webFolder?: string;
  /** True when each request has an address of its own, so limits per address do not add up in a test file. */
  readonly fromManyAddresses?: boolean;
}

/** A response of the GraphQL endpoint. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly result: ExecutionResult<Record<string, unknown>, Record<string, unknown>>;
}

export interface TestGateway extends AsyncDisposable {
  readonly gateway: Gateway;
  readonly rest: FakeRest;
  /** Lines of the gateway's log. */
  readonly logged: string[];
  /** Sends an operation to `/graphql`. `as` is the token, an account of the sample. */
  ask(query: string, variables?: Readonly<Record<string, unknown>>, as?: string): Promise<Answered>;
  /** Starts listening on a free port. @returns the URL of the path */
  listen(path: string): Promise<string>;
  /** Returns the REST calls since the last use, with the `userDetails` calls for access. */
  calls(): string[];
}

/** Creates a log destination that collects its lines. */
const logInto = (lines: string[]): LogDestination => ({ write: (line) => void lines.push(line), flush: () => {} });

const sampleFolder = new URL('web-client-sample', import.meta.url).pathname;

export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const {
    environment = {},
    extensions = false,
    compileAfter = 0,
    hasFastPath = true,
    callTimeoutMs,
    streamTimes = { pollMs: 20 },
    formerDocuments = [],
    webFolder = sampleFolder,
    fromManyAddresses = false,
  } = options;
  const rest = await startFakeRest({ extensions });
  const { restUrl = rest.url } = options;
  answerWithSample(rest);
  const logged: string[] = [];
  const config = loadConfig({
    REST_API_URL: restUrl.href,
    REST_EXTENSIONS: extensions ? 'on' : 'off',
    CLOCK: '2026-11-20T09:30:00+05:30',
    // Tests send many requests with one token.
    REQUESTS_PER_MINUTE: '0',
    ...environment,
  });
  const gateway = await createGateway({
    config,
    secret: 'a secret of the tests, long enough',
    restUrl,
    webFolder,
    basemap: await readBasemap(config.basemapDir),
    playgroundFolder: sampleFolder,
    logTo: logInto(logged),
    hasFastPath,
    compileAfter,
    streamTimes,
    formerDocuments,
    usageStore: usageInMemory(),
    ...(callTimeoutMs !== undefined && { callTimeoutMs }),
  });
  let asked = 0;
  return {
    gateway,
    rest,
    logged,
    async ask(query, variables = {}, as) {
      asked += 1;
      const answer = await gateway.app.inject({
        remoteAddress: fromManyAddresses ? `10.0.${Math.floor(asked / 256)}.${asked % 256}` : '127.0.0.1',
        method: 'POST',
        url: '/graphql',
        headers: as === undefined ? {} : { authorization: `Bearer ${as}` },
        payload: { query, variables },
      });
      return { status: answer.statusCode, headers: answer.headers, result: answer.json() };
    },
    listen: async (path) => new URL(path, await gateway.app.listen({ host: '127.0.0.1', port: 0 })).href,
    calls() {
      return rest.log.splice(0).map(({ method, path, query }) => `${method} ${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`);
    },
    async [Symbol.asyncDispose]() {
      await gateway.close();
      await rest.close();
    },
  };
}

/** Starts a gateway for all tests of a file, and closes it after them. */
export async function shareTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const gateway = await startTestGateway(options);
  afterAll(() => gateway[Symbol.asyncDispose]());
  return gateway;
}
