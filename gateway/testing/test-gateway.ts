/** A whole gateway in process over a fake REST API, and how tests ask it. */
import type { ExecutionResult } from 'graphql';
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
  /** A REST API in the place of the fake. */
  readonly restUrl?: URL;
  /** 0 by default, so that tests see compiled operations. */
  readonly compileAfter?: DocumentsOptions['compileAfter'];
  /** Without it everything goes through Apollo Server. */
  readonly takesShortWay?: boolean;
  /** Milliseconds that any call may take, so that a server that hangs costs little. */
  readonly callTimeoutMs?: number;
  readonly streamTimes?: GatewayOptions['streamTimes'];
  readonly formerDocuments?: GatewayOptions['formerDocuments'];
  /** Folder of the built web client; a sample by default. */
  readonly webFolder?: string;
  /** Each question comes from an address of its own, so that limits of an address do not add up over a file of tests. */
  readonly fromManyAddresses?: boolean;
}

/** An answer of the GraphQL endpoint. */
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
  /** Asks `/graphql`. `as` is the token: an account of the sample. */
  ask(query: string, variables?: Readonly<Record<string, unknown>>, as?: string): Promise<Answered>;
  /** Calls the REST API has got since last asked, `userDetails` for access left out. */
  calls(): string[];
}

/** A log whose lines are kept as they come. */
const logInto = (lines: string[]): LogDestination => ({ write: (line) => void lines.push(line), flush: () => {} });

const sampleFolder = new URL('web-client-sample', import.meta.url).pathname;

export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const {
    environment = {},
    extensions = false,
    compileAfter = 0,
    takesShortWay = true,
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
    takesShortWay,
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
    calls() {
      return rest.log.splice(0).map(({ method, path, query }) => `${method} ${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`);
    },
    async [Symbol.asyncDispose]() {
      await gateway.close();
      await rest.close();
    },
  };
}
