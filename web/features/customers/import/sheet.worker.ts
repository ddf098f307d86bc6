/** Web worker that reads and writes spreadsheets, so the page stays responsive. Started by sheet-files.ts. */
import type { ReadingChoice } from './sheet.ts';
import type { SheetToWrite } from './write-sheet.ts';

/** The request of the page. */
export type SheetTask = { readonly read: Uint8Array<ArrayBuffer>; readonly choice: ReadingChoice } | { readonly write: SheetToWrite };

/** The reader and the writer are separate libraries, each loaded on demand. */
const run = async (task: SheetTask) =>
  'read' in task ? (await import('./read-sheet.ts')).readSheet(task.read, task.choice) : (await import('./write-sheet.ts')).writeSheet(task.write);

addEventListener('message', ({ data }: MessageEvent<SheetTask>) => {
  run(data).then(
    (answer) => postMessage(answer),
    // The page receives errors of a worker, but not its rejected promises.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
});
