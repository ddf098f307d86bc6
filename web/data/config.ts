/** What the server says of itself: asked for once by a screen that needs to know. */
import type { MapSurface } from '../maps/map-props.ts';
import { useClientConfigQuery } from './config.generated.ts';

export interface ServerConfig extends MapSurface {
  /** Whether calls beyond the documented ones can be relied upon. */
  extensions: boolean;
}

const least: ServerConfig = { googleMapsApiKey: null, extensions: false, basemap: null, mapTiles: null };

/** Undefined until it is known; when it cannot be known, the least that there can be. */
export function useServerConfig(): ServerConfig | undefined {
  const { data, error } = useClientConfigQuery();
  if (data === undefined) return error === undefined ? undefined : least;
  return data.clientConfig ?? least;
}
