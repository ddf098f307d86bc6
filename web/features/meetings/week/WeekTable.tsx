/** Renders a week of several employees: a row for each, a column for each day. Arrow keys move between the cells. */
import { chakra } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { indiaToday } from '../../../calendar/server-clock.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import type { MeetingStatus } from '../../../data/schema.generated.ts';
import { formatNumber, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { useValues } from '../../../people/use-values.ts';
import { ReturnLink } from '../../../ui/list/ReturnLink.tsx';
import { weekTexts } from './texts/texts.ts';
import type { DayOffOf } from './use-days-off.ts';
import { type MeetingPath, WeekEntry } from './WeekEntry.tsx';
import { type EmployeeWeek, type Entry, entriesByDay, isSunday, nameOf } from './week.ts';
import { weekCss } from './week-css.ts';

/** Maximum number of visible meetings of a day. */
const mostShown = 3;

export interface WeekRow {
  readonly employee: EmployeeWeek['employee'];
  readonly days: ReadonlyMap<string, readonly Entry[]>;
  readonly count: number;
}

interface RowFilter {
  readonly status: MeetingStatus | undefined;
  readonly overlapping: boolean;
}

/** @param filter of the shown meetings */
export const rowOf = ({ employee, meetings }: EmployeeWeek, { status, overlapping }: RowFilter): WeekRow => ({
  employee,
  days: new Map(
    [...entriesByDay(meetings)].map(([day, entries]) => [
      day,
      entries.filter(({ meeting, overlaps }) => (status === undefined || meeting.status === status) && (overlaps || !overlapping)),
    ]),
  ),
  count: meetings.filter(({ status }) => status !== 'CANCELLED').length,
});

interface Props {
  caption: string;
  days: readonly string[];
  rows: readonly WeekRow[];
  busy: boolean;
  offOf: DayOffOf;
  pathTo: MeetingPath;
  /** Returns the path of planning for an employee. */
  planPath: (userId: string) => string;
}

const steps: Readonly<Record<string, readonly [number, number]>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export function WeekTable({ caption, days, rows, busy, offOf, pathTo, planPath }: Props) {
  const text = useText(weekTexts);
  const dates = useDates();
  const write = useValues();
  const today = indiaToday();
  const table = useRef<HTMLTableElement>(null);
  // Exactly one cell is a tab stop, also when the rows change.
  useEffect(() => {
    const cells = [...(table.current?.querySelectorAll<HTMLTableCellElement>('tbody td') ?? [])];
    if (cells[0] && !cells.some(({ tabIndex }) => tabIndex === 0)) cells[0].tabIndex = 0;
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLTableCellElement) || event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === 'Enter') target.querySelector('a')?.click();
    if (key === 'n') target.parentElement?.querySelector<HTMLElement>('[data-plan]')?.click();
    const step = steps[key];
    const row = target.parentElement;
    if (step === undefined || !(row instanceof HTMLTableRowElement)) return;
    event.preventDefault();
    const bodyRows = [...event.currentTarget.querySelectorAll<HTMLTableRowElement>('tbody tr')];
    const next = bodyRows[bodyRows.indexOf(row) + step[0]]?.cells[target.cellIndex + step[1]];
    if (next?.tagName !== 'TD') return;
    target.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  const countOn = (day: string) => rows.reduce((sum, row) => sum + (row.days.get(day)?.length ?? 0), 0);
  return (
    <chakra.table ref={table} role="grid" aria-busy={busy} css={weekCss} onKeyDown={onKeyDown}>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <tr>
          <chakra.th scope="col" w="15%">
            {text('week.employee')}
          </chakra.th>
          {days.map((day) => (
            <chakra.th
              key={day}
              scope="col"
              w={isSunday(day) && countOn(day) === 0 ? '64px' : undefined}
              data-sunday={isSunday(day) || undefined}
              data-today={day === today || undefined}
              aria-current={day === today ? 'date' : undefined}
            >
              {countOn(day) > 0 && <small>{formatNumber(countOn(day))}</small>}
              {dates.weekday(day)}
              <strong>{dates.dayOfYear(day)}</strong>
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ employee, days: entries, count }) => (
          <tr key={employee.id}>
            <th scope="row">
              <chakra.span display="flex" alignItems="flex-start" gap="1">
                <chakra.span flex="1">
                  {nameOf(employee) || employee.id}
                  <small>
                    {joinParts(
                      [
                        employee.address?.taluka && write.area(employee.address.taluka, employee.address.district),
                        text('week.plannedOf', { count: formatNumber(count) }),
                      ],
                      ', ',
                    )}
                  </small>
                </chakra.span>
                {employee.active !== false && (
                  <ReturnLink
                    className="list-person"
                    data-plan=""
                    to={planPath(employee.id)}
                    aria-label={text('week.planFor', { name: nameOf(employee) || employee.id })}
                  >
                    <CalendarPlus size={15} />
                  </ReturnLink>
                )}
              </chakra.span>
            </th>
            {days.map((day) => (
              // A cell stays in its place from week to week, so it keeps the focus.
              <td key={dates.weekday(day)} tabIndex={-1} data-sunday={isSunday(day) || undefined} data-off={offOf(employee.id, day) === null ? undefined : ''}>
                <chakra.span display="block" color="fg.muted" _empty={{ display: 'none' }}>
                  {offOf(employee.id, day)?.words}
                </chakra.span>
                <DayEntries entries={entries.get(day) ?? []} pathTo={pathTo} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function DayEntries({ entries, pathTo }: { entries: readonly Entry[]; pathTo: MeetingPath }) {
  const text = useText(weekTexts);
  const entryOf = (entry: Entry) => <WeekEntry key={entry.meeting.id} entry={entry} pathTo={pathTo} />;
  // A line for one more meeting would be as high as the meeting itself.
  if (entries.length <= mostShown + 1) return entries.map(entryOf);
  return (
    <>
      {entries.slice(0, mostShown).map(entryOf)}
      <chakra.details>
        <chakra.summary cursor="pointer" minH="24px" textDecoration="underline" focusVisibleRing="outside">
          {text('week.more', { count: entries.length - mostShown })}
        </chakra.summary>
        {entries.slice(mostShown).map(entryOf)}
      </chakra.details>
    </>
  );
}
