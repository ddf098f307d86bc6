/** Writes many rows by COPY, which takes new ones only. */
import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { BulkDatabase } from '../database/bulk.ts';
import type { Batch } from './generate.ts';

export async function copyBatch({ copy }: BulkDatabase, { table, rows }: Batch): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const known = getTableColumns(table);
  const columns = Object.keys(first).map((key) => ({ key, column: known[key] }));
  const names = columns.map(({ key }) => `"${toSnakeCase(key)}"`).join(', ');
  const lines = rows.map((row) => columns.map(({ key, column }) => fieldOf(column, row[key])).join('\t'));
  await copy(`copy "${getTableName(table)}" (${names})`, `${lines.join('\n')}\n`);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in COPY's text format. */
function fieldOf(column: Column | undefined, value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  return String(column?.mapToDriverValue(value) ?? value).replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}
