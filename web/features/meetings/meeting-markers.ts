/** Markers of a meeting's map: start and end, joined by a line, and the visited customers. Unknown places are left out. */

import { joinParts } from '../../i18n/formats.ts';
import type { MapLink, MapMarker } from '../../maps/marker.ts';
import type { AddressParts } from '../../people/address.ts';
import type { MeetingMap_MeetingFragment } from './meetings.generated.ts';

export interface MarkerWords {
  start: string;
  end: string;
  /** Text for a person without a known name. */
  unknown: string;
  dateTime: (instant: string) => string;
  address: (address: AddressParts | null) => string;
}

type Party = NonNullable<MeetingMap_MeetingFragment['visitedFarmers']>[number];

export function meetingMarkers(meeting: MeetingMap_MeetingFragment, words: MarkerWords): { markers: MapMarker[]; links: MapLink[] } {
  const { startLocation, endLocation } = meeting;
  const dateTime = (instant: string | null) => (instant === null ? '' : words.dateTime(instant));
  const visited = (parties: readonly Party[] | null, kind: 'farmer' | 'dealer'): MapMarker[] =>
    (parties ?? []).flatMap(({ firstName, lastName, address, location }, at) =>
      location === null
        ? []
        : [{ key: `${kind} ${at}`, kind, place: location, title: joinParts([firstName, lastName], ' ') || words.unknown, detail: words.address(address) }],
    );
  const start: MapMarker[] =
    startLocation === null ? [] : [{ key: 'start', kind: 'meetingStart', place: startLocation, title: words.start, detail: dateTime(meeting.startedAt) }];
  const end: MapMarker[] =
    endLocation === null ? [] : [{ key: 'end', kind: 'meetingEnd', place: endLocation, title: words.end, detail: dateTime(meeting.endedAt) }];
  return {
    markers: [...start, ...end, ...visited(meeting.visitedFarmers, 'farmer'), ...visited(meeting.visitedDealers, 'dealer')],
    links: startLocation !== null && endLocation !== null ? [{ key: 'meeting', from: startLocation, to: endLocation }] : [],
  };
}
