/** The server's configuration in the page, so that the first screen has its final columns and actions without a query. */
import type { ApolloClient } from '@apollo/client';
import type { MapSurface } from '../maps/map-props.ts';
import { ClientConfigDocument } from './config.generated.ts';

/** Writes the configuration into the cache. A page of the development server has none, so its screens query it. */
export function writeServedConfig(client: ApolloClient): void {
  const served = globalThis.document?.querySelector('meta[name=client-config]')?.getAttribute('content');
  if (!served?.startsWith('{')) return;
  const { googleMapsApiKey, extensions, basemap, mapTiles }: MapSurface & { extensions: boolean } = JSON.parse(served);
  client.writeQuery({
    query: ClientConfigDocument,
    data: {
      clientConfig: {
        __typename: 'ClientConfig',
        googleMapsApiKey,
        extensions,
        basemap: basemap && { __typename: 'Basemap', ...basemap, files: [...basemap.files] },
        mapTiles: mapTiles && { __typename: 'MapTiles', ...mapTiles },
      },
    },
  });
}
