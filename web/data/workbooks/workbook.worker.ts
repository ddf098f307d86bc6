/** Web worker that writes a workbook, so the page stays responsive. Started by save-workbook.ts. */
import { answerTasks } from '../worker-tasks.ts';
import { writeWorkbook } from './write-workbook.ts';

answerTasks(writeWorkbook);
