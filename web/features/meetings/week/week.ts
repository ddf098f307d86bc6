/** A week of planned meetings: its days, the meetings of each day, and overlaps. Pure. */
import { firstOfWeek, indiaDate, overlapMinutes, toInstant, weekdayOf, weekFrom } from '../../../calendar/india.ts';
import { joinParts } from '../../../i18n/formats.ts';
import type { EmployeePlan_WeekFragment } from './week.generated.ts';

export type EmployeeWeek = EmployeePlan_WeekFragment;
export type WeekMeeting = EmployeeWeek['meetings'][number];

const saturday = 5;

/** Returns the days of a day's week, from Monday. */
export const weekOf = (day: string): readonly string[] => weekFrom(firstOfWeek(day));

export const isSunday = (day: string): boolean => weekdayOf(day) > saturday;

export interface Entry {
  readonly meeting: WeekMeeting & { readonly plannedAt: string };
  /** True within an hour after another meeting that has not taken place. */
  readonly overlaps: boolean;
}

/** Returns the meetings by day, in chronological order. */
export function entriesByDay(meetings: readonly WeekMeeting[]): ReadonlyMap<string, readonly Entry[]> {
  const days = new Map<string, Entry[]>();
  let before: number | undefined;
  const planned = meetings.flatMap((meeting) => (meeting.plannedAt === null ? [] : [{ ...meeting, plannedAt: meeting.plannedAt }]));
  for (const meeting of planned.sort((one, other) => toInstant(one.plannedAt).getTime() - toInstant(other.plannedAt).getTime())) {
    const at = toInstant(meeting.plannedAt).getTime();
    const isOpen = meeting.status === 'SCHEDULED';
    const overlaps = isOpen && before !== undefined && at - before < overlapMinutes * 60_000;
    if (isOpen) before = at;
    const day = indiaDate(toInstant(meeting.plannedAt));
    days.set(day, [...(days.get(day) ?? []), { meeting, overlaps }]);
  }
  return days;
}

/** Returns the number of meetings that overlap an earlier one. */
export const overlapsIn = (meetings: readonly WeekMeeting[]): number =>
  [...entriesByDay(meetings).values()].reduce((sum, entries) => sum + entries.filter(({ overlaps }) => overlaps).length, 0);

export const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string => joinParts([firstName, lastName], ' ');
