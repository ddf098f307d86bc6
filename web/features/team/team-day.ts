/** Rows of the team's day: findings, selection, order and totals. Pure. */
import { joinParts } from '../../i18n/formats.ts';
import type { TeamDayQuery } from './team.generated.ts';
import type { TeamFilter, TeamSort } from './view.ts';

export type Member = NonNullable<TeamDayQuery['teamDay']>['people'][number];
export type Oddity = NonNullable<Member['day']['oddities']>[number];

/** In the order in which rows stand: what a person must look at comes first. */
export const dayStates = ['odd', 'unknown', 'complete', 'atWork', 'notIn', 'approved'] as const;
export type DayState = (typeof dayStates)[number];

/** @param isOver whether the day is over, so that a check-out should be there */
export function stateOf({ day: { attendance, oddities } }: Member, isOver: boolean): DayState {
  // Nobody can say of a day that could not be read whether it is complete.
  if (oddities === null) return 'unknown';
  if (attendance === null || (attendance.punchInAt === null && attendance.punchOutAt === null)) return 'notIn';
  if (attendance.approved) return 'approved';
  if (oddities.length > 0 || attendance.punchInAt === null) return 'odd';
  return attendance.punchOutAt === null && !isOver ? 'atWork' : 'complete';
}

export interface Row {
  readonly member: Member;
  readonly id: string;
  readonly name: string;
  readonly state: DayState;
}

/** The rows of the board. Nobody expects an inactive employee at work: one without attendance has no row, and is not counted as absent. */
export const rowsOf = (members: readonly Member[], isOver: boolean): Row[] =>
  members
    .map((member) => ({
      member,
      id: member.employee.id,
      name: joinParts([member.employee.firstName, member.employee.lastName], ' '),
      state: stateOf(member, isOver),
    }))
    .filter(({ member, state }) => state !== 'notIn' || member.employee.active !== false);

const filters: Readonly<Record<TeamFilter, readonly DayState[]>> = {
  all: dayStates,
  look: ['odd', 'unknown'],
  approve: ['odd', 'complete', 'atWork'],
  absent: ['notIn'],
};

export const isIn = (filter: TeamFilter, { state }: Row): boolean => filters[filter].includes(state);

type Key = string | number | null;

const keys: Readonly<Record<TeamSort, (row: Row) => Key>> = {
  look: ({ state }) => dayStates.indexOf(state),
  state: ({ state }) => dayStates.indexOf(state),
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

/** Unknown values are last in both directions; equal rows keep the order of the directory. */
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
  present: rows.filter(({ state }) => state !== 'notIn' && state !== 'unknown').length,
  minutes: sum(rows, ({ member }) => member.day.attendance?.workMinutes),
  km: sum(rows, ({ member }) => member.day.summary?.straightLineKm),
  stops: sum(rows, ({ member }) => member.day.stops?.length),
  visits: sum(rows, ({ member }) => member.day.visitCount),
  meetings: sum(rows, ({ member }) => member.day.meetingCount),
});

/** Rows that a person ticked or unticked by hand. */
export type ByHand = Readonly<Record<string, boolean>>;

/** Complete days are ticked beforehand; any other only by hand. */
export const isTicked = ({ id, state }: Row, byHand: ByHand): boolean => canBeTicked(state) && (byHand[id] ?? state === 'complete');

export const canBeTicked = (state: DayState): boolean => filters.approve.includes(state);
