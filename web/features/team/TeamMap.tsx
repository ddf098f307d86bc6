/** Shows the last position of each employee on a map, with a list that shares the selection. */
import { chakra, useBreakpointValue } from '@chakra-ui/react';
import { useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useMapSurface } from '../../data/map-surface.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { MapView } from '../../maps/MapView.tsx';
import type { MapMarker } from '../../maps/marker.ts';
import { Swatch } from '../../maps/Swatch.tsx';
import { usePlaces } from '../../people/area-names/use-places.ts';
import { Caption } from '../../ui/Caption.tsx';
import { FurrowArt } from '../../ui/FurrowArt.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import type { Row } from './team-day.ts';
import { teamTexts } from './texts/texts.ts';

interface Props {
  rows: readonly Row[];
  /** True until all people have loaded. */
  busy: boolean;
  date: string;
  /** Returns the path of a person's day. */
  dayPath: (userId: string, date: string) => string;
}

/** Height beside the list: what remains of a laptop's window between the filters and the bar. */
const mapHeight = 572;

export function TeamMap({ rows, busy, date, dayPath }: Props) {
  const text = useText(teamTexts);
  const dates = useDates();
  const places = usePlaces();
  const surface = useMapSurface();
  const [chosen, choose] = useState<string | null>(null);
  const markers = rows.flatMap(({ id, name, state, member }): MapMarker[] => {
    const { location = null, at = null } = member.day.lastPoint ?? {};
    const { taluka = null, district = null } = member.employee.address ?? {};
    if (location === null) return [];
    return [
      {
        key: id,
        kind: state === 'NEEDS_CHECK' ? 'oddPerson' : 'person',
        place: location,
        title: name,
        detail: joinParts([at === null ? '-' : dates.time(at), taluka && places.name(taluka, district)], ', '),
        phone: member.employee.phoneNumber,
        to: dayPath(id, date),
      },
    ];
  });
  const height = useBreakpointValue({ base: undefined, xl: mapHeight }, { ssr: false });
  if (markers.length === 0 && busy) return <chakra.div minH="60vh" aria-busy />;
  if (markers.length === 0) return <StatePanel role="status" picture={<FurrowArt />} title={text('team.noPositions')} />;
  return (
    <chakra.div display="grid" flex="1" alignContent="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '300px minmax(0, 1fr)' }}>
      <chakra.ul
        listStyleType="none"
        order={{ base: 2, xl: 0 }}
        maxH={{ xl: `${mapHeight}px` }}
        overflowY="auto"
        borderInlineEndWidth={{ xl: '1px' }}
        css={{ scrollbarWidth: 'thin' }}
      >
        {markers.map(({ key, kind, title, detail }) => (
          <li key={key}>
            <chakra.button
              type="button"
              aria-pressed={key === chosen}
              display="flex"
              alignItems="center"
              gap="3"
              w="full"
              minH="48px"
              px="gutter"
              py="1"
              textAlign="start"
              borderBottomWidth="1px"
              cursor="pointer"
              focusVisibleRing="inside"
              _hover={{ bg: 'bg.subtle' }}
              _pressed={{ bg: 'bg.selected' }}
              css={kind === 'oddPerson' ? { boxShadow: 'inset 3px 0 0 {colors.wait}' } : {}}
              onClick={() => choose(key)}
            >
              <Swatch kind={kind} title={title} size="28px" />
              <span>
                <chakra.span display="block" fontWeight="600">
                  {title}
                </chakra.span>
                <Caption as="span">{detail}</Caption>
              </span>
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
      <MapView
        surface={surface}
        label={text('team.mapLabel', { date: dates.date(date), people: text('team.mapPeople', { count: markers.length }) })}
        markers={markers}
        townName={places.name}
        extent={markers.map(({ place }) => place)}
        leastHeight={height}
        chosen={chosen}
        onChoose={choose}
      />
    </chakra.div>
  );
}
