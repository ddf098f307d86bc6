/** How far, how long, how many places. What is not known by the road says so. */
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Route } from '../../maps/route.ts';
import { daysTexts } from './texts/texts.ts';

interface Props {
  route: Route;
  /** Seconds from the first to the last point. */
  recorded: number;
  /** Null when it is not known. */
  locations: number | null;
}

export function RouteInformation({ route: { metres, seconds, kind, lines }, recorded, locations }: Props) {
  const text = useText(daysTexts);
  const hasRoute = lines.length > 0;
  const facts = [
    {
      name: text('days.distance'),
      value: text('days.kilometres', { count: (metres / 1000).toFixed(2) }),
      note: hasRoute && kind !== 'driven' ? text('days.straight') : undefined,
    },
    {
      name: text('days.duration'),
      value: text('days.minutes', { count: ((hasRoute ? (seconds ?? recorded) : 0) / 60).toFixed(2) }),
      note: hasRoute && seconds === null ? text('days.firstToLast') : undefined,
    },
    { name: text('days.locations'), value: locations === null ? '-' : formatNumber(locations), note: undefined },
  ];
  return (
    <chakra.section display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} alignItems="baseline" columnGap="4" rowGap="1">
      <chakra.h2 textStyle="section" whiteSpace="nowrap">
        {text('days.route')}
      </chakra.h2>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="4" rowGap="0.5">
        {facts.map(({ name, value, note }) => (
          <chakra.div key={name} display="grid" gridTemplateColumns="auto auto" columnGap="1.5" alignItems="baseline">
            <chakra.dt color="fg.muted" fontSize="13px">
              {name}
            </chakra.dt>
            <chakra.dd fontWeight="600">{value}</chakra.dd>
            {note !== undefined && (
              <chakra.dd textStyle="meta" color="fg.muted" gridColumn="span 2">
                {note}
              </chakra.dd>
            )}
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
