/** Every place in the area table has a name in Hindi and in Marathi: all states and districts, and the talukas of Maharashtra. */
import { describe, expect, it } from 'vitest';
import { states } from '../rest/contract/areas.ts';
import { hi } from '../web/people/area-names/hi.ts';
import { mr } from '../web/people/area-names/mr.ts';

/** A taluka that is listed with its district, because a district elsewhere has the same name. */
const ofTwo = 'Nashik/Dindori';

const placesOf = ({ name, districts }: (typeof states)[number]) => [name, ...districts.flatMap((district) => [district.name, ...district.talukas])];

describe.each([
  ['Hindi', hi],
  ['Marathi', mr],
])('%s', (_language, names) => {
  it.each(states.map((state) => [state.name, placesOf(state)] as const))('names every place of %s', (_state, places) => {
    expect(places.filter((place) => !Object.hasOwn(names, place))).toEqual([]);
  });

  it('names no place outside the table', () => {
    expect(Object.keys(names).sort()).toEqual([...new Set([...states.flatMap(placesOf), ofTwo])].sort());
  });

  it('writes them in Devanagari', () => {
    expect(Object.values(names).filter((name) => !/^(?:[\p{Script=Devanagari}]+\.?|24)(?: (?:[\p{Script=Devanagari}]+\.?|24))*$/u.test(name))).toEqual([]);
  });
});

it('Hindi uses its own spelling for the names of Maharashtra', () => {
  expect([hi['Jalgaon'], hi['Nagpur'], hi['Pune'], mr['Jalgaon'], mr['Nagpur'], mr['Pune']]).toEqual(['जलगाव', 'नागपुर', 'पुणे', 'जळगाव', 'नागपूर', 'पुणे']);
});

it.each([
  ['Raipur', 'रायपुर', 'रायपूर'],
  ['Ghaziabad', 'गाज़ियाबाद', 'गाझियाबाद'],
  ['Aligarh', 'अलीगढ़', 'अलीगड'],
  ['Garhwa', 'गढ़वा', 'गढवा'],
  ['Tirupati', 'तिरुपति', 'तिरुपती'],
  ['East Khasi Hills', 'पूर्वी खासी हिल्स', 'पूर्व खासी हिल्स'],
  ['South West', 'दक्षिण पश्चिम', 'नैऋत्य'],
  ['Dindori', 'डिंडौरी', 'डिंडोरी'],
  ['Nashik/Dindori', 'दिंडोरी', 'दिंडोरी'],
])('%s has the spelling of each language', (place, hindi, marathi) => {
  expect([hi[place], mr[place]].map((name) => name?.normalize())).toEqual([hindi.normalize(), marathi.normalize()]);
});
