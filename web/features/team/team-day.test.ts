/** The rows of the board: states, filters, order, totals and selection. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateFor } from '../../testing/day-states.ts';
import { member } from '../../testing/team.ts';
import { isIn, isSelectable, isSelected, type RowState, rowsOf, sorted, stateOf, totalsOf, withLeave } from './team-day.ts';
import { teamSorts } from './view.ts';

const cases: readonly [RowState, ReturnType<typeof member>][] = [
  ['READY', member('1', 'Ganesh Shinde')],
  ['APPROVED', member('2', 'Rohini Kale', {}, { approved: true })],
  ['NEEDS_CHECK', member('3', 'Prakash Pawar', {}, { state: stateFor('NEEDS_CHECK') })],
  ['UNCHECKED', member('4', 'Kiran Deshmukh', {}, { state: stateFor('UNCHECKED') })],
  ['NOT_IN', member('5', 'Deepak Thorat', { attendance: null })],
  ['NOT_READ', member('6', 'Sunita Jadhav', { oddities: null, summary: null })],
];

describe('a day', () => {
  test.each(cases)('is %s', (state, member) => {
    expect(stateOf(member)).toBe(state);
  });

  test('is not read when the gateway could not determine its state', () => {
    expect(stateOf(member('1', 'Ganesh Shinde', {}, { state: null }))).toBe('NOT_READ');
  });
});

const rows = rowsOf(cases.map(([, of]) => of));
const anyRows = fc
  .array(fc.record({ km: fc.option(fc.nat(500)), stops: fc.option(fc.nat(9)), minutes: fc.option(fc.nat(900)), approved: fc.boolean(), isIn: fc.boolean() }), {
    maxLength: 20,
  })
  .map((people) =>
    rowsOf(
      people.map(({ km, stops, minutes, approved, isIn: present }, id) => {
        const day = {
          summary: km === null ? null : { __typename: 'TravelSummary' as const, straightLineKm: km },
          stops: stops === null ? null : Array.from({ length: stops }, () => ({ __typename: 'Stop' as const, fromAt: null, untilAt: null })),
        };
        return member(String(id), `Person ${id}`, present ? day : { ...day, attendance: null }, { workMinutes: minutes, approved });
      }),
    ),
  );

test('omit an inactive employee who was not in, and keep one who was', () => {
  const inactive = (of: ReturnType<typeof member>) => ({ ...of, employee: { ...of.employee, active: false } });
  const absent = member('1', 'Ganesh Shinde', { attendance: null });
  expect(rowsOf([inactive(absent), inactive(member('2', 'Rohini Kale')), absent]).map(({ state }) => state)).toEqual(['READY', 'NOT_IN']);
});

test('omit a past day before the person was added, but neither today nor a day whose type is unknown', () => {
  const ids = (type: null | undefined, isPast: boolean) => withLeave(rows, () => type, isPast).map(({ id }) => id);
  const all = rows.map(({ id }) => id);
  expect(ids(null, true)).toEqual(all.filter((id) => id !== '5'));
  expect([ids(null, false), ids(undefined, true)]).toEqual([all, all]);
});

test('start with the days that need a check', () => {
  expect(sorted(rows, 'look', false).map(({ state }) => state)).toEqual(['NEEDS_CHECK', 'NOT_READ', 'UNCHECKED', 'READY', 'NOT_IN', 'APPROVED']);
});

test('any order keeps every row, puts unknown values last, and is otherwise reversed in the other direction', () => {
  fc.assert(
    fc.property(anyRows, fc.constantFrom(...teamSorts), (some, sort) => {
      const [up, down] = [sorted(some, sort, false), sorted(some, sort, true)];
      expect(new Set(up)).toEqual(new Set(some));
      expect(new Set(down)).toEqual(new Set(some));
      const known = (all: typeof up) => all.map(({ member: { day } }) => day.summary?.straightLineKm).filter((km) => km !== undefined);
      if (sort === 'km') {
        expect(known(up)).toEqual([...known(up)].sort((a, b) => a - b));
        expect(known(down)).toEqual([...known(up)].reverse());
        expect(up.map(({ member: { day } }) => day.summary === null)).toEqual(up.map((_, at) => at >= known(up).length));
      }
    }),
  );
});

test('totals are the sums of the parts', () => {
  fc.assert(
    fc.property(anyRows, fc.nat(20), (some, cut) => {
      const [all, one, other] = [totalsOf(some), totalsOf(some.slice(0, cut)), totalsOf(some.slice(cut))];
      for (const key of ['present', 'minutes', 'km', 'stops', 'visits', 'meetings'] as const) expect(all[key]).toBeCloseTo(one[key] + other[key], 9);
    }),
  );
});

test('filters match by state', () => {
  const chosen = (filter: Parameters<typeof isIn>[0]) => rows.filter((row) => isIn(filter, row)).map(({ id }) => id);
  expect(chosen('all')).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(chosen('look')).toEqual(['3', '6']);
  expect(chosen('approve')).toEqual(['1', '3', '4']);
  expect(chosen('absent')).toEqual(['5']);
});

test('only ready days are selected by default; others by hand; approved, absent and unread ones never', () => {
  const selected = (byHand = {}) => rows.filter((row) => isSelected(row, byHand)).map(({ id }) => id);
  expect(selected()).toEqual(['1']);
  expect(selected({ 1: false, 3: true, 2: true, 5: true, 6: true })).toEqual(['3']);
  const codes = ['READY', 'NEEDS_CHECK', 'UNCHECKED', 'OPEN', 'APPROVED', 'NOT_IN', 'NOT_READ'] as const;
  expect(codes.filter(isSelectable)).toEqual(['READY', 'NEEDS_CHECK', 'UNCHECKED', 'OPEN']);
});
