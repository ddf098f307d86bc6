/** Choosing a place: cleared parts, available choices, and preserved values. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, areaNames, areaParts, chooseArea, clearedParts, isOpen, noArea, type State, sameArea } from './area.ts';

const states: readonly State[] = [
  { name: 'Goa', districts: [{ name: 'North Goa', talukas: ['North Goa'] }] },
  {
    name: 'Maharashtra',
    districts: [
      { name: 'Nashik', talukas: ['Nashik', 'Niphad'] },
      { name: 'Pune', talukas: ['Haveli', 'Shirur'] },
    ],
  },
];

const shirur: Area = { state: 'Maharashtra', district: 'Pune', taluka: 'Shirur' };

const anyPart = fc.constantFrom(...areaParts);
const anyName = fc.constantFrom('', 'Goa', 'Maharashtra', 'Nashik', 'Pune', 'Niphad', 'Shirur', 'Elsewhere');
const choices = fc.array(fc.tuple(anyPart, anyName));
const areaAfter = (made: readonly [(typeof areaParts)[number], string][]) =>
  made.reduce((area, [part, name]) => (isOpen(area, part) ? chooseArea(area, part, name) : area), noArea);

describe('a choice', () => {
  it('of a state clears district and taluka, of a district the taluka, and of a taluka nothing', () => {
    expect(chooseArea(shirur, 'state', 'Goa')).toEqual({ state: 'Goa', district: '', taluka: '' });
    expect(chooseArea(shirur, 'district', 'Nashik')).toEqual({ state: 'Maharashtra', district: 'Nashik', taluka: '' });
    expect(chooseArea(shirur, 'taluka', 'Haveli')).toEqual({ state: 'Maharashtra', district: 'Pune', taluka: 'Haveli' });
  });

  it('of the current value clears nothing', () => {
    expect(chooseArea(shirur, 'state', 'Maharashtra')).toEqual(shirur);
    expect(chooseArea(shirur, 'district', 'Pune')).toEqual(shirur);
  });

  it('never leaves a part below an empty parent', () => {
    fc.assert(
      fc.property(choices, (made) => {
        const { state, district, taluka } = areaAfter(made);
        expect(state === '' && district !== '').toBe(false);
        expect(district === '' && taluka !== '').toBe(false);
      }),
    );
  });

  it('takes effect and does not change its parents', () => {
    fc.assert(
      fc.property(choices, anyPart, anyName, (made, part, name) => {
        const before = areaAfter(made);
        const after = chooseArea(before, part, name);
        expect(after[part]).toBe(name);
        for (const above of areaParts.slice(0, areaParts.indexOf(part))) expect(after[above]).toBe(before[above]);
      }),
    );
  });

  it('reports the parts that it cleared', () => {
    expect(clearedParts(shirur, chooseArea(shirur, 'state', 'Goa'), 'state')).toEqual(['district', 'taluka']);
    expect(clearedParts(shirur, chooseArea(shirur, 'district', ''), 'district')).toEqual(['taluka']);
    expect(clearedParts(noArea, chooseArea(noArea, 'state', 'Goa'), 'state')).toEqual([]);
  });
});

describe('the names to choose from', () => {
  it('belong to the chosen parent', () => {
    expect(areaNames(states, shirur, 'state')).toEqual(['Goa', 'Maharashtra']);
    expect(areaNames(states, shirur, 'district')).toEqual(['Nashik', 'Pune']);
    expect(areaNames(states, shirur, 'taluka')).toEqual(['Haveli', 'Shirur']);
    expect(areaNames(states, noArea, 'district')).toEqual([]);
  });

  it('always include the chosen name, even when it is not in the list', () => {
    expect(areaNames(states, { ...shirur, taluka: 'Ghodnadi' }, 'taluka')).toEqual(['Ghodnadi', 'Haveli', 'Shirur']);
    fc.assert(
      fc.property(choices, anyPart, (made, part) => {
        const area = areaAfter(made);
        expect(area[part] === '' || areaNames(states, area, part).includes(area[part])).toBe(true);
      }),
    );
  });
});

it('areas are equal when all their parts are', () => {
  expect(sameArea(shirur, { ...shirur })).toBe(true);
  expect(sameArea(shirur, { ...shirur, taluka: '' })).toBe(false);
});
