/** The thread of export-thread.ts: writes several files by turns, each with a number. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createFile, type ExportRow, type FileLayout, type FileWriter } from './export-file.ts';

/** What it is asked: to begin one, to add rows to it, to end it; or to forget it. */
export type Order = { readonly id: number } & (
  | { readonly kind: 'begin'; readonly layout: FileLayout }
  | { readonly kind: 'rows'; readonly rows: readonly ExportRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'forget' }
);

/** Each order but the first and the last is answered with the bytes that come next. */
export interface Written {
  readonly id: number;
  readonly bytes: Uint8Array;
}

// Requests go first where there are more threads than cores. Only Linux has a priority for each thread; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const writers = new Map<number, FileWriter>();

parentPort?.on('message', (order: Order) => {
  const { id } = order;
  if (order.kind === 'begin') writers.set(id, createFile(order.layout));
  else if (order.kind === 'forget') writers.delete(id);
  else {
    const writer = writers.get(id);
    const bytes = new Uint8Array((order.kind === 'rows' ? writer?.rows(order.rows) : writer?.end()) ?? []);
    const answer: Written = { id, bytes };
    parentPort?.postMessage(answer, [bytes.buffer]);
  }
});
