/** The figures of a payroll month: columns, totals and order. Pure. */
import { joinParts } from '../../../i18n/formats.ts';
import type { PayrollPeopleQuery } from './payroll.generated.ts';

type Month = NonNullable<PayrollPeopleQuery['payrollMonth']>;
export type PayrollPerson = NonNullable<Month['people']>['people'][number];

/** Columns of days that add up to the days of the month. */
export const dayColumns = ['present', 'halfDays', 'leave', 'holidays', 'weekOffs', 'absent', 'missing'] as const;

const summed = [
  ...dayColumns,
  'payableDays',
  'workMinutes',
  'overtimeMinutes',
  'straightLineKm',
  'daysWithPositions',
  'daysWorked',
  'daysApproved',
  'daysRefused',
] as const;
export type PayrollFigures = Readonly<Record<(typeof summed)[number], number>>;

const nothing: PayrollFigures = {
  present: 0,
  halfDays: 0,
  leave: 0,
  holidays: 0,
  weekOffs: 0,
  absent: 0,
  missing: 0,
  payableDays: 0,
  workMinutes: 0,
  overtimeMinutes: 0,
  straightLineKm: 0,
  daysWithPositions: 0,
  daysWorked: 0,
  daysApproved: 0,
  daysRefused: 0,
};

export const nameOf = ({ firstName, lastName }: { readonly firstName: string | null; readonly lastName: string | null }): string =>
  joinParts([firstName, lastName], ' ');

/** Adds up the figures of people. */
export function payrollTotals(people: readonly PayrollFigures[]): PayrollFigures {
  const totals: Record<keyof PayrollFigures, number> = { ...nothing };
  for (const person of people) for (const figure of summed) totals[figure] += person[figure];
  return totals;
}

export const payrollSorts = ['name', 'id'] as const;
export type PayrollSort = (typeof payrollSorts)[number];

/** Sorts by name, or by payroll ID with people without one last. */
export const sortedPeople = (people: readonly PayrollPerson[], sort: PayrollSort): readonly PayrollPerson[] =>
  people.toSorted((one, other) => {
    const byName = nameOf(one).localeCompare(nameOf(other));
    if (sort === 'name' || one.payrollId === other.payrollId) return byName;
    if (one.payrollId === null || other.payrollId === null) return one.payrollId === null ? 1 : -1;
    return one.payrollId.localeCompare(other.payrollId, undefined, { numeric: true });
  });

/** Returns true when the figures show that a day of the person blocks closing. */
export const needsChecking = ({ missing, daysApproved, daysWorked }: PayrollFigures): boolean => missing > 0 || daysApproved < daysWorked;
