/** Finds people and shops by words of a text in any script and spelling. The SQL functions are in the migration `name-search`. */
import { and, type asc, desc, getTableName, gte, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Static } from 'typebox';
import { noLastName } from '../../contract/fields.ts';
import type { Likeness } from '../../contract/search.ts';
import { latinDigits, mobileDigits, tidyPhone } from '../../contract/visible-text.ts';
import { startOfDays } from '../calls/day.ts';
import { type Ages, type BackgroundCounts, createBackgroundCounts } from '../database/background-counts.ts';
import type { Database } from '../database/database.ts';
import { nameOf } from '../database/list-pages.ts';
import type { OfPeople } from '../database/part-pages.ts';
import { nameKey } from '../database/tables/name-key.ts';

/** A search word. */
export interface Word {
  /** Key for the comparison with the text as written. */
  readonly text: string;
  /** Text for the comparison with names in any script. */
  readonly spelling: string;
  /** Consonants of the word, such as `~cvn~`. */
  readonly sounds: string;
}

/** The name and phone number as written, and the text for the comparison in the other script. */
type Searchable = Readonly<Record<'searchText' | 'searchKey', AnyPgColumn>>;

type NamedTable = Searchable & PgTable & { readonly id: PgColumn };

/** A table of people with the times by which added and changed ones are found. */
type PeopleTable = NamedTable & { readonly registerDate?: PgColumn; readonly createdAt?: PgColumn; readonly updatedAt: PgColumn };

/** A phone number, or groups of its digits between other words. */
const digitGroups = /(?<!\S)[+(]*\d[\d\s.()\p{Pd}\u2212]*[,;]?(?!\S)/gu;

/** Prefix before the first digits of an incomplete phone number. */
const phonePrefix = /^\(?(?:(?:\+|00)91|0?91[\s-]|0)[\s)-]*(?=[6-9])/;

/** Signs beside letters, which separate words: `S.K.Patil`, `Patil, Ramesh`, `(Bhau)`, `Anne-Marie`. */
const wordSigns = /(?<=[\p{L}\p{M}])[.,;:/@"“”()[\]|]+|[.,;:/@"“”()[\]|]+(?=\p{L})|(?<=[\p{L}\p{M}])\p{Pd}(?=\p{L})/gu;

/**
 * Splits a text into words without hidden characters. A phone number in any usual spelling is one word of ten digits, and other groups of digits are
 * separate words. Ignores the mark of a missing last name.
 */
export function splitWords(text: string): readonly string[] {
  const words = latinDigits(tidyPhone(text))
    .normalize('NFKC')
    .replaceAll(digitGroups, (digits) => ` ${mobileDigits(digits) ?? digits.replace(phonePrefix, '').replaceAll(/\D/g, ' ')} `)
    .replaceAll(wordSigns, ' ')
    .split(' ')
    .filter((word) => word !== '' && word !== noLastName);
  // A sign between words, as in `Ramesh - 98220`, is in no name.
  const named = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return named.length > 0 ? named : words;
}

/** Cache of word forms, which immutable functions of the database compute. Names and searches repeat the same words. */
const knownForms = new WeakMap<Database, LRUCache<string, Forms>>();
const maxForms = 5_000;

interface Forms extends Word {
  /** The word in Latin letters. */
  readonly latin: string;
}

async function formsOf(database: Database, words: readonly string[]): Promise<(word: string) => Forms> {
  const remembered = knownForms.get(database) ?? new LRUCache<string, Forms>({ max: maxForms });
  knownForms.set(database, remembered);
  const forms = new Map<string, Forms>();
  const missing = new Set<string>();
  for (const word of words) {
    const cached = remembered.get(word);
    if (cached === undefined) missing.add(word);
    else forms.set(word, cached);
  }
  const [word, spelling] = [sql<string>`word`, sql<string>`spelling`];
  const rows =
    missing.size === 0
      ? []
      : await database
          .select({ word, text: nameKey(word), spelling, sounds: sql<string>`sounds(spelling)`, latin: sql<string>`initcap(romanised(word))` })
          .from(sql`(select word, spelling(word) as spelling from unnest(${sql.param([...missing])}::text[]) as words (word) offset 0) as spelled`);
  for (const { word: key, ...form } of rows) {
    remembered.set(key, form);
    forms.set(key, form);
  }
  return (key) => {
    const form = forms.get(key);
    if (form === undefined) throw new Error('The database did not return the forms of a word');
    return form;
  };
}

/** Returns the words of a text in the forms that the database compares. */
export async function wordsOf(database: Database, text: string): Promise<readonly Word[]> {
  const words = splitWords(text);
  const formOf = await formsOf(database, words);
  return words.map((word) => {
    const { latin: _, ...form } = formOf(word);
    return form;
  });
}

/** Minimum length for a trigram index. Shorter texts use an index of letters and pairs of letters. */
const shortest = 3;
const isDevanagari = /\p{Script=Devanagari}/u;

/** Minimum number of consonants. Fewer consonants match too many names. */
const fewestSounds = 3;

/** Maximum number of alternatives for all words together. Each one is a search in the index. */
const maxAlternatives = 8;

/**
 * Returns the condition for rows that contain all words, in either script. Undefined matches all rows. Written as alternatives of all words where
 * possible, because the index finds the rows of several words much faster than it finds the rows of each frequent word.
 */
export function containsAll(table: Searchable, words: readonly Word[]): SQL | undefined {
  const eachWord = words.map((word) => alternativesOf(table, word));
  if (eachWord.reduce((product, { length }) => product * length, 1) > maxAlternatives) return and(...eachWord.map((alternatives) => or(...alternatives)));
  let all: readonly (SQL | undefined)[] = [undefined];
  for (const alternatives of eachWord) all = all.flatMap((before) => alternatives.map((one) => and(before, one)));
  return or(...all);
}

/** Returns the condition for rows that contain a word. */
const contains = (table: Searchable, word: Word, isByIndex?: boolean): SQL | undefined => or(...alternativesOf(table, word, isByIndex));

/**
 * Returns conditions of which rows that contain a word satisfy one. A word of one or two letters is compared as written only, because its plain spelling
 * is part of most names. Frequent words are checked row by row in list order with `strpos`, which is fast. Rare words use the index.
 */
function alternativesOf({ searchText, searchKey }: Searchable, { text, spelling }: Word, isByIndex = true): readonly (SQL | undefined)[] {
  if (text.length < shortest)
    return [and(sql`strpos(${searchText}, ${text}) > 0`, isByIndex ? sql`letter_pairs(${searchText}) @> array[${text}]::text[]` : undefined)];
  const whole = literally(text);
  const parts = spellingsOf({ text, spelling }).map(literally);
  return [
    sql`${searchText} like ${`%${whole}%`}`,
    ...parts.map((part) => sql`${searchKey} like ${spelling.length < shortest ? `% ${part} %` : `%${part}%`}`),
    // A name with joiners has its key in this column.
    ...(isDevanagari.test(text) ? [sql`${searchKey} like ${`%${whole}%`}`] : []),
  ];
}

/** Minimum length of a spelling that is also sought with and without a silent vowel, and the maximum number of spellings. */
const withSilentVowel = { minLength: 5, maxSpellings: 6 };

/**
 * Places of a short *a* that names in Latin letters contain or omit: बारामती is Baramati, सांगली Sangli, and परभणी Parbhani. In spellings, it is
 * between consonants after the first syllable.
 */
const silentVowels: readonly (readonly [place: RegExp, spelling: string])[] = [
  [/(?<=[aeiou][^aeiou]{1,2})(?=[^aeiou][aeiou])/g, 'a'],
  [/(?<=[aeiou][^aeiou]{1,2})a(?=[^aeiou][aeiou])/g, ''],
  [/(?<=[aeiou][^aeiou])a([^aeiou])(?=[^aeiou][aeiou])/g, '$1a'],
  [/(?<=[aeiou][^aeiou])([^aeiou])a(?=[^aeiou][aeiou])/g, 'a$1'],
];

/**
 * Returns the spellings under which a word may be stored, its own first. Each other one of a word in Devanagari has one silent vowel more, less or in
 * another place. A word in Latin letters has none, because each one is another search in the index. A village in -gaon has three in either script:
 * Malegaon, मालेगाव and मालेगांव.
 */
export function spellingsOf({ text, spelling }: Pick<Word, 'text' | 'spelling'>): readonly string[] {
  const stem = /^(.*ga)(?:v|on|nv)$/.exec(spelling)?.[1];
  if (stem !== undefined) return [`${stem}v`, `${stem}on`, `${stem}nv`];
  const { minLength, maxSpellings } = withSilentVowel;
  if (spelling.length < minLength || !isDevanagari.test(text)) return [spelling];
  const others = silentVowels.flatMap(([place, replacement]) =>
    [...spelling.matchAll(place)].map(({ 0: found, 1: consonant = '', index }) => {
      const replaced = replacement.replace('$1', consonant);
      return `${spelling.slice(0, index)}${replaced}${spelling.slice(index + found.length)}`;
    }),
  );
  return [...new Set([spelling, ...others])].slice(0, maxSpellings);
}

/** Escapes a text for `like`, so that it contains no wildcard. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const hasSounds = ({ sounds }: Word) => sounds.length >= fewestSounds + 2;
const soundsLike = ({ searchKey }: Searchable, { sounds }: Word) => sql`${searchKey} like ${`%${literally(sounds)}%`}`;

/** A result row and its match quality. */
export interface Match<Row> {
  readonly row: Row;
  readonly likeness: Static<typeof Likeness>;
}

/** Ids of all results, best first, and the rows of the best results. */
export interface Matches<Row> {
  readonly ids: readonly Match<string>[];
  readonly best: readonly Match<Row>[];
}

/** Maximum number of results. */
export const maxResults = 200;

/** Returns the ids of matching rows in the order of the list. */
type SelectIds = (condition: SQL | undefined, limit: number) => PromiseLike<readonly { readonly id: string }[]>;

interface Selects<Row> {
  readonly ids: SelectIds;
  /** Returns rows in any order. */
  readonly rows: (ids: readonly string[]) => PromiseLike<readonly Row[]>;
  /** Order of the ids; the newest first by default. */
  readonly direction?: typeof asc;
}

/**
 * Finds up to `maxResults` rows, best first. Rows with all words come first. If these are fewer than requested, rows that match some words by sound
 * follow. Without any result, rows with all words but one are returned, or else rows with one of them. Reads only `size` rows.
 */
export async function findByName<Row extends { readonly id: string }>(
  table: NamedTable,
  words: readonly Word[],
  size: number,
  select: Selects<Row>,
): Promise<Matches<Row>> {
  const ids: Match<string>[] = [];
  const add = async (likeness: Static<typeof Likeness>, condition: SQL | undefined) => {
    for (const { id } of await select.ids(condition, maxResults - ids.length)) ids.push({ row: id, likeness });
  };
  const all = containsAll(table, words);
  for (const id of await findHolders(table, words, select.ids, select.direction)) ids.push({ row: id, likeness: 'SAME' });
  if (ids.length < size && all !== undefined && words.some(hasSounds)) {
    const alike = and(...words.map((word) => (hasSounds(word) ? or(contains(table, word), soundsLike(table, word)) : contains(table, word))));
    await add('SOUNDS_ALIKE', and(alike, not(all)));
  }
  const long = words.filter(({ text }) => text.length >= shortest);
  // A title such as Shri, or a place that the row does not name, is left out.
  const most = long.length < words.length ? [long] : long.map((left) => long.filter((word) => word !== left));
  if (ids.length === 0 && words.length > 2 && long.length > 1) await add('ONE_WORD', or(...most.map((some) => containsAll(table, some))));
  if (ids.length === 0 && words.length > 1 && long.length > 0) await add('ONE_WORD', or(...long.map((word) => contains(table, word))));
  return { ids, best: await readBest(ids.slice(0, size), select.rows) };
}

/** Number of rows at the beginning of a list that are checked for one or two letters before the index of letters is used. */
const checkedForLetters = 5_000;

/**
 * Finds the ids of up to `maxResults` rows that contain all words. Most letters occur in nearly every row, so the index of letters would find all rows.
 * Therefore the first rows of the list are checked before the index is used. Several longer words may all be frequent and yet rarely meet, which the
 * statistics of PostgreSQL do not know, so it would read the list up to the last match. Therefore these are found by the index alone.
 */
export async function findHolders(table: NamedTable, words: readonly Word[], selectIds: SelectIds, direction = desc): Promise<readonly string[]> {
  const { id } = table;
  const longWordCount = words.filter(({ text }) => text.length >= shortest).length;
  if (words.length > 0 && longWordCount === 0) {
    const last = sql`(select ${id} from ${table} order by ${direction(id)} limit 1 offset ${checkedForLetters})`;
    const isFirst = direction === desc ? sql`${id} > coalesce(${last}, 0)` : sql`${id} < coalesce(${last}, 9223372036854775807)`;
    const found = await selectIds(and(isFirst, ...words.map((word) => contains(table, word, false))), maxResults);
    if (found.length === maxResults) return found.map((row) => row.id);
  }
  const all = containsAll(table, words);
  // `offset 0` prevents PostgreSQL from joining the inner query with the outer one.
  const condition = longWordCount > 1 ? sql`${id} = any(array(select ${id} from ${table} where ${all} offset 0))` : all;
  return (await selectIds(condition, maxResults)).map((row) => row.id);
}

async function readBest<Row extends { readonly id: string }>(best: readonly Match<string>[], select: Selects<Row>['rows']): Promise<readonly Match<Row>[]> {
  if (best.length === 0) return [];
  const rows = new Map((await select(best.map(({ row }) => row))).map((row) => [row.id, row]));
  return best.flatMap(({ row: id, likeness }) => {
    const row = rows.get(id);
    return row === undefined ? [] : [{ row, likeness }];
  });
}

/** Returns for each name its words that match a word of the text, and the name in Latin letters if it is in another script. */
export async function highlightsOf(
  database: Database,
  names: readonly string[],
  words: readonly Word[],
): Promise<readonly { readonly matchedWords: string[]; readonly latinName: string | null }[]> {
  if (words.length === 0) return names.map(() => ({ matchedWords: [], latinName: null }));
  const parts = names.map((name) => name.split(/\s+/));
  const formOf = await formsOf(database, parts.flat());
  const isMatched = (part: string) => {
    const { text, spelling, sounds } = formOf(part);
    return words.some((word) => text.includes(word.text) || spellingsOf(word).some((each) => spelling.includes(each)) || sounds === word.sounds);
  };
  return parts.map((own) => ({
    matchedWords: own.filter(isMatched),
    latinName: own.some((part) => isDevanagari.test(part)) ? own.map((part) => formOf(part).latin).join(' ') : null,
  }));
}

/** Maximum number of people by whose ids a list is read. The limit for one or two letters is lower because reading each person takes longer. */
const maxListed = { byWords: 5_000, byLetters: 500 };

/** People of a text. `ids` are some of them when there are more than the limit. */
interface SearchedPeople {
  readonly ids: readonly string[];
  readonly isComplete: boolean;
  /** People who were added or changed since this instant are not certain. */
  readonly since: string;
}

/** Ids of all people of a text that more people have than can be listed. Undefined when there are more than `maxKnown`. */
interface Everyone {
  readonly ids: ReadonlySet<string> | undefined;
  readonly since: string;
}

/** People of recent texts, by table and words. A page of a list only searches for people who were added or changed since. */
interface Searched {
  readonly texts: LRUCache<string, SearchedPeople>;
  /** Read in the background. */
  readonly everyone: BackgroundCounts<Everyone>;
}

const searched = new WeakMap<Database, Searched>();
const searchedOptions = { max: 100, ttl: 60_000 };
/** Limits of the people of frequent texts, some 3 MB for each text. */
const [maxKnown, maxKnownTexts] = [50_000, 10];
const everyoneAges: Ages = { freshMs: 30_000, usableMs: 60_000 };
const someListed = 1_001;
/** Limit for people who were changed, as by an import or a handed-over territory. Then all are searched for. */
const maxChanged = 500;
/** Time within which transactions end, and by which the clocks of instances differ at most. */
const unsettledMs = 2 * 60_000;

function searchedIn(database: Database): Searched {
  const cached = searched.get(database) ?? {
    texts: new LRUCache<string, SearchedPeople>(searchedOptions),
    everyone: createBackgroundCounts<Everyone>(maxKnownTexts),
  };
  searched.set(database, cached);
  return cached;
}

/**
 * Filters a list by the people of another table whose name, phone number or village contains all words of a text. Undefined for a text without a word.
 * @param isFindable further condition for these people
 */
export async function isNamed(
  database: Database,
  column: PgColumn,
  table: PeopleTable,
  text: string,
  now: Date,
  isFindable: (words: readonly Word[]) => SQL | undefined = () => undefined,
): Promise<OfPeople | undefined> {
  const words = await wordsOf(database, text);
  if (words.length === 0) return undefined;
  const selectIds = (condition: SQL | undefined) => database.select({ id: table.id }).from(table).where(condition);
  const findable = isFindable(words);
  const all = and(containsAll(table, words), findable);
  const findIds: OfPeople['findIds'] = async (limit) => (await selectIds(all).limit(limit)).map(({ id }) => String(id));
  const findAmong: OfPeople['findAmong'] = async (ids) => {
    const isAmong = sql`${table.id} = any(${sql.param([...ids])}::bigint[])`;
    return (await selectIds(and(isAmong, findable, ...words.map((word) => contains(table, word, false))))).map(({ id }) => String(id));
  };
  const isByLetters = words.every(({ text: word }) => word.length < shortest);
  const limit = isByLetters ? maxListed.byLetters : maxListed.byWords;
  const people = { column, selectAll: () => selectIds(all).getSQL(), findIds, findAmong };
  const { texts, everyone } = searchedIn(database);
  const since = new Date(now.getTime() - unsettledMs).toISOString();
  const name = JSON.stringify([getTableName(table), findable && nameOf(findable), ...words]);
  const last = texts.get(name);
  if (last?.isComplete === false) {
    // Most people have any letter, so they would be too many.
    const among = isByLetters ? undefined : await findAmongEveryone();
    return { ...people, ids: null, someIds: last.ids, findAmong: among ?? findAmong };
  }
  const renewed = last && (await renewIds(last));
  const ids = renewed ?? (await findIds(limit + 1));
  const isComplete = ids.length <= limit;
  if (renewed === undefined) texts.set(name, { ids: isComplete ? ids : ids.slice(0, someListed), isComplete, since });
  return { ...people, ids: isComplete ? ids : null, someIds: ids };

  async function renewIds(last: SearchedPeople): Promise<readonly string[] | undefined> {
    const changed = await findChanged(last.since);
    return changed && [...last.ids.filter((id) => !changed.has(id)), ...[...changed].flatMap(([id, isOne]) => (isOne ? id : []))];
  }

  /** Returns a search among the people of a frequent text without the database. Returns undefined until they were read. */
  async function findAmongEveryone(): Promise<OfPeople['findAmong'] | undefined> {
    const read = async () => {
      const found = await findIds(maxKnown + 1);
      return { ids: found.length > maxKnown ? undefined : new Set(found), since };
    };
    const last = everyone.get(name, now, everyoneAges, read);
    if (last === undefined) everyone.start(name, now, everyoneAges, read);
    const known = last?.ids;
    const changed = last && known && (await findChanged(last.since));
    return known && changed && (async (ids) => ids.filter((id) => changed.get(id) ?? known.has(id)));
  }

  /** Returns for each person who was added or changed since an instant whether the text names them. Returns undefined when they are too many. */
  async function findChanged(instant: string): Promise<ReadonlyMap<string, boolean> | undefined> {
    const added = table.registerDate ?? table.createdAt;
    const isChanged = or(added && gte(added, instant), gte(table.updatedAt, instant));
    const rows = await database
      .select({ id: sql`${table.id}`.mapWith(String), isNamed: sql<boolean>`${all}` })
      .from(table)
      .where(isChanged)
      .limit(maxChanged + 1);
    return rows.length > maxChanged ? undefined : new Map(rows.map((row) => [row.id, row.isNamed]));
  }
}

/** Number of recent days whose rows are read first. */
const recentDays = 30;

/** Finds the highest ids of the rows of many people, up to `maxResults`. Stops after the recent days when their rows are enough. */
export async function findNewestOf(
  database: Database,
  table: PgTable & { readonly id: PgColumn; readonly createdAt: PgColumn },
  { ids, people, now }: { readonly ids: readonly string[]; readonly people: readonly (readonly [PgColumn, readonly string[]])[]; readonly now: Date },
): Promise<readonly string[]> {
  const isOne = inArray(table.id, [...ids]);
  const find = (isRecent?: SQL) =>
    findNewestIds(database, table, table.id, [isOne, ...people.map(([column, some]) => and(inArray(column, [...some]), isRecent))]);
  const isMany = people.some(([, some]) => some.length === maxResults);
  const recent = isMany ? await find(gte(table.createdAt, startOfDays(recentDays, now))) : [];
  return recent.length === maxResults ? recent : find();
}

/**
 * Finds the highest ids of the rows that satisfy one of several conditions, up to `maxResults`. Each condition is read by its own index before sorting.
 * `offset 0` prevents PostgreSQL from scanning the table from its newest row.
 */
async function findNewestIds(database: Database, table: PgTable, id: PgColumn, conditions: readonly (SQL | undefined)[]): Promise<readonly string[]> {
  const found = conditions.map(
    (condition) =>
      sql`(${database
        .select({ id: sql<string>`${id}`.as('id') })
        .from(table)
        .where(condition)
        .offset(0)})`,
  );
  const rows = await database
    .select({ id: sql`id`.mapWith(String) })
    .from(sql`(${sql.join(found, sql` union `)}) as found`)
    .orderBy(sql`id desc`)
    .limit(maxResults);
  return rows.map((row) => row.id);
}
