/** What both maps, the schematic one and Google's, show and tell: the one interface between them and the screens. */
import type { MapLink, MapMarker, MapName } from './marker.ts';
import type { Place } from './place.ts';
import type { Directions, Route } from './route.ts';

/** Asks for the way by the road through at most `maxPointsPerRequest` places; rejects when there is none. */
export type AskDirections = (points: readonly Place[]) => Promise<Directions>;

export interface MapProps {
  /** What the map shows, for readers. */
  label: string;
  markers: readonly MapMarker[];
  links?: readonly MapLink[];
  /** Written on the schematic map; Google's has its own names. */
  names?: readonly MapName[];
  /** Undefined where there is no route to show. */
  route?: Route | undefined;
  /** What the map is fitted to once, whatever of it is shown. */
  extent: readonly Place[];
  /** The chosen marker's key. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
  /** A place on the route that was clicked. */
  onRoute?: ((place: Place) => void) | undefined;
  /** Tells who can be asked for directions, once there is somebody; null when there is nobody (any more). */
  onDirections?: ((ask: AskDirections | null) => void) | undefined;
}
