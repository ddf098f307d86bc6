/** A spreadsheet as it was read: rows of texts, how they were read, and the limits of a file. */
import { visibleText } from '../../../i18n/formats.ts';
import type { Separator } from './csv.ts';
import type { Encoding } from './file-text.ts';

/** A row that has something in it. */
export interface SheetRow {
  /** Number of the row in the spreadsheet, from 1. */
  readonly number: number;
  /** Texts without space around them. */
  readonly cells: readonly string[];
}

/** Why a file cannot be read; each has a text. */
export const sheetFaults = ['empty', 'large', 'locked', 'long', 'slow', 'unreadable'] as const;

export type SheetFault = (typeof sheetFaults)[number];

export interface SheetName {
  readonly name: string;
  readonly isHidden: boolean;
}

/** How a file was read: what was assumed, which a person can change, and what in it is suspicious, by lines of the file. */
export interface FileReading {
  /** Encoding of a text file. */
  readonly encoding?: Encoding;
  readonly separator?: Separator;
  /** The name of the sheet of a workbook, and all that it has. */
  readonly sheet?: string;
  readonly sheets?: readonly SheetName[];
  /** Other visible sheets that look like lists of people. */
  readonly otherSheets?: readonly string[];
  /** Lines of a text file that are not blank; a cell in quotes may go over several. */
  readonly lines: number | undefined;
  /** Lines with bytes that are no character, or with a NUL. */
  readonly damagedLines: readonly number[];
  /** Lines with a quotation mark that opens or closes nothing. */
  readonly strayQuotes: readonly number[];
  /** Lines that a filter or a person has hidden in the workbook. */
  readonly hiddenRows: readonly number[];
  /** Lines with a formula whose result the file does not hold. */
  readonly emptyFormulas: readonly number[];
}

/** Choices of a person that replace an assumption. */
export interface ReadingChoice {
  readonly encoding?: Encoding;
  readonly separator?: Separator;
  readonly sheet?: string;
  readonly hiddenRows?: 'read' | 'skip';
}

export type SheetAnswer = { readonly rows: readonly SheetRow[]; readonly reading: FileReading } | { readonly fault: SheetFault };

/** Limits of a file. A sheet of 5,000 people is about 400 kB and unpacks to less than 5 MB. */
export const sheetLimits = {
  /** Size of the file, in megabytes of 1,000,000 bytes. */
  megabytes: 5,
  /** Total size of an xlsx file after unpacking, because a malicious file can unpack to a thousand times its size. */
  unpackedMegabytes: 40,
  /** Number of people, without the header. */
  rows: 5_000,
  columns: 100,
  /** Length of a cell. Of a longer text one character more is kept, so that its row can say so. */
  characters: 500,
  /** For reading, after which it is given up. */
  seconds: 60,
} as const;

/** Takes the place of the result of a formula that the file does not hold. */
export const formulaSign = '\uFFFC';

/** The lines above the people: titles and the header. */
export const linesAbove = 30;

/** A text as one line without space around it, line ends, control characters and characters that cannot be seen. */
export const tidyText = (text: string): string => visibleText(text.replaceAll(/\p{Cc}+/gu, ' ')).slice(0, sheetLimits.characters + 1);
