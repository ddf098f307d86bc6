/** Filters people by area, under present or former names. */
import { and, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Static } from 'typebox';
import { canonicalArea, states } from '../../contract/areas.ts';
import type { AreaSearch } from '../../contract/fields.ts';

/** The columns of an address in a table. */
interface Placed {
  readonly table: Readonly<Record<'state' | 'district' | 'taluka', PgColumn>>;
}

export type Area = { readonly [Part in 'state' | 'district' | 'taluka']?: string | undefined };

/** Returns the condition for people of an area, by present or former names. Empty parts match all. */
export function isInArea({ table }: Placed, { state = '', district = '', taluka = '' }: Area): SQL | undefined {
  // Otherwise the names of all districts would be looked up for each list.
  if (state === '' && district === '' && taluka === '') return undefined;
  const names = namesIn({ state, district, taluka });
  return and(
    state === '' ? undefined : inArray(table.state, names.state),
    district === '' ? undefined : inArray(table.district, names.district),
    taluka === '' ? undefined : inArray(table.taluka, names.taluka),
  );
}

/** Returns the present names that the parts of an area can mean. A district or taluka without its parent is looked up everywhere. */
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
