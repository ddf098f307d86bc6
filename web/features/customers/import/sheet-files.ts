/** Spreadsheets of the person's device: reads one, saves one. The reader is loaded when it is needed, and ends when it has answered. */
import { downloadBlob } from '../../../data/download.ts';
import { type ReadingChoice, type SheetAnswer, sheetLimits } from './sheet.ts';
import type { SheetTask } from './sheet.worker.ts';
import type { SheetToWrite } from './write-sheet.ts';

/** @throws Error when the script cannot be loaded or does not answer in time. */
function ask<Answer>(task: SheetTask): Promise<Answer> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Answer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('slow')), sheetLimits.seconds * 1_000);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('failed'));
    });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

/** Never rejects. */
export async function readFile(file: File, choice: ReadingChoice): Promise<SheetAnswer> {
  // Before it is read: what is too large does not even reach the memory.
  if (file.size > sheetLimits.megabytes * 1_000_000) return { fault: 'large' };
  try {
    return await ask<SheetAnswer>({ read: new Uint8Array(await file.arrayBuffer()), choice });
  } catch (error) {
    return { fault: error instanceof Error && error.message === 'slow' ? 'slow' : 'unreadable' };
  }
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** @throws Error when it cannot be written. @param name without its ending */
export async function saveSheet(name: string, sheet: SheetToWrite): Promise<void> {
  downloadBlob(new Blob([await ask<ArrayBuffer>({ write: sheet })], { type: xlsx }), `${name}.xlsx`);
}
