/** Finding people and shops by the words of a text, whichever script and spelling their names have (the functions are in the migration `name-search`). */
import { and, getTableName, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Static } from 'typebox';
import { noLastName } from '../../contract/fields.ts';
import type { Likeness } from '../../contract/search.ts';
import { latinDigits, mobileDigits, visibleText } from '../calls/visible-text.ts';
import type { Database } from '../database/database.ts';
import type { OfPeople } from '../database/part-pages.ts';
import { nameKey } from '../database/tables/name-key.ts';

/** A word of a text to look for. */
export interface Word {
  /** The key by which it is compared with what was written. */
  readonly text: string;
  /** Text for the comparison with names in any script. */
  readonly spelling: string;
  /** Its consonants, such as `~cvn~`. */
  readonly sounds: string;
}

/** The written name and phone number, and the text that is compared in the other script. */
type Searchable = Readonly<Record<'searchText' | 'searchKey', AnyPgColumn>>;

/** A phone number or groups of its digits, as people write them between other words. */
const digitGroups = /(?<!\S)[+(]*\d[\d\s.()\p{Pd}\u2212]*[,;]?(?!\S)/gu;

/** A prefix before the first digits of a phone number that is not written whole. */
const phonePrefix = /^\(?(?:(?:\+|00)91|91[\s-]|0)[\s)-]*(?=[6-9])/;

/**
 * Splits a text into words without hidden characters. A phone number in any usual spelling is one word of ten digits, and other groups of digits are
 * words of their own. The mark of a missing last name is no word.
 */
export const splitWords = (text: string): readonly string[] =>
  latinDigits(visibleText(text))
    .normalize('NFKC')
    .replaceAll(digitGroups, (digits) => ` ${mobileDigits(digits) ?? digits.replace(phonePrefix, '').replaceAll(/\D/g, ' ')} `)
    .split(' ')
    .filter((word) => word !== '' && word !== noLastName);

/** The words of a text, as the database compares them. */
export async function wordsOf(database: Database, text: string): Promise<readonly Word[]> {
  const words = splitWords(text);
  if (words.length === 0) return [];
  const word = sql`word`;
  return database
    .select({ text: nameKey(word), spelling: sql<string>`spelling(word)`, sounds: sql<string>`sounds(spelling(word))` })
    .from(sql`unnest(${sql.param(words)}::text[]) with ordinality as words (word, place)`)
    .orderBy(sql`place`);
}

/** A shorter text has no trigram: an index of letters and pairs of letters leads to it. */
const shortest = 3;
const isDevanagari = /\p{Script=Devanagari}/u;

/** Fewer consonants sound like too much. */
const fewestSounds = 3;

/** The row holds each of the words, in either script. Undefined selects all. */
export const holdsAll = (table: Searchable, words: readonly Word[]): SQL | undefined => and(...words.map((word) => holds(table, word)));

/**
 * A word of one or two letters is looked for only as it was written: in its plain spelling it would stand in every other name. Where many have
 * it, the list is read in its order and each row looked at, which `strpos` does quickly; where few have it, the index leads to them.
 */
function holds({ searchText, searchKey }: Searchable, { text, spelling }: Word, isByIndex = true): SQL | undefined {
  if (text.length < shortest)
    return and(sql`strpos(${searchText}, ${text}) > 0`, isByIndex ? sql`letter_pairs(${searchText}) @> array[${text}]::text[]` : undefined);
  const [whole, part] = [literally(text), literally(spelling)];
  return or(
    sql`${searchText} like ${`%${whole}%`}`,
    sql`${searchKey} like ${spelling.length < shortest ? `% ${part} %` : `%${part}%`}`,
    // A name with joiners has its key there.
    isDevanagari.test(text) ? sql`${searchKey} like ${`%${whole}%`}` : undefined,
  );
}

/** Escapes a text for `like`, so that it contains no wildcard. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const hasSounds = ({ sounds }: Word) => sounds.length >= fewestSounds + 2;
const soundsLike = ({ searchKey }: Searchable, { sounds }: Word) => sql`${searchKey} like ${`%${literally(sounds)}%`}`;

/** A row that was found, and how well. */
export interface Find<Row> {
  readonly row: Row;
  readonly likeness: Static<typeof Likeness>;
}

/** Most rows that are answered: nobody looks through more. */
export const mostFound = 200;

/**
 * At most `mostFound`, the best first: those that hold all words; when these are fewer than asked for, those that hold some of them only by their sound; when there
 * is none at all, those that hold one word.
 * @param select reads the rows of a condition, the newest first
 */
export async function findByName<Row>(
  table: Searchable,
  words: readonly Word[],
  size: number,
  select: (condition: SQL | undefined, limit: number) => Promise<readonly Row[]>,
): Promise<readonly Find<Row>[]> {
  const found: Find<Row>[] = [];
  const add = async (likeness: Static<typeof Likeness>, condition: SQL | undefined) => {
    for (const row of await select(condition, mostFound - found.length)) found.push({ row, likeness });
  };
  const all = holdsAll(table, words);
  await add('SAME', all);
  if (found.length < size && all !== undefined && words.some(hasSounds)) {
    const alike = and(...words.map((word) => (hasSounds(word) ? or(holds(table, word), soundsLike(table, word)) : holds(table, word))));
    await add('SOUNDS_ALIKE', and(alike, not(all)));
  }
  const long = words.filter(({ text }) => text.length >= shortest);
  if (found.length === 0 && words.length > 1 && long.length > 0) await add('ONE_WORD', or(...long.map((word) => holds(table, word))));
  return found;
}

/** For each name: the words of it that hold a word of the text, or sound like one, and the name in Latin letters if it has others. */
export async function marksOf(
  database: Database,
  names: readonly string[],
  words: readonly Word[],
): Promise<readonly { readonly matchedWords: string[]; readonly latinName: string | null }[]> {
  if (names.length === 0 || words.length === 0) return names.map(() => ({ matchedWords: [], latinName: null }));
  const wordRows = sql`select * from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as asked (text text, spelling text, sounds text)`;
  return database
    .select({
      matchedWords: sql<string[]>`array(
        select part from regexp_split_to_table(name, '\\s+') as part
        where exists (
          ${wordRows} where strpos(${nameKey(sql`part`)}, asked.text) > 0 or strpos(spelling(part), asked.spelling) > 0 or sounds(spelling(part)) = asked.sounds
        ))`,
      latinName: sql<string | null>`case when name ~ '[\\u0900-\\u097f]' then initcap(romanised(name)) end`,
    })
    .from(sql`unnest(${sql.param([...names])}::text[]) with ordinality as names (name, place)`)
    .orderBy(sql`place`);
}

type NamedTable = Searchable & PgTable & { readonly id: PgColumn };

/** Maximum number of people whose ids a list is read by, and of people who are found by one or two letters, where reading each takes longer. */
const mostListed = { byWords: 5_000, byLetters: 500 };

/** Ids of some people of a text that more people have than are listed, by table and words. For a minute the people are not searched for again. */
const frequent = new WeakMap<Database, LRUCache<string, readonly string[]>>();
const mostFrequent = { max: 100, ttl: 60_000 };
const someListed = 1_001;

function frequentIn(database: Database): LRUCache<string, readonly string[]> {
  const texts = frequent.get(database) ?? new LRUCache<string, readonly string[]>(mostFrequent);
  frequent.set(database, texts);
  return texts;
}

/** Restricts a list to the people of another table whose name, phone or village holds all words of a text. Undefined for a text without a word. */
export async function isNamed(database: Database, column: PgColumn, table: NamedTable, text: string): Promise<OfPeople | undefined> {
  const words = await wordsOf(database, text);
  if (words.length === 0) return undefined;
  const selectIds = (condition: SQL | undefined) => database.select({ id: table.id }).from(table).where(condition);
  const all = holdsAll(table, words);
  const findIds: OfPeople['findIds'] = async (limit) => (await selectIds(all).limit(limit)).map(({ id }) => String(id));
  const findAmong: OfPeople['findAmong'] = async (ids) => {
    const isAmong = sql`${table.id} = any(${sql.param([...ids])}::bigint[])`;
    return (await selectIds(and(isAmong, ...words.map((word) => holds(table, word, false))))).map(({ id }) => String(id));
  };
  const limit = words.every(({ text: word }) => word.length < shortest) ? mostListed.byLetters : mostListed.byWords;
  const people = { column, selectAll: () => selectIds(all).getSQL(), findIds, findAmong };
  const texts = frequentIn(database);
  const name = JSON.stringify([getTableName(table), ...words]);
  const someIds = texts.get(name);
  if (someIds !== undefined) return { ...people, ids: null, someIds };
  const ids = await findIds(limit + 1);
  if (ids.length <= limit) return { ...people, ids, someIds: ids };
  texts.set(name, ids.slice(0, someListed));
  return { ...people, ids: null, someIds: ids };
}

/**
 * Selects the highest ids of the rows that satisfy one of several conditions, at most `mostFound`. Each condition is read by its own index
 * before anything is sorted: `offset 0` keeps PostgreSQL from walking the table from its newest row on.
 */
export function selectNewestIds(database: Database, table: PgTable, id: PgColumn, conditions: readonly SQL[]): SQL {
  const found = conditions.map(
    (condition) =>
      sql`(${database
        .select({ id: sql<string>`${id}`.as('id') })
        .from(table)
        .where(condition)
        .offset(0)})`,
  );
  return sql`(select id from (${sql.join(found, sql` union `)}) as found order by id desc limit ${mostFound})`;
}
