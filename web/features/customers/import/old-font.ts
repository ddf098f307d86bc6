/**
 * Recognises columns in fonts from before Unicode, such as Kruti Dev, Shivaji, DVB-TT and Shree-Dev. Their letters are stored as other characters, so
 * रमेश पाटील is stored as `jes'k ikVhy`. A single cell can look like a name, so the whole column decides.
 */
import { mobileDigits } from '../../../i18n/formats.ts';
import { isEmail } from '../../../people/person-values.ts';
import type { SheetRow } from './sheet.ts';

/** Names of such fonts. Each contains a number or a sign that no person's name contains. */
const fontName = /(?:kruti ?dev|dev ?lys|shivaji|shusha|akruti ?dev) ?\d{1,4}|d[vV][bBwW]?w?-?tt|shree-?dev-?\d*|aps-?c?-?dv|walkman-chanakya/i;

/** Returns the name of an old font in the styles of a workbook. */
export const oldFontIn = (styles: string): string | undefined => fontName.exec(styles)?.[0];

/** Characters inside a word that no name or address has there. An apostrophe counts between small letters only, unlike in `D'Souza` and `Dattu's`. */
const oddSign = /\p{L}[;[\]{}~^|\\<>=$"+#@_§‘]\p{L}|\p{Ll}[;[{]|[\]{}][\p{L}]|\p{Ll}['’`]\p{Ll}{2}|\p{Ll}['’`](?!s)\p{Ll}|\p{Ll}\.\p{Ll}/u;

/** A capital letter inside a word, unlike in `McDonald` and `DeSouza`. */
const capitalInside = /^(?!(?:Ma?c|D[aei]|L[ae])\p{Lu}\p{Ll}+$).*\p{Ll}\p{Lu}/u;

const isCapitals = (word: string): boolean => word === word.toUpperCase();

/** Starts of names and words in Latin letters, in India and in English. */
const usualStart =
  /^(?:[^a-z]|[aeiouy]|.[aeiouy]|.$|[bcdfgjklmnprstvwz]h|[bcdfgkptvms]r|[bcfgkps]l|[bdghjkmnprstvl]y|[dgkstv]w|[dstg]v|s[ckmnpqt]|dny|gny|[gjkp]n|ks|ts|ll|hr|wr|mr|shr|ng)/;

/** Abbreviations without a vowel, and the number that is none. */
const abbreviation = /^(?:nan|smt|mrs|mst|nrs|hno|bldg|blk|flr|dt|tq|tlk|vlg|st|rd|nr|ltd|pvt|bros?)$/;

/** Letters of Western Europe, in which fonts such as DVB-TT have the letters of India. A name in these languages has few of them. */
const western = /[\u00A1-\u02DC\u2018-\u203A]/g;

function isOdd(word: string): boolean {
  if ((word.match(western)?.length ?? 0) > 1 || oddSign.test(word)) return true;
  const letters = word.toLowerCase().match(/^[a-z]+/)?.[0] ?? '';
  if (isCapitals(word) || abbreviation.test(letters)) return false;
  return capitalInside.test(word) || (letters.length > 2 && (!usualStart.test(letters) || !/[aeiouy]/.test(letters)));
}

/** Minimum share of odd words in a column; lower when the workbook names such a font or another column is in one. */
const leastShare = { usual: 0.3, withFont: 0.1 } as const;

/** Returns true for a text that may be in an old font: it has letters, and none of an Indian script. */
export const mayBeInOldFont = (text: string): boolean => /[a-z\u00C0-\u00FF]/i.test(text) && !/[\u0900-\u0DFF]/.test(text);

/** Returns true for e-mail addresses, phone numbers and labels of contacts (`* myContacts`), beside which other characters may be odd. */
const isContact = (text: string): boolean => /\S@\S|\d{5}|\* ?my[A-Z]/.test(text) || isEmail(text) || mobileDigits(text) !== undefined;

/** A semicolon before a space separates crops or details. At the end of a cell with one word, it is a letter. */
const separators = /[\s,()/-]+|;(?=\s)/;

/**
 * Returns the columns in an old font. A column of e-mail addresses or phone numbers has none.
 * @param font name of such a font in the workbook; a column that is certainly in one counts as its name
 */
export function oldFontColumns(rows: readonly SheetRow[], font: string | undefined): readonly number[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const shares = Array.from({ length: width }, (_, column) => oddShare(rows.map(({ cells }) => cells[column] ?? '')));
  const columnsFrom = (least: number) => [...shares.keys()].filter((column) => (shares[column] ?? 0) >= least);
  const certain = columnsFrom(leastShare.usual);
  return font === undefined && certain.length === 0 ? [] : columnsFrom(leastShare.withFont);
}

/** Returns the share of odd words in a column, from 0 to 1. */
function oddShare(texts: readonly string[]): number {
  if (texts.filter(isContact).length * 2 >= texts.filter((text) => text !== '').length) return 0;
  const words = texts.filter(mayBeInOldFont).flatMap((text) => text.split(separators).filter((word) => word.length > 2 && mayBeInOldFont(word)));
  return words.length === 0 ? 0 : words.filter(isOdd).length / words.length;
}
