/** Parses the people of a sheet, finds errors, and derives the state of each row. The rules are those of the form that adds a person. */
import { earliestDay, isDay, readDay } from '../../../calendar/read-day.ts';
import type { Outcome } from '../../../data/attempt.ts';
import type { Gender } from '../../../data/schema.generated.ts';
import { formatNumber, latinDigits } from '../../../i18n/formats.ts';
import type { TextFunction } from '../../../i18n/text-context.ts';
import { areaParts } from '../../../people/area.ts';
import { nameKey, noLastName } from '../../../people/names.ts';
import { checkAddress, checkName, emptyPerson, type PersonValues } from '../../../people/person-form.ts';
import { isPhone, tidyEmail, tidyPhone, tidyPin } from '../../../people/person-values.ts';
import type { peopleTexts } from '../../../people/texts/texts.ts';
import type { formTexts } from '../../../ui/form/texts/texts.ts';
import type { FormErrors } from '../../../ui/form/use-form.ts';
import type { createAreaMatch, FoundArea } from './area-match.ts';
import { type ImportField, importFields, type Match, type Source } from './columns.ts';
import { type DateOrder, dayFirst } from './date-order.ts';
import { damagedSign } from './file-text.ts';
import { mayBeInOldFont } from './old-font.ts';
import { formulaSign, type SheetRow, sheetLimits } from './sheet.ts';
import type { importTexts } from './texts/texts.ts';

export interface ImportRow {
  /** Number of the row in the sheet. */
  readonly number: number;
  /** The cells as they were read and corrected. */
  readonly typed: Readonly<Record<ImportField, string>>;
  /** Fields whose cell is a formula without a stored result. */
  readonly noResult: readonly ImportField[];
  /** Fields whose cell is in a font from before Unicode. */
  readonly inOldFont: readonly ImportField[];
  readonly confirmedBirthday: string;
  /** Corrected fields, which stay fields. */
  readonly corrected: readonly ImportField[];
  /** True when all values are shown as fields. */
  readonly open: boolean;
  /** The person's decision: leave the row out, or add it although another row has the same phone number. */
  readonly choice: 'out' | 'add' | undefined;
  /** Number of repeated sends by the person. A completed write is repeated with another key. */
  readonly again: number;
  /** Outcome of the row; undefined until it was sent. */
  readonly outcome: Outcome<unknown> | undefined;
}

/** Fields that consist of words. */
const wordFields: readonly ImportField[] = ['firstName', 'middleName', 'lastName', ...areaParts, 'village', 'street', 'notes'];

/** Placeholders of people, databases and programs for an empty cell. A single dot is the mark of a person without a last name. */
const signOfNothing =
  /^(?:[-–—_/*~=\s]+|\.{2,}|N\/?A|N\.A\.?|n\/a|NIL|nil|Nil|[(<]?(?:NULL|null|blank)[)>]?|\\N|na|nan|NaN|None|none|undefined|\[object Object\])$/;

export interface ReadingOptions {
  /** Columns in a font from before Unicode. */
  readonly oldFonts?: readonly number[];
  /** The order of whole names in one column. */
  readonly nameOrder?: NameOrder | undefined;
}

/** Returns the row's cells by field. A column for both first and last name contains the whole name. */
export function rowOf({ number, cells }: SheetRow, match: Match, { oldFonts = [], nameOrder = 'FIRST_NAME_FIRST' }: ReadingOptions = {}): ImportRow {
  const cell = (field: ImportField) => {
    const source = match[field];
    if (source === undefined) return '';
    if ('same' in source) return source.same;
    const text = cells[source.column]?.replace(formulaSign, '') ?? '';
    // A missing gender would become the form's default, so its placeholder stays and is reported.
    return field !== 'gender' && signOfNothing.test(text) ? '' : text;
  };
  const noResult = importFields.filter((field) => {
    const source = match[field];
    return source !== undefined && 'column' in source && cells[source.column] === formulaSign;
  });
  const inOldFont = wordFields.filter((field) => {
    const source = match[field];
    return source !== undefined && 'column' in source && oldFonts.includes(source.column) && mayBeInOldFont(cells[source.column] ?? '');
  });
  const typed = {
    firstName: cell('firstName'),
    middleName: cell('middleName').replaceAll(relation, ''),
    lastName: cell('lastName'),
    phoneNumber: cell('phoneNumber'),
    dateOfBirth: cell('dateOfBirth'),
    gender: cell('gender'),
    email: cell('email'),
    state: cell('state'),
    district: cell('district'),
    taluka: cell('taluka'),
    village: cell('village'),
    street: cell('street'),
    pinCode: cell('pinCode'),
    whatsAppMobile: cell('whatsAppMobile'),
    notes: cell('notes'),
  };
  const village = villageWithPin.exec(typed.village);
  const places =
    village?.groups === undefined || (typed.pinCode !== '' && tidyPin(plainDigits(typed.pinCode)) !== tidyPin(village.groups['pin'] ?? ''))
      ? {}
      : { village: village.groups['name'] ?? '', pinCode: typed.pinCode || (village.groups['pin'] ?? '') };
  const named = { ...typed, firstName: typed.firstName.replace(listNumber, '') };
  const names = isWholeName(match) ? namesOf(named, match, nameOrder) : { firstName: named.firstName };
  return {
    number,
    typed: { ...typed, ...names, ...places },
    noResult,
    inOldFont,
    confirmedBirthday: '',
    corrected: [],
    open: false,
    choice: undefined,
    again: 0,
    outcome: undefined,
  };
}

/** A village with the PIN code of its post office behind it. */
const villageWithPin = /^(?<name>.*?\p{L}.*?)[\s,–-]*(?:pin(?: ?code)?[\s:.-]*)?(?<pin>[1-9१-९]\p{Nd}{2} ?\p{Nd}{3})$/iu;

/**
 * Returns the rows of a sheet, with the value of the row above in place of ditto signs. Where a column says the gender of some people, a blank cell of it
 * is a fault, because the default of the form would be a guess. Without such a column, a title such as Smt decides.
 */
export function rowsOf(rows: readonly SheetRow[], match: Match, options: ReadingOptions = {}): ImportRow[] {
  const { gender } = match;
  const isSaid = gender !== undefined && 'column' in gender && rows.some(({ cells }) => (cells[gender.column] ?? '') !== '');
  const read: ImportRow[] = [];
  for (const each of rows) {
    const row = rowOf(each, match, options);
    const above = read.at(-1)?.typed;
    const repeated = above === undefined ? [] : repeatedFields.filter((field) => ditto.test(row.typed[field])).map((field) => [field, above[field]] as const);
    const missing = row.typed.gender === '' && isSaid ? { gender: noGender } : {};
    const saysWoman = titleOfWoman.test(row.typed.firstName) || each.cells.some((cell) => onlyTitleOfWoman.test(cell) || relationOfWoman.test(cell));
    const titled = row.typed.gender === '' && !isSaid && saysWoman ? { gender: 'Female' } : {};
    read.push({ ...row, typed: { ...row.typed, ...Object.fromEntries(repeated), ...missing, ...titled } });
  }
  return read;
}

/** Takes the place of a gender that a sheet leaves out. */
const noGender = '-';

const isWholeName = ({ firstName, lastName }: Match): boolean => equalSources(firstName, lastName);

const titlesOfWomen = 'smt|shrimati|srimati|mrs|ms|miss|sau|kumari|श्रीमती|सौ|कुमारी';

/** Titles before a name. A title stays with the first name. */
const titles = new RegExp(`^(?:shri|shree|sri|prof|haji|m/s|mr|dr|adv|kum|late|श्री|कु|डॉ|स्व|कै|मे|मेसर्स|ह\\.भ\\.प|${titlesOfWomen})\\.?$`, 'iu');

/** A title of a woman at the start of a name. */
const titleOfWoman = new RegExp(`^(?:${titlesOfWomen})(?:\\.|\\s)`, 'iu');

/** A column of titles beside the name. */
const onlyTitleOfWoman = new RegExp(`^(?:${titlesOfWomen})\\.?$`, 'iu');

/** Wife or daughter of the person whose name follows. */
const relationOfWoman = /(?<=^|\s)[wd]\/o\b/iu;

/** A relation before the name of the father or husband, such as `S/o` and `W/o.`. */
const relation = /(?<=^|\s)[swdc]\/o\.?\s*/giu;

/** Number of a person in a list, before the name: `1. Navin`, `2) Asha` and `(3) Lata`. */
const listNumber = /^(?:\(\p{Nd}{1,4}\)|\p{Nd}{1,4}[.)])\s*(?=\p{L})/u;

/** Takes the place of a space that separates no names. */
const noSpace = '\u00A0';

/** Signs between the names of two people. One row cannot register both. */
const twoPeople = /\s(?:&|\+|and|व|आणि|और|एवं)\s/iu;

/** Signs before another name of the same person, which stays with the name before it. */
const alias = / (?=(?:@|alias|urf|उर्फ)\s)|(?<=\s(?:@|alias|urf|उर्फ)) /giu;

/** An initial in place of a name, such as `K.` and `K`. */
const initial = /^\p{L}\p{M}*\.?$/u;

export const nameOrders = ['FIRST_NAME_FIRST', 'LAST_NAME_FIRST'] as const;

/** Order of the parts of a whole name: the last name at its end, or at its start, as many lists of Maharashtra have it. */
export type NameOrder = (typeof nameOrders)[number];

type Names = Pick<ImportRow['typed'], 'firstName' | 'middleName' | 'lastName'>;

/**
 * Splits `Dattatray Maruti Kharat` into first, middle and last name. A comma follows the last name, as in
 * `Kharat, Dattatray`. An initial at the end, as in `Kharat D. M.`, is no last name, so the name stays whole and has a fault. So do the names of two people.
 */
function splitName(name: string, hasMiddle: boolean, order: NameOrder): Names {
  if (twoPeople.test(name)) return { firstName: name, middleName: '', lastName: '' };
  const [, before, after] = /^([^,]+), *([^,]+)$/.exec(name) ?? [];
  // A space before brackets, beside the sign of an alias, and after titles, separates no names.
  const parts = (before === undefined ? name : `${after} ${before}`)
    .replaceAll(relation, '')
    .replaceAll(alias, noSpace)
    .split(/ (?!\()/)
    .map((part) => part.replaceAll(noSpace, ' '));
  const titled = Math.max(
    parts.findIndex((part) => !titles.test(part)),
    0,
  );
  const [start = '', ...others] = parts.slice(titled);
  const isTurned = order === 'LAST_NAME_FIRST' && before === undefined && others.length > 0;
  const [firstWord = '', ...rest] = isTurned ? [...others, start] : [start, ...others];
  const words = [[...parts.slice(0, titled), firstWord].join(' '), ...rest];
  if (words.length > 1 && !isTurned && initial.test(words.at(-1) ?? '')) return { firstName: words.join(' '), middleName: '', lastName: '' };
  const first = hasMiddle ? words.slice(0, 1) : words.slice(0, -1);
  return {
    firstName: (words.length === 1 ? words : first).join(' '),
    middleName: hasMiddle ? words.slice(1, -1).join(' ') : '',
    lastName: words.length === 1 ? '' : (words.at(-1) ?? ''),
  };
}

/** Splits the whole name of a row. A middle name of another column stays, and the whole name may repeat it. */
function namesOf(typed: Names, match: Match, order: NameOrder): Names {
  const names = splitName(typed.firstName, match.middleName !== undefined, order);
  const own = match.middleName !== undefined && !equalSources(match.middleName, match.firstName) ? typed.middleName : '';
  if (own === '') return names;
  const isRepeated = ` ${nameKey(own)} `.includes(` ${nameKey(names.middleName)} `);
  return { ...names, firstName: names.middleName === '' || isRepeated ? names.firstName : `${names.firstName} ${names.middleName}`, middleName: own };
}

const equalSources = (one: Source | undefined, other: Source | undefined): boolean =>
  one !== undefined && other !== undefined && 'column' in one && 'column' in other && one.column === other.column;

/** Number of names by which the person chooses their order. */
const mostNameSamples = 3;

export interface NameSample {
  readonly name: string;
  readonly parts: Readonly<Record<NameOrder, Names>>;
}

/** Returns the first names of a column whose parts depend on their order; none when the names have columns of their own. */
export function nameSamples(rows: readonly SheetRow[], match: Match): readonly NameSample[] {
  const source = match.firstName;
  if (!isWholeName(match) || source === undefined || !('column' in source)) return [];
  const samples: NameSample[] = [];
  for (const { cells } of rows) {
    const name = (cells[source.column] ?? '').replace(listNumber, '');
    const parts = { FIRST_NAME_FIRST: splitName(name, true, 'FIRST_NAME_FIRST'), LAST_NAME_FIRST: splitName(name, true, 'LAST_NAME_FIRST') };
    if (parts.FIRST_NAME_FIRST.lastName !== parts.LAST_NAME_FIRST.lastName && samples.every((sample) => sample.name !== name)) samples.push({ name, parts });
    if (samples.length === mostNameSamples) break;
  }
  return samples;
}

const genders: readonly (readonly [Gender, RegExp])[] = [
  ['MALE', /^(m|male|man|boy|पुरुष|पुरूष|पु|नर)$/],
  ['FEMALE', /^(f|female|woman|girl|महिला|स्त्री|स्री)$/],
  ['OTHER', /^(o|other|others|transgender|third|tg|अन्य|इतर|तृतीयपंथी)$/],
];

/** Returns the gender that every word of a cell means, such as `M.` and `पुरुष/Male`; undefined for other words and for several genders. */
function genderOf(text: string): Gender | undefined {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/ gender$/, '')
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const found = new Set(words.map((word) => genders.find(([, spellings]) => spellings.test(word))?.[0]));
  return found.size === 1 ? [...found][0] : undefined;
}

/**
 * Returns `YYYY-MM-DD` for a day in any language, or the text itself when it is not a day. A number of five digits is a serial day, which spreadsheets
 * count from 30 December 1899.
 * @param order of the whole column, for numeric dates
 * @param hasSerials false when the column has no serial days that count from 1899
 */
export function readBirthday(typed: string, today: string, order: DateOrder = 'DAY_FIRST', hasSerials = true): string {
  const text = latinDigits(typed.replace(/^="?([^"]*)"?$/, '$1'));
  if (/^\d{5}(\.\d+)?$/.test(text)) return hasSerials ? new Date(Date.UTC(1899, 11, 30 + Number.parseInt(text, 10))).toISOString().slice(0, 10) : typed;
  const [, digits] = /^(\d{8})(?:T?0{4,6}Z?)?$/.exec(text) ?? [];
  const [packed] = (digits === undefined ? [] : [digits.replace(yearFirst, '$1-$2-$3'), digits.replace(dayBeforeMonth, '$3-$2-$1')]).filter(
    (day) => isDay(day) && day >= earliestDay,
  );
  if (packed !== undefined) return packed;
  const day = dayFirst(text.replace(/^['’]|['’.]$/g, '').replace(/(?<=\p{L}\.?)\s*['’](?=\d{2}$)/u, ' '), order);
  return hasYear(day) ? (readDay(day, { language: 'en', today, latest: today }) ?? typed) : typed;
}

/** Returns false for a day and a month, such as `12 Feb` and `--02-12` of a contact, whose year would be a guess. */
const hasYear = (day: string): boolean =>
  !/^-/.test(day) && !/^(?:\d{1,2}\P{N}*|\P{N}*\d{1,2}|\d{1,2}[^\p{L}\p{N}]+\d{1,2})$/u.test(day.replace(/(?<=\d)(?:st|nd|rd|th)\b/i, '').trim());

/** Days in eight digits, `19840212` or `12021984`. No such number is a day since 1900 in both orders. */
const yearFirst = /^(\d{4})(\d\d)(\d\d)$/;
const dayBeforeMonth = /^(\d\d)(\d\d)(\d{4})$/;

/** Returns digits without spreadsheet notation: text (`'9822041735`, `="9822041735"`), fractions (`9822041735.0`) or groups (`4,12,211`). */
const plainDigits = (text: string): string =>
  text
    .replace(/^['’]/, '')
    .replace(/^="?([^"]*)"?$/, '$1')
    .replace(/^(\d{1,3}(?:,\d{2,3})+)$/, (grouped) => grouped.replaceAll(',', ''))
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(/^(\d{6,}),00?$/, '$1')
    .replace(/[;,.]$/, '');

const digitFields: readonly ImportField[] = ['phoneNumber', 'whatsAppMobile', 'pinCode'];

/** A long number as spreadsheets shorten it, such as `9.82E+09`. Its last digits may be lost, so none are assumed. */
const shortened = /^\d+([.,]\d+)?E\+?\d+$/i;

/** Signs among the letters of fonts from before Unicode, in which a text of India looks like `lÖ›¸üÖ`. */
const oldFontSigns = /[¢-¦¨¬®-±¶¸¹¼-¿×÷†-‡‰‹›]/g;

/** Returns true for lost characters. Programs write consecutive question marks for letters that they cannot encode. */
const isDamaged = (text: string): boolean =>
  text.includes(damagedSign) || /\?{2,}|^\?$|&[a-z]{2,8};/i.test(text) || (text.match(oldFontSigns)?.length ?? 0) > 1;

const nameFields: readonly ImportField[] = ['firstName', 'middleName', 'lastName'];

/** Signs in a name that take the place of another letter, such as `D?Souza`, `Jos‚` and `JosŽ`. An acute or grave accent may be an apostrophe. */
const lostLetter = /[?‚„…†‡•]|\p{Ll}[À-ÞŒŠŽŸ]|(?![´`])(?=[\u0080-\u25FF])\p{S}/u;

/** A day that a spreadsheet has made of a text such as `1/2`, as a cell of a workbook or a text table has it. */
const madeOfText =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2})$/;

/** A truth value or a percentage, which is not a text. */
const otherKind = /^(?:true|false|[-−]?[\d.,]+ ?%)$/i;

/** Returns true for a name that contains a phone number or a PIN code. */
const holdsNumber = (text: string): boolean => /\d{6}/.test(latinDigits(text).replaceAll(/[\s\p{Pd}]/gu, ''));

/** Signs and words that repeat the value of the row above. */
const ditto = /^(?:["”″〃]|''|-+\s*do\s*-*|do\s*-+|ditto|(?:same )?as above|वरीलप्रमाणे|वरील प्रमाणे|उपरोक्त|ऊपर जैसा)$/i;

/** Fields that people of one place or family share. */
const repeatedFields: readonly ImportField[] = ['lastName', ...areaParts, 'village', 'street', 'pinCode', 'notes'];

/** A crop of a farmer or a detail of a dealer, as it is sent. */
export interface NoteToSend {
  readonly name: string;
  readonly value: string | null;
}

export interface RowValues extends PersonValues {
  whatsAppMobile: string;
  notes: readonly NoteToSend[];
}

/** Signs between names of crops, unlike those in `Licence A/12` and `M/s Patil`. */
const betweenCrops = /(?<=[\p{L}\p{M}]{3})\s*[/+|]\s*(?=[\p{L}\p{M}]{3})/u;

/** Parses `Onion (2 acres), Wheat` or `GST: 27ABC; Since: 2011`: names, each with text in brackets or after a colon. */
const readNotes = (text: string): NoteToSend[] =>
  (text.match(/(?:\([^()]*\)|[^;,])+/g) ?? [])
    .flatMap((listed) => (/[:=(]/.test(listed) ? [listed] : listed.split(betweenCrops)))
    .flatMap((part) => {
      const [, name = '', inBrackets, after] = /^\s*(.*?)\s*(?:\(([^()]*)\)|[:=](.*))?\s*$/.exec(part) ?? [];
      return name === '' ? [] : [{ name, value: (inBrackets ?? after)?.trim() || null }];
    });

export interface Reading {
  values: RowValues;
  /** Error messages by field. */
  faults: FormErrors<RowValues>;
  /** The known area that an unknown name may mean. */
  meant: FoundArea['unknown'];
}

interface Reader {
  text: TextFunction<(typeof peopleTexts | typeof formTexts | typeof importTexts)['en']>;
  matchArea: ReturnType<typeof createAreaMatch>;
  /** Today in India, `YYYY-MM-DD`. */
  today: string;
  /** The order of day and month in the sheet's dates. */
  dateOrder: DateOrder;
  /** False when no number of the sheet is a serial day that counts from 1899. */
  hasSerials?: boolean | undefined;
}

type RowToRead = Pick<ImportRow, 'typed' | 'noResult' | 'inOldFont' | 'confirmedBirthday' | 'corrected'>;

export function readRow({ typed, noResult, inOldFont, confirmedBirthday, corrected }: RowToRead, reader: Reader): Reading {
  const { text, matchArea, today, dateOrder, hasSerials } = reader;
  const gender = typed.gender === '' ? emptyPerson.gender : genderOf(typed.gender);
  const { area, unknown } = matchArea(typed);
  const values: RowValues = {
    ...emptyPerson,
    ...typed,
    ...area,
    lastName: typed.lastName === text('person.noLastName') ? noLastName : typed.lastName,
    confirmedBirthday,
    gender: gender ?? '',
    // Corrections are typed in this product, where the day always comes first.
    dateOfBirth: corrected.includes('dateOfBirth') ? readBirthday(typed.dateOfBirth, today) : readBirthday(typed.dateOfBirth, today, dateOrder, hasSerials),
    email: tidyEmail(typed.email),
    phoneNumber: tidyPhone(plainDigits(typed.phoneNumber)),
    pinCode: tidyPin(plainDigits(typed.pinCode)),
    whatsAppMobile: tidyPhone(plainDigits(typed.whatsAppMobile)),
    notes: readNotes(typed.notes),
  };
  const faults: Partial<Record<keyof RowValues, string | undefined>> = { ...checkName(values, text), ...checkAddress(values, text) };
  if (values.whatsAppMobile !== '' && !isPhone(values.whatsAppMobile)) faults.whatsAppMobile = text('person.wrong.phone');
  if (gender === undefined) faults.gender = text('import.wrong.gender', { word: typed.gender });
  for (const field of importFields) {
    if (noResult.includes(field) && typed[field] === '' && !corrected.includes(field)) faults[field] = text('import.wrong.formula');
    else if (digitFields.includes(field) && shortened.test(plainDigits(typed[field]))) faults[field] = text('import.wrong.lostDigits');
    else if (typed[field].length > sheetLimits.characters) faults[field] = text('import.wrong.long', { length: formatNumber(sheetLimits.characters) });
    else if (inOldFont.includes(field) && !corrected.includes(field)) faults[field] = text('import.wrong.oldFont');
    else if (wordFields.includes(field) && otherKind.test(typed[field]) && !corrected.includes(field))
      faults[field] = text('import.wrong.kind', { value: typed[field] });
    else if (isDamaged(typed[field])) faults[field] = text('import.wrong.damaged');
    else if (nameFields.includes(field) && typed[field] !== '' && !(field === 'lastName' && typed[field] === noLastName) && !/\p{L}/u.test(typed[field]))
      faults[field] = text('import.wrong.damaged');
    else if (nameFields.includes(field) && lostLetter.test(typed[field])) faults[field] = text('import.wrong.damaged');
    else if (wordFields.includes(field) && madeOfText.test(typed[field]) && !corrected.includes(field)) faults[field] = text('import.wrong.date');
    else if ((nameFields.includes(field) || field === 'village') && holdsNumber(typed[field])) faults[field] = text('import.wrong.number');
  }
  for (const part of areaParts) {
    if (!(part in unknown)) continue;
    faults[part] = text('import.wrong.area', { name: typed[part] });
  }
  return { values, faults, meant: unknown };
}

/** Returns the fields with errors, in the order of the screen. */
export const wrongFields = ({ faults }: Reading): readonly ImportField[] => importFields.filter((field) => faults[field] !== undefined);

/** Key that identifies a customer: name and phone number together. */
const personKey = ({ phoneNumber, firstName, lastName }: Pick<PersonValues, 'phoneNumber' | 'firstName' | 'lastName'>): string =>
  [phoneNumber, nameKey(firstName), nameKey(lastName)].join('\n');

/** Key of the values by which a person is looked up. */
export const lookupKey = (values: Pick<PersonValues, 'phoneNumber' | 'firstName' | 'lastName' | 'state' | 'district' | 'taluka' | 'village'>): string =>
  [personKey(values), values.state, values.district, values.taluka, nameKey(values.village)].join('\n');

/** A row of the sheet with its parsed values. */
export interface ParsedRow {
  readonly row: ImportRow;
  readonly reading: Reading;
}

/** An earlier row with the same phone number. */
export interface EarlierRow {
  readonly number: number;
  /** True when the name is the same too, which means the same person. */
  readonly isSame: boolean;
}

/** Finds the first earlier row for each row: the same person, or else the same phone number. Rows that are left out do not count. */
export function sharedPhones(rows: readonly ParsedRow[]): ReadonlyMap<number, EarlierRow> {
  const first = new Map<string, number>();
  const shared = new Map<number, EarlierRow>();
  for (const { row, reading } of rows) {
    if (row.choice === 'out' || reading.faults.phoneNumber !== undefined) continue;
    const key = personKey(reading.values);
    const same = first.get(key);
    const earlier = same ?? first.get(reading.values.phoneNumber);
    if (earlier !== undefined) shared.set(row.number, { number: earlier, isSame: same !== undefined });
    else first.set(reading.values.phoneNumber, row.number);
    if (same === undefined) first.set(key, row.number);
  }
  return shared;
}

export type RowState =
  /** Has an error. */
  | 'wrong'
  /** Has the phone number of an earlier row or of a registered customer, and is left out unless the person includes it. */
  | 'shared'
  /** Registered before this import; left out. */
  | 'known'
  /** Left out by the person. */
  | 'out'
  | 'ready'
  | 'registered'
  /** Sent and not registered, or with an unknown outcome. */
  | 'refused';

/** A parsed row with its state. */
export interface ReadRow extends ParsedRow {
  readonly state: RowState;
  readonly earlier: EarlierRow | undefined;
  /** Id of the customer that the row describes; undefined when the person is not registered. */
  readonly customerId: string | undefined;
  /** A customer with the same phone number and another name. */
  readonly phoneOwner: { readonly id: string; readonly name: string } | undefined;
  /** A customer of the taluka whose name sounds alike, of a row that is ready. */
  readonly alike: { readonly id: string; readonly name: string } | undefined;
}

/** A customer with the phone number of a row. */
export interface RegisteredCustomer {
  readonly id: string;
  /** Null when the customer has the same name as the row. */
  readonly otherName: string | null;
  /** True when the phone number is another one, and the name sounds alike. */
  readonly soundsAlike: boolean;
}

/** Adds the states. @param registered customers by the key of the person; null for a person without one */
export function withStates(rows: readonly ParsedRow[], registered: ReadonlyMap<string, RegisteredCustomer | null>): readonly ReadRow[] {
  const shared = sharedPhones(rows);
  return rows.map(({ row, reading }) => {
    const customer = registered.get(lookupKey(reading.values));
    const customerId = customer?.otherName === null ? customer.id : undefined;
    const other = customer && customer.otherName !== null ? { id: customer.id, name: customer.otherName } : undefined;
    const phoneOwner = customer?.soundsAlike ? undefined : other;
    const earlier = shared.get(row.number);
    const state = stateOf(row, reading, (earlier ?? phoneOwner) !== undefined, customerId !== undefined);
    const alike = customer?.soundsAlike && state === 'ready' ? other : undefined;
    return { row, reading, state, earlier, customerId, phoneOwner, alike };
  });
}

/** Returns true when the person must correct the row or decide about it. */
export const hasFault = (state: RowState): boolean => state === 'wrong' || state === 'shared' || state === 'known';

/** @param sharesPhone true when an earlier row or a registered customer has the phone number @param isKnown true when the person is registered */
export function stateOf({ choice, outcome }: ImportRow, reading: Reading, sharesPhone: boolean, isKnown: boolean): RowState {
  if (outcome?.kind === 'done') return 'registered';
  if (choice === 'out') return 'out';
  if (wrongFields(reading).length > 0) return 'wrong';
  if (isKnown && outcome === undefined) return 'known';
  if (sharesPhone && choice !== 'add') return 'shared';
  return outcome === undefined ? 'ready' : 'refused';
}

/** Returns true for a row with a first name but no last name, which can be registered without one. */
export const isSingleName = ({ choice, typed }: ImportRow, { faults }: Reading): boolean =>
  choice !== 'out' && typed.lastName === '' && faults.lastName !== undefined && faults.firstName === undefined;
