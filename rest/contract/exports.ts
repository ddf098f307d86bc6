/** Exports: lists as files, which are sent while they are read. */
import { type Static, type TProperties, Type } from 'typebox';
import { type Call, read } from './call.ts';

export const ExportFormat = Type.Enum(['XLSX', 'CSV', 'JSON_LINES'], { title: 'ExportFormat' });
export type ExportFormat = Static<typeof ExportFormat>;

/** Options of a file; extensions. */
const exportOptions = {
  format: Type.Optional(ExportFormat),
  /** Ends a CSV or JSON_LINES file with the number of its rows, so a reader can detect a truncated file. */
  closingCount: Type.Optional(Type.Boolean()),
};
const ExportOptions = Type.Object(exportOptions);
export type ExportOptions = Static<typeof ExportOptions>;

/** How a file of each format is sent and named. */
export const exportFormats: Readonly<Record<ExportFormat, { readonly mediaType: string; readonly ending: string }>> = {
  XLSX: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  CSV: { mediaType: 'text/csv', ending: 'csv' },
  JSON_LINES: { mediaType: 'application/x-ndjson', ending: 'jsonl' },
};

type Stated = Pick<Call, 'path' | 'summary' | 'who'> & Partial<Pick<Call, 'description' | 'extension'>>;

/** A list as a file; a refusal is JSON. @param narrowed what it may be narrowed to, as the list itself */
export const exportCall = <Fields extends TProperties>(stated: Stated, narrowed: Fields) =>
  read({
    ...stated,
    method: 'POST',
    envelope: 'bare',
    body: Type.Object({ ...narrowed, ...exportOptions }),
    files: Object.values(exportFormats).map(({ mediaType }) => mediaType),
    timeoutMs: 10 * 60_000,
    refusals: [404, 429],
    response: Type.Unknown(),
  });
