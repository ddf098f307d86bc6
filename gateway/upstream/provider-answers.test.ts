/** Responses as third-party servers write them: character sets, compression, writes without a payload, refusals with status 200, redirects. */
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { employees } from '../../rest/contract/employees.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import { session } from '../../rest/contract/session.ts';
import { startWire } from '../testing/wire.ts';
import { maxResponseBytes } from './body.ts';
import { createUpstream } from './client.ts';
import { Token } from './token.ts';

const caller = { token: new Token('tok-1'), requestId: 'request-12345' };
const page = { query: { pageNumber: 0, pageSize: 10, roles: 'user' } };
const exported = { body: { taluka: '', district: '', state: '', searchText: '' } };
const json = { 'content-type': 'application/json' };
const lookFirst = 'Check whether it was done before you try again';

interface Sent {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}
let respond: (response: ServerResponse) => void;

const wire = await startWire((_request, response) => respond(response));
const upstream = createUpstream({ url: wire.url, extensions: true });
afterAll(async () => {
  await upstream.close();
  await wire[Symbol.asyncDispose]();
});
beforeEach(() => void wire.requests.splice(0));

const answer = ({ status = 200, headers = json, body }: Sent) => {
  respond = (response) => void response.writeHead(status, headers).end(body);
};
const read = () => upstream.send(employees.fetchAllEmployeeByPage, page, caller);
const write = () => upstream.send(session.signOut, {}, caller);
const signIn = () => upstream.send(session.signIn, { body: { username: 'asha', password: 'wrong' } }, caller);
const faultOf = (sending: Promise<unknown>) =>
  sending.then(
    () => expect.unreachable('it succeeded'),
    (fault: unknown) => fault,
  );

describe('character sets', () => {
  const rows = [{ id: 7, firstName: 'Inês', address: 'नाशिक' }];
  const latin = [{ id: 7, firstName: 'Inês' }];
  const bytes = (value: unknown, encoding: BufferEncoding) => Buffer.from(JSON.stringify(value), encoding);
  const mark = (...values: number[]) => Buffer.from(values);

  test.each<[string, string, Buffer, unknown]>([
    ['UTF-8', 'application/json', bytes(rows, 'utf8'), rows],
    ['UTF-8 with a byte order mark', 'application/json', Buffer.concat([mark(0xef, 0xbb, 0xbf), bytes(rows, 'utf8')]), rows],
    ['plain letters with a byte order mark', 'application/json', Buffer.concat([mark(0xef, 0xbb, 0xbf), bytes([{ id: 7 }], 'utf8')]), [{ id: 7 }]],
    ['declared UTF-8 in quotation marks', 'application/json; charset="UTF-8"', bytes(rows, 'utf8'), rows],
    ['declared ISO-8859-1', 'application/json;charset=ISO-8859-1', bytes(latin, 'latin1'), latin],
    ['declared windows-1252', 'application/json; charset=windows-1252; v=1', bytes(latin, 'latin1'), latin],
    ['declared UTF-16LE', 'application/json; charset=utf-16le', bytes(rows, 'utf16le'), rows],
    ['UTF-16LE by its mark', 'application/json', Buffer.concat([mark(0xff, 0xfe), bytes(rows, 'utf16le')]), rows],
    ['UTF-16BE by its mark', 'application/json', Buffer.concat([mark(0xfe, 0xff), bytes(rows, 'utf16le').swap16()]), rows],
  ])('%s are decoded correctly', async (_name, type, body, payload) => {
    answer({ headers: { 'content-type': type }, body });
    expect((await read()).payload).toEqual(payload);
  });

  test.each([
    ['not of the declared character set', 'application/json; charset=utf-8'],
    ['not of UTF-8, the default', 'application/json'],
    ['in an unknown character set', 'application/json; charset=klingon-8'],
  ])('%s are a fault and never become wrong letters', async (_name, type) => {
    answer({ headers: { 'content-type': type }, body: bytes(latin, 'latin1') });
    expect(await faultOf(read())).toMatchObject({ kind: 'shape' });
    expect(await faultOf(write())).toMatchObject({ kind: 'outcomeUnknown' });
  });
});

describe('compression', () => {
  const done = Buffer.from('{"message":"Signed out"}');
  const codings: readonly [string, (plain: Buffer) => Buffer][] = [
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['GZIP', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['identity', (plain) => plain],
  ];

  test('accepts gzip, deflate and Brotli, but no compression of files', async () => {
    answer({ body: '[]' });
    await read();
    await upstream.open(farmers.exportFarmerByArea, exported, caller).catch(() => null);
    expect(wire.requests.map(({ headers }) => headers['accept-encoding'])).toEqual(['gzip, deflate, br', 'identity']);
  });

  test.each(codings)('reads %s, whatever the request accepts', async (coding, encode) => {
    const headers = { ...json, 'content-encoding': coding };
    answer({ headers, body: encode(done) });
    expect(await write()).toMatchObject({ message: 'Signed out' });
    answer({ headers, body: encode(Buffer.from(JSON.stringify([{ id: 7, firstName: 'आशा'.repeat(100_000) }]))) });
    expect((await read()).payload).toHaveLength(1);
  });

  test('reads a file that is compressed despite the request', async () => {
    const [type = ''] = farmers.exportFarmerByArea.files;
    answer({ headers: { 'content-type': type, 'content-encoding': 'gzip' }, body: gzipSync('PK of a sheet') });
    const { body, contentLength } = await upstream.open(farmers.exportFarmerByArea, exported, caller);
    expect([Buffer.concat(await body.toArray()).toString(), contentLength]).toEqual(['PK of a sheet', null]);
  });

  test.each(codings.slice(0, -1))('limits the size of a %s bomb', { tags: 'slow' }, async (coding, encode) => {
    answer({ headers: { ...json, 'content-encoding': coding }, body: encode(Buffer.alloc(4 * maxResponseBytes, ' ')) });
    expect(await faultOf(read())).toMatchObject({ kind: 'shape', detail: expect.stringContaining('larger than') });
  });

  test.each<[string, string, Buffer]>([
    ['damaged', 'gzip', Buffer.concat([gzipSync(done).subarray(0, 12), Buffer.from('damage')])],
    ['cut off', 'gzip', gzipSync(done).subarray(0, -12)],
    ['cut off', 'br', brotliCompressSync(done).subarray(0, -3)],
    ['not compressed at all', 'br', done],
    ['of an unknown coding', 'zstd', done],
  ])('%s (%s): a read is a shape fault, a write has an unknown outcome', async (_name, coding, body) => {
    answer({ headers: { ...json, 'content-encoding': coding }, body });
    expect(await faultOf(read())).toMatchObject({ kind: 'shape' });
    expect(await faultOf(write())).toMatchObject({ kind: 'outcomeUnknown' });
    answer({ status: 409, headers: { ...json, 'content-encoding': coding }, body });
    expect(await faultOf(write())).toMatchObject({ kind: 'refused', serverMessage: null });
  });
});

describe('a write whose payload has no required fields', () => {
  test.each<[string, Sent, string | null]>([
    ['204', { status: 204, headers: {}, body: '' }, null],
    ['201, empty', { status: 201, headers: {}, body: '' }, null],
    ['200, only blanks', { body: ' \r\n' }, null],
    ['200, a JSON string', { body: '"You have signed out"' }, 'You have signed out'],
    ['200, JSON null', { body: 'null' }, null],
    ['200, true', { body: 'true' }, null],
    ['200, the id of the new object', { body: '17' }, null],
    ['200, true in an envelope', { body: '{"status":true,"data":true}' }, null],
    ['200, an envelope with capitals', { body: '{"Status":true,"Message":"Out"}' }, 'Out'],
    ['200, plain text', { headers: { 'content-type': 'text/plain' }, body: 'You have signed out\n' }, 'You have signed out'],
    ['200, plain text labelled as JSON', { body: 'You have signed out' }, 'You have signed out'],
    ['200, text without a type', { headers: {}, body: 'साइन आउट हुआ' }, 'साइन आउट हुआ'],
    ['200, a long text', { headers: { 'content-type': 'text/plain' }, body: 'x'.repeat(5_000) }, null],
    ['200, status and a message', { body: '{"status":"SUCCESS","message":"Out","data":"x"}' }, 'Out'],
  ])('%s: is done', async (_name, sent, message) => {
    answer(sent);
    expect(await write()).toMatchObject({ payload: {}, message });
  });

  test.each<[string, Sent]>([
    ['damaged JSON', { body: '{"message": "Signed o' }],
    ['a damaged JSON string', { body: '"Signed o' }],
    ['a page', { headers: { 'content-type': 'text/html' }, body: 'Signed out' }],
    ['a page labelled as text', { headers: { 'content-type': 'text/plain' }, body: '<!doctype html><p>Signed out' }],
    ['a page labelled as JSON', { body: ' <html>' }],
    ['a text that begins like an error', { body: 'Error while saving: 23505' }],
    ['an exception', { body: '"Exception in thread main"' }],
  ])('%s: has an unknown outcome', async (_name, sent) => {
    answer(sent);
    expect(await faultOf(write())).toMatchObject({ kind: 'outcomeUnknown' });
  });

  test('is refused by a single word', async () => {
    for (const body of ['FAILURE', '"error"', 'failed', 'false', 'BAD_REQUEST', '"Not Found"']) {
      answer({ body });
      expect(await faultOf(write())).toMatchObject({ kind: 'refused', serverMessage: null });
    }
  });

  test.each<[string, Sent]>([
    ['204', { status: 204, headers: {}, body: '' }],
    ['a text', { headers: { 'content-type': 'text/plain' }, body: 'Welcome' }],
  ])('a write with a required payload has an unknown outcome for %s, and a read is a fault', async (_name, sent) => {
    answer(sent);
    expect(await faultOf(signIn())).toMatchObject({ kind: 'outcomeUnknown' });
    expect(await faultOf(read())).toMatchObject({ kind: 'shape' });
  });
});

describe('a refusal with status 200', () => {
  const message = 'This phone is registered';

  test.each([
    { status: false },
    { status: 'false' },
    { status: 0 },
    { status: 'FAILURE' },
    { status: 'error' },
    { success: false },
    { Success: false },
    { ok: false },
    { error: true },
  ])('%j is refused with the server’s message', async (verdict) => {
    answer({ body: JSON.stringify({ ...verdict, message }) });
    for (const send of [read, write, signIn]) expect(await faultOf(send())).toMatchObject({ kind: 'refused', reason: 'refused', message });
  });

  test('treats an HTTP status in the body like the status of the response', async () => {
    const inBody = async (status: number | string) => {
      answer({ body: JSON.stringify({ status, message }) });
      return [await faultOf(read()), await faultOf(write())];
    };
    for (const fault of await inBody(400)) expect(fault).toMatchObject({ kind: 'refused', reason: 'invalid', message });
    for (const fault of await inBody('BAD_REQUEST')) expect(fault).toMatchObject({ kind: 'refused', reason: 'invalid', message });
    for (const fault of await inBody('409 Conflict')) expect(fault).toMatchObject({ kind: 'refused', reason: 'conflict', message });
    for (const fault of await inBody('409')) expect(fault).toMatchObject({ kind: 'refused', reason: 'conflict', message });
    for (const fault of await inBody(401)) expect(fault).toMatchObject({ kind: 'unauthenticated' });
    expect(await inBody(500)).toMatchObject([
      { kind: 'failed', serverMessage: null },
      { kind: 'outcomeUnknown', serverMessage: null },
    ]);
  });
});

describe('a redirect', () => {
  const location = 'https://api.example.in/v2/signOut?token=tok-1';

  test.each([301, 302, 303, 307, 308])('%i is a configuration fault with its target only in the log, for reads, writes and files', async (status) => {
    answer({ status, headers: { location }, body: '' });
    const open = () => upstream.open(farmers.exportFarmerByArea, exported, caller);
    for (const send of [read, write, signIn, open]) {
      const fault = await faultOf(send());
      expect(fault).toMatchObject({ kind: 'failed', detail: `status ${status}, redirected to https://api.example.in/v2/signOut: check REST_API_URL` });
      expect(String(Reflect.get(Object(fault), 'message'))).not.toMatch(/example|REST|tok-1|Nothing was changed/);
      expect(String(Reflect.get(Object(fault), 'message'))).not.toContain(lookFirst);
    }
    expect(wire.requests).toHaveLength(4);
  });
});
