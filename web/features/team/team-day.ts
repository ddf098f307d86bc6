/** Rows of the team's day: findings, selection, order and totals. Pure. */

import { indiaMinutes, toInstant } from '../../calendar/india.ts';
import type { DayStateCode } from '../../data/schema.generated.ts';
import { joinParts } from '../../i18n/formats.ts';
import { answeredQuestion, type DayToDecide, needsNote } from '../../people/approvals/day-actions.ts';
import type { DayTypeOfDay, TypeOfDay } from '../../people/day-types/use-day-types.ts';
import { isUncounted } from './muster.ts';
import type { TeamDayQuery } from './team.generated.ts';
import type { TeamFilter, TeamSort } from './view.ts';

export type Member = NonNullable<TeamDayQuery['teamDay']>['people'][number];

/** The state of a day by the gateway's rule, or the reason why there is none. */
export type RowState = DayStateCode | 'NOT_READ' | 'NOT_IN';

/** Order of the rows: states that a person must check are first. */
const rowStates = ['NEEDS_CHECK', 'NOT_READ', 'UNCHECKED', 'READY', 'OPEN', 'ASKED', 'REFUSED', 'NOT_IN', 'APPROVED'] as const satisfies readonly RowState[];

export function stateOf({ day: { attendance, oddities } }: Member): RowState {
  // A day that could not be read has neither findings nor a state.
  if (oddities === null) return 'NOT_READ';
  return attendance === null ? 'NOT_IN' : (attendance.state?.code ?? 'NOT_READ');
}

export interface Row {
  readonly member: Member;
  readonly id: string;
  readonly name: string;
  readonly state: RowState;
  /** The leave of a person who was not in, if day types are known. */
  readonly leave: DayTypeOfDay | undefined;
}

/**
 * Adds the leave of people who were not in. A person whose past day does not count has no row, because they were added later.
 * @param typeOf returns the type of an employee's day
 */
export const withLeave = (rows: readonly Row[], typeOf: (userId: string) => ReturnType<TypeOfDay>, isPast: boolean): Row[] =>
  rows.flatMap((row) => {
    const type = row.state === 'NOT_IN' ? typeOf(row.id) : undefined;
    if (isUncounted(type) && isPast) return [];
    return type?.type === 'LEAVE' ? { ...row, leave: type } : row;
  });

/** Returns the rows of the board. An inactive employee without attendance has no row, and does not count as absent. */
export const rowsOf = (members: readonly Member[]): Row[] =>
  members
    .map((member) => ({
      member,
      id: member.employee.id,
      name: joinParts([member.employee.firstName, member.employee.lastName], ' '),
      state: stateOf(member),
      leave: undefined,
    }))
    .filter(({ member, state }) => state !== 'NOT_IN' || member.employee.active !== false);

/** Returns the day of a row as decisions need it; undefined for a person who was not in. @param day the day as messages show it */
export function dayToDecide({ id: userId, name, member }: Row, date: string, day: string): DayToDecide | undefined {
  const { attendance } = member.day;
  if (attendance === null) return undefined;
  return { id: attendance.id, userId, date, name: `${name}, ${day}`, employee: name, attendance, needsNote: needsNote(attendance.state) };
}

const filters: Readonly<Record<TeamFilter, readonly RowState[]>> = {
  all: rowStates,
  look: ['NEEDS_CHECK', 'NOT_READ'],
  answered: ['NEEDS_CHECK'],
  ready: ['READY'],
  approve: ['NEEDS_CHECK', 'UNCHECKED', 'READY', 'OPEN'],
  asked: ['ASKED'],
  refused: ['REFUSED'],
  working: rowStates,
  late: rowStates,
  absent: ['NOT_IN'],
  leave: ['NOT_IN'],
};

/** Minutes since midnight after which a check-in is late: the time of the first meeting of a day. */
export const lateAfter = 9 * 60 + 30;

export function isIn(filter: TeamFilter, { state, leave, member: { day } }: Row): boolean {
  if (!filters[filter].includes(state)) return false;
  const at = day.attendance?.punchInAt;
  switch (filter) {
    case 'answered':
      return day.attendance !== null && answeredQuestion(day.attendance) !== undefined;
    case 'working':
      return Boolean(at) && !day.attendance?.punchOutAt;
    case 'late':
      return typeof at === 'string' && indiaMinutes(toInstant(at)) > lateAfter;
    case 'absent':
      return leave === undefined;
    case 'leave':
      return leave !== undefined;
    default:
      return true;
  }
}

type Key = string | number | null;

const keys: Readonly<Record<TeamSort, (row: Row) => Key>> = {
  look: ({ state }) => rowStates.indexOf(state),
  state: ({ state }) => rowStates.indexOf(state),
  name: ({ name }) => name,
  in: ({ member }) => member.day.attendance?.punchInAt ?? null,
  out: ({ member }) => member.day.attendance?.punchOutAt ?? null,
  hours: ({ member }) => member.day.attendance?.workMinutes ?? null,
  km: ({ member }) => member.day.summary?.straightLineKm ?? null,
  stops: ({ member }) => member.day.stops?.length ?? null,
  visits: ({ member }) => member.day.visitCount,
  meetings: ({ member }) => member.day.meetingCount,
};

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'string' && typeof other === 'string' ? one.localeCompare(other) : Number(one) - Number(other);

/** Sorts rows. Unknown values are last in both directions, and equal rows keep the order of the directory. */
export function sorted(rows: readonly Row[], sort: TeamSort, down: boolean): Row[] {
  const keyOf = keys[sort];
  return [...rows].sort((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return compared(a, b) * (down ? -1 : 1);
  });
}

export interface Totals {
  readonly present: number;
  readonly minutes: number;
  readonly km: number;
  readonly stops: number;
  readonly visits: number;
  readonly meetings: number;
}

const sum = (rows: readonly Row[], value: (row: Row) => number | null | undefined): number => rows.reduce((total, row) => total + (value(row) ?? 0), 0);

export const totalsOf = (rows: readonly Row[]): Totals => ({
  present: rows.filter(({ state }) => state !== 'NOT_IN' && state !== 'NOT_READ').length,
  minutes: sum(rows, ({ member }) => member.day.attendance?.workMinutes),
  km: sum(rows, ({ member }) => member.day.summary?.straightLineKm),
  stops: sum(rows, ({ member }) => member.day.stops?.length),
  visits: sum(rows, ({ member }) => member.day.visitCount),
  meetings: sum(rows, ({ member }) => member.day.meetingCount),
});

/** Rows that a person selected or unselected by hand. */
export type ByHand = Readonly<Record<string, boolean>>;

/** Ready days are selected by default, others only by hand. */
export const isSelected = ({ id, state }: Row, byHand: ByHand): boolean => isSelectable(state) && (byHand[id] ?? state === 'READY');

export const isSelectable = (state: RowState): boolean => filters.approve.includes(state);
