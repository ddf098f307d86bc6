/** Which farmers or dealers an area and a text select. */
import { and, inArray, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { canonicalArea, states } from '../../contract/areas.ts';
import type { AreaSearch } from '../../contract/fields.ts';
import { isWithin } from '../calls/day.ts';
import type { Database } from '../database/database.ts';
import type { CustomerKind } from '../people/customers.ts';
import { holdsAll, wordsOf } from '../people/name-search.ts';

/** The days of registration, as calls name them. */
export const registrationDays = { from: 'registeredFrom', until: 'registeredTo' };

/**
 * Parts of the area that are empty, and an empty text, select all. Each word of the text is somewhere in name, phone or village, in either script.
 * @returns undefined for all
 */
export async function selectionOf(
  database: Database,
  { table }: CustomerKind,
  { searchText, registeredFrom: from, registeredTo: until, ...area }: Static<typeof AreaSearch>,
): Promise<SQL | undefined> {
  const words = await wordsOf(database, searchText);
  const { state, district, taluka } = namesIn(area);
  return and(
    area.state === '' ? undefined : inArray(table.state, state),
    area.district === '' ? undefined : inArray(table.district, district),
    area.taluka === '' ? undefined : inArray(table.taluka, taluka),
    isWithin(table.registerDate, { ...(from && { from }), ...(until && { until }) }, registrationDays),
    holdsAll(table, words),
  );
}

/**
 * The present names that the parts of an area, by present or former ones, can mean.
 * A district or taluka that comes without what is above it is looked up everywhere.
 */
function namesIn(area: Pick<Static<typeof AreaSearch>, 'state' | 'district' | 'taluka'>) {
  const within = area.state === '' ? states.map(({ name }) => name) : [canonicalArea({ ...area, district: '', taluka: '' }).state];
  const districts = within.flatMap((state) => {
    const all = states.find(({ name }) => name === state)?.districts ?? [];
    const districts = area.district === '' ? all.map(({ name }) => name) : [canonicalArea({ state, district: area.district, taluka: '' }).district];
    return districts.map((district) => canonicalArea({ state, district, taluka: area.taluka }));
  });
  const unique = (part: 'district' | 'taluka') => [...new Set(districts.map((place) => place[part]))];
  return { state: within, district: unique('district'), taluka: unique('taluka') };
}
