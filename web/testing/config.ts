/** Server configurations for tests. */
import { ClientConfigDocument, type ClientConfigQuery, GoogleMapsKeyDocument, type GoogleMapsKeyQuery } from '../data/config.generated.ts';
import type { MapSurface } from '../maps/map-props.ts';
import { type Answer, answer } from './server.ts';

/** Answers the configuration, by default without a Google key and without the operator's map data. */
export function answerConfig(extensions: boolean, { googleMapsApiKey = null, basemap = null, mapTiles = null }: Partial<MapSurface> = {}) {
  answer(GoogleMapsKeyDocument, (): Answer<GoogleMapsKeyQuery> => ({ data: { clientConfig: { __typename: 'ClientConfig', googleMapsApiKey } } }));
  return answer(
    ClientConfigDocument,
    (): Answer<ClientConfigQuery> => ({
      data: {
        clientConfig: {
          __typename: 'ClientConfig',
          extensions,
          basemap: basemap && { __typename: 'Basemap', files: [...basemap.files], attribution: basemap.attribution },
          mapTiles: mapTiles && { __typename: 'MapTiles', ...mapTiles },
        },
      },
    }),
  );
}
