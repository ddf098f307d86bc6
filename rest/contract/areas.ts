/** Areas of India for selection: states and union territories, their districts, and the talukas of Maharashtra. */
import { districts as districtsElsewhere } from './areas-districts.ts';
import { maharashtra } from './areas-maharashtra.ts';
import { renamedDistricts, renamedStates, renamedTalukas } from './areas-renamed.ts';

export interface District {
  readonly name: string;
  /** Never empty. Contains the district's own name when its talukas are unknown. */
  readonly talukas: readonly string[];
}

export interface State {
  readonly name: string;
  readonly districts: readonly District[];
}

/** A place as stored. Any part may be empty, and any name may be a former one. */
export interface Area {
  readonly state: string;
  readonly district: string;
  readonly taluka: string;
}

function listed(names: string): string[] {
  return names === '' ? [] : names.split(', ');
}

/** All states and union territories with their districts and talukas, each list in alphabetical order. */
export const states: readonly State[] = [
  ...Object.entries(districtsElsewhere).map(([name, names]) => ({
    name,
    districts: listed(names).map((district) => ({ name: district, talukas: [district] })),
  })),
  {
    name: 'Maharashtra',
    districts: Object.entries(maharashtra).map(([name, talukas]) => ({ name, talukas: talukas === '' ? [name] : listed(talukas) })),
  },
].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Returns a key that is equal for different spellings of one name. */
function key(name: string): string {
  return tidy(name).toLowerCase().replaceAll('-', ' ').replaceAll('&', 'and');
}

function tidy(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}

/** Present names by the keys of present and former names. */
type Lookup = ReadonlyMap<string, string>;

/** @param renamed present names by former name */
function lookup(names: readonly string[], renamed: Readonly<Record<string, string>> = {}): Lookup {
  return new Map([...Object.entries(renamed).map(([old, now]) => [key(old), now] as const), ...names.map((name) => [key(name), name] as const)]);
}

const namesOf = (places: readonly { readonly name: string }[]) => places.map(({ name }) => name);

const stateNames = lookup(namesOf(states), renamedStates);
const districtNames = new Map<string, Lookup>(states.map(({ name, districts }) => [name, lookup(namesOf(districts), renamedDistricts[name])]));
const talukaNames = new Map<string, Lookup>(
  states.flatMap((state) =>
    state.districts.map((district) => [
      `${state.name}/${district.name}`,
      lookup(district.talukas, state.name === 'Maharashtra' ? renamedTalukas[district.name] : renamedDistricts[state.name]),
    ]),
  ),
);

function present(names: Lookup | undefined, name: string): string {
  return names?.get(key(name)) ?? tidy(name);
}

/** Returns the area under its present names. An unknown name is returned with its spaces tidied. */
export function canonicalArea(area: Area): Area {
  const state = present(stateNames, area.state);
  const district = present(districtNames.get(state), area.district);
  const taluka = present(talukaNames.get(`${state}/${district}`), area.taluka);
  return { state, district, taluka };
}
