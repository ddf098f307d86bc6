/** Reads and writes spreadsheets beside the page, which stays quick meanwhile. It is started by sheet-files.ts. */
import { readSheet } from './read-sheet.ts';
import type { ReadingChoice } from './sheet.ts';
import { type SheetToWrite, writeSheet } from './write-sheet.ts';

/** What the page asks for. */
export type SheetTask = { readonly read: Uint8Array<ArrayBuffer>; readonly choice: ReadingChoice } | { readonly write: SheetToWrite };

addEventListener('message', ({ data }: MessageEvent<SheetTask>) => {
  void ('read' in data ? readSheet(data.read, data.choice) : writeSheet(data.write)).then((answer) => postMessage(answer));
});
