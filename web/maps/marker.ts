/** A marker on a map and the look of each kind. Kinds differ by shape and letter as well as by colour. */
import type { Place } from './place.ts';

export type MarkerKind = 'travel' | 'stop' | 'farmer' | 'dealer' | 'meetingStart' | 'meetingEnd' | 'person' | 'oddPerson';

export interface MapMarker {
  /** Unique within the map. */
  readonly key: string;
  readonly kind: MarkerKind;
  readonly place: Place;
  /** Number of a travel point or a stop, from 1. */
  readonly number?: number;
  /** True for a travel point that is drawn only as a dot, because the stops have the numbers. */
  readonly dot?: boolean;
  /** The strong line of the info window: the event, or a name. */
  readonly title: string;
  /** The second line of the info window: time or place. */
  readonly detail: string;
  /** A person's phone number, shown as a link in the info window. */
  readonly phone?: string | null;
  /** URL of the person's page. */
  readonly to?: string | undefined;
}

/** Returns the accessible name of a marker: first its visible number or initials (WCAG 2.5.3), then the texts of its info window. */
export const nameOf = ({ kind, number, dot = false, title, detail }: Pick<MapMarker, 'kind' | 'number' | 'dot' | 'title' | 'detail'>): string =>
  [kind === 'person' || kind === 'oddPerson' ? initials(title) : dot ? undefined : number, title, detail]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');

/** Two places joined by a dotted line, such as the start and the end of a meeting. */
export interface MapLink {
  readonly key: string;
  readonly from: Place;
  readonly to: Place;
}

export interface MapName {
  readonly text: string;
  readonly place: Place;
  readonly kind: 'village' | 'taluka' | 'town';
}

/** Colours of a day's events, and the separate colours of people. */
export type MarkerTone = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange' | 'pink' | 'person' | 'oddPerson';

export interface MarkerStyle {
  readonly tone: MarkerTone;
  /** Outline around the marker's place in pixels, as an SVG path. */
  readonly outline: string;
  /** Letter inside the outline, and its vertical position. */
  readonly letter: string;
  readonly letterY: number;
  readonly letterSize: number;
  /** True when the letter is dark, because white is unreadable on yellow or orange. */
  readonly darkLetter: boolean;
  /** Rectangle of the shape relative to its place: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
}

/** Colour order of travel points and stops. */
const travelTones: readonly MarkerTone[] = ['red', 'blue', 'green', 'yellow'];

const point = 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z';
const circle = 'M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z';
const disc = 'M-12.5 0a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0z';
const pin = 'M0 0C-4.5-6-9.5-9.5-9.5-15a9.5 9.5 0 1 1 19 0C9.5-9.500 4.5-6 0 0z';
const square = 'M-6.5-9h13A2.5 2.5 0 0 1 9-6.5v13A2.5 2.5 0 0 1 6.5 9h-13A2.5 2.5 0 0 1-9 6.5v-13A2.5 2.5 0 0 1-6.5-9z';
const diamond = 'M0-12.5L12.5 0 0 12.5-12.5 0z';

const diamondBox = [-14, -14, 28, 28] as const;

/** `Kiran Deshmukh` -> `KD` */
const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('');

export function markerStyle({
  kind,
  number = 1,
  dot = false,
  title = '',
}: Pick<MapMarker, 'kind' | 'number' | 'dot'> & { readonly title?: string }): MarkerStyle {
  switch (kind) {
    case 'travel':
    case 'stop': {
      const tone = travelTones[(number - 1) % travelTones.length] ?? 'red';
      if (dot) return { tone, outline: point, letter: '', letterY: 0, letterSize: 0, darkLetter: false, box: [-8, -8, 16, 16] };
      const letter = String(number);
      const letterSize = letter.length > 2 ? 8.5 : 10.5;
      return { tone, outline: circle, letter, letterY: letterSize * 0.35, letterSize, darkLetter: tone === 'yellow', box: [-11, -11, 22, 22] };
    }
    case 'farmer':
      return { tone: 'orange', outline: pin, letter: 'F', letterY: -11.3, letterSize: 11, darkLetter: true, box: [-11, -26, 22, 27] };
    case 'dealer':
      return { tone: 'pink', outline: square, letter: 'D', letterY: 4, letterSize: 11, darkLetter: false, box: [-11, -11, 22, 22] };
    case 'meetingStart':
      return { tone: 'purple', outline: diamond, letter: 'S', letterY: 4, letterSize: 11, darkLetter: false, box: diamondBox };
    case 'person':
    case 'oddPerson':
      return { tone: kind, outline: disc, letter: initials(title), letterY: 3.5, letterSize: 10, darkLetter: true, box: [-14, -14, 28, 28] };
    case 'meetingEnd':
      return { tone: 'blue', outline: diamond, letter: 'E', letterY: 4, letterSize: 11, darkLetter: false, box: diamondBox };
  }
}

/** Drawing order of markers. Later kinds cover earlier ones. */
export const drawOrder: readonly MarkerKind[] = ['travel', 'dealer', 'farmer', 'meetingStart', 'meetingEnd', 'stop', 'person', 'oddPerson'];
