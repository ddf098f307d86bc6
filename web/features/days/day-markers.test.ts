/** A day on the map: markers by layer, meetings from start to end, names where people are. */
import { describe, expect, it } from 'vitest';
import { type DayMeeting, type DayPerson, dayMarkers, dayNames, meetingLinks, type Words } from './day-markers.ts';
import { travelStops } from './travel.ts';

const words: Words = { path: (type, id) => `/${type}/${id}`, travel: (number) => `Point ${number}`, kind: (kind) => kind, date: (at) => at.slice(11, 16) };

const person = (id: string, fields: Partial<DayPerson> = {}): DayPerson => ({
  id,
  firstName: 'Sunita',
  lastName: 'More',
  phoneNumber: '9822041735',
  location: { latitude: 18.7, longitude: 74.3 },
  address: { village: 'Nimone', taluka: 'Shirur' },
  ...fields,
});

const nothing = { stops: [], farmers: [], dealers: [], meetings: [] };

describe('markers', () => {
  it('of travel show the comment and the time, or the number without a comment', () => {
    const stops = travelStops([
      { id: '1', at: '2026-11-20T09:12:00+05:30', location: { latitude: 18.7, longitude: 74.3 }, comment: 'Check In', syncComment: null, leftOut: null },
      { id: '2', at: null, location: { latitude: 18.71, longitude: 74.3 }, comment: null, syncComment: null, leftOut: null },
      { id: '3', at: null, location: null, comment: null, syncComment: 'No GPS fix', leftOut: 'NO_PLACE' },
    ]);
    expect(dayMarkers({ ...nothing, stops }, words).travel).toMatchObject([
      { key: 'travel 1', number: 1, title: 'Check In', detail: '09:12' },
      { key: 'travel 2', number: 2, title: 'Point 2', detail: '' },
    ]);
  });

  it('of farmers and dealers show name and place; people without a position have no marker', () => {
    const marked = dayMarkers(
      { ...nothing, farmers: [person('7'), person('8', { location: null })], dealers: [person('9', { firstName: null, lastName: null })] },
      words,
    );
    expect(marked.farmers).toMatchObject([
      { key: 'farmer 7', kind: 'farmer', title: 'Sunita More', detail: 'farmer, Nimone', phone: '9822041735', to: '/FARMER/7' },
    ]);
    expect(marked.dealers).toMatchObject([{ kind: 'dealer', title: 'dealer' }]);
  });

  it('of a meeting are its start and its end, linked', () => {
    const meetings: DayMeeting[] = [
      { startLocation: { latitude: 18.6, longitude: 74.2 }, endLocation: { latitude: 18.61, longitude: 74.2 }, comment: 'Seeds' },
      { startLocation: { latitude: 18.6, longitude: 74.2 }, endLocation: { latitude: 0, longitude: 0 }, comment: null },
    ];
    expect(dayMarkers({ ...nothing, meetings }, words).meetings).toMatchObject([
      { kind: 'meetingStart', title: 'Seeds', detail: 'meetingStart' },
      { kind: 'meetingEnd', title: 'Seeds' },
      { kind: 'meetingStart', title: 'meetingStart' },
    ]);
    expect(meetingLinks(meetings)).toHaveLength(1);
  });
});

describe('names', () => {
  it('are villages at their places, and talukas in the centre of their villages', () => {
    const people = [
      person('1'),
      person('2', { location: { latitude: 18.9, longitude: 74.5 }, address: { village: null, taluka: 'Shirur' } }),
      person('3', { address: null }),
    ];
    const [village, taluka] = dayNames(people, (name) => name);
    expect(village).toMatchObject({ text: 'Nimone', kind: 'village' });
    expect(taluka?.text).toBe('Shirur');
    expect(taluka?.place.latitude).toBeCloseTo(18.8, 9);
  });
});
