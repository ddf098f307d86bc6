/** Maps columns of a sheet to fields, guessed from the header in English, Hindi and Marathi, or chosen by hand. */
import { latinDigits, mobileDigits } from '../../../i18n/formats.ts';
import { nameKey } from '../../../people/names.ts';
import type { PersonValues } from '../../../people/person-form.ts';
import { isEmail } from '../../../people/person-values.ts';
import { linesAbove, type SheetRow } from './sheet.ts';

/** Imported fields of a person, in the order of the screen. */
export const importFields = [
  'firstName',
  'middleName',
  'lastName',
  'phoneNumber',
  'dateOfBirth',
  'gender',
  'email',
  'state',
  'district',
  'taluka',
  'village',
  'street',
  'pinCode',
  'whatsAppMobile',
  'notes',
] as const satisfies readonly (keyof PersonValues | 'whatsAppMobile' | 'notes')[];

/** Fields that only a REST API with extensions accepts for a new person: the WhatsApp number, and a farmer's crops or a dealer's details. */
export const extensionFields: readonly ImportField[] = ['whatsAppMobile', 'notes'];

export type ImportField = (typeof importFields)[number];

/** Columns that a sheet may omit. The taluka determines state and district, and the form provides the gender. */
export const freeFields: readonly ImportField[] = ['middleName', 'gender', 'state', 'district', 'village', ...extensionFields];

/** Source of a field's values. */
export type Source = { readonly column: number } | { readonly same: string };

export type Match = Readonly<Partial<Record<ImportField, Source>>>;

/** The whole name in one column. */
const wholeName = 'name';

/** Header spellings, including the product's own labels in all languages. */
const spellings: Readonly<Record<ImportField | typeof wholeName, string>> = {
  name: 'name, full name, farmer name, farmers name, name of farmer, dealer name, name of dealer, customer name, contact name, contact person, party name, ledger name, name of ledger, name of party, नाम, पूरा नाम, किसान का नाम, डीलर का नाम, नाव, पूर्ण नाव, संपूर्ण नाव, शेतकऱ्याचे नाव, शेतकरी नाव, डीलरचे नाव',
  firstName: 'first name, given name, fname, f name, पहला नाम, प्रथम नाम, पहिले नाव, स्वतःचे नाव',
  middleName:
    'middle name, mname, m name, father, father name, fathers name, husband, husband name, husbands name, father husband, father husband name, मध्य नाम, मध्यनाम, पिता का नाम, पति का नाम, पिता पति, मधले नाव, मधलं नाव, वडिलांचे नाव, पतीचे नाव, वडील पती',
  lastName: 'last name, surname, family name, lname, l name, उपनाम, कुलनाम, आडनाव',
  phoneNumber:
    'phone, phone number, phone no, ph, ph no, mobile, mobile number, mobile no, mob, mob no, contact, contact number, contact no, cell, telephone, फ़ोन, फ़ोन नंबर, मोबाइल, मोबाइल नंबर, मोबाईल, मोबाईल नंबर, मोबाइल क्रमांक, मोबाईल क्रमांक, मो, मो नं, मो क्र, संपर्क, संपर्क नंबर, संपर्क क्रमांक, दूरभाष, फोन, फोन नंबर, दूरध्वनी, भ्रमणध्वनी',
  dateOfBirth: 'date of birth, birth date, birthdate, dob, d o b, birthday, जन्म तारीख, जन्मतारीख, जन्म तिथि, जन्मतिथि, जन्म दिनांक, जन्मदिनांक, जन्म',
  gender: 'gender, sex, m f, male female, लिंग, स्त्री पुरुष, पुरुष स्त्री',
  email: 'email, e mail, email id, e mail id, email address, e mail address, mail, mail id, ईमेल, ई मेल, इमेल, ईमेल आयडी, ईमेल पता, ईमेल पत्ता',
  state: 'state, राज्य, प्रदेश',
  district: 'district, dist, zilla, zila, jilha, ज़िला, जिल्हा, जि',
  taluka: 'taluka, taluk, tal, tq, tahsil, tehsil, tahasil, taluqa, sub district, block, तालुका, तालूका, तहसील, तहसिल, ता',
  village: 'village, village name, vill, gaon, gav, gaav, town, city, address 2, गाँव, गांव, ग्राम, गाव, गावाचे नाव, मौजे, मौजा, मु पो, शहर, पता 2, पत्ता 2',
  street:
    'street, street address, address, addr, address 1, address line 1, house, house no, road, gat no, पता, पता 1, गली, मोहल्ला, पत्ता, पत्ता 1, रस्ता, गल्ली, गट नं',
  pinCode: 'pincode, pin code, pin, pin no, postal code, post code, zip, zip code, पिनकोड, पिन कोड, पिन, पिन नंबर',
  whatsAppMobile:
    'whatsapp, whatsapp mobile, whatsapp number, whatsapp no, whats app, whats app number, whatsapp मोबाइल, whatsapp मोबाईल, whatsapp नंबर, व्हाट्सएप, व्हाट्सएप नंबर, व्हाट्सऐप, व्हाट्सऐप नंबर, व्हाट्सएप मोबाइल, व्हॉट्सऐप, व्हॉट्सऐप मोबाइल, व्हॉट्सऐप नंबर, व्हॉट्सअॅप मोबाइल, व्हॉट्सॲप, व्हॉट्सॲप नंबर, व्हॉट्सअॅप, व्हॉट्सअॅप नंबर, व्हॉट्सअप, व्हॉट्सअप नंबर',
  notes:
    'crops or details, crop, crops, crop name, crops grown, main crop, details, shop details, dealer details, dealer data, फसल, फसलें, मुख्य फसल, फसल या विवरण, विवरण, दुकान का विवरण, पीक, पिक, पिके, पिकं, मुख्य पीक, पिके किंवा तपशील, तपशील, दुकानाचा तपशील',
};

/**
 * Words of a header that name another thing than the field of the other words, such as a district code, the type of a phone, the name of a bank,
 * or a part of a name where the whole name is meant.
 */
const otherThing =
  /^(?:first|middle|last|given|family|is|code|id|label|type|status|verified|bank|branch|account|mother|nominee|place|कोड|बैंक|बँक|शाखा|खाता|खाते|आईचे|माता|स्थान|ठिकाण)$/;

/** Returns the lower-case words without punctuation, without the dot below letters, which not every keyboard has, and with one spelling of नाव. */
const wordsOf = (text: string): readonly string[] =>
  nameKey(text)
    .replaceAll("'", '')
    .replaceAll('नांव', 'नाव')
    .match(/[\p{L}\p{M}]+|\d+/gu) ?? [];

interface Title {
  readonly words: readonly string[];
  /** The words, separated by single spaces. */
  readonly text: string;
  /** The words without spaces, for headers such as `mobileno`. */
  readonly joined: string;
}

function titleOf(header: string): Title {
  const words = wordsOf(header);
  return { words, text: words.join(' '), joined: words.join('') };
}

/** Separates the words of `firstName` and `PINCode`. */
const separated = (header: string): string => header.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');

const known = Object.entries(spellings).flatMap(([field, list]) => list.split(', ').map((spelling) => ({ field, spelling: titleOf(spelling) })));

/** Fit of a header that equals a spelling. */
const equalFit = 1_000;

/** Returns how well a header fits a spelling. Equal is best, then containing all of its words, with more weight for long spellings. 0 means no fit. */
function fitOf(title: Title, spelling: Title): number {
  if (title.joined === spelling.joined) return equalFit;
  const isPart =
    spelling.words.every((word) => title.words.includes(word)) && !title.words.some((word) => otherThing.test(word) && !spelling.words.includes(word));
  return isPart ? spelling.text.length : 0;
}

/** Returns every spelling that a column fits, the best fit first. */
function fitsOf(header: readonly string[]) {
  const titles = header.map((title) => [titleOf(title), titleOf(separated(title))]);
  return known
    .flatMap(({ field, spelling }) => titles.map((each, column) => ({ field, column, fit: Math.max(...each.map((title) => fitOf(title, spelling))) })))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit || one.column - other.column);
}

/** Returns the best fit of each column. A second e-mail address is no second line of an address, although its title has the words. */
const bestFits = (fits: ReturnType<typeof fitsOf>) => fits.filter(({ column }, at) => fits.findIndex((fit) => fit.column === column) === at);

/**
 * Returns the columns that may contain a field: several phones, several whole names, several equal titles, or several titles with one word of it, such as
 * `Home Street` and `Business Street`. None of them is assumed.
 */
export function rivalsOf(header: readonly string[], field: ImportField): readonly number[] {
  const titles = header.map(titleOf);
  const fits = bestFits(fitsOf(header));
  const own = rivalsAmong(titles, fits, field);
  const isName = field === 'firstName' && fits.every((fit) => fit.field !== 'firstName');
  return own.length === 0 && isName ? rivalsAmong(titles, fits, wholeName) : own;
}

function rivalsAmong(titles: readonly Title[], fits: ReturnType<typeof fitsOf>, field: ImportField | typeof wholeName): readonly number[] {
  const best = titles.map((_, column) => fits.find((fit) => fit.column === column));
  const own = best.filter((fit) => fit?.field === field).flatMap((fit) => fit ?? []);
  const [first] = own.toSorted((one, other) => other.fit - one.fit);
  const rivals = own.filter(
    ({ column, fit }) =>
      field === 'phoneNumber' ||
      (fit === first?.fit && (field === wholeName || fit < equalFit)) ||
      titles[column]?.text === titles[first?.column ?? column]?.text,
  );
  return rivals.length > 1 ? rivals.map(({ column }) => column) : [];
}

/**
 * Maps each column to at most one field, the best fit first. Only a column with the whole name serves all name fields without a column of
 * their own. A field with rival columns stays unmapped.
 * @param fields to be mapped; all by default
 */
export function matchColumns(header: readonly string[], fields: readonly ImportField[] = importFields): Match {
  const titles = header.map(titleOf);
  const fits = fitsOf(header);
  const columns = new Map<string, number>();
  const taken = new Set<number>();
  for (const { field, column } of bestFits(fits)) {
    if (columns.has(field) || taken.has(column)) continue;
    columns.set(field, column);
    taken.add(column);
  }
  for (const field of [...importFields, wholeName] as const) if (rivalsAmong(titles, fits, field).length > 0) columns.delete(field);
  // A single column for both, such as `Mobile number (WhatsApp)`, is the phone.
  const both = fits.find(({ field, column, fit }) => field === 'whatsAppMobile' && fit < equalFit && column === columns.get('whatsAppMobile'))?.column;
  if (
    both !== undefined &&
    fits.every(({ field, column }) => field !== 'phoneNumber' || column === both) &&
    fits.some(({ field }) => field === 'phoneNumber')
  ) {
    columns.set('phoneNumber', both);
    columns.delete('whatsAppMobile');
  }
  const name = columns.get(wholeName);
  const isWhole = name !== undefined && !columns.has('firstName');
  const sources = fields.map((field) => {
    const own = columns.get(field);
    const column =
      own ?? (isWhole && (field === 'firstName' || ((field === 'middleName' || field === 'lastName') && !columns.has('lastName'))) ? name : undefined);
    return [field, column === undefined ? undefined : { column }] as const;
  });
  return Object.fromEntries(sources.filter(([, source]) => source !== undefined));
}

export interface Headed {
  readonly header: readonly string[];
  /** Rows below the header. */
  readonly rows: readonly SheetRow[];
  /** Line number of the header in the sheet, from 1; 0 when there is none. */
  readonly line: number;
  /** Number of known columns of the header. */
  readonly known: number;
}

/** Returns the number of known columns of a header. */
const knownIn = (header: readonly string[]): number =>
  new Set(Object.values(matchColumns(header)).flatMap((source) => ('column' in source ? [source.column] : []))).size;

/** Returns true for a row with a phone number or an e-mail address, which no header has. */
const isPerson = ({ cells }: SheetRow): boolean => cells.some((cell) => mobileDigits(cell) !== undefined || isEmail(cell));

/** A PIN code or a date. Titles above a header may contain one beside words. */
const isPinOrDate = (cell: string): boolean =>
  /^(?:[1-9]\d{2} ?\d{3}|\d{1,2}[/.-](?:\d{1,2}|[a-z]{3})[/.-]\d{2,4}|\d{4}-\d{2}-\d{2})$/i.test(latinDigits(cell));

/** Minimum number of titles of a header that needs no other evidence. */
const certainTitles = 2;

/**
 * Returns false for a row above others that may be a person without a phone number: with a PIN code or a date, or without titles and without a word above
 * a column of numbers. A header that is read as a person is seen in the check, while a person who is read as a header would be lost.
 */
function isHeader({ cells }: SheetRow, known: number, below: readonly SheetRow[]): boolean {
  if (cells.some(isPinOrDate)) return false;
  if (known >= certainTitles || below.length === 0) return true;
  return cells.some((cell, column) => {
    const values = below.map((row) => row.cells[column] ?? '').filter((value) => value !== '');
    return /\p{L}/u.test(cell) && !/\p{Nd}/u.test(cell) && values.length > 0 && values.every((value) => /\p{Nd}|@/u.test(value));
  });
}

const knownWords = new Set(known.flatMap(({ spelling }) => spelling.words));
const knownTitles = new Set(known.map(({ spelling }) => spelling.joined));

/** Returns true for a row with two titles or more, most of them made of words of the known titles. */
function isTitles(cells: readonly string[]): boolean {
  const texts = cells.filter((cell) => cell !== '').map(wordsOf);
  const titles = texts.filter((words) => words.length > 0 && words.every((word) => knownWords.has(word)));
  return titles.length > 1 && titles.length * 2 > texts.length;
}

/**
 * Returns the header that ends in a row: the row itself, or joined with the row above when more columns are known then. `Name` above `First` and `Last` is
 * one title over two columns, whose second cell is blank.
 */
function headerAt(rows: readonly SheetRow[], at: number): Pick<Headed, 'header' | 'known'> {
  const own = rows[at]?.cells ?? [];
  const above = rows[at - 1]?.cells ?? [];
  const join = (titleOfColumn: (cell: string, upper: string, column: number) => string) =>
    Array.from({ length: Math.max(own.length, above.length) }, (_, column) => titleOfColumn(own[column] ?? '', above[column] ?? '', column));
  const both = (cell: string, upper: string) => (cell === upper ? cell : `${upper} ${cell}`.trim());
  const group = (column: number) => above.slice(0, column + 1).findLast((title) => title !== '') ?? '';
  const headers = [
    own,
    ...(knownIn(own) > 0 ? [join((cell, upper) => cell || upper)] : []),
    ...(isTitles(own) ? [join(both), join((cell, upper, column) => both(cell, cell === '' ? upper : group(column)))] : []),
  ];
  return headers.map((header) => ({ header, known: knownIn(header) })).reduce((best, next) => (next.known > best.known ? next : best));
}

/** Minimum number of titles of the header of another table. */
const leastTitles = 3;

/** Returns the line numbers of rows that are headers with other titles: of another table on the sheet, whose columns would be read wrongly. */
export const otherHeaders = ({ header, rows }: Pick<Headed, 'header' | 'rows'>): readonly number[] =>
  rows.flatMap((row) => {
    const isHeader = row.cells.filter((cell) => knownTitles.has(titleOf(cell).joined)).length >= leastTitles && !isPerson(row);
    return isHeader && row.cells.some((cell, column) => titleOf(cell).joined !== titleOf(header[column] ?? '').joined) ? [row.number] : [];
  });

/**
 * Splits rows into header and people. The header is the first line above the people with the most known columns, because titles may precede it. A
 * file that starts with people has no header.
 * @param line line of the header that the person has chosen; 0 for none
 */
export function headed(rows: readonly SheetRow[], line?: number): Headed {
  const headers = rows.slice(0, linesAbove).map((row, at) => (isPerson(row) ? { header: row.cells, known: -1 } : headerAt(rows, at)));
  const most = Math.max(...headers.map(({ known }) => known));
  const best = most > 0 ? headers.findIndex(({ known }) => known === most) : 0;
  const found = rows[best];
  const isFound = found !== undefined && !isPerson(found) && isHeader(found, most, rows.slice(best + 1));
  const at = line === undefined ? (isFound ? best : -1) : rows.findIndex(({ number }) => number === line);
  if (at === -1) return { header: [], rows, line: 0, known: 0 };
  return { ...headerAt(rows, at), rows: rows.slice(at + 1), line: rows[at]?.number ?? 0 };
}
