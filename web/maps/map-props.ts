/** Properties and events that the schematic map and Google's map share. */
import type { MapLink, MapMarker, MapName } from './marker.ts';
import type { Place } from './place.ts';
import type { AskDirections, Route } from './route.ts';

/** The map that the operator has configured. */
export interface MapSurface {
  /** Null when the schematic map is used. */
  readonly googleMapsApiKey: string | null;
  /** URLs and attribution of the operator's own map data below the schematic map. */
  readonly basemap: { readonly files: readonly string[]; readonly attribution: string | null } | null;
  /** Raster tiles of streets below the schematic map: a URL template with `{z}`, `{x}` and `{y}`, and the attribution. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | null;
}

export interface MapProps {
  /** The description of the map for screen readers. */
  label: string;
  markers: readonly MapMarker[];
  links?: readonly MapLink[];
  /** Names on the schematic map. Google's map has its own names. */
  names?: readonly MapName[];
  /** Translates the names of towns on the schematic map. */
  townName: (name: string) => string;
  /** Undefined when there is no route to show. */
  route?: Route | undefined;
  /** Places that the initial view fits, including those of hidden markers. */
  extent: readonly Place[];
  /** Minimum height of the map in pixels; 340 by default. */
  leastHeight?: number | undefined;
  /** Key of the chosen marker. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
  /** Called with the place on the route that was clicked. */
  onRoute?: ((place: Place) => void) | undefined;
  /** Called with the function that fetches directions once it exists, and with null when it no longer does. */
  onDirections?: ((ask: AskDirections | null) => void) | undefined;
}

/** Reason why Google's map is not shown: its script failed to load, or the key was refused. */
export type GoogleFailure = 'script' | 'key';

export interface GoogleMapProps extends MapProps {
  apiKey: string;
  onFailure: (failure: GoogleFailure) => void;
}
