/** Web worker that reads spreadsheets, so the page stays responsive. Started by sheet-files.ts. */
import { answerTasks } from '../../../data/worker-tasks.ts';
import { readSheet } from './read-sheet.ts';
import type { ReadingChoice } from './sheet.ts';

/** The request of the page. */
export interface SheetTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly choice: ReadingChoice;
}

answerTasks(({ bytes, choice }: SheetTask) => readSheet(bytes, choice));
