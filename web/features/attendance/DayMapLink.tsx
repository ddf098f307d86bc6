/** The way to a day's Traveled Location. */
import { Button } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { useText } from '../../i18n/text-context.ts';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';
import { inDayRow } from './DayCell.tsx';
import { attendanceTexts } from './texts/texts.ts';

interface Props {
  to: string;
  /** The day as it is written in its row. */
  day: string;
}

export function DayMapLink({ to, day }: Props) {
  const text = useText(attendanceTexts);
  return (
    <Button asChild variant="ghost" size="xs" {...inDayRow}>
      <ReturnLink to={to} title={text('attendance.travelled')} aria-label={text('attendance.travelledOn', { date: day })}>
        <MapPin />
        {text('attendance.map')}
      </ReturnLink>
    </Button>
  );
}
