/** Where everybody was last, on a map: with a list beside it that shares the choice. */
import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useServerConfig } from '../../data/config.ts';
import { useText } from '../../i18n/text-context.ts';
import { MapView } from '../../maps/MapView.tsx';
import type { MapMarker } from '../../maps/marker.ts';
import { FurrowArt } from '../../ui/FurrowArt.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import type { Row } from './team-day.ts';
import { teamTexts } from './texts/texts.ts';

interface Props {
  rows: readonly Row[];
  date: string;
  /** The address of a person's day. */
  dayPath: (userId: string, date: string) => string;
}

export function TeamMap({ rows, date, dayPath }: Props) {
  const text = useText(teamTexts);
  const dates = useDates();
  const config = useServerConfig();
  const [chosen, choose] = useState<string | null>(null);
  const markers = useMemo(
    () =>
      rows.flatMap(({ id, name, state, member }): MapMarker[] => {
        const { location = null, at = null } = member.day.lastPoint ?? {};
        const detail = [at === null ? '-' : dates.time(at), member.employee.address?.taluka ?? ''].filter((part) => part !== '').join(', ');
        return location === null
          ? []
          : [
              {
                key: id,
                kind: state === 'odd' ? 'oddPerson' : 'person',
                place: location,
                title: name,
                detail,
                phone: member.employee.phoneNumber,
                to: dayPath(id, date),
              },
            ];
      }),
    [rows, dates, date, dayPath],
  );
  const extent = useMemo(() => markers.map(({ place }) => place), [markers]);
  if (markers.length === 0) return <StatePanel role="status" picture={<FurrowArt />} title={text('team.noPositions')} />;
  return (
    <chakra.div display="grid" flex="1" alignContent="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '300px minmax(0, 1fr)' }}>
      <chakra.ul
        listStyleType="none"
        order={{ base: 2, xl: 0 }}
        maxH={{ xl: '604px' }}
        overflowY="auto"
        borderInlineEndWidth={{ xl: '1px' }}
        css={{ scrollbarWidth: 'thin' }}
      >
        {markers.map(({ key, kind, title, detail }) => (
          <li key={key}>
            <chakra.button
              type="button"
              aria-pressed={key === chosen}
              w="full"
              minH="44px"
              px="gutter"
              py="1"
              textAlign="start"
              borderBottomWidth="1px"
              cursor="pointer"
              focusVisibleRing="inside"
              _pressed={{ bg: 'bg.selected' }}
              css={kind === 'oddPerson' ? { boxShadow: 'inset 3px 0 0 {colors.wait}' } : {}}
              onClick={() => choose(key)}
            >
              <chakra.span display="block" fontWeight="600">
                {title}
              </chakra.span>
              <chakra.span textStyle="meta" color="fg.muted">
                {detail}
              </chakra.span>
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
      <MapView
        surface={config}
        label={text('team.mapLabel', { date: dates.date(date), people: text('team.mapPeople', { count: markers.length }) })}
        markers={markers}
        extent={extent}
        chosen={chosen}
        onChoose={choose}
      />
    </chakra.div>
  );
}
