/** Renders Traveled Location: an employee's day as a table and on the map, in the workspace and on /usermap. */
import { Button } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useDates } from '../../calendar/use-dates.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { DayStepper } from '../../ui/date/DayStepper.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { DayView } from './DayView.tsx';
import type { DayLayer } from './day-layers.ts';
import { daysTexts } from './texts/texts.ts';

interface Props {
  userId: string;
  /** The employee's name; empty while unknown. */
  name: string;
  date: string;
  hidden: readonly DayLayer[];
  /** True when all points are listed instead of the story. */
  points: boolean;
  onDay: (day: { date: string; hidden: readonly DayLayer[]; points: boolean }, options?: { replace: boolean }) => void;
  /** Returns the path of a farmer's or dealer's page. */
  customerPath: (type: MeetingType, id: string) => string;
  /** Path of the attendance from which the day was opened. */
  back?: string;
  /** Path of the same day as a separate page. */
  wholePage?: string;
}

export function DaySheet({ userId, name, date, hidden, points, onDay, customerPath, back, wholePage }: Props) {
  const text = useText(daysTexts);
  const dates = useDates();
  const today = indiaToday();
  return (
    <Sheet
      title={date === today ? text('days.today') : text('days.activityOn', { date: dates.date(date) })}
      pageId="day"
      note={name}
      back={back === undefined ? undefined : { label: text('days.attendance'), to: back }}
      actions={
        <>
          <DayStepper date={date} today={today} onDate={(next) => onDay({ date: next, hidden, points })} />
          {wholePage !== undefined && (
            <Button asChild hideBelow="md">
              <Link to={wholePage} aria-label={text('days.wholePage')}>
                <ExternalLink />
              </Link>
            </Button>
          )}
          <PrintButton isShort />
        </>
      }
    >
      {/* The key gives each day a new view, without a choice and with a newly fitted map. */}
      <DayView
        key={`${userId} ${date}`}
        userId={userId}
        name={name}
        date={date}
        hidden={hidden}
        onHidden={(next) => onDay({ date, hidden: next, points }, { replace: true })}
        customerPath={customerPath}
        points={points}
        onPoints={(next) => onDay({ date, hidden, points: next }, { replace: true })}
      />
    </Sheet>
  );
}
