/** Reads and saves spreadsheets on the person's device. The worker starts on demand, and ends after its response. */
import { downloadBlob } from '../../../data/download.ts';
import { type ReadingChoice, type SheetAnswer, sheetLimits } from './sheet.ts';
import type { SheetTask } from './sheet.worker.ts';
import type { SheetToWrite } from './write-sheet.ts';

/** @throws Error when the script cannot be loaded or does not respond in time */
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

/** Reads a file. Never rejects. */
export async function readFile(file: File, choice: ReadingChoice): Promise<SheetAnswer> {
  // Checked before reading, so a file that is too large is not loaded into memory.
  if (file.size > sheetLimits.megabytes * 1_000_000) return { fault: 'large' };
  try {
    return await ask<SheetAnswer>({ read: new Uint8Array(await file.arrayBuffer()), choice });
  } catch (error) {
    return { fault: error instanceof Error && error.message === 'slow' ? 'slow' : 'unreadable' };
  }
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves a spreadsheet. @param name without the extension @throws Error when it cannot be written */
export async function saveSheet(name: string, sheet: SheetToWrite): Promise<void> {
  downloadBlob(new Blob([await ask<ArrayBuffer>({ write: sheet })], { type: xlsx }), `${name}.xlsx`);
}
