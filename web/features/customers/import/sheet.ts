/** A spreadsheet as it was read: rows of texts, and what a file may be at most. */

/** A row that has something in it. */
export interface SheetRow {
  /** As the spreadsheet counts it, from 1. */
  readonly number: number;
  /** Texts without space around them. */
  readonly cells: readonly string[];
}

/** Why a file cannot be read; each has a text. */
export const sheetFaults = ['empty', 'large', 'long', 'old', 'slow', 'unreadable'] as const;

export type SheetFault = (typeof sheetFaults)[number];

export type SheetAnswer = { readonly rows: readonly SheetRow[] } | { readonly fault: SheetFault };

/** What a file may have. A sheet of 5,000 people is some 400 kB and unpacks to less than 5 MB. */
export const sheetLimits = {
  /** Of the file, in megabytes of 1,000,000 bytes. */
  megabytes: 5,
  /** Of everything in an xlsx file once it is unpacked: a file made to exhaust the memory unpacks to a thousand times its size. */
  unpackedMegabytes: 40,
  /** Of people, without the header. */
  rows: 5_000,
  columns: 100,
  /** Of a cell; what is longer is cut. */
  characters: 500,
  /** For reading, after which it is given up. */
  seconds: 60,
} as const;

/** The lines above the people: titles and the header. */
export const linesAbove = 10;

/** As one line without space around it: no line ends, control characters and signs that cannot be seen. The joiners of Devanagari stay. */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u200B\u200E\u200F\u2060\uFEFF]/g, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, sheetLimits.characters);
