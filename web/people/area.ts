/** A place as people choose it: state before district before taluka, and the effect of a choice on the lower parts. */

export const areaParts = ['state', 'district', 'taluka'] as const;

export type AreaPart = (typeof areaParts)[number];

/** Names by part, empty when not chosen. */
export type Area = Readonly<Record<AreaPart, string>>;

/** A state with its districts and their talukas, as the query `areas` returns them. */
export interface State {
  name: string;
  districts: readonly { name: string; talukas: readonly string[] }[];
}

export const noArea: Area = { state: '', district: '', taluka: '' };

export const sameArea = (one: Area, other: Area): boolean => areaParts.every((part) => one[part] === other[part]);

const below = (part: AreaPart): readonly AreaPart[] => areaParts.slice(areaParts.indexOf(part) + 1);

/** Returns the area after a choice. Another state clears district and taluka, another district clears the taluka. */
export function chooseArea(area: Area, part: AreaPart, name: string): Area {
  if (area[part] === name) return area;
  const cleared = Object.fromEntries(below(part).map((lower) => [lower, '']));
  return { ...area, ...cleared, [part]: name };
}

/** Returns the parts that a choice has cleared besides the chosen one. */
export const clearedParts = (before: Area, after: Area, chosen: AreaPart): readonly AreaPart[] =>
  below(chosen).filter((part) => before[part] !== '' && after[part] === '');

/** Returns the names to choose from. A chosen name that is not in the list is included, so it is not lost. */
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
