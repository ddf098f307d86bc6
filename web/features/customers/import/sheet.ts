/** A parsed spreadsheet: rows of texts, how they were read, and the limits of a file. */
import { visibleText } from '../../../i18n/formats.ts';
import type { Separator } from './csv.ts';
import type { Encoding } from './file-text.ts';

/** A row with content. */
export interface SheetRow {
  /** Number of the row in the spreadsheet, from 1. */
  readonly number: number;
  /** Trimmed texts. */
  readonly cells: readonly string[];
}

/** Reasons why a file cannot be read, each with a text. */
export const sheetFaults = ['empty', 'large', 'locked', 'long', 'slow', 'unreadable'] as const;

export type SheetFault = (typeof sheetFaults)[number];

export interface SheetName {
  readonly name: string;
  readonly isHidden: boolean;
}

/** The result of reading a file: assumptions that a person can change, and suspicious content by line. */
export interface FileReading {
  /** Encoding of a text file. */
  readonly encoding?: Encoding;
  readonly separator?: Separator;
  /** Name of the sheet of a workbook that was read, and the names of all sheets. */
  readonly sheet?: string;
  readonly sheets?: readonly SheetName[];
  /** Other visible sheets that look like lists of people. */
  readonly otherSheets?: readonly string[];
  /** Number of non-blank lines of a text file. A quoted cell may span several. */
  readonly lines: number | undefined;
  /** Lines with invalid bytes or with a NUL. */
  readonly damagedLines: readonly number[];
  /** Lines with an unpaired quotation mark. */
  readonly strayQuotes: readonly number[];
  /** Lines that a filter or a person has hidden in the workbook. */
  readonly hiddenRows: readonly number[];
  /** Hidden columns with content, from 0. */
  readonly hiddenColumns: readonly number[];
  /** Columns in a font from before Unicode, from 0. */
  readonly oldFonts: readonly number[];
  /** True when the days of the workbook are counted from 1904, so that a plain number is another day. */
  readonly isFrom1904?: boolean;
  /** True when the file has texts after the last column that is read. */
  readonly isCut?: boolean;
  /** Lines with a formula without a result, or with an error in its place. */
  readonly emptyFormulas: readonly number[];
}

/** Choices of a person that replace assumptions. */
export interface ReadingChoice {
  readonly encoding?: Encoding;
  readonly separator?: Separator;
  readonly sheet?: string;
  readonly hiddenRows?: 'read' | 'skip';
  /** Handling of columns in an old font: their texts are refused by default, or imported as they are. */
  readonly oldFonts?: 'refuse' | 'read';
}

export type SheetAnswer = { readonly rows: readonly SheetRow[]; readonly reading: FileReading } | { readonly fault: SheetFault };

export const sheetLimits = {
  /** Size of the file, in megabytes of 1,000,000 bytes. */
  megabytes: 5,
  /** Total size of an xlsx file after unpacking, because a malicious file can unpack to a thousand times its size. */
  unpackedMegabytes: 40,
  /** Number of people, without the header. */
  rows: 5_000,
  columns: 100,
  /** Maximum length of a cell. One character more is kept of a longer text, so its row can report it. */
  characters: 500,
  /** Time limit for reading. */
  seconds: 60,
} as const;

/** Placeholder for the missing result of a formula. */
export const formulaSign = '\uFFFC';

/** Maximum number of lines above the people: titles and the header. */
export const linesAbove = 30;

/** Returns a text as one trimmed line without control and invisible characters. */
export const tidyText = (text: string): string =>
  visibleText(text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/\p{Cs}/gu, '\uFFFD')).slice(0, sheetLimits.characters + 1);
