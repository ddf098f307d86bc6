/**
 * Converts a day to the lines of a story in chronological order: checks, stops, legs, silences and impossible speeds. Pure; stops and legs come from the
 * gateway.
 */
import { joinParts } from '../../i18n/formats.ts';
import type { MapMarker } from '../../maps/marker.ts';
import { metresBetween, type Place } from '../../maps/place.ts';
import type { DayQuery } from './day.generated.ts';
import type { DayMeeting, DayPerson } from './day-markers.ts';
import type { TravelStop } from './travel.ts';

type Dashboard = NonNullable<DayQuery['dayDashboard']>;

/** Maximum distance in metres of the farmer or dealer that a stop is attributed to: twice the radius of a stop. */
const nearMetres = 300;

export interface Near {
  readonly id: string;
  readonly kind: 'farmer' | 'dealer';
  readonly name: string;
  readonly village: string | null;
  readonly metres: number;
}

interface Span {
  readonly key: string;
  /** Instants as the API writes them. */
  readonly from: string;
  readonly until: string;
}

export type StoryLine =
  | (Span & { readonly kind: 'check'; readonly event: 'CHECK_IN' | 'CHECK_OUT' })
  | (Span & {
      readonly kind: 'stop';
      /** Number of the stop, from 1. */
      readonly number: number;
      readonly minutes: number;
      readonly near: Near | undefined;
      /** The nearest town; undefined when none is near, and until towns have loaded. */
      readonly town: string | undefined;
      /** Comments of the meetings that began here; null for a meeting without one. */
      readonly meetings: readonly (string | null)[];
      /** Checks while the person was here. */
      readonly checks: readonly { readonly event: 'CHECK_IN' | 'CHECK_OUT'; readonly at: string }[];
    })
  | (Span & { readonly kind: 'leg' | 'silence'; readonly minutes: number; readonly km: number })
  | (Span & { readonly kind: 'jump'; readonly points: number; readonly km: number; readonly kmPerHour: number | null; readonly minutesBack: number | null });

/** Minimum length of a leg that is shown, in kilometres. */
const leastKm = 0.05;

export interface StoryDay extends Pick<Dashboard, 'stops' | 'legs' | 'jumps' | 'checkEvents'> {
  readonly farmers: readonly DayPerson[];
  readonly dealers: readonly DayPerson[];
  readonly meetings: readonly DayMeeting[];
  /** Returns the name of the town at a place. */
  readonly townOf: (place: Place) => string | undefined;
}

export function storyLines({ stops, legs, jumps, checkEvents, farmers, dealers, meetings, townOf }: StoryDay): StoryLine[] {
  const checks = (checkEvents ?? []).flatMap(({ kind: event, at }) => (at === null ? [] : [{ event, at }]));
  const ofStops = (stops ?? []).flatMap(({ location, fromAt: from, untilAt: until, minutes }, at): StoryLine[] =>
    from === null || until === null
      ? []
      : [
          {
            kind: 'stop',
            key: `stop ${at + 1}`,
            number: at + 1,
            from,
            until,
            minutes,
            near: nearestOf(location, farmers, dealers),
            town: townOf(location),
            meetings: meetings.filter(({ startLocation }) => isNear(startLocation, location)).map(({ comment }) => comment),
            checks: checks.filter((check) => check.at > from && check.at < until),
          },
        ],
  );
  const alone = checks.filter(({ at }) => !ofStops.some(({ from, until }) => at > from && at < until));
  const lines: StoryLine[] = [
    ...ofStops,
    ...alone.map(({ event, at }): StoryLine => ({ kind: 'check', key: `${event} ${at}`, event, from: at, until: at })),
    ...(legs ?? []).flatMap(({ kind, fromAt: from, untilAt: until, minutes, straightLineKm: km }): StoryLine[] =>
      from === null || until === null || (kind === 'TRAVEL' && km < leastKm && minutes === 0)
        ? []
        : [{ kind: kind === 'SILENCE' ? 'silence' : 'leg', key: `leg ${from}`, from, until, minutes, km }],
    ),
    ...(jumps ?? []).flatMap(({ fromAt: from, untilAt, minutesBack, straightLineKm: km, kmPerHour, pointCount: points }): StoryLine[] =>
      from === null
        ? []
        : [
            {
              kind: 'jump',
              key: `jump ${from}`,
              from,
              until: untilAt ?? from,
              points,
              km,
              kmPerHour,
              minutesBack,
            },
          ],
    ),
  ];
  return lines.sort((one, other) => Date.parse(one.from) - Date.parse(other.from) || rank(one) - rank(other));
}

/** Returns the rank of simultaneous lines: the check-in, the stop, the leg, and the check-out last. */
const rank = (line: StoryLine): number =>
  line.kind === 'check' ? (line.event === 'CHECK_IN' ? 0 : 4) : line.kind === 'stop' ? 1 : line.kind === 'jump' ? 3 : 2;

const isNear = (place: Place | null, to: Place) => place !== null && metresBetween(place, to) <= nearMetres;

function nearestOf(stop: Place, farmers: readonly DayPerson[], dealers: readonly DayPerson[]): Near | undefined {
  const people = [...farmers.map((person) => ({ person, kind: 'farmer' as const })), ...dealers.map((person) => ({ person, kind: 'dealer' as const }))];
  const near = people.flatMap(({ person: { id, firstName, lastName, location, address }, kind }): Near[] =>
    location !== null && isNear(location, stop)
      ? [{ id, kind, name: joinParts([firstName, lastName], ' '), village: address?.village ?? address?.taluka ?? null, metres: metresBetween(location, stop) }]
      : [],
  );
  return near.sort((one, other) => one.metres - other.metres)[0];
}

/** Returns the points on the map within the time of a line, in order. */
export const pointsOf = (line: StoryLine, stops: readonly TravelStop[]): readonly TravelStop[] => {
  const [from, until] = [Date.parse(line.from), Date.parse(line.until)];
  return stops.filter(({ place, point: { at } }) => place !== null && at !== null && Date.parse(at) >= from && Date.parse(at) <= until);
};

/** Returns the line of a moment: the shortest one that contains it. */
export function lineAt(lines: readonly StoryLine[], at: string): StoryLine | undefined {
  const ms = Date.parse(at);
  const length = ({ from, until }: StoryLine) => Date.parse(until) - Date.parse(from);
  return lines
    .filter(({ from, until }) => Date.parse(from) <= ms && ms <= Date.parse(until))
    .sort((one, other) => length(one) - length(other) || rank(one) - rank(other))[0];
}

/** Colour order of stops, equal to that of travel points. */
export const stopTones = ['map.red', 'map.blue', 'map.green', 'map.yellow'] as const;

/** Returns the colour of a stop. @param number from 1 */
export const stopTone = (number: number) => stopTones[(number - 1) % stopTones.length] ?? 'map.red';

/** Converts the travel of a day to markers of a story: each stop with its number at its first point, and the other points as dots. */
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
