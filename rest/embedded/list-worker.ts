/** The thread of list-thread.ts. Reads several lists concurrently and writes them as files, each with a number. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { ExportAction } from '../contract/audit.ts';
import { type ExportedList, type FileOrder, listFile } from './calls/export.ts';
import { Refusal } from './calls/refusal.ts';
import type { Answered, Sent } from './calls/thread.ts';
import { loggedError } from './database/error-code.ts';
import { connectStore, type PostgresStore } from './database/postgres.ts';
import { createQrCodes } from './qr/codes.ts';

export interface Started {
  readonly store: Pick<PostgresStore, 'url' | 'readUrl'>;
  readonly secret: string;
}

/** An order that begins a file, or requests the next bytes. */
export type Order = (FileOrder<object> & { readonly list: ExportAction }) | 'next';

/** Request from the parent. Its body was validated before. */
type Received = (FileOrder<never> & { readonly list: ExportAction }) | 'next';

/** Loaders of the lists, each loaded on first use. */
const lists: Readonly<Record<ExportAction, () => Promise<ExportedList<never, unknown>>>> = {
  FARMERS_EXPORTED: async () => (await customers()).farmers,
  DEALERS_EXPORTED: async () => (await customers()).dealers,
  FARMER_DUPLICATES_EXPORTED: async () => (await customers()).farmerDuplicates,
  DEALER_DUPLICATES_EXPORTED: async () => (await customers()).dealerDuplicates,
  MEETINGS_EXPORTED: async () => (await import('./meetings/export.ts')).exportedMeetings,
  ATTENDANCE_EXPORTED: async () => (await import('./attendance/export.ts')).exportedAttendance,
  PAYROLL_EXPORTED: async () => (await import('./payroll/export.ts')).exportedPayroll,
  INVOICES_EXPORTED: async () => (await import('./invoices/invoices.ts')).exportedInvoices,
  AUDIT_EXPORTED: async () => (await import('./audit/audit.ts')).exportedEvents,
  QR_BATCHES_EXPORTED: async () => (await import('./qr/exports.ts')).exportedBatches,
  QR_CARDS_EXPORTED: async () => (await import('./qr/exports.ts')).exportedCards(createQrCodes(started.secret)),
  QR_PEOPLE_EXPORTED: async () => (await import('./qr/people.ts')).exportedPeople,
  QR_USES_EXPORTED: async () => (await import('./qr/exports.ts')).exportedUses(createQrCodes(started.secret)),
};

async function customers() {
  const [{ exportedCustomers }, { exportedDuplicates }, { farmerKind, dealerKind }] = await Promise.all([
    import('./customers/export.ts'),
    import('./customers/export-duplicates.ts'),
    import('./people/customers.ts'),
  ]);
  return {
    farmers: exportedCustomers(farmerKind),
    dealers: exportedCustomers(dealerKind),
    farmerDuplicates: exportedDuplicates(farmerKind),
    dealerDuplicates: exportedDuplicates(dealerKind),
  };
}

const started: Started = workerData;
/** One connection to each server, which the exports share in turn. */
const { database, reads = (run) => run(database) } = connectStore(started.store, 1);
const files = new Map<number, AsyncGenerator<Uint8Array>>();

async function begin(id: number, { list, ...order }: Exclude<Received, 'next'>) {
  const exported = await lists[list]();
  return reads((source) => {
    const file = listFile(exported, source, order);
    files.set(id, file);
    return file.next();
  });
}

async function answer(id: number, order: Received): Promise<Answered> {
  try {
    const part = order === 'next' ? await files.get(id)?.next() : await begin(id, order);
    return { id, bytes: part?.value ? new Uint8Array(part.value) : null };
  } catch (fault) {
    if (!(fault instanceof Refusal)) return { id, failed: loggedError(fault) };
    const { status, message, messageKey, facts } = fault;
    return { id, refused: { status, message, messageKey, facts } };
  }
}

// Gives requests priority when there are more threads than cores. Only Linux has a priority per thread. Elsewhere it would apply to the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', async ({ id, order }: Sent<Received>) => {
  if (order === null) {
    void files.get(id)?.return(undefined);
    files.delete(id);
    return;
  }
  const answered = await answer(id, order);
  parentPort?.postMessage(answered, 'bytes' in answered && answered.bytes !== null ? [answered.bytes.buffer] : []);
});
