/** Which farmers or dealers an area and a text select. */
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { canonicalArea, states } from '../../contract/areas.ts';
import type { AreaSearch } from '../../contract/fields.ts';
import { folded } from '../database/folded.ts';
import type { CustomerKind } from '../people/customers.ts';

export interface Selection {
  /** Undefined selects all. */
  readonly condition: SQL | undefined;
  /** Whether an index leads to the rows. A text of one or two letters has no trigram, so every row has to be looked at. */
  readonly indexed: boolean;
}

const hasTrigram = (word: string) => word.length >= 3;

/** Parts of the area that are empty, and an empty text, select all. Each word of the text is somewhere in name, phone or village. */
export function selectionOf({ table }: CustomerKind, { searchText, ...area }: Static<typeof AreaSearch>): Selection {
  const words = wordsOf(searchText);
  const { state, district, taluka } = namesIn(area);
  const parts = [
    area.state.trim() === '' ? undefined : inArray(table.state, state),
    area.district.trim() === '' ? undefined : inArray(table.district, district),
    area.taluka.trim() === '' ? undefined : inArray(table.taluka, taluka),
    ...words.map((word) =>
      hasTrigram(word) ? sql`${table.searchText} like '%' || ${literally(word)} || '%'` : sql`strpos(${table.searchText}, ${once(word)}) > 0`,
    ),
  ];
  return { condition: and(...parts), indexed: words.length === 0 || words.some(hasTrigram) };
}

/** A phone number may be written with its prefix. */
function wordsOf(text: string): string[] {
  const withoutPrefix = text.trim().replace(/^(\+91|0)[\s-]*(?=[6-9])/, '');
  return withoutPrefix.split(/\s+/).filter((word) => word !== '');
}

/** Folded once and not for each row that is looked at; and never by `like`, for which a plan may go through all of the trigram index. */
const once = (word: string): SQL => sql`(select ${folded(sql`${word}::text`)})`;

/** As text to look for: nothing in it is a wildcard. */
function literally(word: string): SQL {
  return sql`regexp_replace(${folded(sql`${word}::text`)}, '([\\\\%_])', '\\\\\\1', 'g')`;
}

/**
 * The present names that the parts of an area, by present or former ones, can mean.
 * A district or taluka that comes without what is above it is looked up everywhere.
 */
function namesIn(area: Omit<Static<typeof AreaSearch>, 'searchText'>) {
  const within = area.state.trim() === '' ? states.map(({ name }) => name) : [canonicalArea({ ...area, district: '', taluka: '' }).state];
  const districts = within.flatMap((state) => {
    const all = states.find(({ name }) => name === state)?.districts ?? [];
    const meant = area.district.trim() === '' ? all.map(({ name }) => name) : [canonicalArea({ state, district: area.district, taluka: '' }).district];
    return meant.map((district) => canonicalArea({ state, district, taluka: area.taluka }));
  });
  const unique = (part: 'district' | 'taluka') => [...new Set(districts.map((place) => place[part]))];
  return { state: within, district: unique('district'), taluka: unique('taluka') };
}
