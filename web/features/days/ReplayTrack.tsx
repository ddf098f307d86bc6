/** Renders the slider of the replay: a time line with a tick for each point. The slider stops at points only. */
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, memo } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { hourMarks, nearestInTime, type ReplayStop, shareOf } from './replay-steps.ts';
import { type StoryLine, stopTone } from './story.ts';
import { daysTexts } from './texts/texts.ts';

/** Maps a key to the index of the next chosen point. */
const keys: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  PageUp: (at, last) => Math.min(last, at + 10),
  PageDown: (at) => Math.max(0, at - 10),
  Home: () => 0,
  End: (_at, last) => last,
};

interface Props {
  stops: readonly ReplayStop[];
  /** Index of the chosen point; -1 for none. */
  at: number;
  onStep: (at: number) => void;
  /** Marks on the axis besides points: coloured stops, meetings above them, silences, and checks as strokes. */
  lines: readonly StoryLine[];
}

export function ReplayTrack({ stops, at, onStep, lines }: Props) {
  const text = useText(daysTexts, peopleTexts);
  const dates = useDates();
  const [first, last, current] = [stops[0], stops.at(-1), stops[at]];
  const now = current === undefined ? 0 : percentOf(current.at, stops);
  // Position of the thumb before a point is chosen.
  const position = current ?? first;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keys[event.key]?.(at, stops.length - 1);
    if (next === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    onStep(next);
  };
  const time = (instant: number) => dates.time(new Date(instant).toISOString());
  return (
    <chakra.div
      position="relative"
      order={{ base: '1', md: '0' }}
      flex={{ base: '1 1 100%', md: '1' }}
      minW="120px"
      h="40px"
      mx="2.5"
      borderRadius="l1"
      css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' } }}
    >
      <chakra.svg
        position="absolute"
        insetStart="0"
        top="0"
        w="full"
        h="28px"
        overflow="visible"
        viewBox="0 0 100 28"
        preserveAspectRatio="none"
        aria-hidden
        css={{ '& path': { vectorEffect: 'non-scaling-stroke' } }}
      >
        <chakra.path d="M0 14H100" stroke="border.emphasized" strokeWidth="4" strokeLinecap="round" />
        <chakra.path d={`M0 14H${now}`} stroke="brand.solid" strokeWidth="4" />
        <AxisMarks stops={stops} lines={lines} />
      </chakra.svg>
      <Hours stops={stops} />
      <chakra.span
        position="absolute"
        top="6px"
        boxSize="16px"
        ms="-8px"
        borderRadius="full"
        bg="bg"
        borderWidth="4px"
        borderColor="brand.solid"
        aria-hidden
        style={{ left: `${now}%` }}
      />
      {position !== undefined && last !== undefined && (
        <chakra.input
          type="range"
          aria-label={text('days.time')}
          aria-valuetext={text('days.timeText', { time: time(position.at), status: position.stop.point.comment ?? text('value.none') })}
          min={first?.at}
          max={last.at}
          step="1"
          value={position.at}
          onChange={({ target }) => onStep(nearestInTime(Number(target.value), stops))}
          onKeyDown={onKeyDown}
          position="absolute"
          inset="0"
          w="full"
          h="full"
          m="0"
          opacity="0"
          cursor="pointer"
        />
      )}
    </chakra.div>
  );
}

const percentOf = (instant: number, stops: readonly ReplayStop[]) => shareOf(instant, stops) * 100;

/** Static parts of the track, memoised because the replay renders sixteen times a second. */
const AxisMarks = memo(function AxisMarks({ stops, lines }: Pick<Props, 'stops' | 'lines'>) {
  const percent = (instant: number) => percentOf(instant, stops);
  return (
    <>
      {lines.map((line) => {
        const [from, until] = [line.from, line.until].map((instant) => Math.min(100, Math.max(0, percent(Date.parse(instant)))).toFixed(2));
        if (line.kind === 'check') return <chakra.path key={line.key} data-axis="check" d={`M${from} 4V24`} stroke="fg" strokeWidth="2" />;
        if (line.kind === 'silence')
          return <chakra.path key={line.key} data-axis="silence" d={`M${from} 14H${until}`} stroke="wait" strokeWidth="4" strokeDasharray="2 4" />;
        if (line.kind !== 'stop') return null;
        return (
          <g key={line.key} data-axis="stop">
            <chakra.path d={`M${from} 14H${until}`} stroke={stopTone(line.number)} strokeWidth="8" />
            {line.meetings.length > 0 && <chakra.path d={`M${from} 5H${until}`} stroke="map.purple" strokeWidth="3" />}
          </g>
        );
      })}
      <chakra.path d={stops.map((stop) => `M${percent(stop.at).toFixed(2)} 8V20`).join('')} stroke="fg.muted" strokeWidth="1" />
    </>
  );
});

const Hours = memo(function Hours({ stops }: Pick<Props, 'stops'>) {
  const dates = useDates();
  return hourMarks(stops).map((mark) => (
    <chakra.span
      key={mark}
      position="absolute"
      top="27px"
      transform="translateX(-50%)"
      fontSize="11px"
      lineHeight="12px"
      color="fg.muted"
      aria-hidden
      style={{ left: `${percentOf(mark, stops)}%` }}
    >
      {dates.time(new Date(mark).toISOString())}
    </chakra.span>
  ));
});
