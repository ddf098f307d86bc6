/**
 * Finds state, district and taluka as people write them: in each language, by former names and common spellings. Missing parts are inferred from the others.
 */
import { type Area, type AreaPart, areaParts, noArea } from '../../../people/area.ts';
import type { Areas } from '../../../people/areas.ts';

export interface FoundArea {
  /** Names of the API; empty when not found. */
  area: Area;
  /** Names that were not found, each with the single name that may be meant. */
  unknown: Partial<Record<AreaPart, string | undefined>>;
}

/** Names by which areas are known. */
interface Name {
  name: string;
  exact: ReadonlySet<string>;
  sounds: ReadonlySet<string>;
}

type Place = Readonly<Record<AreaPart, Name>>;

/** Words beside a name: 'Dist. Pune', 'पुणे जिल्हा'. */
const kinds = /^(state|district|dist|dt|zilla|jilha|taluka|taluk|tal|tq|tahsil|tehsil|राज्य|ज़िला|जिला|जिल्हा|जि|तालुका|तहसील|ता)$/;

const exactly = (text: string): string =>
  (
    text
      .toLowerCase()
      .normalize('NFC')
      .replaceAll('&', ' and ')
      .match(/[\p{L}\p{M}\d]+/gu) ?? []
  )
    .filter((word) => !kinds.test(word))
    .join('')
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .normalize('NFC');

/** Spellings of the same sound: Nasik and Nashik, Sirur and Shirur, Sholapur and Solapur, पुणे and पूणे. */
const sounds: readonly (readonly [written: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/([bcdgjkpst])h+/g, '$1'],
  [/[wv]/g, 'v'],
  [/z/g, 'j'],
  [/q|ck/g, 'k'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/g, '$1'],
  [/(?<=[a-z]{3})[ae]$/g, ''],
  [/ि/g, 'ी'],
  [/ु/g, 'ू'],
  [/ळ/g, 'ल'],
  [/ण/g, 'न'],
  [/[ङञनम]\u094D(?=[क-म])/g, '\u0902'],
];

const soundOf = (exact: string): string => sounds.reduce((text, [written, sound]) => text.replaceAll(written, sound), exact);

function nameOf(name: string, ...others: readonly (string | undefined)[]): Name {
  const exact = [name, ...others].flatMap((each) => (each === undefined ? [] : [exactly(each)]));
  return { name, exact: new Set(exact), sounds: new Set(exact.map(soundOf)) };
}

/** Returns the places. @param translations names in other languages by the API's names, of talukas also by `District/Taluka` */
function placesOf(states: NonNullable<Areas['states']>, translations: readonly Readonly<Record<string, string>>[]): readonly Place[] {
  const inWords = (name: string, district?: string) => translations.map((names) => names[`${district}/${name}`] ?? names[name]);
  return states.flatMap((state) => {
    const stateName = nameOf(state.name, ...state.formerNames, ...inWords(state.name));
    return state.districts.flatMap((district) => {
      const districtName = nameOf(district.name, ...district.formerNames, ...inWords(district.name));
      return district.talukas.map((taluka) => ({ state: stateName, district: districtName, taluka: nameOf(taluka, ...inWords(taluka, district.name)) }));
    });
  });
}

/** Returns the places that a text may mean: by its letters, otherwise by its sound. */
function fitting(places: readonly Place[], part: AreaPart, written: string): readonly Place[] {
  const exact = exactly(written);
  const equal = places.filter((place) => place[part].exact.has(exact));
  return equal.length > 0 ? equal : places.filter((place) => place[part].sounds.has(soundOf(exact)));
}

const namesOf = (places: readonly Place[], part: AreaPart): readonly string[] => [...new Set(places.map((place) => place[part].name))];

/** Returns the only name that starts like the text, if any. */
function nearest(places: readonly Place[], part: AreaPart, written: string): string | undefined {
  const begin = soundOf(exactly(written)).slice(0, 3);
  const near = namesOf(
    places.filter((place) => begin !== '' && [...place[part].sounds].some((sound) => sound.startsWith(begin))),
    part,
  );
  return near.length === 1 ? near[0] : undefined;
}

/** Creates a function that finds the area of written names. Empty parts match nothing. Results are cached, because a sheet repeats few places many times. */
export function createAreaMatch(states: NonNullable<Areas['states']>, translations: readonly Readonly<Record<string, string>>[]): (written: Area) => FoundArea {
  const everywhere = placesOf(states, translations);
  const answers = new Map<string, FoundArea>();

  function find(written: Area): FoundArea {
    let places = everywhere;
    const unknown: FoundArea['unknown'] = {};
    for (const part of areaParts) {
      if (exactly(written[part]) === '') continue;
      const fit = fitting(places, part, written[part]);
      if (fit.length === 0) unknown[part] = nearest(places, part, written[part]);
      else places = fit;
    }
    const isWritten = areaParts.some((part) => exactly(written[part]) !== '');
    const area = { ...noArea };
    for (const part of areaParts) {
      const [name, ...others] = namesOf(places, part);
      if (isWritten && !(part in unknown) && name !== undefined && others.length === 0) area[part] = name;
    }
    return { area, unknown };
  }

  return (written) => {
    const key = areaParts.map((part) => written[part]).join('\n');
    const answer = answers.get(key) ?? find(written);
    answers.set(key, answer);
    return answer;
  };
}
