/** Choosing a place: what a choice clears, what can be chosen, and that nothing chosen is lost. */
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
  it('of a state clears district and taluka, of a district the taluka, of a taluka nothing', () => {
    expect(chooseArea(shirur, 'state', 'Goa')).toEqual({ state: 'Goa', district: '', taluka: '' });
    expect(chooseArea(shirur, 'district', 'Nashik')).toEqual({ state: 'Maharashtra', district: 'Nashik', taluka: '' });
    expect(chooseArea(shirur, 'taluka', 'Haveli')).toEqual({ state: 'Maharashtra', district: 'Pune', taluka: 'Haveli' });
  });

  it('of what is chosen already clears nothing', () => {
    expect(chooseArea(shirur, 'state', 'Maharashtra')).toEqual(shirur);
    expect(chooseArea(shirur, 'district', 'Pune')).toEqual(shirur);
  });

  it('never leaves a part below an empty one', () => {
    fc.assert(
      fc.property(choices, (made) => {
        const { state, district, taluka } = areaAfter(made);
        expect(state === '' && district !== '').toBe(false);
        expect(district === '' && taluka !== '').toBe(false);
      }),
    );
  });

  it('takes effect, and touches nothing above it', () => {
    fc.assert(
      fc.property(choices, anyPart, anyName, (made, part, name) => {
        const before = areaAfter(made);
        const after = chooseArea(before, part, name);
        expect(after[part]).toBe(name);
        for (const above of areaParts.slice(0, areaParts.indexOf(part))) expect(after[above]).toBe(before[above]);
      }),
    );
  });

  it('tells which parts it emptied', () => {
    expect(clearedParts(shirur, chooseArea(shirur, 'state', 'Goa'), 'state')).toEqual(['district', 'taluka']);
    expect(clearedParts(shirur, chooseArea(shirur, 'district', ''), 'district')).toEqual(['taluka']);
    expect(clearedParts(noArea, chooseArea(noArea, 'state', 'Goa'), 'state')).toEqual([]);
  });
});

describe('the names to choose from', () => {
  it('are those of the part above', () => {
    expect(areaNames(states, shirur, 'state')).toEqual(['Goa', 'Maharashtra']);
    expect(areaNames(states, shirur, 'district')).toEqual(['Nashik', 'Pune']);
    expect(areaNames(states, shirur, 'taluka')).toEqual(['Haveli', 'Shirur']);
    expect(areaNames(states, noArea, 'district')).toEqual([]);
  });

  it('always hold what is chosen, also a name that the list does not know', () => {
    expect(areaNames(states, { ...shirur, taluka: 'Ghodnadi' }, 'taluka')).toEqual(['Ghodnadi', 'Haveli', 'Shirur']);
    fc.assert(
      fc.property(choices, anyPart, (made, part) => {
        const area = areaAfter(made);
        expect(area[part] === '' || areaNames(states, area, part).includes(area[part])).toBe(true);
      }),
    );
  });
});

it('two areas are the same when all their parts are', () => {
  expect(sameArea(shirur, { ...shirur })).toBe(true);
  expect(sameArea(shirur, { ...shirur, taluka: '' })).toBe(false);
});
