/** The rules of the muster: states of days, totals of rows, and filters. Pure. */
import { addDays, indiaDate, indiaMinutes, weekdayOf } from '../../calendar/india.ts';
import { addMonths, daysIn } from '../../calendar/month-days.ts';
import { monthOf, type YearMonth } from '../../calendar/months.ts';
import { serverNow } from '../../calendar/server-clock.ts';
import { joinParts } from '../../i18n/formats.ts';
import { type DayToDecide, needsNote } from '../../people/approvals/day-actions.ts';
import type { DayTypeOfDay, TypeOfDay } from '../../people/day-types/use-day-types.ts';
import type { TeamMonthQuery } from './team.generated.ts';
import type { TeamFilter, TeamSpan } from './view.ts';

export type MonthMember = NonNullable<TeamMonthQuery['teamMonth']>['people'][number];
export type WorkDay = NonNullable<MonthMember['attendance']>[number];

export type MusterSpan = Exclude<TeamSpan, 'day' | 'payroll'>;

/** Findings of the board that a month can detect. */
export const musterFilters = ['look', 'approve', 'asked', 'refused'] as const satisfies readonly TeamFilter[];
export type MusterFilter = (typeof musterFilters)[number];

/** Returns the days of the week (Monday to Sunday) or the month of a day. */
export function daysOfSpan(span: MusterSpan, date: string): readonly string[] {
  const [first, count] = span === 'week' ? [addDays(date, -weekdayOf(date)), 7] : [`${date.slice(0, 7)}-01`, daysIn(date)];
  return Array.from({ length: count }, (_, at) => addDays(first, at));
}

/** Returns the first day with a documented report. Reports identify months by number, so only twelve exist. @param today today in India */
export const firstReached = (today: string): string => addMonths(`${today.slice(0, 7)}-01`, -11);

/** Returns the months to fetch: one, or two for a week at the end of a month. Months without reports and future months are left out. */
export function monthsOf(days: readonly string[], today: string): readonly YearMonth[] {
  const reached = days.filter((day) => day >= firstReached(today) && day <= today);
  return [...new Set(reached.map((day) => day.slice(0, 7)))].map(monthOf);
}

/** State of a day by the gateway's rule. A missing check-out, which can be entered, is distinguished from other findings. */
export type CellState =
  | 'approved'
  | 'toApprove'
  | 'missing'
  | 'needsCheck'
  | 'unchecked'
  | 'asked'
  | 'refused'
  | 'atWork'
  | 'notYet'
  | 'notIn'
  | 'free'
  | 'ahead'
  | 'unknown';

/** Day of the week, in the numbers of `weekdayOf`. */
export const sunday = 6;

/** Letters of the states, equal in all languages. 'in' is a word and part of the texts. */
export const letters: Readonly<Record<Exclude<CellState, 'atWork'>, string>> = {
  approved: 'P',
  toApprove: 'P',
  missing: 'M',
  needsCheck: '!',
  unchecked: 'P',
  asked: '?',
  refused: 'X',
  notYet: '-',
  notIn: 'A',
  free: '',
  ahead: '',
  unknown: '…',
};

export interface Cell {
  readonly date: string;
  readonly state: CellState;
  readonly day: WorkDay | undefined;
  /** The day's type, for administrators. */
  readonly type?: DayTypeOfDay | undefined;
}

/** Returns true for a day that needs an individual decision. */
const isDecidedAlone = ({ state }: Cell): boolean => state === 'needsCheck' || state === 'asked' || state === 'refused';

/** Returns the day of a cell as decisions need it; undefined for a day without attendance. @param written how messages write the day */
export function dayToDecide({ id: userId, name }: Pick<MusterRow, 'id' | 'name'>, { date, day }: Cell, written: string): DayToDecide | undefined {
  return day && { id: day.id, userId, date, name: `${name}, ${written}`, employee: name, attendance: day, needsNote: needsNote(day.state) };
}

/** Returns true when the day lacks a check-out, which can be entered. */
const lacksCheckOut = ({ state, day }: Cell): boolean => state === 'missing' && day !== undefined && day.punchInAt !== null;

export type Absence = Extract<CellState, 'notYet' | 'notIn' | 'free'>;

/** Minutes since midnight from which a person without a check-in today is absent. Defined only here. */
export const absentFrom = 12 * 60;

/** Returns the state of a person without a check-in: not in yet until noon of today, absent from then on and on earlier days, neither on a Sunday or later. */
export function absenceOf(date: string, now: Date = serverNow()): Absence {
  const today = indiaDate(now);
  if (weekdayOf(date) === sunday || date > today) return 'free';
  return date === today && indiaMinutes(now) < absentFrom ? 'notYet' : 'notIn';
}

/** Returns true for a day without a check-in. */
const isWithoutEntry = ({ state }: Cell): boolean => state === 'notYet' || state === 'notIn' || state === 'free';

function stateOf(date: string, day: WorkDay | undefined, today: string): CellState {
  if (date > today) return 'ahead';
  if (day === undefined) return absenceOf(date);
  switch (day.state?.code) {
    case 'APPROVED':
      return 'approved';
    case 'READY':
      return 'toApprove';
    case 'NEEDS_CHECK':
      return day.state.reasons.some(({ kind }) => kind === 'NO_CHECK_OUT') ? 'missing' : 'needsCheck';
    case 'UNCHECKED':
      return 'unchecked';
    case 'ASKED':
      return 'asked';
    case 'REFUSED':
      return 'refused';
    case 'OPEN':
      return 'atWork';
    case undefined:
      return 'unknown';
  }
}

/** Letters of day types, the same in all languages. A work day without work is an absence. */
export const typeLetters = { HALF_DAY: '½', LEAVE: 'L', HOLIDAY: 'H', WEEK_OFF: 'W', WORK: 'A' } as const;

/** Returns the letter of a cell; undefined for a person at work, who has a word. */
export const letterOf = ({ state, type }: Cell): string | undefined => (type?.type ? typeLetters[type.type] : state === 'atWork' ? undefined : letters[state]);

/** Returns true for a day that does not count for the employee, because it is not over or was before the employee was added. */
export const isUncounted = (type: ReturnType<TypeOfDay>): boolean => type === null || type?.countsAs === null;

/**
 * Adds the day types to the cells that show them: days without an entry, and half days of work. A past day that does not count is no absence.
 * @param today today in India
 */
export const withDayTypes = (rows: readonly MusterRow[], typeOf: TypeOfDay, today: string): MusterRow[] =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      const type = typeOf(row.id, cell.date);
      if (isUncounted(type) && cell.state === 'notIn' && cell.date < today) return { ...cell, state: 'free' };
      const isShown = isWithoutEntry(cell) || (type?.type === 'HALF_DAY' && cell.state !== 'unknown');
      return isShown && type?.countsAs && type.type ? { ...cell, type } : cell;
    }),
  }));

/** Leaves out absences without a reason, which only administrators settle, so that others do not check them. */
export const withoutAbsences =
  (typeOf: TypeOfDay): TypeOfDay =>
  (userId, date) => {
    const type = typeOf(userId, date);
    return type?.type === 'WORK' && !type.reason ? undefined : type;
  };

/** Returns how a person without work in these days is named: absent on at least one, not in yet on the only one, or neither. */
export function absenceIn(cells: readonly Cell[]): Absence {
  const lacking = cells.filter(({ type }) => type === undefined || type.type === 'WORK');
  const [state = 'free'] = (['notIn', 'notYet'] as const).filter((each) => lacking.some((cell) => cell.state === each));
  return state;
}

/** Returns true when the type of the day can be set from the muster: nobody worked, and the day is over. */
const lacksWork = (cell: Cell): boolean => isWithoutEntry(cell) && cell.type !== undefined;

/** Opens a cell of a row. */
export type OpenCell = (row: MusterRow, cell: Cell) => void;

/** Ways to open a cell in place. Without a fitting one the cell links to the day. */
export interface CellActions {
  /** Sets the type of a day without work. */
  readonly onSetType?: OpenCell | undefined;
  /** Corrects a missing check-out. */
  readonly onCorrect?: OpenCell | undefined;
  /** Decides about a day that needs an individual decision. */
  readonly onDecide?: OpenCell | undefined;
}

/** Returns the way to open a cell in place; undefined for a cell that links to the day. */
export function openerOf(cell: Cell, { onSetType, onCorrect, onDecide }: CellActions): OpenCell | undefined {
  if (lacksWork(cell)) return onSetType;
  if (lacksCheckOut(cell)) return onCorrect;
  return isDecidedAlone(cell) ? onDecide : undefined;
}

/** Travel for expense claims, along straight lines. */
export interface Travel {
  readonly km: number;
  readonly stops: number;
}

export interface MusterRow {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly Cell[];
  /** True when the attendance was loaded. */
  readonly known: boolean;
  /** Days with a punch that are not refused. */
  readonly present: number;
  readonly minutes: number;
  /** Null when unknown. */
  readonly travel: Travel | null;
  /** Days that are ready. */
  readonly toApprove: number;
  /** Days that need a check. */
  readonly toCheck: number;
  /** Days whose travel was not read. */
  readonly unchecked: number;
  /** Days with an open question. */
  readonly asked: number;
  readonly refused: number;
}

/** Returns the rows of the muster. An inactive employee has a row only in a span with work. @param today today in India */
export const musterRows = (people: readonly MonthMember[], days: readonly string[], today: string): MusterRow[] =>
  people
    .map((member) => ({ row: musterRow(member, days, today), active: member.employee.active }))
    .flatMap(({ row, active }) => (active === false && row.known && row.present === 0 ? [] : [row]));

/** @param today today in India */
export function musterRow({ employee, attendance, travel }: MonthMember, days: readonly string[], today: string): MusterRow {
  const byDate = new Map((attendance ?? []).map((day) => [day.date, day]));
  const cells = days.map((date): Cell => {
    const day = byDate.get(date);
    return { date, day, state: attendance === null ? (date > today ? 'ahead' : 'unknown') : stateOf(date, day, today) };
  });
  const count = (...states: CellState[]) => cells.filter(({ state }) => states.includes(state)).length;
  return {
    id: employee.id,
    name: joinParts([employee.firstName, employee.lastName], ' '),
    cells,
    known: attendance !== null,
    present: count(...inStates),
    minutes: cells.reduce((sum, { day, state }) => sum + (state === 'refused' ? 0 : (day?.workMinutes ?? 0)), 0),
    travel: travel && travelIn(travel, days),
    toApprove: count('toApprove'),
    toCheck: count('missing', 'needsCheck'),
    unchecked: count('unchecked'),
    asked: count('asked'),
    refused: count('refused'),
  };
}

/** Returns the travel totals of the given days only, because a week can span two months. */
const travelIn = (travel: NonNullable<MonthMember['travel']>, days: readonly string[]): Travel =>
  travel
    .filter(({ date }) => days.includes(date))
    .reduce((sum, { straightLineKm, stopCount }) => ({ km: sum.km + straightLineKm, stops: sum.stops + stopCount }), { km: 0, stops: 0 });

/** Returns the number of days of a row that a filter matches. A row without any is hidden. */
export function countOf(filter: MusterFilter, row: MusterRow): number {
  switch (filter) {
    case 'look':
      return row.toCheck;
    case 'approve':
      return row.toCheck + row.toApprove + row.unchecked;
    case 'asked':
    case 'refused':
      return row[filter];
  }
}

/** Returns the cells of a state with their rows. */
export const cellsOf = (rows: readonly MusterRow[], state: CellState): readonly { readonly row: MusterRow; readonly cell: Cell }[] =>
  rows.flatMap((row) => row.cells.filter((cell) => cell.state === state).map((cell) => ({ row, cell })));

export const isShown = (filter: MusterFilter | 'all', row: MusterRow): boolean => filter === 'all' || countOf(filter, row) > 0;

export interface MusterTotals {
  readonly present: number;
  readonly minutes: number;
  readonly km: number;
  readonly stops: number;
  /** Number of people present, by the index of the day. */
  readonly byDay: readonly number[];
}

const inStates: readonly CellState[] = ['approved', 'toApprove', 'missing', 'needsCheck', 'unchecked', 'asked', 'atWork'];

export const musterTotals = (rows: readonly MusterRow[], days: readonly string[]): MusterTotals => ({
  present: rows.reduce((sum, { present }) => sum + present, 0),
  minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
  km: rows.reduce((sum, { travel }) => sum + (travel?.km ?? 0), 0),
  stops: rows.reduce((sum, { travel }) => sum + (travel?.stops ?? 0), 0),
  byDay: days.map((_, at) => rows.filter(({ cells }) => inStates.includes(cells[at]?.state ?? 'ahead')).length),
});

export interface Place {
  readonly row: number;
  readonly at: number;
}

/** Returns the cell that a key moves to, or undefined for other keys. @param last the last row, and the last day that is not in the future */
export function placeByKey({ row, at }: Place, key: string, ctrl: boolean, last: Place): Place | undefined {
  const within = (place: Place): Place => ({
    row: Math.min(Math.max(place.row, 0), last.row),
    at: Math.min(Math.max(place.at, 0), last.at),
  });
  switch (key) {
    case 'ArrowLeft':
      return within({ row, at: at - 1 });
    case 'ArrowRight':
      return within({ row, at: at + 1 });
    case 'ArrowUp':
      return within({ row: row - 1, at });
    case 'ArrowDown':
      return within({ row: row + 1, at });
    case 'Home':
      return within({ row: ctrl ? 0 : row, at: 0 });
    case 'End':
      return within({ row: ctrl ? last.row : row, at: last.at });
    default:
      return undefined;
  }
}
