/** Renders a day's figures, filters, table, map and replay. Table row, marker, line and slider share one choice. */
import { chakra, useBreakpointValue } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { failureOf } from '../../data/failure.ts';
import { useMapSurface } from '../../data/map-surface.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Legend } from '../../maps/Legend.tsx';
import { MapView } from '../../maps/MapView.tsx';
import type { MapLink } from '../../maps/marker.ts';
import { nearest, type Place } from '../../maps/place.ts';
import { type AskDirections, useRoute } from '../../maps/route.ts';
import { mapsTexts } from '../../maps/texts/texts.ts';
import { usePlaces } from '../../people/area-names/use-places.ts';
import { Caption } from '../../ui/Caption.tsx';
import { FurrowArt } from '../../ui/FurrowArt.tsx';
import { ListFooter } from '../../ui/list/ListFooter.tsx';
import { Segments } from '../../ui/list/Segments.tsx';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { DayStory, useStoryWords } from './DayStory.tsx';
import { type DayLayer, dayLayers } from './day-layers.ts';
import { LayerFilters } from './LayerFilters.tsx';
import { Replay } from './Replay.tsx';
import { RouteInformation } from './RouteInformation.tsx';
import { lineAt, pointsOf, type StoryLine, storyMarkers } from './story.ts';
import { TravelTable } from './TravelTable.tsx';
import { daysTexts } from './texts/texts.ts';
import { useDay } from './use-day.ts';

interface Props {
  userId: string;
  name: string;
  date: string;
  hidden: readonly DayLayer[];
  onHidden: (hidden: readonly DayLayer[]) => void;
  /** True when all points are listed instead of the story. */
  points: boolean;
  onPoints: (points: boolean) => void;
  /** Returns the path of a farmer's or dealer's page. */
  customerPath: (type: MeetingType, id: string) => string;
}

const distance = (at: string | null, from: number) => Math.abs((at === null ? Number.POSITIVE_INFINITY : Date.parse(at)) - from);

const legendKinds = ['farmer', 'dealer', 'meetingStart', 'meetingEnd'] as const;
const noLinks: readonly MapLink[] = [];

/** Minimum width for two columns: the map's 930 pixels and a table. */
const twoColumns = '@container (min-width: 1240px)';

export function DayView({ userId, name, date, hidden, onHidden, points, onPoints, customerPath }: Props) {
  const text = useText(daysTexts, mapsTexts, listTexts);
  const dates = useDates();
  const storyWords = useStoryWords();
  const areas = usePlaces();
  const surface = useMapSurface();
  const [chosen, choose] = useState<string | null>(null);
  const [line, setLine] = useState<{ key: string; point: string | null }>();
  const [directions, setDirections] = useState<{ ask: AskDirections } | null>(null);
  const [tellDirections] = useState(() => (ask: AskDirections | null) => setDirections(ask && { ask }));
  // On a phone, the controls of the markers follow the map, visually and in tab order.
  const mapFirst = useBreakpointValue({ base: true, md: false }, { ssr: false });
  const { day, fetched, markers, links, names, seconds, lines, route: places, gaps, error, retry } = useDay(userId, date, customerPath);
  const route = useRoute(places, directions?.ask ?? null, gaps);
  const extent = useMemo(() => {
    const farOff = new Set(day.stops.filter(({ isLeftOut }) => isLeftOut).map(({ key }) => key));
    return dayLayers.flatMap((layer) => markers[layer].filter(({ key }) => !farOff.has(key)).map(({ place }) => place));
  }, [day, markers]);
  const chooseLine = useCallback(
    (next: StoryLine) => {
      const from = Date.parse(next.from);
      // A check without its own point uses the point that is nearest in time.
      const timed = day.stops.filter(({ place, point: { at } }) => place !== null && at !== null);
      const point = (pointsOf(next, day.stops)[0] ?? timed.sort((one, other) => distance(one.point.at, from) - distance(other.point.at, from))[0])?.key ?? null;
      setLine({ key: next.key, point });
      choose(point);
    },
    [day],
  );
  const listPoints = useCallback(() => onPoints(true), [onPoints]);

  const counts = useMemo(() => {
    const count = (section: readonly unknown[] | null | undefined) => section?.length ?? null;
    const { travel, farmers, dealers, meetings } = fetched ?? {};
    return { travel: travel ? markers.travel.length : null, farmers: count(farmers), dealers: count(dealers), meetings: count(meetings) };
  }, [fetched, markers]);
  const mapLabel = useMapLabel(name, date, counts);
  const onMap = useMemo(() => {
    const wordsOf = (next: StoryLine) => {
      const { title = '', detail, right = '' } = storyWords(next);
      return { title, detail: joinParts([text('export.days', { from: dates.time(next.from), until: dates.time(next.until) }), right, detail[0]], ', ') };
    };
    const travel = points ? markers.travel : storyMarkers(markers.travel, day.stops, lines, wordsOf);
    return dayLayers.filter((layer) => !hidden.includes(layer)).flatMap((layer) => (layer === 'travel' ? travel : markers[layer]));
  }, [points, markers, day, lines, hidden, text, dates, storyWords]);
  const chooseOnRoute = useCallback((place: Place) => choose(nearest(markers.travel, place)?.key ?? null), [markers]);

  if (fetched === undefined && error !== undefined) {
    return (
      <StatePanel role="alert" picture={<WifiOff />} title={text('days.failed')} detail={text(failureOf(error))} actions={<RetryButton onRetry={retry} />} />
    );
  }
  const { travel, farmers, dealers, meetings, plannedMeetings } = fetched ?? {};
  const isEmpty =
    fetched !== undefined && error === undefined && [travel, farmers, dealers, meetings, plannedMeetings ?? []].every((section) => section?.length === 0);
  if (isEmpty) return <StatePanel role="status" picture={<FurrowArt />} title={text('list.empty')} detail={text('days.emptyHint')} />;

  // A line stays chosen while its point is chosen. A point chosen on the map or by the slider chooses its line.
  const pointAt = day.stops.find(({ key }) => key === chosen)?.point.at ?? null;
  const chosenLine = line !== undefined && line.point === chosen ? line.key : pointAt === null ? undefined : lineAt(lines, pointAt)?.key;
  const withTravel = !hidden.includes('travel');
  const filters = <LayerFilters counts={counts} hidden={hidden} onHidden={onHidden} />;
  return (
    <chakra.div css={{ containerType: 'inline-size' }} flex="1" display="flex" flexDirection="column">
      <FigureLine>
        <RouteInformation route={route} recorded={seconds} locations={counts.travel} stops={day.stops} />
        {!mapFirst && filters}
      </FigureLine>
      {plannedMeetings && plannedMeetings.length > 0 && <PlannedMeetings meetings={plannedMeetings} />}
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        flex="1"
        alignContent="start"
        css={{ [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 930px', alignContent: 'stretch' } }}
      >
        <chakra.div minW="0">
          <MapView
            surface={fetched === undefined ? undefined : surface}
            label={mapLabel}
            markers={onMap}
            links={hidden.includes('meetings') ? noLinks : links}
            names={names}
            townName={areas.name}
            route={withTravel ? route : undefined}
            extent={extent}
            chosen={chosen}
            onChoose={choose}
            onRoute={chooseOnRoute}
            onDirections={tellDirections}
          />
          {withTravel && <Replay stops={day.stops} busy={fetched === undefined} chosen={chosen} onChoose={choose} lines={lines} />}
          <Legend kinds={legendKinds} numbered={points ? 'travel' : 'stop'} gaps={gaps.size > 0} />
        </chakra.div>
        {mapFirst && filters}
        <ListColumn>
          <ListChoice points={points} onPoints={onPoints} stopCount={fetched?.stops?.length} />
          {points ? (
            <TravelTable stops={day.stops} busy={fetched === undefined} chosen={chosen} onChoose={choose} />
          ) : (
            <>
              <DayStory
                lines={lines}
                busy={fetched === undefined}
                chosen={chosenLine}
                onChoose={chooseLine}
                onPoints={listPoints}
                customerPath={customerPath}
              />
              {fetched && <Rules rules={fetched.rules} />}
            </>
          )}
        </ListColumn>
      </chakra.div>
      {error !== undefined && <ListFooter message={<StaleLine onRetry={retry}>{text('days.partial')}</StaleLine>} />}
    </chakra.div>
  );
}

/** Returns the label of the map: the person, the date, and the number of markers of each layer. */
function useMapLabel(name: string, date: string, counts: Readonly<Record<DayLayer, number | null>>): string {
  const text = useText(daysTexts);
  const dates = useDates();
  return text('days.mapLabel', {
    name,
    date: dates.date(date),
    travel: text('days.mapTravel', { count: counts.travel ?? 0 }),
    farmers: text('days.mapFarmers', { count: counts.farmers ?? 0 }),
    dealers: text('days.mapDealers', { count: counts.dealers ?? 0 }),
    meetings: text('days.mapMeetings', { count: counts.meetings ?? 0 }),
  });
}

/** The line above the map. */
const FigureLine = chakra('div', {
  base: {
    display: { md: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    px: { md: '5' },
    py: { md: '1' },
    minH: { md: '44px' },
    borderYWidth: { md: '1px' },
  },
});

/** Renders the column beside the map, which is as high as the map and scrolls. */
function ListColumn({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      minW="0"
      borderTopWidth="1px"
      css={{
        [twoColumns]: {
          order: '-1',
          borderTopWidth: '0',
          borderInlineEndWidth: '1px',
          position: 'relative',
          '& > *': { md: { position: { base: 'absolute', _print: 'static' }, inset: '0' } },
        },
      }}
    >
      <chakra.div display="flex" flexDirection="column">
        {children}
      </chakra.div>
    </chakra.div>
  );
}

type FetchedDay = NonNullable<ReturnType<typeof useDay>['fetched']>;

function PlannedMeetings({ meetings }: { meetings: NonNullable<FetchedDay['plannedMeetings']> }) {
  const text = useText(daysTexts);
  const dates = useDates();
  return (
    <chakra.ul aria-label={text('days.planned')} px="gutter" py="2" borderBottomWidth="1px" display="grid" gap="1">
      {meetings.map(({ id, plannedAt, firstName, lastName, purpose }) => (
        <li key={id}>
          {text('days.plannedMeeting', { time: dates.time(plannedAt ?? ''), name: joinParts([firstName, lastName, purpose && `(${purpose})`], ' ') })}
        </li>
      ))}
    </chakra.ul>
  );
}

/** Renders the number of stops, and the choice between the story and the list of points. */
function ListChoice({ points, onPoints, stopCount }: Pick<Props, 'points' | 'onPoints'> & { stopCount: number | undefined }) {
  const text = useText(daysTexts);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" px="gutter" py="1.5" borderBottomWidth="1px" _print={{ display: 'none' }}>
      <Caption as="span" flex="1">
        {stopCount !== undefined && text('days.stopCount', { count: stopCount })}
      </Caption>
      <Segments
        label={text('days.list')}
        value={points ? 'points' : 'story'}
        choices={[
          { value: 'story', label: text('days.story') },
          { value: 'points', label: text('days.pointList') },
        ]}
        onChange={(list) => onPoints(list === 'points')}
      />
    </chakra.div>
  );
}

/** Renders the limits by which stops and silences are found. */
function Rules({ rules }: Pick<FetchedDay, 'rules'>) {
  return (
    <Caption as="p" px="gutter" py="1.5" borderTopWidth="1px">
      {useText(daysTexts)('days.rules', {
        minutes: String(rules.stopMinutes),
        metres: String(rules.stopMetres),
        silence: String(rules.silenceMinutes),
        speed: String(rules.maxKmPerHour),
      })}
    </Caption>
  );
}
