/** A place as people choose it, state before district before taluka, and what a choice does to the parts below it. */

export const areaParts = ['state', 'district', 'taluka'] as const;

export type AreaPart = (typeof areaParts)[number];

/** Names, each empty while it is not chosen. */
export type Area = Readonly<Record<AreaPart, string>>;

/** A state with its districts and their talukas, as the query `areas` gives them. */
export interface State {
  name: string;
  districts: readonly { name: string; talukas: readonly string[] }[];
}

export const noArea: Area = { state: '', district: '', taluka: '' };

export const sameArea = (one: Area, other: Area): boolean => areaParts.every((part) => one[part] === other[part]);

const below = (part: AreaPart): readonly AreaPart[] => areaParts.slice(areaParts.indexOf(part) + 1);

/** The area after a choice: another state clears district and taluka, another district clears the taluka, which lie in the one before. */
export function chooseArea(area: Area, part: AreaPart, name: string): Area {
  if (area[part] === name) return area;
  const cleared = Object.fromEntries(below(part).map((lower) => [lower, '']));
  return { ...area, ...cleared, [part]: name };
}

/** Which parts a change of area has emptied besides the one that was chosen. */
export const clearedParts = (before: Area, after: Area, chosen: AreaPart): readonly AreaPart[] =>
  below(chosen).filter((part) => before[part] !== '' && after[part] === '');

/** The names to choose from. A chosen name that the list does not know stays among them, so that it is not lost. */
export function areaNames(states: readonly State[], area: Area, part: AreaPart): readonly string[] {
  const districts = states.find(({ name }) => name === area.state)?.districts ?? [];
  const choices =
    part === 'state'
      ? states.map(({ name }) => name)
      : part === 'district'
        ? districts.map(({ name }) => name)
        : (districts.find(({ name }) => name === area.district)?.talukas ?? []);
  return area[part] === '' || choices.includes(area[part]) ? choices : [area[part], ...choices];
}

/** Returns true when a part can be chosen, because the part above it is chosen. */
export const isOpen = (area: Area, part: AreaPart): boolean => part === 'state' || (part === 'district' ? area.state !== '' : area.district !== '');
