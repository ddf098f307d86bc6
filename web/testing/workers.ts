/** The code of the workers of spreadsheets, run in the page, because happy-dom has no workers. */
import { vi } from 'vitest';
import type { Workbook } from '../data/workbooks/workbook.ts';
import { writeWorkbook } from '../data/workbooks/write-workbook.ts';
import { readSheet } from '../features/customers/import/read-sheet.ts';
import type { SheetTask } from '../features/customers/import/sheet.worker.ts';

export class WorkerHere extends EventTarget {
  postMessage(task: SheetTask | Workbook) {
    void ('bytes' in task ? readSheet(task.bytes, task.choice) : writeWorkbook(task)).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {}
}

/** Call at the top of a file or in `beforeEach`. */
export const workInPage = () => void vi.stubGlobal('Worker', WorkerHere);
