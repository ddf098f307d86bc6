/** Loads an employee's day and prepares it for display. */
import { useMemo } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { renewAfter, useRenewal } from '../../data/live/use-changes.ts';
import { useText } from '../../i18n/text-context.ts';
import { townNear } from '../../maps/ground/towns.ts';
import { useGround } from '../../maps/ground/use-ground.ts';
import { mapsTexts } from '../../maps/texts/texts.ts';
import { usePlaces } from '../../people/area-names/use-places.ts';
import { useDayQuery } from './day.generated.ts';
import { type Day, dayMarkers, dayNames, meetingLinks, type Words } from './day-markers.ts';
import { storyLines } from './story.ts';
import { daysTexts } from './texts/texts.ts';
import { recordedSeconds, routeGaps, routePlaces, travelStops } from './travel.ts';

/** @param customerPath returns the path of a farmer's or dealer's page */
export function useDay(userId: string, date: string, customerPath: Words['path']) {
  const text = useText(daysTexts, mapsTexts);
  const dates = useDates();
  const { name: areaName } = usePlaces();
  // Sections fail independently, and the loaded ones are shown.
  const { data, error, refetch } = useDayQuery({ variables: { userId, date }, errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  useRenewal(
    ({ node: { type, subjectId, date: on } }) => type === 'MEETING' || (type === 'ATTENDANCE' && subjectId === userId && on === date),
    refetch,
    true,
    renewAfter.board,
  );
  const fetched = data?.dayDashboard ?? undefined;
  const day = useMemo((): Day => {
    const { travel, farmers, dealers, meetings } = fetched ?? {};
    return { stops: travelStops(travel ?? []), farmers: farmers ?? [], dealers: dealers ?? [], meetings: meetings ?? [] };
  }, [fetched]);
  // Loaded for Google's map and street tiles too, because the story names its stops by towns.
  const towns = useGround(true, null)?.towns;
  const parts = useMemo(
    () => ({
      route: routePlaces(day.stops),
      gaps: routeGaps(day.stops, fetched?.legs ?? []),
      seconds: recordedSeconds(day.stops),
      links: meetingLinks(day.meetings),
      names: dayNames([...day.farmers, ...day.dealers], areaName),
      lines: storyLines({
        ...day,
        stops: fetched?.stops ?? null,
        legs: fetched?.legs ?? null,
        jumps: fetched?.jumps ?? null,
        checkEvents: fetched?.checkEvents ?? null,
        townOf: (place) => {
          const town = towns && townNear(towns, place);
          return town && areaName(town);
        },
      }),
    }),
    [day, fetched, towns, areaName],
  );
  const markers = useMemo(
    () =>
      dayMarkers(day, {
        travel: (number) => text('maps.travel', { number: String(number) }),
        path: customerPath,
        kind: (kind) => text(`maps.${kind}`),
        date: (at) => `${dates.date(at)}, ${dates.seconds(at)}`,
      }),
    [day, text, dates, customerPath],
  );
  return { ...parts, day, fetched, markers, error, retry: () => void refetch() };
}
