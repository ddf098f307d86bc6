/** Parsing csv: values round-trip, the separator fits the whole file, and a stray quotation mark hides no row. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

const cellsOf = (text: string) => parseCsv(text).rows.map(({ cells }) => cells);

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const header = 'First Name,Last Name,Mobile,Address,Pin code';
const person = (at: number) => `Navin${at},Zadkar,90000123${String(at).padStart(2, '0')},Gat No. ${at},412211`;
const table = fc.array(fc.array(fc.string({ unit: fc.constantFrom('a', 'क', '"', ' ', '=', '7'), minLength: 1 }), { minLength: 4, maxLength: 4 }), {
  minLength: 2,
  maxLength: 6,
});

describe('csv', () => {
  it.each([',', ';', '\t', '|'])('separated by %j and quoted is read unchanged', (separator) => {
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n', '\r'), fc.boolean(), (rows, lineEnd, endsWithOne) => {
        const text = rows.map((row) => row.map(quoted).join(separator)).join(lineEnd) + (endsWithOne ? lineEnd : '');
        expect(cellsOf(text)).toEqual(rows);
      }),
    );
  });

  it('reads cells with spaces around their quotation marks, and lines that are one quoted cell each', () => {
    const lines = [header, person(1), person(2)];
    const expected = lines.map((line) => line.split(','));
    const wrap = (text: string) => quoted(text);
    expect(cellsOf(lines.map((line) => ` ${line.split(',').map(quoted).join(' , ')} `).join('\n'))).toEqual(expected);
    expect(cellsOf(lines.map(wrap).join('\n'))).toEqual(expected);
    expect(cellsOf(lines.map((line) => wrap(line.split(',').map(quoted).join(','))).join('\n'))).toEqual(expected);
  });

  it('keeps a cell with a line break, and the following line numbers', () => {
    const { rows, strayQuotes } = parseCsv([header, 'Asha,Patil,9822041735,"House 4,\nCanal Road",412208', person(1)].join('\n'));
    expect(rows.map(({ number, cells }) => [number, cells.length])).toEqual([
      [1, 5],
      [2, 5],
      [4, 5],
    ]);
    expect(rows[1]?.cells[3]).toBe('House 4,\nCanal Road');
    expect(strayQuotes).toEqual([]);
  });

  it('uses the separator of the whole file, not of a title, a column name or an address', () => {
    const semicolons = (text: string) => text.replaceAll(',', ';');
    expect(parseCsv(['Farmers of Shirur, Pune, kharif 2026', semicolons(header), semicolons(person(1))].join('\n')).separator).toBe(';');
    expect(parseCsv([`${semicolons(header)} (6 digits, no space, no dash)`, semicolons(person(1)), semicolons(person(2))].join('\n')).separator).toBe(';');
    expect(parseCsv([header, `Asha,Patil,9822041735,"4; Canal Road; Nimone",412208`, person(1)].join('\n')).separator).toBe(',');
    expect(parseCsv('a,b;c', ';').rows[0]?.cells).toEqual(['a,b', 'c']);
  });

  it('reads a stray quotation mark as a character, reports its line, and loses no row', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }),
        fc.boolean(),
        (count, broken, isAtEnd) => {
          const lines = Array.from({ length: count }, (_, at) =>
            broken.includes(at + 1) ? person(at + 1).replace(/(Gat No\. \d+)/, isAtEnd ? '$1"' : '"$1') : person(at + 1),
          );
          const { rows, strayQuotes } = parseCsv([header, ...lines].join('\n'));
          expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: count + 1 }, (_, at) => at + 1));
          expect(rows.every(({ cells }) => cells.length === 5)).toBe(true);
          if (!isAtEnd)
            expect(strayQuotes).toEqual(
              broken
                .filter((at) => at <= count)
                .map((at) => at + 1)
                .sort((one, other) => one - other),
            );
        },
      ),
    );
  });

  it('loses no row for two stray marks that look like one long cell', () => {
    const lines = Array.from({ length: 9 }, (_, at) => person(at + 1));
    lines[2] = lines[2]?.replace('Gat', '"Gat') ?? '';
    lines[6] = lines[6]?.replace(',412211', '",412211') ?? '';
    const { rows, strayQuotes } = parseCsv([header, ...lines].join('\n'));
    expect(rows).toHaveLength(10);
    expect(strayQuotes).toContain(4);
  });

  it('parses any text and terminates', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', 'a', '\r') }), (text) => {
        const { rows } = parseCsv(text);
        if (/[a,]/.test(text) && !text.includes('"')) expect(rows).toHaveLength(text.replace(/(\r\n|\n|\r)$/, '').split(/\r\n|\n|\r/).length);
      }),
    );
    expect(parseCsv(`"${'x""'.repeat(1_000_000)}",b`).rows[0]?.cells[1]).toBe('b');
  });
});
