/** Saves a workbook on the person's device. */
import { downloadBlob } from '../download.ts';
import { runInWorker } from '../worker-tasks.ts';
import type { Workbook, WorkbookFile } from './workbook.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const seconds = 60;

/** @throws Error when the file cannot be written, or when `signal` is aborted */
export async function saveWorkbook({ name, sheets }: WorkbookFile, signal?: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });
  const bytes = await runInWorker<Workbook, ArrayBuffer>(worker, { sheets }, seconds, signal);
  downloadBlob(new Blob([bytes], { type: xlsx }), `${name}.xlsx`);
}
