/** A day's numbers, filters, table, map and replay. Table row, marker, line and slider share one choice. */
import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useServerConfig } from '../../data/config.ts';
import { failureOf } from '../../data/failure.ts';
import { useText } from '../../i18n/text-context.ts';
import { Legend } from '../../maps/Legend.tsx';
import { MapView } from '../../maps/MapView.tsx';
import type { AskDirections } from '../../maps/map-props.ts';
import { nearest } from '../../maps/place.ts';
import { mapsTexts } from '../../maps/texts/texts.ts';
import { useRoute } from '../../maps/use-route.ts';
import { FurrowArt } from '../../ui/FurrowArt.tsx';
import { Foot } from '../../ui/list/Foot.tsx';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { type DayLayer, dayLayers } from './day-layers.ts';
import { LayerFilters } from './LayerFilters.tsx';
import { Replay } from './Replay.tsx';
import { RouteInformation } from './RouteInformation.tsx';
import { TravelTable } from './TravelTable.tsx';
import { daysTexts } from './texts/texts.ts';
import { useDay } from './use-day.ts';

interface Props {
  userId: string;
  name: string;
  date: string;
  hidden: readonly DayLayer[];
  onHidden: (hidden: readonly DayLayer[]) => void;
}

/** Two columns need the map's 930 pixels and a table beside them. */
const twoColumns = '@container (min-width: 1240px)';

export function DayView({ userId, name, date, hidden, onHidden }: Props) {
  const text = useText(daysTexts, mapsTexts, listTexts);
  const dates = useDates();
  const config = useServerConfig();
  const [chosen, choose] = useState<string | null>(null);
  const [directions, setDirections] = useState<{ ask: AskDirections } | null>(null);
  const [tellDirections] = useState(() => (ask: AskDirections | null) => setDirections(ask && { ask }));
  const { day, fetched, markers, links, names, seconds, route: places, error, retry } = useDay(userId, date);
  const route = useRoute(places, directions?.ask ?? null);
  const extent = useMemo(() => {
    const farOff = new Set(day.stops.filter(({ tooFar }) => tooFar).map(({ key }) => key));
    return dayLayers.flatMap((layer) => markers[layer].filter(({ key }) => !farOff.has(key)).map(({ place }) => place));
  }, [day, markers]);

  if (fetched === undefined && error !== undefined) {
    return (
      <StatePanel role="alert" picture={<WifiOff />} title={text('days.failed')} detail={text(failureOf(error))} actions={<RetryButton onRetry={retry} />} />
    );
  }
  const { travel, farmers, dealers, meetings } = fetched ?? {};
  const isEmpty = fetched !== undefined && error === undefined && [travel, farmers, dealers, meetings].every((section) => section?.length === 0);
  if (isEmpty) return <StatePanel role="status" picture={<FurrowArt />} title={text('list.empty')} />;

  const shown = dayLayers.filter((layer) => !hidden.includes(layer));
  const count = (layer: DayLayer, section: readonly unknown[] | null | undefined) =>
    section ? (layer === 'travel' ? markers.travel.length : section.length) : null;
  const counts = {
    travel: count('travel', travel),
    farmers: count('farmers', farmers),
    dealers: count('dealers', dealers),
    meetings: count('meetings', meetings),
  };
  const label = text('days.mapLabel', {
    name,
    date: dates.date(date),
    travel: text('days.mapTravel', { count: counts.travel ?? 0 }),
    farmers: text('days.mapFarmers', { count: counts.farmers ?? 0 }),
    dealers: text('days.mapDealers', { count: counts.dealers ?? 0 }),
    meetings: text('days.mapMeetings', { count: counts.meetings ?? 0 }),
  });
  const withTravel = shown.includes('travel');
  return (
    <chakra.div css={{ containerType: 'inline-size' }} flex="1" display="flex" flexDirection="column">
      {/* On a phone what chooses the map's markers stands below the map: both boxes give their parts to the page. */}
      <chakra.div
        display={{ base: 'contents', md: 'flex' }}
        flexWrap="wrap"
        alignItems="center"
        columnGap="5"
        rowGap="2"
        px="5"
        py="1"
        minH="44px"
        borderYWidth="1px"
      >
        <RouteInformation route={route} recorded={seconds} locations={counts.travel} />
        <LayerFilters counts={counts} hidden={hidden} onHidden={onHidden} />
      </chakra.div>
      <chakra.div
        display={{ base: 'contents', md: 'grid' }}
        gridTemplateColumns="minmax(0, 1fr)"
        flex="1"
        alignContent="start"
        css={{ [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 930px' } }}
      >
        <chakra.div minW="0" order={{ mdDown: 1 }}>
          <MapView
            googleMapsApiKey={fetched === undefined ? undefined : config?.googleMapsApiKey}
            label={label}
            markers={shown.flatMap((layer) => markers[layer])}
            links={shown.includes('meetings') ? links : []}
            names={names}
            route={withTravel ? route : undefined}
            extent={extent}
            chosen={chosen}
            onChoose={choose}
            onRoute={(place) => choose(nearest(markers.travel, place)?.key ?? null)}
            onDirections={tellDirections}
          />
          {withTravel && <Replay stops={day.stops} busy={fetched === undefined} chosen={chosen} onChoose={choose} />}
          <Legend kinds={['farmer', 'dealer', 'meetingStart', 'meetingEnd']} travel />
        </chakra.div>
        <chakra.div
          minW="0"
          order={{ mdDown: 3 }}
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
          <TravelTable stops={day.stops} busy={fetched === undefined} chosen={chosen} onChoose={choose} />
        </chakra.div>
      </chakra.div>
      {error !== undefined && <Foot message={<StaleLine onRetry={retry}>{text('days.partial')}</StaleLine>} />}
    </chakra.div>
  );
}
