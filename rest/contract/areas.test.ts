import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, canonicalArea, states } from './areas.ts';
import { maharashtra } from './areas-maharashtra.ts';
import { renamedDistricts, renamedStates, renamedTalukas } from './areas-renamed.ts';

/** Returns true when two areas are in the same district under any of its names. */
function sameDistrict(one: Pick<Area, 'state' | 'district'>, other: Pick<Area, 'state' | 'district'>): boolean {
  const [a, b] = [one, other].map(({ state, district }) => canonicalArea({ state, district, taluka: '' }));
  return a?.state === b?.state && a?.district === b?.district;
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en');
const ofMaharashtra = states.find((state) => state.name === 'Maharashtra')?.districts ?? [];
const talukasOf = (district: string) => ofMaharashtra.find((each) => each.name === district)?.talukas;

describe('the area table', () => {
  it('has the 28 states and 8 union territories', () => {
    expect(states).toHaveLength(36);
  });

  it('has the 36 districts and 358 talukas of Maharashtra', () => {
    expect(ofMaharashtra).toHaveLength(36);
    const talukas = Object.values(maharashtra).flatMap((names) => names.split(', ').filter((name) => name !== ''));
    expect(talukas).toHaveLength(358);
  });

  it('lists the three talukas of Mumbai Suburban, and Mumbai City as its own taluka', () => {
    expect(talukasOf('Mumbai Suburban')).toEqual(['Andheri', 'Borivali', 'Kurla']);
    expect(talukasOf('Mumbai City')).toEqual(['Mumbai City']);
  });

  it('lists a district outside Maharashtra as its own taluka', () => {
    const district = states.find((state) => state.name === 'Goa')?.districts[0];
    expect(district).toEqual({ name: 'North Goa', talukas: ['North Goa'] });
  });

  it('has sorted, unique, non-empty choices at every level', () => {
    const lists = [
      states.map((state) => state.name),
      ...states.map((state) => state.districts.map((district) => district.name)),
      ...states.flatMap((state) => state.districts.map((district) => district.talukas)),
    ];
    for (const names of lists) {
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      expect([...names].sort(byName)).toEqual(names);
      for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z0-9. ]*[a-zA-Z0-9]$|^North 24|^South 24/);
    }
  });

  it('maps every former name to a name in the table', () => {
    for (const now of Object.values(renamedStates)) expect(states.map((state) => state.name)).toContain(now);
    for (const [state, renamed] of Object.entries(renamedDistricts)) {
      const present = states.find((each) => each.name === state)?.districts.map((district) => district.name);
      for (const now of Object.values(renamed)) expect(present).toContain(now);
    }
    for (const [district, renamed] of Object.entries(renamedTalukas)) {
      for (const now of Object.values(renamed)) expect(talukasOf(district)).toContain(now);
    }
  });
});

describe('old and new names', () => {
  it.each([
    ['Maharashtra', 'Ahmednagar', 'Ahilyanagar'],
    ['Maharashtra', 'Aurangabad', 'Chhatrapati Sambhajinagar'],
    ['Maharashtra', 'Osmanabad', 'Dharashiv'],
    ['Uttar Pradesh', 'Allahabad', 'Prayagraj'],
    ['Karnataka', 'Belgaum', 'Belagavi'],
    ['Haryana', 'Gurgaon', 'Gurugram'],
  ])('treats %s, %s and %s as one district', (state, old, now) => {
    expect(sameDistrict({ state, district: old }, { state, district: now })).toBe(true);
    expect(sameDistrict({ state, district: ` ${old.toUpperCase()}` }, { state, district: now })).toBe(true);
    expect(canonicalArea({ state, district: old, taluka: '' }).district).toBe(now);
  });

  it('does not merge places that only sound alike', () => {
    expect(sameDistrict({ state: 'Bihar', district: 'Aurangabad' }, { state: 'Maharashtra', district: 'Aurangabad' })).toBe(false);
    expect(canonicalArea({ state: 'Bihar', district: 'Aurangabad', taluka: '' }).district).toBe('Aurangabad');
    expect(sameDistrict({ state: 'Maharashtra', district: 'Akola' }, { state: 'Maharashtra', district: 'Ahilyanagar' })).toBe(false);
  });

  it('renames a taluka that was named after its renamed district', () => {
    const now = canonicalArea({ state: 'maharashtra', district: 'Aurangabad', taluka: 'Aurangabad' });
    expect(now).toEqual({ state: 'Maharashtra', district: 'Chhatrapati Sambhajinagar', taluka: 'Chhatrapati Sambhajinagar' });
  });

  const name = fc.oneof(
    fc.string(),
    fc.constantFrom(...Object.keys(renamedStates), ...Object.values(renamedDistricts).flatMap((renamed) => Object.keys(renamed))),
    fc.constantFrom(...states.map((state) => state.name), ...ofMaharashtra.flatMap((district) => [district.name, ...district.talukas])),
  );
  const area: fc.Arbitrary<Area> = fc.record({ state: name, district: name, taluka: name });

  it('is idempotent', () => {
    fc.assert(
      fc.property(area, (place) => {
        expect(canonicalArea(canonicalArea(place))).toEqual(canonicalArea(place));
      }),
    );
  });

  it('returns every place of the table unchanged', () => {
    for (const state of states) {
      for (const district of state.districts) {
        for (const taluka of district.talukas) {
          const place = { state: state.name, district: district.name, taluka };
          expect(canonicalArea(place)).toEqual(place);
        }
      }
    }
  });

  it('compares districts symmetrically', () => {
    fc.assert(fc.property(area, area, (one, other) => sameDistrict(one, other) === sameDistrict(other, one)));
  });
});
