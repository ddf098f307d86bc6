import { once } from 'node:events';
import { request } from 'node:http';
import ExcelJS from 'exceljs';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { exportFormats } from '../../contract/exports.ts';
import { sentence } from '../../contract/sentences.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from '../calls/concurrency-limit.ts';
import { exportList } from '../calls/export-answer.ts';
import { Refusal } from '../calls/refusal.ts';
import { farmerKind } from '../people/customers.ts';
import { addCustomers, customerCases } from '../testing/customer-cases.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';
import { exportedCustomers } from './export.ts';

const many = 1234;
const everywhere = { taluka: '', district: '', state: '', searchText: '' };
const goa = { state: 'Goa', district: 'North Goa', taluka: 'North Goa' };
const names = ['Sopandev', 'सुनीता', "D'Mello", '=1+1', '@SUM(A1)', '-7', '_x0041_'];

const rest = await shareTestServer();
const createdBy = await addPerson(rest.database, 'moderator', ['ROLE_MODERATOR']);
const token = await rest.signIn('moderator');
for (const { kind, details } of customerCases) {
  const crowd = Array.from({ length: many }, (_, index) => ({
    createdBy,
    firstName: `${names[index % names.length]}`,
    street: `Gat No. ${index}`,
    ...details,
  }));
  await addCustomers(rest.database, kind, [
    ...crowd,
    {
      createdBy,
      ...goa,
      firstName: 'सुनीता',
      middleName: 'रमेश',
      lastName: "D'Souza",
      phone: '9822012345',
      whatsAppPhone: '9822054321',
      email: 'sunita@demo.example',
      gender: 'Female',
      dob: '1990-02-28',
      street: '=HYPERLINK("http://example.com")',
      village: 'Wadgaon',
      pinCode: '403001',
      // After midnight in India, but before midnight in UTC.
      registerDate: '2026-10-31T19:00:00Z',
      latitude: 15.5,
      longitude: 73.8,
      profilePicture: 'field.jpg,house.png',
      ...details,
    },
  ]);
}

async function sheetOf(answer: LightMyRequestResponse): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(answer.rawPayload).buffer);
  const [sheet, about] = workbook.worksheets;
  if (sheet === undefined || about?.name !== 'About' || workbook.worksheets.length > 2) throw new Error('There has to be one sheet, and one about it');
  return sheet;
}

/** Returns the cells of a column below its header. */
const below = (sheet: ExcelJS.Worksheet, header: string) => {
  const column = [...Array(sheet.columnCount).keys()].find((index) => sheet.getRow(1).getCell(index + 1).value === header) ?? -1;
  return Array.from({ length: sheet.rowCount - 1 }, (_, index) => sheet.getRow(index + 2).getCell(column + 1).value);
};

describe.each(customerCases)('exporting $plural', ({ kind, calls: { export: name, search } }) => {
  const exported = (request: Partial<typeof everywhere> = {}) => rest.send(name, { token, body: { ...everywhere, ...request } });

  test('returns a file with a name', async () => {
    const answer = await exported();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': exportFormats.XLSX.mediaType,
      'content-disposition': `attachment; filename="${kind.titles.list}.xlsx"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('contains every field of a person: phone numbers as text, days as dates', async () => {
    const sheet = await sheetOf(await exported(goa));
    expect(sheet.name).toBe(kind.titles.list);
    expect(sheet.rowCount).toBe(2);
    const [id, ...cells] = Array.from({ length: sheet.columnCount }, (_, index) => sheet.getRow(2).getCell(index + 1).value);
    expect(id).toMatch(/^\d+$/);
    expect(cells).toEqual([
      'सुनीता',
      'रमेश',
      "D'Souza",
      '9822012345',
      '9822054321',
      'sunita@demo.example',
      'Female',
      new Date('1990-02-28'),
      '=HYPERLINK("http://example.com")',
      'Wadgaon',
      'North Goa',
      'North Goa',
      'Goa',
      '403001',
      new Date('2026-11-01'),
      15.5,
      73.8,
      'Onion: 3 acres',
      new Date('2026-11-01T00:30:00Z'),
      1,
      'field.jpg, house.png',
      null,
      null,
      null,
      null,
      null,
    ]);
    const headers = Array.from({ length: sheet.columnCount }, (_, index) => sheet.getRow(1).getCell(index + 1).value);
    expect(headers.slice(0, 5)).toEqual(['ID', 'First name', 'Middle name', 'Last name', 'Phone number']);
    expect(headers.slice(-9)).toEqual([
      kind.titles.details,
      'Changed on',
      'Version',
      'Pictures',
      'Last visit',
      'Last visit by',
      'Last visit: meeting (ID)',
      'Days since last visit',
      'Last visit by (ID)',
    ]);
  });

  test('contains every customer once, newest first', async () => {
    const sheet = await sheetOf(await exported({ state: 'Maharashtra' }));
    const index = Array.from({ length: many }, (_, row) => many - 1 - row);
    expect(below(sheet, 'Street')).toEqual(index.map((each) => `Gat No. ${each}`));
    expect(below(sheet, 'First name')).toEqual(index.map((each) => names[each % names.length]?.replace('_x', '_x005F_x')));
    const phones = below(sheet, 'Phone number');
    expect(new Set(phones).size).toBe(many);
    for (const phone of phones) expect(phone).toMatch(/^9\d{9}$/);
  });

  test('contains the customers whom a search with the same words finds', async () => {
    const request = { ...everywhere, district: 'Pune', searchText: "D'MELLO" };
    const found = (await rest.send(search, { token, body: request })).json().data;
    expect(found).toHaveLength(Math.ceil((many - 2) / names.length));
    expect(below(await sheetOf(await exported(request)), 'Street')).toEqual(
      found.map(({ addressDetails }: { readonly addressDetails: { readonly street: string } }) => addressDetails.street),
    );
  });

  test('without a customer is refused: Records not found', async () => {
    const answer = await exported({ state: 'Sikkim' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: false, message: 'Records not found' });
    expect(answer.headers['content-disposition']).toBeUndefined();
  });
});

test('states the filters, the time and the number of customers', async () => {
  const workbook = new ExcelJS.Workbook();
  const answer = await rest.send('exportFarmerByArea', { token, body: { ...everywhere, ...goa, searchText: 'souza' } });
  await workbook.xlsx.load(new Uint8Array(answer.rawPayload).buffer);
  const about = workbook.getWorksheet('About');
  const lines = (about?.getSheetValues() ?? []).flatMap((line) => (Array.isArray(line) ? [line.slice(1)] : []));
  expect(lines).toEqual([
    ['List', 'Farmers'],
    ['Area', 'Goa, North Goa, North Goa'],
    ['Text', 'souza'],
    ['Exported', expect.any(Date)],
    ['Rows', 1],
  ]);
});

describe('an interrupted export', () => {
  const exporting = (limit: ConcurrencyLimit, gone: AbortSignal) =>
    exportList(limit, exportedCustomers(farmerKind), {
      body: { ...everywhere, format: 'XLSX' as const },
      caller: { id: '1', roles: ['ROLE_ADMIN'], tool: null },
      clock: { now: () => new Date() },
      database: rest.database,
      cancelled: gone,
    });
  const oneAtATime = () => createConcurrencyLimit({ atOnce: 1, waiting: 0, full: new Refusal(429, sentence('EXPORTS_FULL')) });

  test('releases its turn when it fails before its first rows', async () => {
    const [limit, gone] = [oneAtATime(), new AbortController()];
    const cutOff = exporting(limit, gone.signal);
    gone.abort();
    await expect(cutOff).rejects.toMatchObject({ status: 499 });
    await vi.waitFor(async () => (await exporting(limit, new AbortController().signal)).content.destroy(), { timeout: 60_000 });
  });

  test('keeps its turn while it is read, and releases it at the end', async () => {
    const limit = oneAtATime();
    const { content } = await exporting(limit, new AbortController().signal);
    const bytes = content[Symbol.asyncIterator]();
    expect((await bytes.next()).done).toBe(false);
    await expect(exporting(limit, new AbortController().signal)).rejects.toMatchObject({ status: 429 });
    await once(content.destroy(), 'close');
    await vi.waitFor(async () => (await exporting(limit, new AbortController().signal)).content.destroy(), { timeout: 60_000 });
  });

  test('does not block the next export when its caller disconnects', async () => {
    const address = new URL(calls.find(({ name }) => name === 'exportFarmerByArea')?.path ?? '', await rest.server.listen({ host: '127.0.0.1', port: 0 }));
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const send = () => request(address, { method: 'POST', headers }).end(JSON.stringify(everywhere));
    const atOnce = send();
    await once(atOnce, 'socket');
    atOnce.on('error', () => undefined).destroy();
    const later = send();
    const [response] = await once(later, 'response');
    response.on('error', () => undefined);
    response.destroy();
    const answer = await rest.send('exportFarmerByArea', { token, body: everywhere });
    expect((await sheetOf(answer)).rowCount).toBe(many + 2);
  });
});

test('refuses exports beyond the waiting limit, with a time for the next attempt', { tags: 'slow' }, async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, () => rest.send('exportFarmerByArea', { token, body: everywhere })));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  const [refused] = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({ status: false, message: 'Too many exports are being made, try again in a moment' });
  expect(refused?.headers['retry-after']).toBe('30');
});
