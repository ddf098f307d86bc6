/** docs/rest-calls.md agrees with the contract. */
import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { idempotencyKeyHeader, totalAtLeastHeader, totalCountHeader } from './call.ts';
import { calls } from './calls.ts';

const page = readFileSync('docs/rest-calls.md', 'utf8');

/** Returns the rows of a section's table, each by column name. */
function tableUnder(heading: string): readonly Record<string, string>[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  const [names = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.map((cells) => Object.fromEntries(names.map((name, column) => [name, cells[column] ?? ''])));
}

const documented = tableUnder('Documented');
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Returns the description of a field such as `Query.me`, or an empty text when the schema has no such field. */
function descriptionOf(field: string): string {
  const [typeName = '', fieldName = ''] = field.replaceAll('`', '').split('.');
  const type = schema.getType(typeName);
  return (isObjectType(type) && type.getFields()[fieldName]?.description) || '';
}

const isAt = (row: Record<string, string>, place: { method: string; path: string }) => row['Method'] === place.method && row['Path'] === place.path;

describe('docs/rest-calls.md', () => {
  it('lists each of the 40 documented calls once', () => {
    expect(documented).toHaveLength(40);
    expect(new Set(documented.map((row) => row['Path'])).size).toBe(40);
  });

  it('lists no extension', () => {
    const extensions = calls.filter(({ extension }) => extension);
    expect(extensions.filter((extension) => documented.some((row) => isAt(row, extension)))).toEqual([]);
  });

  it.each(calls.filter(({ extension }) => !extension))('agrees on $name with the contract, and its GraphQL field names the path', (call) => {
    const [row, ...others] = documented.filter((each) => isAt(each, call));
    expect(others).toEqual([]);
    expect(row?.['Effect']).toBe(call.effect);
    expect([call.envelope, 'not shown']).toContain(row?.['Envelope']);
    expect(descriptionOf(row?.['GraphQL field'] ?? '')).toContain(`${call.method} ${call.path}`);
  });

  it('names the extension headers', () => {
    expect(page).toContain(`\`${totalCountHeader}\``);
    expect(page).toContain(`\`${totalAtLeastHeader}\``);
    expect(page).toContain(`\`${idempotencyKeyHeader}\``);
  });
});
