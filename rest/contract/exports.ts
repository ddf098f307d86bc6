/** Exports: lists as files that are streamed while they are read. */
import { type Static, type TProperties, Type } from 'typebox';
import { type Call, read } from './call.ts';

export const ExportFormat = Type.Enum(['XLSX', 'CSV', 'JSON_LINES'], { title: 'ExportFormat' });
export type ExportFormat = Static<typeof ExportFormat>;

/** Options of a file (extensions). */
const exportOptions = {
  format: Type.Optional(ExportFormat),
  /** Ends a CSV or JSON_LINES file with the number of its rows, so a reader can detect a truncated file. */
  closingCount: Type.Optional(Type.Boolean()),
};
const ExportOptions = Type.Object(exportOptions);
export type ExportOptions = Static<typeof ExportOptions>;

/** Media type and file name ending of each format. */
export const exportFormats: Readonly<Record<ExportFormat, { readonly mediaType: string; readonly ending: string }>> = {
  XLSX: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  CSV: { mediaType: 'text/csv', ending: 'csv' },
  JSON_LINES: { mediaType: 'application/x-ndjson', ending: 'jsonl' },
};

type Stated = Pick<Call, 'path' | 'summary' | 'who'> & Partial<Pick<Call, 'description' | 'extension'>>;

/**
 * Declares a call that returns a list as a file. Refusals are JSON.
 * @param filters filters of the export, the same as those of the list
 */
export const exportCall = <Fields extends TProperties>(stated: Stated, filters: Fields) =>
  read({
    ...stated,
    method: 'POST',
    envelope: 'bare',
    body: Type.Object({ ...filters, ...exportOptions }),
    files: Object.values(exportFormats).map(({ mediaType }) => mediaType),
    timeoutMs: 10 * 60_000,
    refusals: [404, 429],
    response: Type.Unknown(),
  });
