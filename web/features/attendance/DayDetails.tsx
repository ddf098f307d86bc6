/** A day's check ins and check outs, as a timeline and as a bar of the hours worked. */
import { Button, chakra } from '@chakra-ui/react';
import { indiaMinutes } from '../../calendar/india.ts';
import { useText } from '../../i18n/text-context.ts';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { useCheckEventsQuery } from './attendance.generated.ts';
import { Timeline } from './Timeline.tsx';
import { attendanceTexts } from './texts/texts.ts';
import { WorkBar } from './WorkBar.tsx';
import { stretchesOf } from './work-time.ts';

interface Props {
  userId: string;
  date: string;
  isToday: boolean;
}

export function DayDetails({ userId, date, isToday }: Props) {
  const text = useText(attendanceTexts, listTexts);
  const { data, error, refetch } = useCheckEventsQuery({ variables: { userId, date }, fetchPolicy: 'cache-and-network' });
  const events = data?.checkEvents;
  const line = { px: 'gutter', pt: '1.5', pb: '5', color: 'fg.muted' } as const;
  if (!events) {
    // Nothing stands here for the moment that an answer takes.
    if (error === undefined) return <chakra.div {...line} aria-busy minH="56px" />;
    return (
      <chakra.div {...line} role="alert" color="fg.error">
        {text('attendance.detailsFailed')}{' '}
        <Button size="xs" ms="2" onClick={() => void refetch()}>
          {text('action.retry')}
        </Button>
      </chakra.div>
    );
  }
  if (events.length === 0) return <chakra.div {...line}>{text('list.empty')}</chakra.div>;
  const stretches = stretchesOf(events, isToday ? indiaMinutes(new Date()) : undefined);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 230px) minmax(0, 1fr)' }}
      gap="7"
      px="gutter"
      pt={{ base: '0', md: '1.5' }}
      pb={{ base: '3', md: '5' }}
    >
      <Timeline events={events} />
      {stretches.length > 0 && <WorkBar stretches={stretches} />}
    </chakra.div>
  );
}
