/** Farmers or dealers as a spreadsheet, sent while it is written. What fails before its first rows is an answer; what fails later cuts it off. */
import { Readable } from 'node:stream';
import type { Static } from 'typebox';
import { indiaDate, indiaDateTime } from '../../contract/clock.ts';
import type { AreaSearch } from '../../contract/fields.ts';
import { by, recordOnce } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import { spreadsheetBytes } from '../calls/export-thread.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Context, type FileAnswer, readsOf } from '../calls/route.ts';
import type { CellValue, Layout, SheetColumn } from '../calls/spreadsheet.ts';
import { nobodyWaits, type Turns } from '../calls/turns.ts';
import type { Database } from '../database/database.ts';
import type { Customer, CustomerKind } from '../people/customers.ts';
import { scan } from './scan.ts';
import { selectionOf } from './selection.ts';

/** Rows that are read before others get their turn: some five milliseconds. */
const batchSize = 250;

/** Milliseconds in which the same person's export of the same area is the same: it is asked for twice, to look whether there is one and to save it. */
const sameExportMs = 5 * 60_000;

interface Exporting extends Context {
  readonly body: Static<typeof AreaSearch>;
  readonly caller: Pick<Caller, 'id' | 'tool'>;
  readonly cancelled: AbortSignal;
}

/**
 * Ends its turn once the last byte was taken, or nobody wants it any more.
 * @throws Refusal (404) when nobody is selected, (429) when too many exports are being made
 */
export function exportCustomers(kind: CustomerKind, turns: Turns, { body, caller, clock, database, reads, cancelled }: Exporting): Promise<FileAnswer> {
  return new Promise((resolve, reject) => {
    const send = async () => {
      const content = await readsOf({ database, reads })((source) => begin(kind, source, body, clock.now()));
      await recordOnce(database, clock.now(), { action: kind.audited.exported, ...by(caller), detail: areaOf(body) || null }, sameExportMs);
      const isOver = new Promise<void>((over) => content.once('close', over));
      // Its reader is told of a fault by the stream itself.
      content.on('error', () => undefined);
      cancelled.addEventListener('abort', () => content.destroy(), { once: true });
      if (cancelled.aborted) content.destroy();
      else resolve({ fileName: `${kind.titles.list}.xlsx`, content });
      await isOver;
      if (cancelled.aborted) throw nobodyWaits();
    };
    turns.take(send, cancelled).catch(reject);
  });
}

/** The spreadsheet once its first rows were read. */
async function begin(kind: CustomerKind, source: Database, body: Static<typeof AreaSearch>, madeAt: Date): Promise<Readable> {
  const batches = scan(source, kind, await selectionOf(source, kind, body), batchSize);
  const first = await batches.next();
  if (first.done) throw new Refusal(404, 'Records not found');
  const columns = columnsOf(kind);
  const cellsOf = (rows: readonly Customer[]) => rows.map((row) => columns.map(({ value }) => value(row)));
  async function* rows() {
    yield cellsOf(first.value);
    for await (const batch of batches) yield cellsOf(batch);
  }
  const about: Layout['about'] = [
    ['List', kind.titles.list],
    ['Area', areaOf(body) || 'All areas'],
    ['Text', body.searchText.trim()],
    ['Exported', new Date(indiaDateTime(madeAt).replace(/[+]05:30$/, 'Z'))],
  ];
  const layout = { title: kind.titles.list, columns: columns.map(({ value: _, ...column }) => column), about, madeAt };
  return Readable.from(spreadsheetBytes(layout, rows()), { objectMode: false });
}

const areaOf = (body: Static<typeof AreaSearch>): string => [body.state, body.district, body.taluka].filter((part) => part.trim() !== '').join(', ');

interface Column extends SheetColumn {
  value(row: Customer): CellValue;
}

const text = '@';
const date = 'dd-mmm-yyyy';
const dayOf = (day: string | null) => (day === null ? null : new Date(day));

function columnsOf({ titles }: CustomerKind): readonly Column[] {
  return [
    { header: 'ID', width: 10, value: (row) => row.id },
    { header: 'First name', width: 18, value: (row) => row.firstName },
    { header: 'Middle name', width: 18, value: (row) => row.middleName },
    { header: 'Last name', width: 18, value: (row) => row.lastName },
    { header: 'Phone number', width: 14, format: text, value: (row) => row.phone },
    { header: 'WhatsApp number', width: 16, format: text, value: (row) => row.whatsAppPhone },
    { header: 'Email', width: 30, value: (row) => row.email },
    { header: 'Gender', width: 9, value: (row) => row.gender },
    { header: 'Date of birth', width: 13, format: date, value: (row) => dayOf(row.dob) },
    { header: 'Street', width: 22, value: (row) => row.street },
    { header: 'Village', width: 18, value: (row) => row.village },
    { header: 'Taluka', width: 18, value: (row) => row.taluka },
    { header: 'District', width: 24, value: (row) => row.district },
    { header: 'State', width: 16, value: (row) => row.state },
    { header: 'PIN code', width: 10, format: text, value: (row) => row.pinCode },
    { header: 'Registered on', width: 13, format: date, value: (row) => dayOf(indiaDate(new Date(row.registerDate))) },
    { header: 'Latitude', width: 11, value: (row) => row.latitude },
    { header: 'Longitude', width: 11, value: (row) => row.longitude },
    { header: titles.details, width: 40, value: (row) => row.details.map(({ name, value }) => `${name}: ${value}`).join(', ') },
  ];
}
