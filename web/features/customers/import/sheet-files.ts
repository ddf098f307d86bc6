/** Reads spreadsheets of the person's device. */
import { runInWorker } from '../../../data/worker-tasks.ts';
import { type ReadingChoice, type SheetAnswer, sheetLimits } from './sheet.ts';
import type { SheetTask } from './sheet.worker.ts';

/** Reads a file. Never rejects. */
export async function readFile(file: File, choice: ReadingChoice): Promise<SheetAnswer> {
  // Checked before reading, so a file that is too large is not loaded into memory.
  if (file.size > sheetLimits.megabytes * 1_000_000) return { fault: 'large' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
    return await runInWorker<SheetTask, SheetAnswer>(worker, { bytes, choice }, sheetLimits.seconds);
  } catch (error) {
    return { fault: error instanceof Error && error.message === 'slow' ? 'slow' : 'unreadable' };
  }
}
