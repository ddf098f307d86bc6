/** The server's configuration in the page, so that the first screen has its final columns and actions without a query. */
import type { ApolloClient } from '@apollo/client';
import { ClientConfigDocument, GoogleMapsKeyDocument } from './config.generated.ts';
import type { ServerConfig } from './config.ts';

/** The page never has a key, only the fact that there is none. */
type ServedConfig = ServerConfig & { extensions: boolean; googleMapsApiKey?: null };

/** Writes the configuration into the cache. A page of the development server has none, so its screens query it. */
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
