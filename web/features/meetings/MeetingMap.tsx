/** Renders the map of a meeting: start, end and visited places. */
import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { MapView } from '../../maps/MapView.tsx';
import type { MapSurface } from '../../maps/map-props.ts';
import { usePlaces } from '../../people/area-names/use-places.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { meetingMarkers } from './meeting-markers.ts';
import { type MeetingMap_MeetingFragment, useMeetingMap_MeetingFragment } from './meetings.generated.ts';
import { meetingsTexts } from './texts/texts.ts';

interface Props {
  meeting: FragmentType<MeetingMap_MeetingFragment>;
  /** Without a key, the schematic map is used. */
  surface: MapSurface;
}

export function MeetingMap({ meeting: from, surface }: Props) {
  const text = useText(meetingsTexts, peopleTexts);
  const dates = useDates();
  const places = usePlaces();
  const [chosen, setChosen] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  // The map was requested at the top of the page, and may be below the fold.
  useEffect(() => frame.current?.scrollIntoView({ block: 'nearest' }), []);
  const meeting = useMeetingMap_MeetingFragment(from);
  if (meeting === undefined) return null;
  const words = { start: text('meetings.start'), end: text('meetings.end'), unknown: text('value.none'), dateTime: dates.dateTime, address: places.place };
  const map = meetingMarkers(meeting, words);
  if (map.markers.length === 0) return <chakra.p color="fg.muted">{text('meetings.noPlaces')}</chakra.p>;
  return (
    <chakra.div ref={frame} borderWidth="1px" borderColor="border.emphasized" borderRadius="l2" overflow="hidden">
      <MapView
        {...map}
        townName={places.name}
        label={text('meetings.map')}
        extent={map.markers.map(({ place }) => place)}
        chosen={chosen}
        onChoose={setChosen}
        surface={surface}
      />
    </chakra.div>
  );
}
