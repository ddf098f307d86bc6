/** Finding places: every place of the API by its names in each language, common spellings, and inference of missing parts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, noArea } from '../../../people/area.ts';
import { hi } from '../../../people/area-names/hi.ts';
import { mr } from '../../../people/area-names/mr.ts';
import { createAreaMatch } from './area-match.ts';

const district = (name: string, formerNames: string[], ...talukas: string[]) => ({ __typename: 'District' as const, name, formerNames, talukas });
const states = [
  { __typename: 'State' as const, name: 'Bihar', formerNames: [], districts: [district('Aurangabad', [], 'Aurangabad')] },
  { __typename: 'State' as const, name: 'Goa', formerNames: [], districts: [district('North Goa', [], 'North Goa'), district('South Goa', [], 'South Goa')] },
  {
    __typename: 'State' as const,
    name: 'Maharashtra',
    formerNames: [],
    districts: [
      district('Beed', ['Bid'], 'Shirur Kasar', 'Beed'),
      district('Chhatrapati Sambhajinagar', ['Aurangabad', 'Sambhajinagar'], 'Paithan', 'Kannad'),
      district('Nashik', ['Nasik'], 'Nashik', 'Niphad', 'Dindori'),
      district('Pune', [], 'Shirur', 'Haveli', 'Baramati', 'Indapur'),
      district('Solapur', [], 'Pandharpur', 'Solapur North', 'Solapur South'),
    ],
  },
];
const match = createAreaMatch(states, [hi, mr]);
const area = (state: string, name: string, taluka: string): Area => ({ state, district: name, taluka });
const shirur = area('Maharashtra', 'Pune', 'Shirur');

const everywhere = states.flatMap((state) => state.districts.flatMap((each) => each.talukas.map((taluka) => area(state.name, each.name, taluka))));

describe('a place', () => {
  it('is found by its names in any case, with additional words and signs', () => {
    const dressed = (name: string, kind: string) =>
      fc.constantFrom(name, name.toUpperCase(), ` ${name.toLowerCase()} `, `${kind} ${name}`, `${kind}. ${name}`, name.replaceAll(' ', '-'));
    fc.assert(
      fc.property(
        fc
          .constantFrom(...everywhere)
          .chain((place) => fc.tuple(fc.constant(place), dressed(place.state, 'State'), dressed(place.district, 'Dist'), dressed(place.taluka, 'Tal'))),
        ([place, state, name, taluka]) => {
          expect(match({ state, district: name, taluka })).toEqual({ area: place, unknown: {} });
        },
      ),
    );
  });

  it('is found by its names in Hindi and in Marathi', () => {
    for (const names of [hi, mr]) {
      const inWords = ({ state, district: name, taluka }: Area) =>
        area(names[state] ?? state, names[name] ?? name, names[`${name}/${taluka}`] ?? names[taluka] ?? taluka);
      for (const place of everywhere) expect(match(inWords(place))).toEqual({ area: place, unknown: {} });
    }
  });

  it.each<[string, Area, Area]>([
    ['spellings of one sound', area('Maharastra', 'Poone', 'Sirur'), shirur],
    ['spellings of one sound in Devanagari', area('महाराष्ट्र', 'पूणे', 'शिरुर'), shirur],
    ['Nasik for Nashik', area('', 'Nasik', 'Niphad'), area('Maharashtra', 'Nashik', 'Niphad')],
    ['Sholapur for Solapur', area('', 'Sholapur', 'Pandharpur'), area('Maharashtra', 'Solapur', 'Pandharpur')],
    ['a former name, identified by the state', area('Maharashtra', 'Aurangabad', 'Paithan'), area('Maharashtra', 'Chhatrapati Sambhajinagar', 'Paithan')],
    ['a former name, identified by the taluka', area('', 'Aurangabad', 'Kannad'), area('Maharashtra', 'Chhatrapati Sambhajinagar', 'Kannad')],
    ['a name that another state keeps', area('Bihar', 'Aurangabad', ''), area('Bihar', 'Aurangabad', 'Aurangabad')],
    ['a taluka alone', area('', '', 'Baramati'), area('Maharashtra', 'Pune', 'Baramati')],
    ['a district of one taluka', area('', 'North Goa', ''), area('Goa', 'North Goa', 'North Goa')],
  ])('is found by %s', (_how, written, found) => {
    expect(match(written)).toEqual({ area: found, unknown: {} });
  });

  it('is not guessed when its name is ambiguous', () => {
    expect(match(noArea)).toEqual({ area: noArea, unknown: {} });
    expect(match(area('-', '.', ''))).toEqual({ area: noArea, unknown: {} });
    // The name is ambiguous.
    expect(match(area('', 'Aurangabad', ''))).toEqual({ area: noArea, unknown: {} });
    expect(match(area('Goa', '', ''))).toEqual({ area: area('Goa', '', ''), unknown: {} });
  });

  it('is reported when unknown, with a suggestion, while the other parts are found', () => {
    expect(match(area('Maharashtra', 'Pune', 'Barmti'))).toEqual({ area: area('Maharashtra', 'Pune', ''), unknown: { taluka: 'Baramati' } });
    expect(match(area('Maharashtra', 'Xyz', 'Shirur'))).toEqual({ area: area('Maharashtra', '', 'Shirur'), unknown: { district: undefined } });
  });

  it('of any text is a place of the API, or none', () => {
    const word = fc.constantFrom('Pune', 'Shirur', 'Goa', 'Nashik', 'x', '', 'Aurangabad', 'शिरूर', 'Beed', '\u0000', 'constructor');
    fc.assert(
      fc.property(word, word, word, (state, name, taluka) => {
        const found = match(area(state, name, taluka)).area;
        const fits = (place: Area) => (['state', 'district', 'taluka'] as const).every((part) => found[part] === '' || found[part] === place[part]);
        expect(everywhere.some(fits)).toBe(true);
      }),
    );
  });
});
