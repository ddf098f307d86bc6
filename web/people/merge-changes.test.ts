/** Merging two concurrent changes of the same person. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Area } from './area.ts';
import { mergeChanges } from './merge-changes.ts';

interface Values extends Area {
  firstName: string;
  phoneNumber: string;
  notes: readonly { name: string; value: string }[];
}

describe('two changes of the same values', () => {
  const area = fc.record({ state: fc.constantFrom('', 'Goa', 'Maharashtra'), district: fc.constantFrom('', 'Pune'), taluka: fc.constantFrom('', 'Shirur') });
  const some = fc
    .tuple(
      area,
      fc.constantFrom('a', 'b', 'c'),
      fc.constantFrom('a', 'b', 'c'),
      fc.array(fc.record({ name: fc.constantFrom('x', 'y'), value: fc.constant('') }), { maxLength: 2 }),
    )
    .map(([part, firstName, phoneNumber, notes]): Values => ({ ...part, firstName, phoneNumber, notes }));

  it("keep all typed values, and take the other's values for fields that were not typed in", () => {
    fc.assert(
      fc.property(some, some, some, (base, mine, theirs) => {
        const merged = mergeChanges(base, mine, theirs);
        for (const field of ['firstName', 'phoneNumber', 'notes'] as const) {
          const isMine = JSON.stringify(mine[field]) !== JSON.stringify(base[field]);
          expect(merged.values[field]).toEqual(isMine ? mine[field] : theirs[field]);
          const isDisputed =
            isMine && JSON.stringify(theirs[field]) !== JSON.stringify(base[field]) && JSON.stringify(theirs[field]) !== JSON.stringify(mine[field]);
          expect(merged.disputed.includes(field)).toBe(isDisputed);
        }
      }),
    );
  });

  it('never combine a district of one with the state of the other', () => {
    fc.assert(
      fc.property(some, some, some, (base, mine, theirs) => {
        const { values: merged } = mergeChanges(base, mine, theirs);
        const areaOf = ({ state, district, taluka }: Values) => `${state}/${district}/${taluka}`;
        expect([areaOf(mine), areaOf(theirs)]).toContain(areaOf(merged));
      }),
    );
  });

  it('report no conflict for equal changes', () => {
    fc.assert(
      fc.property(some, some, (base, mine) => {
        expect(mergeChanges(base, mine, mine)).toEqual({ values: mine, taken: [], disputed: [] });
        expect(mergeChanges(base, base, mine).values).toEqual(mine);
        expect(mergeChanges(base, mine, base)).toEqual({ values: mine, taken: [], disputed: [] });
      }),
    );
  });
});
