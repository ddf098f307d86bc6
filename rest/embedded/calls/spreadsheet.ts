/**
 * Writes a spreadsheet (xlsx: a zip of XML files, ECMA-376) incrementally: each call returns the next bytes and keeps none of them. Uses neither streams
 * nor files.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A cell. Text is never interpreted as a formula. A date is midnight UTC of its day. */
export type CellValue = string | number | Date | null;
export type Row = readonly CellValue[];

export interface SheetColumn {
  readonly header: string;
  /** Width in characters. */
  readonly width: number;
  /** Format in Excel, such as `dd-mmm-yyyy`. `@` prevents the conversion of text. */
  readonly format?: string;
}

export interface Layout {
  /** Name of the first sheet. Further sheets are numbered. */
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** First row of each sheet, before the headers; null for none. */
  readonly note?: string | null;
  /** Rows of the last sheet, which describes the others: a label and a value. The number of rows is added. */
  readonly about: readonly (readonly [string, string | Date])[];
  readonly madeAt: Date;
  /** Number of rows of a sheet, including the header. */
  readonly rowsPerSheet?: number;
}

export interface SpreadsheetWriter {
  /** @returns bytes of the rows */
  rows(rows: readonly Row[]): Uint8Array;
  /** @returns the last bytes */
  end(): Uint8Array;
}

/** Maximum number of rows of a sheet in Excel. */
const excelRows = 1_048_576;
const excelCharacters = 32_767;
/** Maximum size in bytes of one file inside the zip, after which a further sheet begins. Sizes in the zip have 32 bits. */
const maxBytes = 3_000_000_000;

export function createSpreadsheet({ title, columns, note = null, about, madeAt, rowsPerSheet = excelRows }: Layout): SpreadsheetWriter {
  const zip = createZip(madeAt);
  const formats = [...new Set([timeFormat, ...columns.flatMap(({ format }) => format ?? [])])];
  const styleOf = (format: string | undefined) => (format === undefined ? plainStyle : firstFormat + formats.indexOf(format));
  const head = sheetHead(columns, styleOf, note);
  const headRows = note === null ? 1 : 2;
  const cells = columns.map(({ format }, index) => ({ letter: letterOf(index), style: styleOf(format) }));
  const sheets: string[] = [];
  let rowsInSheet = 0;
  let rowsInAll = 0;

  const begin = () => {
    sheets.push(sheets.length === 0 ? title : `${title} ${sheets.length + 1}`);
    rowsInSheet = headRows;
    return [zip.begin(`xl/worksheets/sheet${sheets.length}.xml`), zip.add(head)];
  };
  const finish = () => [zip.add('</sheetData></worksheet>'), zip.end()];
  const whole = (name: string, content: string) => [zip.begin(name), zip.add(content), zip.end()];

  return {
    rows(rows) {
      const parts = sheets.length === 0 ? begin() : [];
      for (let from = 0; from < rows.length; ) {
        if (rowsInSheet === rowsPerSheet || zip.size() > maxBytes) parts.push(...finish(), ...begin());
        const some = rows.slice(from, from + rowsPerSheet - rowsInSheet);
        parts.push(zip.add(some.map((row, index) => rowXml(cells, row, rowsInSheet + 1 + index)).join('')));
        rowsInSheet += some.length;
        rowsInAll += some.length;
        from += some.length;
      }
      return Buffer.concat(parts);
    },
    end() {
      const parts = [...(sheets.length === 0 ? begin() : []), ...finish()];
      const aboutCells: readonly CellPlace[] = [
        { letter: 'A', style: plainStyle },
        { letter: 'B', style: plainStyle },
      ];
      const lines: readonly Row[] = [...about, ['Rows', rowsInAll]];
      sheets.push('About');
      parts.push(
        ...whole(
          `xl/worksheets/sheet${sheets.length}.xml`,
          `${worksheet}<cols><col min="1" max="1" width="18" customWidth="1"/><col min="2" max="2" width="60" customWidth="1"/></cols><sheetData>${lines
            .map((line, index) => rowXml(aboutCells, line, index + 1))
            .join('')}</sheetData></worksheet>`,
        ),
        ...whole('xl/styles.xml', stylesXml(formats)),
        ...whole('xl/workbook.xml', workbookXml(sheets)),
        ...whole('xl/_rels/workbook.xml.rels', workbookLinks(sheets)),
        ...whole('_rels/.rels', `${xml}<Relationships xmlns="${packages}relationships">${link('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`),
        ...whole('[Content_Types].xml', contentTypes(sheets)),
        zip.close(),
      );
      return Buffer.concat(parts);
    },
  };
}

interface CellPlace {
  readonly letter: string;
  readonly style: number;
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/';
const worksheet = `${xml}<worksheet xmlns="${spreadsheets}">`;

/** Format of a date in a column without a format. */
const timeFormat = 'dd-mmm-yyyy hh:mm';

/** Styles of a workbook by number: plain, header, then the formats. The first format is that of dates. */
const [plainStyle, headerStyle, firstFormat] = [0, 1, 2];

/** Returns the letters of a column: `A` for 0, `AA` for 26. */
const letterOf = (index: number): string => (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Returns the head of a sheet with a frozen header row. */
function sheetHead(columns: readonly SheetColumn[], styleOf: (format: string | undefined) => number, note: string | null): string {
  const headerRow = note === null ? 1 : 2;
  const widths = columns.map(
    ({ width, format }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${styleOf(format)}" customWidth="1"/>`,
  );
  const headers = columns.map(({ header }, index) => cellXml(`${letterOf(index)}${headerRow}`, headerStyle, header));
  const pane = `<pane ySplit="${headerRow}" topLeftCell="A${headerRow + 1}" activePane="bottomLeft" state="frozen"/>`;
  const noteRow = note === null ? '' : `<row r="1">${cellXml('A1', headerStyle, note)}</row>`;
  const views = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  return `${worksheet}${views}<cols>${widths.join('')}</cols><sheetData>${noteRow}<row r="${headerRow}">${headers.join('')}</row>`;
}

function rowXml(cells: readonly CellPlace[], row: Row, number: number): string {
  let text = `<row r="${number}">`;
  for (const [index, { letter, style }] of cells.entries()) text += cellXml(`${letter}${number}`, style, row[index] ?? null);
  return `${text}</row>`;
}

const msPerDay = 86_400_000;
/** Number of days in Excel's calendar before 1970. */
const excelEpoch = 25_569;

function cellXml(place: string, style: number, value: CellValue): string {
  if (value === null || value === '') return '';
  const visible = value instanceof Date && style === plainStyle ? firstFormat : style;
  const styled = visible === plainStyle ? '' : ` s="${visible}"`;
  if (typeof value === 'string') return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${textXml(value)}</t></is></c>`;
  return `<c r="${place}"${styled}><v>${typeof value === 'number' ? value : value.getTime() / msPerDay + excelEpoch}</v></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
/** Characters that XML does not allow: control characters, unpaired surrogates, and noncharacters of Unicode. */
const lost = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
/** Pattern of characters that need escaping or removal. Most text has none of them. */
const special = new RegExp(`[&<>"\\r_]|${lost.source}`, 'u');

/**
 * Removes characters that XML does not allow. Escapes text that looks like an escape sequence of the format (`_x0041_`), which would be decoded on
 * reading.
 */
function textXml(text: string): string {
  if (text.length <= excelCharacters && !special.test(text)) return text;
  return text
    .slice(0, excelCharacters)
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(lost, '')
    .replaceAll(/[&<>"\r]/g, (character) => entities[character] ?? '');
}

/** Returns the styles. Custom formats are numbered from 164, and `@` is the built-in format 49. */
function stylesXml(formats: readonly string[]): string {
  const idOf = (format: string, index: number) => (format === '@' ? 49 : 164 + index);
  const list = (name: string, items: readonly string[]) => `<${name} count="${items.length}">${items.join('')}</${name}>`;
  const style = (attributes: string) => `<xf ${attributes} fillId="0" borderId="0" xfId="0"/>`;
  const fonts = ['<font><sz val="11"/><name val="Calibri"/></font>', '<font><b/><sz val="11"/><name val="Calibri"/></font>'];
  return [
    `${xml}<styleSheet xmlns="${spreadsheets}">`,
    list(
      'numFmts',
      formats.map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${textXml(format)}"/>`),
    ),
    list('fonts', fonts),
    list('fills', ['<fill><patternFill patternType="none"/></fill>', '<fill><patternFill patternType="gray125"/></fill>']),
    list('borders', ['<border/>']),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list('cellXfs', [
      style('numFmtId="0" fontId="0"'),
      style('numFmtId="0" fontId="1" applyFont="1"'),
      ...formats.map((format, index) => style(`numFmtId="${idOf(format, index)}" fontId="0" applyNumberFormat="1"`)),
    ]),
    '</styleSheet>',
  ].join('');
}

const link = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${documents}/${type}" Target="${target}"/>`;

function workbookXml(sheets: readonly string[]): string {
  const list = sheets.map((name, index) => `<sheet name="${textXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  return `${xml}<workbook xmlns="${spreadsheets}" xmlns:r="${documents}"><sheets>${list.join('')}</sheets></workbook>`;
}

function workbookLinks(sheets: readonly string[]): string {
  const list = sheets.map((_, index) => link(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`));
  return `${xml}<Relationships xmlns="${packages}relationships">${list.join('')}${link(`rId${sheets.length + 1}`, 'styles', 'styles.xml')}</Relationships>`;
}

function contentTypes(sheets: readonly string[]): string {
  const part = (name: string, type: string) => `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`;
  return [
    `${xml}<Types xmlns="${packages}content-types">`,
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
    `<Default Extension="xml" ContentType="application/xml"/>`,
    part('workbook', 'spreadsheetml.sheet.main'),
    part('styles', 'spreadsheetml.styles'),
    ...sheets.map((_, index) => part(`worksheets/sheet${index + 1}`, 'spreadsheetml.worksheet')),
    '</Types>',
  ].join('');
}

/**
 * Creates a zip whose files are written one after the other, each in parts. The sizes follow the content (APPNOTE 4.3.9) because they are unknown
 * before.
 */
function createZip(madeAt: Date) {
  const entries: Buffer[] = [];
  let offset = 0;
  let file = { name: Buffer.alloc(0), start: 0, crc: 0, size: 0, packed: 0 };
  const time = (madeAt.getUTCHours() << 11) | (madeAt.getUTCMinutes() << 5) | (madeAt.getUTCSeconds() >> 1);
  const day = ((madeAt.getUTCFullYear() - 1980) << 9) | ((madeAt.getUTCMonth() + 1) << 5) | madeAt.getUTCDate();
  /** Flags: sizes after the content, names in UTF-8, compression by deflate. */
  const common = [20, 0x0808, 8, time, day];
  const placed = (bytes: Buffer) => {
    offset += bytes.length;
    return bytes;
  };
  const pack = (bytes: Buffer, finishFlush: number) => {
    const packed = deflateRawSync(bytes, { level: 4, finishFlush });
    file.packed += packed.length;
    return placed(packed);
  };
  return {
    /** Number of uncompressed bytes of the file so far. */
    size: () => file.size,
    begin(name: string): Buffer {
      file = { name: Buffer.from(name), start: offset, crc: 0, size: 0, packed: 0 };
      return placed(Buffer.concat([words([4, 0x04034b50], ...shorts(common), [4, 0], [4, 0], [4, 0], [2, file.name.length], [2, 0]), file.name]));
    },
    /** Compresses each part separately up to a byte boundary, so that the parts form one stream. */
    add(text: string): Buffer {
      const bytes = Buffer.from(text);
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
      return pack(bytes, constants.Z_SYNC_FLUSH);
    },
    end(): Buffer {
      const last = pack(Buffer.alloc(0), constants.Z_FINISH);
      const { name, start, crc, size, packed } = file;
      const sizes: readonly Word[] = [
        [4, crc],
        [4, packed],
        [4, size],
      ];
      entries.push(
        Buffer.concat([
          words([4, 0x02014b50], [2, 20], ...shorts(common), ...sizes, [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, start]),
          name,
        ]),
      );
      return Buffer.concat([last, placed(words([4, 0x08074b50], ...sizes))]);
    },
    /** Returns the central directory of the zip. */
    close(): Buffer {
      const list = Buffer.concat(entries);
      return Buffer.concat([list, words([4, 0x06054b50], [2, 0], [2, 0], [2, entries.length], [2, entries.length], [4, list.length], [4, offset], [2, 0])]);
    },
  };
}

/** Number of bytes and value. */
type Word = readonly [2 | 4, number];

const shorts = (values: readonly number[]): readonly Word[] => values.map((value) => [2, value]);

/**
 * Writes numbers in little-endian order, as a zip requires.
 * @throws RangeError beyond 4 GB, which no export reaches
 */
function words(...list: readonly Word[]): Buffer {
  const bytes = Buffer.alloc(list.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of list) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}
