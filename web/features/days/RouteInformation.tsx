/** Renders distance, duration and number of places. Values that do not follow the road are marked. */
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Route } from '../../maps/route.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { Caption } from '../../ui/Caption.tsx';
import { daysTexts } from './texts/texts.ts';
import { leftOutPoints, type TravelStop } from './travel.ts';

interface Props {
  route: Route;
  /** Seconds from the first to the last point. */
  recorded: number;
  /** Null when unknown. */
  locations: number | null;
  stops: readonly TravelStop[];
}

export const RouteInformation = memo(function RouteInformation({ route: { metres, seconds, kind, lines }, recorded, locations, stops }: Props) {
  const text = useText(daysTexts, peopleTexts);
  const hasRoute = lines.length > 0;
  const orNone = (written: string) => (locations === null ? text('value.none') : written);
  const leftOut = leftOutPoints(stops).map(({ reason, count }) => text(`days.leftOut.${reason}`, { count: formatNumber(count) }));
  const facts = [
    {
      name: text('days.distance'),
      value: orNone(text('days.kilometres', { count: (metres / 1000).toFixed(2) })),
      note: hasRoute && kind !== 'driven' ? text('days.straight') : undefined,
    },
    {
      name: text('days.duration'),
      value: orNone(text('days.minutes', { count: ((hasRoute ? (seconds ?? recorded) : 0) / 60).toFixed(2) })),
      note: hasRoute && seconds === null ? text('days.firstToLast') : undefined,
    },
    {
      name: text('days.locations'),
      value: orNone(formatNumber(locations ?? 0)),
      note: leftOut.length > 0 ? text('days.leftOut', { reasons: leftOut.join(', ') }) : undefined,
    },
  ];
  return (
    <chakra.section
      display={{ md: 'flex' }}
      alignItems="baseline"
      columnGap="4"
      px={{ base: '4', md: '0' }}
      py={{ base: '2', md: '0' }}
      borderTopWidth={{ base: '1px', md: '0' }}
    >
      <chakra.h2 textStyle="section" whiteSpace="nowrap" mb={{ base: '1', md: '0' }}>
        {text('days.route')}
      </chakra.h2>
      {/* Reserves space for unknown values in any font, so nothing moves when they load. */}
      <chakra.dl display={{ base: 'grid', md: 'flex' }} gridTemplateColumns="1.1fr 1.1fr 1fr" columnGap="4">
        {facts.map(({ name, value, note }, at) => (
          <chakra.div
            key={name}
            display={{ md: 'grid' }}
            gridTemplateColumns="auto minmax(min-content, 1fr)"
            columnGap="1.5"
            alignItems="baseline"
            alignContent="start"
            minH={{ base: '70px', md: '36px' }}
          >
            <chakra.dt color="fg.muted" fontSize="13px" whiteSpace={{ md: 'nowrap' }}>
              {name}
            </chakra.dt>
            <chakra.dd fontWeight="600" whiteSpace="nowrap" minW={{ md: ['9ch', '10.5ch'][at] }}>
              {value}
            </chakra.dd>
            {note !== undefined && (
              <Caption as="dd" gridColumn="span 2">
                {note}
              </Caption>
            )}
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
});
