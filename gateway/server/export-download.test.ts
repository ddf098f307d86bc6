import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attendance } from '../../rest/contract/attendance.ts';
import { audit } from '../../rest/contract/audit.ts';
import { createClock } from '../../rest/contract/clock.ts';
import { exportFormats } from '../../rest/contract/exports.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import { invoices } from '../../rest/contract/invoices.ts';
import { meetings } from '../../rest/contract/meetings.ts';
import { qr } from '../../rest/contract/qr.ts';
import { createExportTickets, ticketMs } from '../graphql/export-tickets.ts';
import type { LoggedRequest } from '../testing/fake-rest.ts';
import { shareTestGateway, startTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { defaultBulkheads } from '../upstream/bulkheads.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const gateway = await shareTestGateway();
beforeEach(() => void gateway.rest.log.splice(0));

const mutation =
  'mutation { exportFarmers(input: { area: { state: "Maharashtra" }, text: "Shinde" }) { message userErrors { message code } fileName url expiresAt } }';
const exporting = async (as = 'moderator') => Object((await gateway.ask(mutation, {}, as)).result.data?.['exportFarmers']);
const download = (url: string) => gateway.gateway.app.inject({ method: 'GET', url });
const sheet = (body: string, type = spreadsheet): void => gateway.rest.answer(farmers.exportFarmerByArea, { file: { type, body } });

describe('an export', () => {
  test('checks the status first; the link repeats the call and streams the file', async () => {
    sheet('PK-the-file');
    const { fileName, url, expiresAt, userErrors } = await exporting();
    expect([fileName, userErrors, expiresAt]).toEqual(['Farmers.xlsx', [], expect.stringMatching(/^2026-11-20T09:35:0\d\.\d{3}\+05:30$/)]);
    const answer = await download(url);
    expect([answer.statusCode, answer.body]).toEqual([200, 'PK-the-file']);
    expect(answer.headers).toMatchObject({
      'content-type': spreadsheet,
      'content-disposition': 'attachment; filename="Farmers.xlsx"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const requests = gateway.rest.log.filter(({ call }) => call === 'exportFarmerByArea');
    expect(requests).toHaveLength(2);
    for (const request of requests) {
      expect(request).toMatchObject({ method: 'POST', token: 'moderator', body: { taluka: '', district: '', state: 'Maharashtra', searchText: 'Shinde' } });
    }
  });

  test('answers HEAD like GET, without the file', async () => {
    sheet('PK-the-file');
    const { url } = await exporting();
    const head = () => gateway.gateway.app.inject({ method: 'HEAD', url });
    const { date: _date, 'x-request-id': _id, 'transfer-encoding': _chunked, ...stated } = (await download(url)).headers;
    const answer = await head();
    expect([answer.statusCode, answer.body, answer.headers]).toEqual([200, '', expect.objectContaining(stated)]);
    gateway.rest.answer(farmers.exportFarmerByArea, { status: 401, body: {} });
    const ended = await head();
    expect([ended.statusCode, ended.body]).toEqual([401, '']);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses a text as %s while it is streamed', async (encoding, unpack) => {
    const body = 'Farmer,Village\r\n'.repeat(1_000);
    const csv = mutation.replace('text: "Shinde"', 'text: "Shinde", format: CSV');
    await using own = await startTestGateway({ extensions: true });
    own.rest.answer(farmers.exportFarmerByArea, { file: { type: 'text/csv', body } });
    const { url } = Object((await own.ask(csv, {}, 'moderator')).result.data?.['exportFarmers']);
    const answer = await own.gateway.app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toBe(body);
  });

  test('accepts application/octet-stream as the type of the file', async () => {
    sheet('PK', 'application/octet-stream');
    expect((await download((await exporting()).url)).body).toBe('PK');
  });

  test.each([
    ['404', { status: 404, body: { status: false, message: 'Records not found' } }, 'NOT_FOUND'],
    ['200 with status false', { body: { status: false, message: 'Records not found' } }, 'REFUSED'],
  ])("'Records not found' (%s) is a user error, and there is no link", async (_case, answer, code) => {
    gateway.rest.answer(farmers.exportFarmerByArea, answer);
    expect(await exporting()).toMatchObject({ userErrors: [{ message: 'Records not found', code }], fileName: null, url: null, expiresAt: null });
  });

  test('reports a shape fault when the file is not a spreadsheet', async () => {
    gateway.rest.answer(farmers.exportFarmerByArea, { body: '<html>10.0.0.7</html>' });
    const { result } = await gateway.ask(mutation, {}, 'moderator');
    expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_SHAPE' });
    expect(JSON.stringify(result)).not.toContain('10.0.0.7');
  });

  test('refuses a plain user without a REST call', async () => {
    const { result } = await gateway.ask(mutation, {}, 'user');
    expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect(gateway.rest.log.filter(({ call }) => call === 'exportFarmerByArea')).toEqual([]);
  });
});

describe('the other lists and formats', () => {
  let extended: TestGateway;
  beforeAll(async () => {
    extended = await startTestGateway({ extensions: true });
  });
  afterAll(() => extended[Symbol.asyncDispose]());

  test.each([
    ['exportFarmers', farmers.exportFarmerByArea, 'area: { state: "Goa" }', { taluka: '', district: '', state: 'Goa', searchText: '' }, 'Farmers'],
    ['exportAttendance', attendance.exportAttendance, 'userId: "7", from: "2026-11-01"', { userId: '7', from: '2026-11-01' }, 'Attendance'],
    ['exportMeetings', meetings.exportMeetings, 'status: FINISHED', { status: 'FINISHED' }, 'Meetings'],
    ['exportInvoices', invoices.exportInvoices, 'dealerId: "7", until: "2026-11-30"', { dealerId: '7', until: '2026-11-30' }, 'Invoices'],
    ['exportQrUses', qr.exportQRCodeUses, 'type: "EARN"', { type: 'EARN' }, 'QR uses'],
    ['exportQrBatches', qr.exportQRBatches, 'from: null', {}, 'QR batches'],
    ['exportAuditEvents', audit.exportAuditEvents, 'person: "asha", action: SIGNED_IN', { person: 'asha', action: 'SIGNED_IN' }, 'Audit'],
  ] as const)('%s sends its filters and format in both calls', async (field, call, input, filters, title) => {
    for (const [format, { mediaType, ending }] of Object.entries(exportFormats)) {
      extended.rest.log.splice(0);
      extended.rest.answer(call, { file: { type: mediaType, body: 'the rows' } });
      const { result } = await extended.ask(
        `mutation { ${field}(input: { ${input}, format: ${format} }) { fileName url userErrors { message } } }`,
        {},
        'admin',
      );
      const { fileName, url } = Object(result.data?.[field]);
      expect([result.errors, fileName]).toEqual([undefined, `${title}.${ending}`]);
      const answer = await extended.gateway.app.inject({ method: 'GET', url });
      expect([answer.statusCode, answer.body]).toEqual([200, 'the rows']);
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringContaining(mediaType),
        'content-disposition': `attachment; filename="${title}.${ending}"`,
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const bodies = extended.rest.log.filter((request) => request.call === call.name).map(({ body }) => body);
      const asked = format === 'XLSX' ? filters : { ...filters, format };
      expect(bodies).toEqual([asked, asked]);
    }
  });

  test.each([
    ['CSV', { format: 'CSV', closingCount: true }],
    ['JSON_LINES', { format: 'JSON_LINES', closingCount: true }],
    // A spreadsheet contains its row count, and the documented calls have no field for the count.
    ['XLSX', {}],
  ] as const)('requests the closing count of a %s file in both calls', async (format, asked) => {
    extended.rest.log.splice(0);
    extended.rest.answer(farmers.exportFarmerByArea, { file: { type: exportFormats[format].mediaType, body: 'the rows' } });
    const { result } = await extended.ask(
      `mutation { exportFarmers(input: { format: ${format}, closingCount: true }) { url userErrors { message } } }`,
      {},
      'moderator',
    );
    const { url, userErrors } = Object(result.data?.['exportFarmers']);
    expect([result.errors, userErrors]).toEqual([undefined, []]);
    expect((await extended.gateway.app.inject({ method: 'GET', url })).statusCode).toBe(200);
    const area = { taluka: '', district: '', state: '', searchText: '' };
    const bodies = extended.rest.log.filter(({ call }) => call === 'exportFarmerByArea').map(({ body }) => body);
    expect(bodies).toEqual([
      { ...area, ...asked },
      { ...area, ...asked },
    ]);
  });

  test.each([
    ['exportFarmers(input: { format: CSV })', 'Not available on this server: exporting a list as anything but a spreadsheet. Nothing was changed'],
    ...['exportAttendance', 'exportMeetings', 'exportInvoices', 'exportQrUses', 'exportQrBatches', 'exportAuditEvents'].map((field) => [
      `${field}(input: {})`,
      'Not available on this server: exporting this list. Nothing was changed',
    ]),
  ])('%s reports a missing extension without a REST call', async (field, message) => {
    const { result } = await gateway.ask(`mutation { done: ${field} { url userErrors { code message } } }`, {}, 'admin');
    expect(result.data?.['done']).toEqual({ url: null, userErrors: [{ code: 'NOT_SUPPORTED', message }] });
    expect(gateway.rest.log.filter(({ call }) => call?.startsWith('export'))).toEqual([]);
  });
});

describe('a download', () => {
  /** Starts a gateway and returns the address of an export that never answers. */
  async function start(answering: (request: LoggedRequest) => void) {
    const own = await startTestGateway();
    own.rest.answer(farmers.exportFarmerByArea, { file: { type: spreadsheet, body: 'PK' } });
    const listening = await own.listen('/');
    const { url } = Object((await own.ask(mutation, {}, 'moderator')).result.data?.['exportFarmers']);
    own.rest.answer(farmers.exportFarmerByArea, (request) => {
      answering(request);
      return new Promise(() => {});
    });
    return { own, url: new URL(url, listening) };
  }

  test('ends its REST call when the client leaves before the start', async () => {
    const left = new AbortController();
    const closed: Promise<void>[] = [];
    const { own, url } = await start((request) => {
      closed.push(request.closed);
      left.abort();
    });
    await using _own = own;
    await expect(fetch(url, { signal: left.signal })).rejects.toThrow('abort');
    expect(closed).toHaveLength(1);
    await Promise.all(closed);
  });

  test('refuses too many at once per person, with the time to retry', async () => {
    const { own, url } = await start(() => {});
    await using _own = own;
    const left = new AbortController();
    const { inFlight, waiting } = defaultBulkheads.exports;
    const reading = Array.from({ length: inFlight.perCaller + waiting.perCaller + 1 }, () => fetch(url, { signal: left.signal }));
    const refused = await Promise.race(reading);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '1',
      { message: expect.stringContaining('Try again in a moment'), code: 'UPSTREAM_UNAVAILABLE' },
    ]);
    left.abort();
    await Promise.allSettled(reading);
  });
});

describe('a link', () => {
  test('is encrypted and not logged', async () => {
    sheet('PK');
    const { url } = await exporting();
    expect(Buffer.from(new URL(url, 'http://gateway').searchParams.get('ticket') ?? '', 'base64url').toString('latin1')).not.toMatch(/moderator|Maharashtra/);
    gateway.logged.length = 0;
    await download(url);
    expect(gateway.logged.join('')).toContain('"route":"/exports/:fileName"');
    expect(gateway.logged.join('')).not.toContain('ticket');
  });

  test('causes no REST call when it was changed or has another file name', async () => {
    sheet('PK');
    const { url } = await exporting();
    gateway.rest.log.splice(0);
    for (const changed of [
      `${url.slice(0, -4)}AAAA`,
      url.replace('Farmers', 'Dealers'),
      '/exports/Farmers.xlsx?ticket=',
      '/exports/Farmers.xlsx?ticket=x',
      '/exports/Farmers.xlsx',
    ]) {
      expect((await download(changed)).statusCode).toBeGreaterThanOrEqual(400);
    }
    expect(gateway.rest.log).toEqual([]);
  });

  test('expires after five minutes', () => {
    const now = { at: Date.parse('2026-11-20T09:30:00+05:30') };
    const tickets = createExportTickets('a secret', { now: () => new Date(now.at) });
    const ticket = { kind: 'farmers' as const, format: 'XLSX' as const, token: 't', filters: { taluka: '', district: '', state: '', searchText: '' } };
    const { sealed, until } = tickets.seal(ticket);
    expect(until.getTime() - now.at).toBe(ticketMs);
    now.at += ticketMs - 1;
    expect(tickets.open(sealed)).toEqual(ticket);
    now.at += 1;
    expect(tickets.open(sealed)).toBeNull();
  });

  test('is valid at every gateway with the same secret, and at no other', () => {
    const clock = createClock();
    const ticket = { kind: 'dealers' as const, format: 'CSV' as const, token: 't', filters: { taluka: '', district: '', state: '', searchText: '' } };
    const { sealed } = createExportTickets('one', clock).seal(ticket);
    expect(createExportTickets('one', clock).open(sealed)).toEqual(ticket);
    expect(createExportTickets('two', clock).open(sealed)).toBeNull();
  });

  test('reports an ended session', async () => {
    sheet('PK');
    const { url } = await exporting();
    gateway.rest.answer(farmers.exportFarmerByArea, { status: 401, body: {} });
    const answer = await download(url);
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Sign in to continue', code: 'UNAUTHENTICATED' }]);
  });
});
