/** Replays the day from point to point: by a slider over time, by steps, or automatically. */
import { Button, chakra } from '@chakra-ui/react';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { Caption } from '../../ui/Caption.tsx';
import { Segments } from '../../ui/list/Segments.tsx';
import { ReplayTrack } from './ReplayTrack.tsx';
import { replayStops } from './replay-steps.ts';
import type { StoryLine } from './story.ts';
import { daysTexts } from './texts/texts.ts';
import type { TravelStop } from './travel.ts';

/** Milliseconds from one point to the next at 1x. */
const pace = 1000;

const speeds = ['1', '4', '16'] as const;

interface Props {
  stops: readonly TravelStop[];
  /** True while the points load. Their space is reserved. */
  busy: boolean;
  chosen: string | null;
  onChoose: (key: string) => void;
  /** The day's story, on the same axis. */
  lines: readonly StoryLine[];
}

export function Replay({ stops: all, busy, chosen, onChoose, lines }: Props) {
  const text = useText(daysTexts, peopleTexts);
  const dates = useDates();
  const [speed, setSpeed] = useState<(typeof speeds)[number]>('1');
  const [playing, setPlaying] = useState(false);
  const stops = useMemo(() => replayStops(all), [all]);
  const at = stops.findIndex(({ key }) => key === chosen);
  const current = stops[at];
  const go = (index: number) => {
    const stop = stops[index];
    if (stop !== undefined) onChoose(stop.key);
    return stop !== undefined;
  };
  const advance = useEffectEvent(() => {
    if (!go(at + 1)) setPlaying(false);
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(advance, pace / Number(speed));
    return () => clearInterval(timer);
  }, [playing, speed]);

  const play = () => {
    // Restart from the end.
    if (!playing && at === stops.length - 1) go(0);
    setPlaying(!playing);
  };
  const icon = { px: '0', boxSize: 'control' } as const;
  const PlayIcon = playing ? Pause : Play;
  return (
    <chakra.div
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      gap="1.5"
      px="3.5"
      py="1.5"
      minH="52px"
      borderTopWidth="1px"
      _print={{ display: 'none' }}
    >
      <Button variant="ghost" {...icon} aria-label={text('days.previous')} disabled={at <= 0} onClick={() => go(at - 1)}>
        <SkipBack />
      </Button>
      <Button {...icon} aria-label={text(playing ? 'days.pause' : 'days.play')} disabled={stops.length < 2} onClick={play}>
        <PlayIcon />
      </Button>
      <Button variant="ghost" {...icon} aria-label={text('days.next')} disabled={at === stops.length - 1} onClick={() => go(at + 1)}>
        <SkipForward />
      </Button>
      <chakra.div w={{ md: '126px' }} flex={{ base: '1', md: 'none' }} ps="1.5" lineHeight="18px">
        {current === undefined ? (
          <chakra.div color="fg.muted">{busy ? text('value.none') : text('days.points', { count: stops.length })}</chakra.div>
        ) : (
          <>
            <chakra.div fontWeight="600">{current.stop.point.at ? dates.seconds(current.stop.point.at) : text('value.none')}</chakra.div>
            <Caption>{text('days.chosenPoint', { number: formatNumber(at + 1), count: formatNumber(stops.length) })}</Caption>
          </>
        )}
      </chakra.div>
      <ReplayTrack stops={stops} at={at} onStep={go} lines={lines} />
      <Segments
        label={text('days.speed')}
        value={speed}
        choices={speeds.map((value) => ({ value, label: text('days.times', { count: value }) }))}
        onChange={setSpeed}
      />
    </chakra.div>
  );
}
