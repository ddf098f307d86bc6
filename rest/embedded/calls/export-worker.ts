/** The thread of export-thread.ts. Writes several files concurrently, each with a number. */
import { createFile, type ExportRow, type FileLayout, type FileWriter } from './export-file.ts';
import { answerOrders } from './thread-side.ts';

/** Requests to the worker: begin a file, add rows, end the file. */
export type Order =
  | { readonly kind: 'begin'; readonly layout: FileLayout }
  | { readonly kind: 'rows'; readonly rows: readonly ExportRow[] }
  | { readonly kind: 'end' };

const writers = new Map<number, FileWriter>();

answerOrders<Order>(
  async (id, order) => {
    if (order.kind === 'begin') writers.set(id, createFile(order.layout));
    const writer = writers.get(id);
    if (order.kind === 'rows') return writer?.rows(order.rows) ?? null;
    return order.kind === 'end' ? (writer?.end() ?? null) : null;
  },
  (id) => writers.delete(id),
);
