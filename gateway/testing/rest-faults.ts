/** Web documents in front of a failing REST API. A test file chooses the documents; this file defines the faults and their expected outcomes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../rest/contract/calls.ts';
import { dealers } from '../../rest/contract/dealers.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import { session } from '../../rest/contract/session.ts';
import { errorCodes } from '../graphql/errors.ts';
import { callCases } from './call-cases.ts';
import type { FakeAnswer, FakeRest, Fault } from './fake-rest.ts';
import { passing } from './passing.ts';
import { type Answered, startTestGateway, type TestGateway } from './test-gateway.ts';
import { sampleId, type WebOperation, webOperations } from './web-documents.ts';

export const documented = calls.filter(({ extension }) => !extension);
/** Documents of extensions by their arguments, or by a field with several calls. */
const ofExtensions = new Set(['LatestChange', 'MeetingsOfDay', 'QrUsesOfPerson', 'UnlinkedInvoices']);
export const isExtension = ({ name, fields }: Pick<WebOperation, 'name' | 'fields'>) =>
  ofExtensions.has(name) || fields.some(({ description }) => description.includes('(extension)'));
/** A document of the web client with one set of variables. */
export type Try = Omit<WebOperation, 'variables'> & { readonly variables: Readonly<Record<string, unknown>> };

export const tries: readonly Try[] = webOperations.flatMap((operation) => operation.variables.map((variables) => ({ ...operation, variables })));

/** Answers every call as documented: with the payload of its first case and one id for everything. */
export function answerToTheLetter(rest: FakeRest): void {
  for (const { call, payload } of [...callCases].reverse()) rest.answer(call, { payload: withSampleIds(payload) });
  for (const call of [farmers.exportFarmerByArea, dealers.exportDealerByArea]) rest.answer(call, { file: { type: call.files[0] ?? '', body: 'PK' } });
  rest.answer(session.userDetails, ({ token }) => ({ payload: { id: token, roles: ['ROLE_ADMIN'] } }));
}

function withSampleIds(payload: unknown): unknown {
  return JSON.parse(JSON.stringify(payload), (key, value) => (/^(id|\w+Id)$/.test(key) && key !== 'syncId' && key !== 'qrCodeId' ? sampleId : value));
}

/** Counter that creates a new person for each operation, so no cached result is used. */
let people = 0;
export function ask(gateway: TestGateway, { source, variables }: Pick<Try, 'source' | 'variables'>): Promise<Answered> {
  people += 1;
  return gateway.ask(source, variables, `person-${people}`);
}

/** Internal details that no message of the gateway may contain. */
const inside = 'PSQLException at 10.0.0.7:5432 <html> Exception stack';
const insides = new RegExp(
  [
    ...calls.flatMap(({ name, path }) => [name, path]),
    '/api/',
    'REST',
    '127\\.0\\.0\\.1',
    'localhost',
    'PSQL',
    '10\\.0\\.0',
    'stack',
    '[<>{}\\[]',
    'ECONN',
    'undefined',
    'null',
  ].join('|'),
);

interface Said {
  readonly message: string;
  readonly code: unknown;
}

const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && 'message' in value;

/** Returns the user errors of all mutations in a response. */
export function userErrorsOf(data: Answered['result']['data']): Said[] {
  return Object.values(data ?? {}).flatMap((payload) => {
    const listed: unknown = Object(payload).userErrors;
    return Array.isArray(listed) ? listed.filter(isSaid) : [];
  });
}

const codesOf = ({ result }: Answered) => [...new Set(result.errors?.map(({ extensions }) => extensions?.['code']))];

/** Returns the codes of the days that were not approved, after checking the messages of the others. */
const dayCodesOf = ({ result }: Answered) => {
  const { outcomes = [] } = Object(result.data?.['approveDays']);
  return [...new Set([...outcomes].map(({ code }) => code))].filter((code) => code !== 'APPROVED');
};

/** Returns the gateway's own messages, without those marked as the server's. */
function ownTextsOf({ result }: Answered): string[] {
  const errors = (result.errors ?? []).filter(({ extensions }) => extensions?.['serverMessage'] === undefined);
  const userErrors = userErrorsOf(result.data).filter(({ code }) => code === 'UNEXPLAINED' || code === 'NOT_SUPPORTED');
  return [...errors, ...userErrors].map(({ message }) => message);
}

interface Broken {
  readonly name: string;
  readonly fault?: Fault;
  readonly answer?: FakeAnswer;
  /** Code of a read. `write` is the code of a write, or null when the write needs no payload and succeeds, unlike a sign-in. */
  readonly read: string;
  readonly write: string | null;
  /** Code of a sign-in when other writes succeed. The default is `read`. */
  readonly signIn?: string;
  /** True when refusals are user errors of a mutation. */
  readonly refused?: true;
}

/** Longest timeout of a documented call, in milliseconds. */
const longestMs = Math.max(...documented.map(({ timeoutMs }) => timeoutMs));

const broken: readonly Broken[] = [
  { name: '500 in JSON', answer: { status: 500, body: { message: inside } }, read: 'UPSTREAM_ERROR', write: 'OUTCOME_UNKNOWN' },
  { name: '500 in HTML', answer: { status: 500, body: `<html>${inside}` }, read: 'UPSTREAM_ERROR', write: 'OUTCOME_UNKNOWN' },
  { name: '502', answer: { status: 502, body: inside }, read: 'UPSTREAM_UNAVAILABLE', write: 'OUTCOME_UNKNOWN' },
  { name: '503', answer: { status: 503, body: inside }, read: 'UPSTREAM_UNAVAILABLE', write: 'OUTCOME_UNKNOWN' },
  { name: 'headers that never arrive', fault: 'noHeaders', read: 'UPSTREAM_TIMEOUT', write: 'OUTCOME_UNKNOWN' },
  { name: 'a body that never ends', fault: 'noEnd', read: 'UPSTREAM_TIMEOUT', write: 'OUTCOME_UNKNOWN' },
  { name: 'a reset', fault: 'reset', read: 'UPSTREAM_UNAVAILABLE', write: 'OUTCOME_UNKNOWN' },
  { name: 'a truncated body', fault: 'cutBody', read: 'UPSTREAM_UNAVAILABLE', write: 'OUTCOME_UNKNOWN' },
  { name: 'HTML', fault: 'html', read: 'UPSTREAM_SHAPE', write: 'OUTCOME_UNKNOWN' },
  { name: 'half a JSON', fault: 'garbage', read: 'UPSTREAM_SHAPE', write: 'OUTCOME_UNKNOWN' },
  { name: 'nothing', fault: 'empty', read: 'UPSTREAM_SHAPE', write: null, signIn: 'OUTCOME_UNKNOWN' },
  { name: 'null', answer: { body: null }, read: 'UPSTREAM_SHAPE', write: null },
  { name: 'null for the data', answer: { body: { status: true, data: null } }, read: 'UPSTREAM_SHAPE', write: null },
  { name: 'a number', answer: { body: 7 }, read: 'UPSTREAM_SHAPE', write: null },
  { name: 'a number for the data', answer: { body: { status: true, data: 7 } }, read: 'UPSTREAM_SHAPE', write: null },
  { name: 'rows of the wrong type', answer: { body: { status: true, data: [7, null] } }, read: 'UPSTREAM_SHAPE', write: null },
  { name: 'a redirection', answer: { status: 302, body: inside }, read: 'UPSTREAM_ERROR', write: 'UPSTREAM_ERROR' },
  { name: '400 in HTML', answer: { status: 400, body: `<html>${inside}` }, read: 'UPSTREAM_ERROR', write: 'UNEXPLAINED', refused: true },
  { name: '404 and nothing', answer: { status: 404, body: null }, read: 'NOT_FOUND', write: 'UNEXPLAINED', refused: true },
  { name: 'a refusal without a reason', answer: { body: { status: false } }, read: 'UPSTREAM_ERROR', write: 'UNEXPLAINED', refused: true },
];

/** @param some documents to try with every fault, including Me */
export function describeFaults(some: readonly Try[]): void {
  describe.each(broken)('when the REST API responds with $name', ({ fault, answer, read, write, signIn = read, refused }) => {
    let gateway: TestGateway;
    const isHanging = fault === 'noHeaders' || fault === 'noEnd';
    beforeAll(async () => {
      gateway = await startTestGateway();
    });
    afterAll(() => gateway[Symbol.asyncDispose]());

    /** Breaks calls, while the others answer as documented. */
    function breakCalls(isBroken: (name: string) => boolean): void {
      answerToTheLetter(gateway.rest);
      for (const call of documented) {
        const breaks = isBroken(call.name);
        gateway.rest.fail(call, breaks ? (fault ?? null) : null);
        if (breaks && answer) gateway.rest.answer(call, answer);
      }
    }

    /** Returns the expected code. An export is sent as a mutation but changes nothing. */
    function codeFor({ kind, name }: Pick<WebOperation, 'kind' | 'name'>): string | null {
      const isWrite = kind === 'mutation' && !name.startsWith('Export');
      if (!isWrite) return read;
      return write === null && name === 'SignIn' ? signIn : write;
    }

    /** Lets a hanging call time out once everything else is done. */
    const inTime = <Result>(work: () => Promise<Result>) => (isHanging ? passing(longestMs, () => gateway.rest.log.length, work) : work());

    async function askAll() {
      const answers: { readonly operation: Try; readonly answered: Answered }[] = [];
      // Up to this number of anonymous callers may wait at once.
      for (let next = 0; next < some.length; next += 50) {
        const batch = some.slice(next, next + 50);
        answers.push(...(await inTime(() => Promise.all(batch.map(async (operation) => ({ operation, answered: await ask(gateway, operation) }))))));
      }
      for (const { operation, answered } of answers) {
        expect(answered.status).toBe(200);
        for (const text of ownTextsOf(answered)) expect(text, operation.name).not.toMatch(insides);
        for (const { message, extensions } of answered.result.errors ?? []) {
          expect(errorCodes, `${operation.name}: ${message}`).toContain(extensions?.['code']);
          expect(extensions?.['code']).not.toBe('INTERNAL_SERVER_ERROR');
          expect(extensions?.['requestId']).toBeTruthy();
        }
      }
      return answers;
    }

    test('every document gets a readable message and a code, and names the call only in extensions', async () => {
      breakCalls((name) => name !== session.userDetails.name);
      const answers = await askAll();
      const silent = ['Me', 'Areas', 'ClientConfig', 'GoogleMapsKey', 'SignOut', 'PossibleDuplicates', 'FarmersWithPhone', 'FieldUsage'];
      for (const { operation, answered } of answers) {
        if (silent.includes(operation.name) || isExtension(operation)) continue;
        const isByDay = operation.name === 'ApproveDays';
        const isRefused = refused === true && operation.kind === 'mutation' && !isByDay;
        expect(userErrorsOf(answered.result.data).length, operation.name).toBe(isRefused ? 1 : 0);
        const code = isRefused ? null : codeFor(operation);
        expect(isByDay ? dayCodesOf(answered) : codesOf(answered), operation.name).toEqual(code === null ? [] : [code]);
        for (const { extensions } of answered.result.errors ?? []) expect(documented.map(({ name }) => name)).toContain(extensions?.['call']);
      }
    });

    test('also when the look-up of the caller gets this response', async () => {
      breakCalls((name) => name === session.userDetails.name);
      // Me must be first, because after failures for many callers the call is no longer made.
      const me = some.find(({ name }) => name === 'Me');
      expect(me && codesOf(await inTime(() => ask(gateway, me)))).toEqual([read]);
      await askAll();
    });
  });
}
