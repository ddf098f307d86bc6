/** Renders the week on a phone: the meetings of all employees by day. */
import { chakra } from '@chakra-ui/react';
import { useDates } from '../../../calendar/use-dates.ts';
import { joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { useValues } from '../../../people/use-values.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { onPhones } from '../../../ui/on-phones.ts';
import { weekTexts } from './texts/texts.ts';
import type { DayOffOf } from './use-days-off.ts';
import { type MeetingPath, WeekEntry } from './WeekEntry.tsx';
import type { WeekRow } from './WeekTable.tsx';
import { nameOf } from './week.ts';

interface Props {
  days: readonly string[];
  rows: readonly WeekRow[];
  offOf: DayOffOf;
  pathTo: MeetingPath;
}

export function WeekAgenda({ days, rows, offOf, pathTo }: Props) {
  const text = useText(weekTexts);
  const dates = useDates();
  const write = useValues();
  const agenda = days.flatMap((day) => {
    const entries = rows.flatMap(({ employee, days: byDay }) => (byDay.get(day) ?? []).map((entry) => ({ entry, employee })));
    entries.sort((one, other) => one.entry.meeting.plannedAt.localeCompare(other.entry.meeting.plannedAt));
    const words = [...new Set(rows.flatMap(({ employee }) => offOf(employee.id, day)?.words ?? []))];
    const off = words.map((word) => ({ word, people: rows.filter(({ employee }) => offOf(employee.id, day)?.words === word) }));
    return entries.length === 0 && off.length === 0 ? [] : [{ day, entries, off }];
  });
  return (
    <chakra.div display="none" css={{ [onPhones]: { display: 'block' } }}>
      {agenda.map(({ day, entries, off }) => (
        <section key={day} aria-label={`${dates.weekdayInFull(day)} ${dates.dayOfYear(day)}`}>
          <chakra.div display="flex" justifyContent="space-between" bg="bg.subtle" borderBottomWidth="1px" px="gutter" py="1.5">
            <chakra.h2 fontWeight="600" fontSize="14px">
              {dates.weekdayInFull(day)} {dates.dayOfYear(day)}
            </chakra.h2>
            <Caption as="span">{text('week.planned', { count: entries.length })}</Caption>
          </chakra.div>
          {off.map(({ word, people }) => (
            <chakra.p key={word} px="gutter" py="1.5" borderBottomWidth="1px" bg="bg.weekend" color="fg.muted">
              {people.length === rows.length && rows.length > 1 ? word : `${word}: ${people.map(({ employee }) => nameOf(employee)).join(', ')}`}
            </chakra.p>
          ))}
          {entries.map(({ entry, employee }) => (
            <chakra.div key={`${employee.id} ${entry.meeting.id}`} px="gutter" py="1" borderBottomWidth="1px">
              <WeekEntry entry={entry} pathTo={pathTo}>
                <Caption as="span" display="block">
                  {joinParts([write.place(entry.meeting.address), nameOf(employee)], ', ')}
                </Caption>
              </WeekEntry>
            </chakra.div>
          ))}
        </section>
      ))}
    </chakra.div>
  );
}
