/** Reads and writes spreadsheets beside the page, which stays responsive meanwhile. Started by sheet-files.ts. */
import type { ReadingChoice } from './sheet.ts';
import type { SheetToWrite } from './write-sheet.ts';

/** The request of the page. */
export type SheetTask = { readonly read: Uint8Array<ArrayBuffer>; readonly choice: ReadingChoice } | { readonly write: SheetToWrite };

/** The reader and the writer are libraries of their own, each loaded when it is used. */
const run = async (task: SheetTask) =>
  'read' in task ? (await import('./read-sheet.ts')).readSheet(task.read, task.choice) : (await import('./write-sheet.ts')).writeSheet(task.write);

addEventListener('message', ({ data }: MessageEvent<SheetTask>) => {
  run(data).then(
    (answer) => postMessage(answer),
    // The page receives errors of a worker, and not its rejections.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
});
