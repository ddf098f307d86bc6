import { Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFile, type ExportColumn, type ExportRow, type FileLayout, writeFile } from './export-file.ts';

const columns: readonly ExportColumn[] = [
  { field: 'id', header: 'ID', width: 10 },
  { field: 'record.email', header: 'E-mail', width: 10 },
  { field: 'party.address.village', header: 'Village, or town', width: 10, kind: 'text' },
  { field: 'record.dateOfBirth', header: 'Born', width: 10, kind: 'day' },
  { field: 'party.address.state', header: 'State', width: 10 },
  { field: 'party.id', header: 'Party', width: 10 },
];
const layout: FileLayout = { format: 'CSV', title: 'Farmers', columns, about: [], madeAt: new Date('2026-11-20T04:30:00Z') };

/** Writes the rows in batches of two. */
function written(format: FileLayout['format'], rows: readonly ExportRow[], changes: Partial<FileLayout> = {}): string {
  const file = createFile({ ...layout, ...changes, format });
  const parts: Uint8Array[] = [];
  for (let from = 0; from < rows.length; from += 2) parts.push(file.rows(rows.slice(from, from + 2)));
  return Buffer.concat([...parts, file.end()]).toString();
}

/** Parses CSV with another library. */
async function readCsv(text: string): Promise<unknown[][]> {
  const sheet = await new ExcelJS.Workbook().csv.read(Readable.from([text]), { map: (value: unknown) => value });
  return Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from({ length: sheet.columnCount }, (_, at) => sheet.getRow(row + 1).getCell(at + 1).value ?? ''),
  );
}

describe('a file whose rows are still being read', () => {
  /** Creates batches that count how many were requested and whether they were released. */
  function watchedBatches(count: number) {
    const seen = { asked: 0, isOver: false };
    async function* batches(): AsyncGenerator<readonly ExportRow[]> {
      try {
        for (; seen.asked < count; ) {
          seen.asked += 1;
          // Incompressible values, so that every batch produces bytes.
          yield Array.from({ length: 200 }, () => columns.map(() => Math.random().toString(36).repeat(2)));
        }
      } finally {
        seen.isOver = true;
      }
    }
    return { batches: batches(), seen };
  }

  test.each(['XLSX', 'CSV', 'JSON_LINES'] as const)('%s: requests rows at the speed of the consumer, and stops when the consumer leaves', async (format) => {
    const { batches, seen } = watchedBatches(1000);
    const plain = columns.map(({ field, header, width }) => ({ field, header, width }));
    const content = Readable.from(writeFile({ ...layout, columns: plain, format }, batches), { objectMode: false });
    for await (const part of content) {
      expect(part.length).toBeGreaterThan(0);
      // Leaving the loop destroys the stream.
      break;
    }
    await expect.poll(() => seen.isOver).toBe(true);
    expect(seen.asked).toBeLessThan(20);
  });

  test('lets other work run after each batch', async () => {
    let rounds = 0;
    const count = () => {
      rounds += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const plain = columns.map(({ field, header, width }) => ({ field, header, width }));
    const { batches } = watchedBatches(20);
    for await (const part of writeFile({ ...layout, columns: plain }, batches)) expect(part).toBeDefined();
    clearImmediate(counting);
    expect(rounds).toBeGreaterThanOrEqual(20);
  });
});

describe('the closing count', () => {
  const rows = [['1'], ['2'], ['3']];
  const one = { columns: columns.slice(0, 1) };

  test('ends a file with the number of rows on request', () => {
    expect(written('CSV', rows, { ...one, hasClosingCount: true })).toBe('\u{FEFF}ID\r\n1\r\n2\r\n3\r\nRows,3\r\n');
    expect(written('JSON_LINES', rows, { ...one, hasClosingCount: true })).toBe('{"id":"1"}\n{"id":"2"}\n{"id":"3"}\n{"rowCount":3}\n');
  });

  test('is absent by default', () => {
    expect(written('CSV', rows, one)).toBe('\u{FEFF}ID\r\n1\r\n2\r\n3\r\n');
    expect(written('JSON_LINES', rows, one)).toBe('{"id":"1"}\n{"id":"2"}\n{"id":"3"}\n');
  });
});

describe('CSV', () => {
  test('starts with a byte order mark, has CRLF lines, and preserves Devanagari', () => {
    expect(written('CSV', [['1', 'सुनीता', 'a,"b"', '1990-02-28', null, true]])).toBe(
      '\u{FEFF}ID,E-mail,"Village, or town",Born,State,Party\r\n1,सुनीता,"a,""b""",1990-02-28,,true\r\n',
    );
  });

  test.each(['=1+1', '+91 98220', '-7', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1+1'])('writes %j as text, not as a formula', (text) => {
    const [, second] = written('CSV', [['x'], [text]], { columns: columns.slice(0, 1) }).split('x\r\n');
    expect(second).toBe(`"'${text}"\r\n`);
  });

  test('keeps a negative number', () => {
    expect(written('CSV', [[-7]], { columns: columns.slice(0, 1) })).toContain('\r\n-7\r\n');
  });

  test('is read by another library unchanged, except for the apostrophe before formula-like text', async () => {
    const value = fc.string({ unit: 'grapheme', maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constant('x'), value, value), { minLength: 1, maxLength: 8 }), async (rows) => {
        const [, ...read] = await readCsv(written('CSV', rows, { columns: columns.slice(0, 3) }));
        const expected = rows.map((row) => row.map((text) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text)));
        expect(read).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });
});

describe('JSON lines', () => {
  test('nest the fields of an object in any order of columns', () => {
    expect(written('JSON_LINES', [['1', 'a@b.example', 'Wadgaon', '1990-02-28', null, '7']])).toBe(
      '{"id":"1","record":{"email":"a@b.example","dateOfBirth":"1990-02-28"},"party":{"address":{"village":"Wadgaon","state":null},"id":"7"}}\n',
    );
  });

  test('have null for a nullable object whose values are all null', () => {
    const nullable = { columns: columns.map((column) => ({ ...column, field: column.field?.replace('party', 'party?') ?? null })) };
    expect(written('JSON_LINES', [['1', null, null, null, null, null]], nullable)).toBe('{"id":"1","record":{"email":null,"dateOfBirth":null},"party":null}\n');
    expect(written('JSON_LINES', [['1', null, null, null, null, 7]], nullable)).toContain('"party":{"address":{"village":null,"state":null},"id":7}}');
  });

  test('have one JSON object per line with unchanged values', { tags: 'slow' }, () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null));
    const row = fc.tuple(value, value, value, value, value, fc.array(fc.record({ name: fc.string() })));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 9 }), (rows) => {
        const lines = written('JSON_LINES', rows).split('\n').slice(0, -1);
        const read = lines.map((line) => {
          const { id, record, party } = JSON.parse(line);
          return [id, record.email, party.address.village, record.dateOfBirth, party.address.state, party.id];
        });
        expect(read).toEqual(JSON.parse(JSON.stringify(rows)));
      }),
    );
  });
});
