/** The kinds of files that lists are exported as, and how their names end. */
import type { ExportFormat } from '../schema.generated.ts';

export const fileEndings: Readonly<Record<ExportFormat, string>> = { XLSX: 'xlsx', CSV: 'csv', JSON_LINES: 'jsonl' };
