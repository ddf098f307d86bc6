/** Markers of a meeting's map. */
import { describe, expect, it } from 'vitest';
import { type AddressParts, writePlace } from '../../people/address.ts';
import { meetingMarkers } from './meeting-markers.ts';

const words = {
  start: 'Start',
  end: 'End',
  unknown: '-',
  dateTime: (instant: string) => `at ${instant}`,
  address: (address: AddressParts | null) => writePlace(address ?? {}),
};
const place = (latitude: number) => ({ __typename: 'Location', latitude, longitude: 74.1 }) as const;

const party = (firstName: string | null, latitude: number | null) =>
  ({
    __typename: 'MeetingParty',
    id: null,
    firstName,
    lastName: null,
    address: { __typename: 'Address', village: 'Ozar', taluka: 'Niphad', district: 'Nashik' },
    location: latitude === null ? null : place(latitude),
  }) as const;

const nothing = {
  __typename: 'Meeting',
  id: '5127',
  type: 'FARMER',
  startedAt: null,
  endedAt: null,
  startLocation: null,
  endLocation: null,
  visitedFarmers: null,
  visitedDealers: null,
} as const;

describe('a meeting on the map', () => {
  it('shows start and end with a link, and the visited customers', () => {
    const { markers, links } = meetingMarkers(
      {
        ...nothing,
        startedAt: '10:15',
        startLocation: place(20.08),
        endLocation: place(20.07),
        visitedFarmers: [party('Lata', 20.1), party(null, 20.2)],
        visitedDealers: [party('Kisan Agro', 20.3)],
      },
      words,
    );
    expect(markers.map(({ kind, title, detail }) => [kind, title, detail])).toEqual([
      ['meetingStart', 'Start', 'at 10:15'],
      ['meetingEnd', 'End', ''],
      ['farmer', 'Lata', 'Ozar, Niphad, Nashik'],
      ['farmer', '-', 'Ozar, Niphad, Nashik'],
      ['dealer', 'Kisan Agro', 'Ozar, Niphad, Nashik'],
    ]);
    expect(new Set(markers.map(({ key }) => key)).size).toBe(markers.length);
    expect(links).toEqual([{ key: 'meeting', from: place(20.08), to: place(20.07) }]);
  });

  it('omits unknown places and their links', () => {
    const { markers, links } = meetingMarkers({ ...nothing, startLocation: place(20.08), visitedFarmers: [party('Lata', null)] }, words);
    expect(markers.map(({ kind }) => kind)).toEqual(['meetingStart']);
    expect(links).toEqual([]);
  });

  it('is empty when no place is known', () => {
    expect(meetingMarkers(nothing, words)).toEqual({ markers: [], links: [] });
  });
});
