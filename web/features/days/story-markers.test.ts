/** The story's markers have the numbers of the list beside the map. */
import { expect, it } from 'vitest';
import { type StoryLine, storyMarkers } from './story.ts';
import { travelStops } from './travel.ts';

const at = (time: string) => `2026-11-19T${time}:00+05:30`;
const location = { latitude: 18.7, longitude: 74.3 };

it('a stop has its number at its first point, and every other point is a dot', () => {
  const points = ['09:00', '09:30', '09:40', '10:00'].map((time, id) => ({
    id: String(id),
    at: at(time),
    location,
    comment: null,
    syncComment: null,
    leftOut: null,
  }));
  const stops = travelStops(points);
  const travel = stops.map(({ key, number }) => ({ key, kind: 'travel' as const, place: location, number: number ?? 0, title: 'Point', detail: '' }));
  const line: StoryLine = {
    kind: 'stop',
    key: 'stop 1',
    number: 1,
    from: at('09:30'),
    until: at('09:45'),
    minutes: 15,
    near: undefined,
    town: 'Nimone',
    meetings: [],
    checks: [],
  };
  const markers = storyMarkers(travel, stops, [line], ({ kind }) => ({ title: kind, detail: '15 min' }));
  expect(markers.map(({ key, kind, dot = false }) => [key, kind, dot])).toEqual([
    ['travel 0', 'travel', true],
    ['travel 1', 'stop', false],
    ['travel 2', 'travel', true],
    ['travel 3', 'travel', true],
  ]);
  expect(markers[1]).toMatchObject({ number: 1, title: 'stop', detail: '15 min' });
});
