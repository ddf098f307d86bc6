/** Server configuration. The page contains it, so the first screen has its final columns and actions without a query. */

import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import type { MapSurface } from '../maps/map-props.ts';
import { ClientConfigDocument, GoogleMapsKeyDocument, useClientConfigQuery } from './config.generated.ts';

export interface ServerConfig extends Pick<MapSurface, 'basemap' | 'mapTiles'> {
  /** True when the connected REST API has the calls beyond the documented ones; undefined while the gateway cannot be reached. */
  extensions: boolean | undefined;
}

/** Delay in milliseconds before the next attempt after the gateway could not be reached. */
const retryAfter = 5000;

const unreachable: ServerConfig = { extensions: undefined, basemap: null, mapTiles: null };

/**
 * Returns the configuration of the connected server, or undefined while it loads. An outage is not a limitation, so `extensions` is then undefined and
 * no screen calls a function unavailable. The query is repeated until the gateway responds.
 */
export function useServerConfig(): ServerConfig | undefined {
  const { data, error, refetch } = useClientConfigQuery();
  const failed = data?.clientConfig == null && error !== undefined;
  useRepeat(failed, refetch);
  return data?.clientConfig ?? (failed ? unreachable : undefined);
}

/** Repeats a failed query after a delay. */
export function useRepeat(failed: boolean, refetch: () => Promise<unknown>): void {
  useEffect(() => {
    if (!failed) return undefined;
    const timer = setTimeout(() => void refetch(), retryAfter);
    return () => clearTimeout(timer);
  });
}

/** The page never has a key, only the fact that there is none. */
type ServedConfig = ServerConfig & { extensions: boolean; googleMapsApiKey?: null };

/** Writes the configuration of the page into the cache. A page of the development server has none, so its screens query it. */
export function writeServedConfig(client: ApolloClient): void {
  const served = globalThis.document?.querySelector('meta[name=client-config]')?.getAttribute('content');
  if (!served?.startsWith('{')) return;
  const { extensions, basemap, mapTiles, googleMapsApiKey }: ServedConfig = JSON.parse(served);
  client.writeQuery({
    query: ClientConfigDocument,
    data: {
      clientConfig: {
        __typename: 'ClientConfig',
        extensions,
        basemap: basemap && { __typename: 'Basemap', ...basemap, files: [...basemap.files] },
        mapTiles: mapTiles && { __typename: 'MapTiles', ...mapTiles },
      },
    },
  });
  if (googleMapsApiKey === null) client.writeQuery({ query: GoogleMapsKeyDocument, data: { clientConfig: { __typename: 'ClientConfig', googleMapsApiKey } } });
}
