/** Farmers or dealers as a spreadsheet: written to a temporary file first, so that a fault on the way is an answer and not half a file. */
import type { Static } from 'typebox';
import { indiaDate } from '../../contract/clock.ts';
import type { AreaSearch } from '../../contract/fields.ts';
import { by, recordOnce } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Context, type FileAnswer, readsOf } from '../calls/route.ts';
import { nobodyWaits, type Turns } from '../calls/turns.ts';
import type { Customer, CustomerKind } from '../people/customers.ts';
import { scan } from './scan.ts';
import { selectionOf } from './selection.ts';
import { type Column, writeSpreadsheet } from './spreadsheet.ts';
import { openTemporaryFile } from './temporary-file.ts';

/** Rows that are read and written before others get their turn: some twenty milliseconds. */
const batchSize = 500;

/** Milliseconds in which the same person's export of the same area is the same: it is asked for twice, to look whether there is one and to save it. */
const sameExportMs = 5 * 60_000;

interface Exporting extends Context {
  readonly body: Static<typeof AreaSearch>;
  readonly caller: Pick<Caller, 'id' | 'tool'>;
  readonly cancelled: AbortSignal;
}

/** @throws Refusal (404) when nobody is selected, (429) when too many exports are being made */
export async function exportCustomers(kind: CustomerKind, turns: Turns, { body, caller, clock, database, reads, cancelled }: Exporting): Promise<FileAnswer> {
  return readsOf({ database, reads })(async (source) => {
    const batches = scan(source, kind, await selectionOf(source, kind, body), batchSize);
    const first = await batches.next();
    if (first.done) throw new Refusal(404, 'Records not found');

    async function* whileWanted(begin: readonly Customer[]) {
      yield begin;
      for await (const batch of batches) {
        if (cancelled.aborted) throw nobodyWaits();
        yield batch;
      }
    }
    const { list } = kind.titles;
    const write = async () => {
      const area = [body.state, body.district, body.taluka].filter((part) => part.trim() !== '').join(', ');
      await recordOnce(database, clock.now(), { action: kind.audited.exported, ...by(caller), detail: area || null }, sameExportMs);
      return fileAnswer(list, { title: list, columns: columnsOf(kind), batches: whileWanted(first.value) });
    };
    return turns.take(write, cancelled);
  });
}

/** Whoever reads the content to its end, or destroys it, closes the file. */
async function fileAnswer(list: string, spreadsheet: Parameters<typeof writeSpreadsheet<Customer>>[1]): Promise<FileAnswer> {
  const file = await openTemporaryFile();
  try {
    await writeSpreadsheet(file.writer, spreadsheet);
    return { fileName: `${list}.xlsx`, ...(await file.reader()) };
  } catch (error) {
    await file.discard();
    throw error;
  }
}

const text = '@';
const date = 'dd-mmm-yyyy';
const dayOf = (day: string | null) => (day === null ? null : new Date(day));

function columnsOf({ titles }: CustomerKind): readonly Column<Customer>[] {
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
