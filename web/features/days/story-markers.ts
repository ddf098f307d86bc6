/** Converts the travel of a day to markers of a story: each stop with its number at its first point, and the other points as dots. */
import type { MapMarker } from '../../maps/marker.ts';
import { pointsOf, type StoryLine } from './story.ts';
import type { TravelStop } from './travel.ts';

export function storyMarkers(
  travel: readonly MapMarker[],
  stops: readonly TravelStop[],
  lines: readonly StoryLine[],
  words: (line: StoryLine) => Pick<MapMarker, 'title' | 'detail'>,
): readonly MapMarker[] {
  const first = new Map(lines.flatMap((line) => (line.kind === 'stop' ? [[pointsOf(line, stops)[0]?.key, line] as const] : [])));
  return travel.map((marker): MapMarker => {
    const line = first.get(marker.key);
    return line === undefined ? { ...marker, dot: true } : { ...marker, kind: 'stop', number: line.number, ...words(line) };
  });
}
