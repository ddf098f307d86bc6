/** Renders a day's check-ins and check-outs, as a timeline and as a bar of working hours. */
import { Button, chakra } from '@chakra-ui/react';
import { writeMinutes, writeTimeOfDay } from '../../calendar/dates.ts';
import { indiaMinutes } from '../../calendar/india.ts';
import { serverNow } from '../../calendar/server-clock.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { useCheckEventsQuery } from './attendance.generated.ts';
import { attendanceTexts } from './texts/texts.ts';
import { axisOf, type CheckEvent, type Stretch, stretchesOf } from './work-time.ts';

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
    // Nothing is shown during a fast response.
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
  const stretches = stretchesOf(events, isToday ? indiaMinutes(serverNow()) : undefined);
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

/** Renders check-ins and check-outs in order: a filled dot with a line to its check-out, which is a ring. */
function Timeline({ events }: { events: readonly (CheckEvent & { readonly id: string })[] }) {
  const text = useText(attendanceTexts, peopleTexts);
  const dates = useDates();
  return (
    <chakra.ol listStyle="none">
      {events.map(({ id, kind, at }) => (
        <chakra.li
          key={id + kind}
          position="relative"
          display="grid"
          gridTemplateColumns="12px auto 1fr"
          columnGap="3"
          alignItems="center"
          minH="30px"
          css={{
            '&:not(:last-child)::after': {
              content: '""',
              position: 'absolute',
              insetStart: '5px',
              top: '22px',
              bottom: '-8px',
              w: '2px',
              bg: kind === 'CHECK_IN' ? 'brand.solid' : 'border.emphasized',
            },
          }}
        >
          <chakra.span
            boxSize="12px"
            borderRadius="full"
            {...(kind === 'CHECK_IN' ? { bg: 'brand.solid' } : { bg: 'bg', boxShadow: 'inset 0 0 0 2px {colors.border.control}' })}
          />
          <chakra.time dateTime={at ?? undefined} fontWeight="600">
            {at === null ? text('value.none') : dates.time(at)}
          </chakra.time>
          <span>{text(`attendance.${kind}`)}</span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

/** Length of the bar in SVG units. */
const length = 600;

/** Minimum length of a stretch with a label, in SVG units. */
const leastForText = 32;

/** Renders a day as a bar of working hours and breaks, with their lengths. */
function WorkBar({ stretches }: { stretches: readonly Stretch[] }) {
  const text = useText(attendanceTexts);
  const axis = axisOf(stretches);
  const x = (minutes: number) => ((minutes / 60 - axis.from) / (axis.to - axis.from)) * length;
  const ranges = stretches.filter(({ kind }) => kind === 'work').map(({ from, to }) => `${writeTimeOfDay(from)} - ${writeTimeOfDay(to)}`);
  return (
    <chakra.svg
      hideBelow="md"
      viewBox="-14 0 628 74"
      w="full"
      maxW="628px"
      mt="1.5"
      role="img"
      aria-label={text('attendance.worked', { ranges: ranges.join(', ') })}
      css={{ '& text': { textAnchor: 'middle', fontSize: '11px', fill: 'fg.muted' } }}
    >
      {axis.ticks.map((hour) => (
        <g key={hour}>
          <text x={x(hour * 60)} y="12">
            {writeTimeOfDay(hour * 60)}
          </text>
          <chakra.path d={`M${x(hour * 60)} 18v34`} stroke="border" />
        </g>
      ))}
      <chakra.rect x="0" y="28" width={length} height="14" rx="3" fill="bg.muted" />
      {stretches.map(({ kind, from, to }) => (
        <g key={from}>
          {kind === 'work' && <chakra.rect x={x(from)} y="28" width={x(to) - x(from)} height="14" rx="2" fill="brand.solid" />}
          {x(to) - x(from) >= leastForText && (
            <chakra.text x={(x(from) + x(to)) / 2} y="64" css={kind === 'work' ? { '&&': { fontWeight: '600', fill: 'fg' } } : {}}>
              {writeMinutes(to - from)}
            </chakra.text>
          )}
        </g>
      ))}
    </chakra.svg>
  );
}
