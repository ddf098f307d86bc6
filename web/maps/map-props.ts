/** The interface that the schematic map and Google's share: what the screens pass in, and the events. */
import type { MapLink, MapMarker, MapName } from './marker.ts';
import type { Place } from './place.ts';
import type { Directions, Route } from './route.ts';

/** Asks for the way by the road through at most `maxPointsPerRequest` places; rejects when there is none. */
export type AskDirections = (points: readonly Place[]) => Promise<Directions>;

/** The ground of a map, as the server's operator chose. */
export interface MapSurface {
  /** Null: the schematic map is used. */
  readonly googleMapsApiKey: string | null;
  /** Addresses of the operator's own map data under the schematic map, and whose they are. */
  readonly basemap: { readonly files: readonly string[]; readonly attribution: string | null } | null;
  /** Raster tiles of streets under the schematic map: a template with `{z}`, `{x}` and `{y}`, and whose they are. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | null;
}

export interface MapProps {
  /** The description of the map for screen readers. */
  label: string;
  markers: readonly MapMarker[];
  links?: readonly MapLink[];
  /** Written on the schematic map; Google's has its own names. */
  names?: readonly MapName[];
  /** Undefined where there is no route to show. */
  route?: Route | undefined;
  /** The places that the map is fitted to at first, also those whose markers are hidden. */
  extent: readonly Place[];
  /** The map is at least so high, in pixels; 340 by default. */
  leastHeight?: number | undefined;
  /** The chosen marker's key. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
  /** A place on the route that was clicked. */
  onRoute?: ((place: Place) => void) | undefined;
  /** Called with the function that fetches directions when there is one, and with null when there is none any more. */
  onDirections?: ((ask: AskDirections | null) => void) | undefined;
}
