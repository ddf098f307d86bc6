/** Reading csv: whatever was written comes back, whatever the fields hold, and any text reads as something. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const table = fc.array(
  fc.array(fc.string({ unit: fc.constantFrom('a', 'क', '"', ',', ';', '\t', '\n', '\r', ' ', '=', '7') }), { minLength: 2, maxLength: 5 }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

describe('csv', () => {
  it.each([',', ';', '\t'])('that is parted by %j and written in quotes is read as it was', (separator) => {
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n', '\r'), fc.boolean(), (rows, lineEnd, endsWithOne) => {
        const text = rows.map((row) => row.map(quoted).join(separator)).join(lineEnd) + (endsWithOne ? lineEnd : '');
        expect(parseCsv(text)).toEqual(rows);
      }),
    );
  });

  it('without quotes is read as it was, where fields hold neither separators nor line ends', () => {
    const plain = fc.array(fc.array(fc.string({ unit: fc.constantFrom('a', 'क', ' ', '7', '.') }), { minLength: 2, maxLength: 5 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(plain, (rows) => {
        expect(parseCsv(`${rows.map((row) => row.join(',')).join('\n')}\n`)).toEqual(rows);
      }),
    );
  });

  it('of any text reads as something, and loses no line', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', 'a', '\r') }), (text) => {
        const read = parseCsv(text);
        if (!text.includes('"')) expect(read).toHaveLength(text === '' ? 0 : text.replace(/(\r\n|\n|\r)$/, '').split(/\r\n|\n|\r/).length);
      }),
    );
  });

  it('with a quote that is never closed, and with five megabytes in quotes, comes to an end', () => {
    expect(parseCsv('a,"b\nc')).toEqual([['a', 'b\nc']]);
    expect(parseCsv(`"${'x""'.repeat(1_000_000)}",b`)[0]?.[1]).toBe('b');
  });
});
