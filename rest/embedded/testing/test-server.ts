/** Starts the server on a separate database, with one person per role, and calls it without a socket. */
import type { Logger } from 'drizzle-orm/logger';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { calls } from '../../contract/calls.ts';
import type { Clock } from '../../contract/clock.ts';
import type { RoleName } from '../../contract/fields.ts';
import { statusesOf } from '../../contract/openapi.ts';
import type { Database, Reads } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { createListThread } from '../list-thread.ts';
import { createLog } from '../log.ts';
import { createServer } from '../server.ts';
import { createLinkMail } from '../session/link-mail.ts';
import type { Mail } from '../session/mail.ts';
import { hashPassword } from '../session/password.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestServer {
  readonly database: Database;
  /** Address of the database, when it is on a PostgreSQL server. */
  readonly url: string | undefined;
  readonly server: FastifyInstance;
  /** Returns how many reads could use a replica. */
  followedReads(): number;
  /** The log so far, one JSON text per line. */
  readonly lines: readonly string[];
  /** Returns the mails so far, after all were sent. */
  mails(): Promise<readonly Mail[]>;
  /**
   * Sends a documented call by name.
   * @throws Error when the status of the response is not in the contract
   */
  send(call: string, request?: SentRequest): Promise<LightMyRequestResponse>;
  /** Signs in and returns the token. */
  signIn(username: string): Promise<string>;
  /** Adds a person like `addPerson`, and signs in as this person. */
  addAndSignIn(username: string, roles?: readonly RoleName[], more?: Partial<Person>): Promise<{ readonly id: string; readonly token: string }>;
  /**
   * Adds people who can sign in, and signs each in.
   * @param people roles by user name
   * @param more returns further columns of a person
   */
  addPeople(people: Readonly<Record<string, readonly RoleName[]>>, more?: (username: string) => Partial<Person>): Promise<SignedIn>;
  /** Advances the clock by milliseconds. */
  pass(ms: number): void;
  now(): Date;
  /** Starts another instance on the same database and clock, and closes neither. */
  startInstance(): Promise<TestServer>;
  close(): Promise<void>;
}

/** Ids and tokens by user name. */
export interface SignedIn {
  readonly ids: Record<string, string>;
  readonly tokens: Record<string, string>;
}

export interface SentRequest {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The password of all people. */
export const testPassword = 'green-harvest-42';
export const testSecret = 'a secret of the tests, long enough to be one';
/** Tests receive webhooks on this machine. */
export const testWebhookRules = { allowedHosts: ['127.0.0.1'], requiresHttps: false };
const testStart = new Date('2026-11-20T04:30:00.000Z');

/**
 * @param logger receives each statement
 * @param serverUrl URL of the PostgreSQL server
 */
export async function startTestServer(logger?: Logger, serverUrl?: string): Promise<TestServer> {
  const { database, url, close } = await openTestDatabase(logger, serverUrl);
  let now = testStart;
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  return startInstance({ database, url, logger, clock: { now: () => now }, pass, close });
}

/** Starts a server for all tests of a file, and closes it after them. Takes the arguments of `startTestServer`. */
export async function shareTestServer(...args: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...args);
  afterAll(() => server.close());
  return server;
}

interface Shared extends Pick<TestServer, 'database' | 'url' | 'pass' | 'close'> {
  readonly logger: Logger | undefined;
  readonly clock: Clock;
}

async function startInstance({ database, url, logger, clock, pass, close }: Shared): Promise<TestServer> {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const mails: Mail[] = [];
  const deliver = async (mail: Mail) => void mails.push(mail);
  const linkMail = createLinkMail({ deliver, publicUrl: 'http://office.example/', log, logsLinks: false });
  let followedReads = 0;
  const reads: Reads = (run) => {
    followedReads += 1;
    return run(database);
  };
  // Reads of its own connections are not logged.
  const lists = url === undefined || logger !== undefined ? null : createListThread({ url }, testSecret);
  const server = createServer({
    database,
    reads,
    readFile: lists?.readFile,
    clock,
    log,
    linkMail,
    secret: testSecret,
    webhookRules: testWebhookRules,
    drawPicture: (name) => (name === 'known.svg' ? '<svg/>' : null),
  });
  const send: TestServer['send'] = async (name, { query = {}, body, token, headers = {} } = {}) => {
    const call = calls.find((one) => one.name === name);
    if (call === undefined) throw new Error(`The contract has no call ${name}`);
    const { method, path: url } = call;
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await server.inject({ method, url, query: { ...query }, headers: { ...type, ...authorization, ...headers }, ...payload });
    const { statusCode, body: text } = answer;
    if (![200, ...statusesOf(call)].includes(statusCode)) throw new Error(`${name} returned ${statusCode}, which is not in its contract: ${text}`);
    return answer;
  };
  const signIn = async (username: string): Promise<string> => (await send('signIn', { body: { username, password: testPassword } })).json().token;
  const addAndSignIn: TestServer['addAndSignIn'] = async (username, roles, more) => ({
    id: await addPerson(database, username, roles, more),
    token: await signIn(username),
  });
  return {
    database,
    url,
    server,
    followedReads: () => followedReads,
    lines,
    mails: async () => {
      await linkMail.settled();
      return mails;
    },
    send,
    signIn,
    addAndSignIn,
    async addPeople(people, more) {
      const added: SignedIn = { ids: {}, tokens: {} };
      for (const [username, roles] of Object.entries(people))
        ({ id: added.ids[username], token: added.tokens[username] } = await addAndSignIn(username, roles, more?.(username)));
      return added;
    },
    pass,
    now: clock.now,
    startInstance: () => startInstance({ database, url, logger, clock, pass, close: () => Promise.resolve() }),
    close: async () => {
      await server.close();
      await lists?.close();
      await close();
    },
  };
}

/**
 * Adds a person who can sign in, by default an active plain user.
 * @returns the id
 */
export async function addPerson(database: Database, username: string, roles: readonly RoleName[] = ['ROLE_USER'], more: Partial<Person> = {}): Promise<string> {
  // A cheap hash, because almost every test signs in. Tests of the cost pass a hash of full cost.
  passwordHash ??= await hashPassword(testPassword, { logN: 4, r: 8, p: 1 });
  const person = { username, firstName: username, lastName: 'Patil', roles: [...roles], passwordHash, createdAt: testStart.toISOString() };
  const [added] = await database
    .insert(employees)
    .values({ ...person, ...more })
    .returning({ id: employees.id });
  if (added === undefined) throw new Error('The person was not added');
  return added.id;
}

type Person = typeof employees.$inferInsert;
let passwordHash: string | undefined;
