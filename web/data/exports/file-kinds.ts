/** The kinds of files that lists are exported as: what they are called in every language, and how the files' names end. */
import type { ExportFormat } from '../schema.generated.ts';

export const fileKinds: Readonly<Record<ExportFormat, { name: string; ending: string }>> = {
  XLSX: { name: 'Excel', ending: 'xlsx' },
  CSV: { name: 'CSV', ending: 'csv' },
  JSON_LINES: { name: 'JSON lines', ending: 'jsonl' },
};
