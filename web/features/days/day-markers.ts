/** Converts a day to markers, links and names on a map. */
import type { MeetingType } from '../../data/schema.generated.ts';
import { joinParts } from '../../i18n/formats.ts';
import type { MapLink, MapMarker, MapName } from '../../maps/marker.ts';
import type { Place } from '../../maps/place.ts';
import type { DayLayer } from './day-layers.ts';
import type { TravelStop } from './travel.ts';

export interface DayPerson {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneNumber: string | null;
  readonly location: Place | null;
  readonly address: { readonly village: string | null; readonly taluka: string | null } | null;
}

export interface DayMeeting {
  readonly startLocation: Place | null;
  readonly endLocation: Place | null;
  readonly comment: string | null;
}

export interface Day {
  readonly stops: readonly TravelStop[];
  readonly farmers: readonly DayPerson[];
  readonly dealers: readonly DayPerson[];
  readonly meetings: readonly DayMeeting[];
}

/** Functions that format names, dates and paths of markers. */
export interface Words {
  path: (type: MeetingType, id: string) => string;
  travel: (number: number) => string;
  kind: (kind: 'farmer' | 'dealer' | 'meetingStart' | 'meetingEnd') => string;
  date: (at: string) => string;
}

function personMarker(kind: 'farmer' | 'dealer', { id, firstName, lastName, phoneNumber, location, address }: DayPerson, words: Words): MapMarker[] {
  const place = placed(location);
  if (place === null) return [];
  return [
    {
      key: `${kind} ${id}`,
      kind,
      place,
      title: joinParts([firstName, lastName], ' ') || words.kind(kind),
      detail: joinParts([words.kind(kind), address?.village], ', '),
      phone: phoneNumber,
      to: words.path(kind === 'farmer' ? 'FARMER' : 'DEALER', id),
    },
  ];
}

/** Returns the place, or null without a position or at 0,0, which get no marker. */
const placed = (place: Place | null): Place | null => (place === null || (place.latitude === 0 && place.longitude === 0) ? null : place);

function meetingMarkers({ startLocation, endLocation, comment }: DayMeeting, at: number, words: Words): MapMarker[] {
  const ends = [
    { kind: 'meetingStart', place: placed(startLocation) },
    { kind: 'meetingEnd', place: placed(endLocation) },
  ] as const;
  return ends.flatMap(({ kind, place }) =>
    place === null ? [] : [{ key: `${kind} ${at}`, kind, place, title: comment ?? words.kind(kind), detail: comment === null ? '' : words.kind(kind) }],
  );
}

/** Returns the markers of each layer, including hidden layers. */
export function dayMarkers({ stops, farmers, dealers, meetings }: Day, words: Words): Readonly<Record<DayLayer, readonly MapMarker[]>> {
  return {
    travel: stops.flatMap(({ key, place, number, point }): MapMarker[] =>
      place === null || number === null
        ? []
        : [{ key, kind: 'travel', place, number, title: point.comment ?? words.travel(number), detail: point.at === null ? '' : words.date(point.at) }],
    ),
    farmers: farmers.flatMap((person) => personMarker('farmer', person, words)),
    dealers: dealers.flatMap((person) => personMarker('dealer', person, words)),
    meetings: meetings.flatMap((meeting, at) => meetingMarkers(meeting, at, words)),
  };
}

/** Returns the links from the start of each meeting to its end. */
export const meetingLinks = (meetings: readonly DayMeeting[]): MapLink[] =>
  meetings.flatMap(({ startLocation, endLocation }, at) => {
    const [from, to] = [placed(startLocation), placed(endLocation)];
    return from === null || to === null ? [] : [{ key: String(at), from, to }];
  });

const middle = (places: readonly Place[]): Place => ({
  latitude: places.reduce((sum, { latitude }) => sum + latitude, 0) / places.length,
  longitude: places.reduce((sum, { longitude }) => sum + longitude, 0) / places.length,
});

/**
 * Returns the villages of farmers and dealers, and each taluka in the centre of its villages.
 * @param translate names in the language of the page
 */
export function dayNames(people: readonly DayPerson[], translate: (name: string) => string): MapName[] {
  const located = people.flatMap(({ address, location }) => {
    const place = placed(location);
    return place === null || address === null ? [] : [{ ...address, place }];
  });
  const talukas = [...new Set(located.flatMap(({ taluka }) => (taluka ? [taluka] : [])))];
  return [
    ...located.flatMap(({ village, place }): MapName[] => (village ? [{ text: village, place, kind: 'village' }] : [])),
    ...talukas.map((name): MapName => {
      const places = located.filter(({ taluka }) => taluka === name).map(({ place }) => place);
      return { text: translate(name), place: middle(places), kind: 'taluka' };
    }),
  ];
}
