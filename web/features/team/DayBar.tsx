/** Renders a person's day on the board as a bar from check-in to check-out, with gaps of the GPS signal in it, stops below and hours above. */
import { chakra } from '@chakra-ui/react';
import { writeTimeOfDay } from '../../calendar/dates.ts';
import { indiaDate, toInstant } from '../../calendar/india.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import type { Row } from './team-day.ts';
import { teamTexts } from './texts/texts.ts';

/** Length of the bar in SVG units. */
const length = 600;

export function DayBar({ row: { name, state, member } }: { row: Row }) {
  const text = useText(teamTexts);
  const dates = useDates();
  const { attendance, lastPoint } = member.day;
  const first = attendance?.punchInAt ?? member.day.stops?.[0]?.fromAt ?? null;
  // Counted from midnight of the day, and beyond 24 hours in the night after it.
  const midnight = first === null ? 0 : toInstant(indiaDate(toInstant(first))).getTime();
  const minutesOf = (at: string) => Math.floor((toInstant(at).getTime() - midnight) / 60_000);
  const spansOf = (spans: readonly { readonly fromAt: string | null; readonly untilAt: string | null }[]) =>
    spans.flatMap(({ fromAt, untilAt }) => (fromAt === null || untilAt === null ? [] : [{ from: minutesOf(fromAt), to: minutesOf(untilAt) }]));
  const stops = spansOf(member.day.stops ?? []);
  const gaps = spansOf((attendance?.state?.reasons ?? []).filter(({ kind }) => kind === 'SILENCE'));
  const [inAt, outAt] = [attendance?.punchInAt ?? null, attendance?.punchOutAt ?? lastPoint?.at ?? null];
  const work = inAt === null || outAt === null ? undefined : { from: minutesOf(inAt), to: minutesOf(outAt) };
  const all = [...stops, ...gaps, ...(work ? [work] : [])];
  if (all.length === 0) return null;
  const from = Math.max(0, Math.floor(Math.min(...all.map((span) => span.from)) / 60) - 1);
  const to = Math.min(29, Math.ceil(Math.max(...all.map((span) => span.to)) / 60) + 1);
  const x = (minutes: number) => ((minutes / 60 - from) / (to - from)) * length;
  // The time after the last point of a day without a check-out is unknown.
  const lastSeen = state === 'NEEDS_CHECK' && work && !attendance?.punchOutAt ? x(work.to) : undefined;
  const hours = Array.from({ length: Math.floor((to - from) / 2) + 1 }, (_, at) => from + 2 * at);
  const stopCount = text('team.stopCount', { count: stops.length });
  const label = text('team.timeline', {
    name,
    in: inAt === null ? '-' : dates.time(inAt),
    out: attendance?.punchOutAt ? dates.time(attendance.punchOutAt) : '-',
    stops: stopCount,
  });
  return (
    <div>
      <chakra.svg
        viewBox="-16 0 632 52"
        w="full"
        maxW="632px"
        role="img"
        aria-label={label}
        overflow="visible"
        // A phone shows the bar at half its size, and its hours at the size of other small text.
        css={{ '& text': { textAnchor: 'middle', fontSize: { base: '22px', md: '12px' }, fill: 'fg.muted' } }}
      >
        {hours.map((hour) => (
          <g key={hour}>
            <text x={x(hour * 60)} y="12">
              {writeTimeOfDay(hour * 60)}
            </text>
            <chakra.path d={`M${x(hour * 60)} 18v30`} stroke="border" />
          </g>
        ))}
        <chakra.rect x="0" y="24" width={length} height="12" rx="3" fill="bg.muted" />
        {work && <chakra.rect x={x(work.from)} y="24" width={Math.max(1, x(work.to) - x(work.from))} height="12" rx="2" fill="brand.solid" />}
        {gaps.map((gap) => (
          <chakra.rect
            key={gap.from}
            x={x(gap.from)}
            y="23"
            width={Math.max(2, x(gap.to) - x(gap.from))}
            height="14"
            rx="1.5"
            fill="bg.warning"
            stroke="wait"
            strokeWidth="1.5"
            strokeDasharray="3 2"
          />
        ))}
        {lastSeen !== undefined && (
          <>
            <chakra.path d={`M${lastSeen} 18v24`} stroke="wait" strokeWidth="3" />
            <chakra.path d={`M${lastSeen + 4} 30H${length}`} stroke="wait" strokeWidth="2" strokeDasharray="3 4" />
          </>
        )}
        {stops.map((stop) => (
          <chakra.rect key={stop.from} x={x(stop.from)} y="41" width={Math.max(2, x(stop.to) - x(stop.from))} height="5" rx="1.5" fill="fg.muted" />
        ))}
      </chakra.svg>
      <Caption as="p" aria-hidden>
        {joinParts([text('team.timelineKey', { stops: stopCount }), gaps.length > 0 ? text('team.timelineGaps') : null], ' ')}
      </Caption>
    </div>
  );
}
