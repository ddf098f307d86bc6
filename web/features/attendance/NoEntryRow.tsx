/** A day of the period that nothing was recorded on. */
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { DayCell } from './DayCell.tsx';
import { DayMapLink } from './DayMapLink.tsx';
import { DayName } from './DayName.tsx';
import { DayRow } from './DayRow.tsx';
import { attendanceTexts } from './texts/texts.ts';

interface Props {
  date: string;
  mapTo: string;
}

export function NoEntryRow({ date, mapTo }: Props) {
  const text = useText(attendanceTexts);
  const dates = useDates();
  const name = `${dates.weekday(date)} ${dates.date(date)}`;
  return (
    <DayRow>
      <DayName>{name}</DayName>
      <DayCell colSpan={3} display={{ mdDown: 'none' }} />
      <DayCell ps={{ md: '6' }} color="fg.muted">
        {text('attendance.noEntry')}
      </DayCell>
      <DayCell display={{ mdDown: 'none' }} _print={{ display: 'none' }} />
      <DayCell _print={{ display: 'none' }}>
        <DayMapLink to={mapTo} day={name} />
      </DayCell>
    </DayRow>
  );
}
