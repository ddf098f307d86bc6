/** The map that the operator has configured. Only screens with a map query the Google key. */
import type { MapSurface } from '../maps/map-props.ts';
import { useGoogleMapsKeyQuery } from './config.generated.ts';
import { useRepeat, useServerConfig } from './config.ts';

/** Returns the map that the operator has configured, or undefined while it loads. Without the gateway it is the schematic map. */
export function useMapSurface(): MapSurface | undefined {
  const config = useServerConfig();
  const { data, error, refetch } = useGoogleMapsKeyQuery();
  const failed = data?.clientConfig == null && error !== undefined;
  useRepeat(failed, refetch);
  const key = failed ? { googleMapsApiKey: null } : data?.clientConfig;
  return config && key ? { ...config, ...key } : undefined;
}
